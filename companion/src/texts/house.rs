//! The texts of the house: a key, then English, French, German.

crate::texts! {
    Texts, "Every text of the house in one language.";
    // The house.
    motto: "Tell no one.", "Ne le dites à personne.", "Sag es niemandem.";
    resume: "Resume", "Reprendre", "Weiterspielen";
    entries: "Entries: {}", "Saisies\u{a0}: {}", "Eingaben: {}";
    new_game: "New game", "Nouvelle partie", "Neue Partie";
    more: "More", "Plus", "Mehr";
    rules: "Rules in short", "Règles en bref", "Kurzregeln";
    language: "Language", "Langue", "Sprache";
    settings: "Settings", "Réglages", "Einstellungen";
    about: "About", "À propos", "Über Confidant";
    screen: "Brightness", "Luminosité", "Helligkeit";
    sound: "Sound", "Son", "Ton";
    off: "Off", "Non", "Aus";
    yes: "Yes", "Oui", "Ja";
    no: "No", "Non", "Nein";
    about_1:
        "A companion for detective board games. It keeps what must stay secret.",
        "Un compagnon pour jeux de détectives. Il garde ce qui doit rester secret.",
        "Ein Begleiter für Detektivspiele. Er bewahrt, was geheim bleiben muss.";
    about_2:
        "Free software: MIT or Apache 2.0. Letters: Noto Sans, OFL.",
        "Logiciel libre\u{a0}: MIT ou Apache 2.0. Police\u{a0}: Noto Sans, OFL.",
        "Freie Software: MIT oder Apache 2.0. Schrift: Noto Sans, OFL.";
    about_3:
        "Best with the board game on the table.",
        "À jouer de préférence avec le jeu sur la table.",
        "Am besten mit dem Brettspiel auf dem Tisch.";
    is_over: "finished", "terminé", "beendet";
    // What keys do.
    choose: "Choose", "Choisir", "Wählen";
    open: "Open", "Ouvrir", "Öffnen";
    back: "Back", "Retour", "Zurück";
    take: "Select", "Valider", "OK";
    change: "Change", "Changer", "Ändern";
    adjust: "Adjust", "Régler", "Ändern";
    begin: "Begin", "Débuter", "Beginnen";
    set_up: "Set up", "Préparer", "Vorbereiten";
    page: "Page", "Page", "Seite";
    home: "Home", "Accueil", "Startseite";
    do_it: "OK", "Valider", "OK";
    enter: "Enter", "Saisir", "Eingeben";
    confirm: "Confirm", "Confirmer", "Bestätigen";
    onward: "Next", "Suite", "Weiter";
    erase: "Erase", "Effacer", "Löschen";
    add: "Add", "Ajouter", "Anfügen";
    done: "Done", "Valider", "Fertig";
    try_again: "Try again", "Réessayer", "Noch mal";
    give_up: "Give up", "Abandonner", "Verwerfen";
    leave_it: "Keep", "Garder", "Behalten";
    go_on: "Continue", "Continuer", "Weiter";
    hold_to_open: "Hold to open", "Maintenir", "Zum Öffnen halten";
    keep_holding: "Keep holding", "Encore un peu", "Weiter halten";
    any_key: "Press any key", "Appuyez sur une touche", "Weiter mit jeder Taste";
    how_it_went: "Replay the game", "Revoir la partie", "Partie ansehen";
    step_key: "Step", "Étape", "Schritt";
    how_it_works: "How it works", "Comment ça marche", "So geht es";
    welcome_table:
        "Put Confidant in the middle. Everyone may read the open screens.",
        "Posez Confidant au milieu. Tous peuvent lire les écrans ouverts.",
        "Legt Confidant in die Mitte. Was offen ist, dürfen alle lesen.";
    welcome_secret:
        "Red seal: hand it over, hold Y, look. Let go to hide it.",
        "Sceau rouge\u{a0}: transmettez, maintenez Y. Lâchez\u{a0}: c’est caché.",
        "Rotes Siegel: weitergeben, Y halten. Loslassen verdeckt.";
    welcome_keys:
        "A confirms, B goes back. At the table B is the menu.",
        "A valide, B revient. À table, B ouvre le menu.",
        "A bestätigt, B geht zurück. Am Tisch öffnet B das Menü.";
    // Names and codes.
    names: "Names", "Noms", "Namen";
    no_name: "No name", "Sans nom", "Ohne Namen";
    new_name: "New name", "Nouveau nom", "Neuer Name";
    code_for: "Code for {}", "Code pour {}", "Code für {}";
    code_of: "{}’s code", "Code de {}", "Code von {}";
    code_again: "The same again", "Encore une fois", "Noch einmal";
    codes_differ: "Not the same", "Pas le même code", "Nicht dasselbe";
    letter: "Letter", "Lettre", "Buchstabe";
    enter_code: "Enter code", "Saisir le code", "Code eingeben";
    // Hand-over.
    hand_over: "Hand over", "Transmettre", "Weitergeben";
    pass_to: "Pass to", "Donnez l’appareil à", "Gebt das Gerät an";
    only_you: "Only you may look", "Pour vos yeux seulement", "Nur du darfst schauen";
    wrong_codes: "Wrong codes so far: {}", "Codes erronés\u{a0}: {}", "Falsche Codes: {}";
    wrong_codes_wait:
        "Wrong codes: {}. Wait {}\u{a0}s.",
        "Codes erronés\u{a0}: {}. Attendez {}\u{a0}s.",
        "Falsche Codes: {}. Warte {}\u{a0}s.";
    update: "Update", "Mise à jour", "Aktualisieren";
    end_game_first: "End the game first", "Terminez d’abord la partie", "Erst die Partie beenden";
    charge_first: "Charge the battery first", "Chargez d’abord la batterie", "Erst den Akku laden";
    told_low_battery:
        "Battery almost empty. All is saved.",
        "Batterie presque vide. Tout est enregistré.",
        "Der Akku ist fast leer. Alles ist gespeichert.";
    told_wrong_code: "Wrong code for {}", "Code erroné pour {}", "Falscher Code für {}";
    look_lead: "Opens for", "S’ouvre pour", "Öffnet sich für";
    look_not_you: "Not you? Let go.", "Pas vous\u{a0}? Lâchez.", "Nicht du? Loslassen.";
    only_for: "For {} only", "Réservé à {}", "Nur für {}";
    turn_of: "{}’s turn", "Tour de {}", "{} ist dran";
    // Own boxes.
    my_boxes: "My boxes", "Mes boîtes", "Meine Schachteln";
    as_shipped: "Confidant’s values", "valeurs de Confidant", "Werte von Confidant";
    box_foreign: "not from Confidant", "étranger à Confidant", "nicht von Confidant";
    box_newer: "from a newer Confidant", "d’un Confidant plus récent", "von neuerem Confidant";
    box_damaged: "damaged", "endommagé", "beschädigt";
    box_empty: "nothing complete", "rien de complet", "nichts vollständig";
    erase_box_question:
        "Erase these values? Confidant’s will be used.",
        "Effacer ces valeurs\u{a0}? Celles de Confidant serviront.",
        "Diese Werte löschen? Dann gelten die von Confidant.";
    new_values: "New values", "Nouvelles valeurs", "Neue Werte";
    parts_yours: "{} of {} sections are yours", "{} sections sur {} sont à vous", "{} von {} Teilen sind eure";
    box_refused: "Not used: {}. Confidant’s values apply.", "Refusé\u{a0}: {}. Valeurs de Confidant.", "Abgelehnt: {}. Es gelten Werte von Confidant.";
    yours: "yours", "à vous", "eure";
    values: "Values", "Valeurs", "Werte";
    values_shipped: "Confidant", "fournies", "Confidant";
    values_made_up: "made up", "inventées", "erdacht";
    note_values_made_up:
        "They differ from your box. Right: how to put yours in.",
        "Elles diffèrent de votre boîte. À droite\u{a0}: entrer les vôtres.",
        "Anders als in eurer Schachtel. Rechts: eure eingeben.";
    cards_on_table:
        "Do the printed cards lie on the table?",
        "Les cartes de la boîte sont sur la table\u{a0}?",
        "Liegen die gedruckten Karten auf dem Tisch?";
    yes_ours_in: "Yes: put them in", "Oui\u{a0}: les entrer", "Ja, eingeben";
    no_play_so: "No: play like this", "Non\u{a0}: jouer ainsi", "Nein, so spielen";
    box_made_up:
        "These values are made up: they differ from your box.",
        "Ces valeurs sont inventées\u{a0}: elles diffèrent de votre boîte.",
        "Diese Werte sind erdacht, anders als in eurer Schachtel.";
    box_way:
        "Put yours in: on Confidant’s page, My boxes, type in what your cards show. Play there, or copy the file to this device: More, Update.",
        "Entrez les vôtres\u{a0}: sur la page de Confidant, Mes boîtes, saisissez vos cartes. Jouez là, ou copiez le fichier ici\u{a0}: Plus, Mise à jour.",
        "Eure eingeben: auf der Seite von Confidant, Meine Schachteln, eure Karten eintippen. Dort spielen, oder die Datei hierher kopieren: Mehr, Aktualisieren.";
    note_values_shipped:
        "The values that come with Confidant, code {}.",
        "Les valeurs fournies avec Confidant, code {}.",
        "Die Werte, die Confidant mitbringt, Code {}.";
    part_clues: "Clues", "Indices", "Spuren";
    part_bonus: "Bonuses", "Bonus", "Boni";
    part_board: "Board", "Plateau", "Brett";
    part_crimes: "Crime cards", "Cartes délit", "Deliktkarten";
    part_groups: "Group cards", "Cartes groupe", "Gruppenkarten";
    part_districts: "Quarter cards", "Cartes quartier", "Viertelkarten";
    part_places: "Place cards", "Cartes lieu", "Ortskarten";
    part_solo: "Solo cards", "Cartes solo", "Solokarten";
    part_puzzles: "Puzzles", "Énigmes", "Rätsel";
    part_suspects: "Suspects", "Suspects", "Verdächtige";
    part_time: "Time track", "Piste Temps", "Zeitleiste";
    part_team: "Team track", "Piste d’équipe", "Team-Leiste";
    part_badges: "Badges", "Insignes", "Abzeichen";
    part_officers: "Officers", "Enquêteurs", "Ermittler";
    part_events: "Events", "Événements", "Ereignisse";
    part_force: "Force cards", "Cartes Force", "Einsatzkarten";
    part_abilities: "Abilities", "Capacités", "Fähigkeiten";
    part_appearances: "Appearances", "Apparitions", "Auftritte";
    part_starts: "Start cards", "Cartes de départ", "Startkarten";
    part_tickets: "Tickets", "Tickets", "Tickets";
    part_map: "Map", "Plan", "Plan";
    reconstructed: "Made-up values", "Valeurs inventées", "Erdachte Werte";
    by_table: "The table", "La table", "Der Tisch";
    not_possible: "That is not possible now", "Ce n’est pas possible maintenant", "Das geht jetzt nicht";
    // Menu, questions, history.
    menu: "Menu", "Menu", "Menü";
    take_back: "Take back", "Retirer le coup", "Zug zurücknehmen";
    tell_now: "Tell now", "Dire", "Auflösen";
    telling: "Reveal", "Révéler", "Auflösen";
    telling_at_once: "at once", "aussitôt", "sofort";
    telling_breath: "a breath", "un souffle", "Atemzug";
    telling_by_key: "by key", "par touche", "per Taste";
    take_back_verb: "Take back", "Retirer", "Zurücknehmen";
    pause: "Pause", "Pause", "Pause";
    paused: "Paused", "Pause", "Pause";
    paused_note:
        "The timer is stopped. The game is saved.",
        "Le chrono est arrêté. La partie est enregistrée.",
        "Die Zeit steht. Die Partie ist gespeichert.";
    scroll: "Scroll", "Défiler", "Blättern";
    history: "History", "Historique", "Verlauf";
    signs: "Signs", "Signes", "Zeichen";
    rules_key: "Rules", "Règles", "Regeln";
    end_game: "End the game", "Terminer la partie", "Partie beenden";
    end_verb: "End it", "Terminer", "Beenden";
    last_move_caption: "LAST MOVE", "DERNIER COUP", "LETZTER ZUG";
    undo_question:
        "Take this move back? Everyone is told.",
        "Retirer ce coup\u{a0}? Tous le verront.",
        "Zug zurücknehmen? Alle erfahren es.";
    correct: "Correct", "Corriger", "Berichtigen";
    correct_after: "What follows is done anew.", "Ce qui suit est refait aussi.", "Was folgt, wird neu gefragt.";
    correct_do: "Do anew", "Refaire", "Neu";
    correct_agree: "All agree? Hold A.", "D’accord\u{a0}? Maintenez A.", "Alle einig? A halten.";
    correct_hold: "Hold: all agree", "Maintenir\u{a0}: d’accord", "Halten: einig";
    correct_told: "{} moves anew. Correction {}.", "{} rejoue. Correction {}.", "{} zieht neu. Berichtigung {}.";
    correct_none: "nothing to correct", "rien à corriger", "nichts zu berichtigen";
    correct_once: "One a round against Confidant", "Une par manche contre Confidant", "Eine je Runde gegen Confidant";
    correct_robots:
        "Confidant’s entry: choose one of yours.",
        "Saisie de Confidant\u{a0}: prenez une des vôtres.",
        "Confidants Eingabe. Wählt eine eigene.";
    corrections: "Corrections: {}", "Corrections\u{a0}: {}", "Berichtigungen: {}";
    end_question:
        "End and erase this game?",
        "Terminer et effacer la partie\u{a0}?",
        "Partie beenden und löschen?";
    end_for_new_question:
        "A game is running. End and erase it?",
        "Une partie est en cours. L’effacer\u{a0}?",
        "Eine Partie läuft. Beenden und löschen?";
    give_up_question:
        "Give the game up? Its record is kept.",
        "Abandonner la partie\u{a0}? Son relevé reste.",
        "Die Partie aufgeben? Ihr Protokoll bleibt.";
    give_up_verb: "Give it up", "Abandonner", "Aufgeben";
    given_up: "Given up", "Abandonnée", "Aufgegeben";
    given_up_at: "Given up: {}", "Abandonnée\u{a0}: {}", "Aufgegeben: {}";
    // Past games.
    past_games: "Past games", "Parties passées", "Frühere Spiele";
    past_none:
        "A game that is over is kept here with its record.",
        "Une partie finie est gardée ici avec son relevé.",
        "Eine beendete Partie bleibt hier, mit ihrem Protokoll.";
    past_no: "No. {}, {}", "N° {}, {}", "Nr. {}, {}";
    past_won: "Won: {}", "Gagné\u{a0}: {}", "Gewonnen: {}";
    past_nobody: "Nobody won", "Aucun gagnant", "Niemand gewann";
    past_unread:
        "This game needs other rules or values.",
        "Il faut d’autres règles ou valeurs.",
        "Es braucht andere Regeln oder Werte.";
    wins_title: "Won", "Gagnées", "Gewonnen";
    wins_of: "{} of {}", "{} sur {}", "{} von {}";
    shelf_full:
        "No. {} leaves the shelf.",
        "Le n° {} quitte l’étagère.",
        "Nr. {} fällt aus dem Regal.";
    erase_games: "Erase all games", "Effacer les parties", "Alle Partien löschen";
    erase_games_question:
        "Erase all games, past and running?",
        "Effacer la partie en cours et les passées\u{a0}?",
        "Alle Partien löschen, auch die laufende?";
    erase_question: "Erase everything that is saved?", "Effacer tout ce qui est enregistré\u{a0}?", "Alles Gespeicherte löschen?";
    no_moves_yet: "No move yet", "Aucun coup joué", "Noch kein Zug";
    log_taken_back: "took back: {}", "retiré\u{a0}: {}", "zurück: {}";
    log_corrected: "corrected: {}", "corrigé\u{a0}: {}", "neu: {}";
    log_wrong_code: "wrong code", "code erroné", "falscher Code";
    // Journal.
    journal: "Saved game", "Sauvegarde", "Spielstand";
    erase_journal: "Erase saved game", "Effacer la sauvegarde", "Spielstand löschen";
    erase_all: "Erase all", "Tout effacer", "Alles löschen";
    leave_as_it_is: "Leave as it is", "Ne rien changer", "So lassen";
    go_on_from_there: "Continue there", "Reprendre de là", "Dort weiterspielen";
    trouble_damaged:
        "The saved game is damaged after entry {}. All before it is safe.",
        "Sauvegarde endommagée après l’entrée {}. Tout ce qui précède est intact.",
        "Spielstand nach Eintrag {} beschädigt. Alles davor ist sicher.";
    trouble_lost:
        "The saved game is damaged from the start. It cannot be read.",
        "Sauvegarde endommagée dès le début. Rien n’est lisible.",
        "Spielstand von Anfang an beschädigt. Nichts ist lesbar.";
    trouble_foreign:
        "Another program has saved its data here. Nothing was changed.",
        "Un autre programme a enregistré ses données ici. Rien n’a été changé.",
        "Ein anderes Programm hat hier Daten gespeichert. Nichts wurde geändert.";
    trouble_tables:
        "This game needs the values {}\u{a0}{} and waits for them.",
        "Cette partie a besoin des valeurs {}\u{a0}{} et les attend.",
        "Diese Partie braucht die Werte {}\u{a0}{} und wartet auf sie.";
    trouble_rules:
        "This game was begun under other rules. It cannot continue here.",
        "Partie d’une autre version des règles\u{a0}: elle ne peut pas continuer ici.",
        "Diese Partie begann mit anderen Regeln. Hier geht sie nicht weiter.";
    trouble_unreadable:
        "The saved game cannot be read. Nothing was changed.",
        "La sauvegarde est illisible. Rien n’a été changé.",
        "Der Spielstand ist nicht lesbar. Nichts wurde geändert.";
    trouble_skipped:
        "Saved game not opened: the start failed, or B was held. It is unchanged.",
        "Sauvegarde non lue\u{a0}: démarrage manqué ou B maintenu. Elle est intacte.",
        "Spielstand nicht gelesen: Start misslungen oder B gehalten. Unverändert.";
    trouble_unwiped:
        "The last game is over but not erased yet.",
        "La dernière partie est finie, mais pas encore effacée.",
        "Die letzte Partie ist beendet, aber noch nicht gelöscht.";
    full_title: "Memory is full", "Mémoire pleine", "Speicher voll";
    full_note:
        "Not saved. End the game to make room.",
        "Non enregistré. Terminez la partie pour faire de la place.",
        "Nicht gespeichert. Beendet die Partie, um Platz zu machen.";
    failed_title: "Could not save", "Échec de l’enregistrement", "Speichern misslungen";
    failed_note:
        "Not saved. All before it is safe.",
        "Non enregistré. Les entrées précédentes sont intactes.",
        "Dieser Eintrag ist nicht gespeichert. Alle davor sind sicher.";
    // Seal and audit.
    seal_title: "Fair-play seal", "Sceau de fair-play", "Fairness-Siegel";
    seal_note:
        "Write it down: it binds the deal. Note a late PROOF, too.",
        "Notez-le\u{a0}: il fixe la donne. Plus tard, notez une PREUVE.",
        "Notiert es: Es bindet den Start. Später auch einen BEWEIS.";
    seal_caption: "SEAL", "SCEAU", "SIEGEL";
    seed: "Seal", "Sceau", "Siegel";
    proof_caption: "PROOF", "PREUVE", "BEWEIS";
    note_proof: "Note {}", "Notez {}", "Notiert {}";
    note_proof_use:
        "Write it down. The record must show the same in this place.",
        "Notez cette preuve. Le relevé devra donner la même ici.",
        "Schreibt das auf. Das Protokoll muss hier dasselbe zeigen.";
    seed_caption: "START NUMBER", "TIRAGE N°", "STARTZAHL";
    qr_code: "QR code", "Code QR", "QR-Code";
    no_qr:
        "The record is too long for a code",
        "Relevé trop long pour un code QR",
        "Das Protokoll ist zu lang für einen QR-Code";
    audit_note:
        "Compare it with your note. The page checks the rest: Check a record.",
        "Comparez avec votre note. La page vérifie le reste\u{a0}: Vérifier un relevé.",
        "Vergleicht mit eurer Notiz. Den Rest prüft die Seite: Protokoll prüfen.";
    colon: "{}: {}", "{}\u{a0}: {}", "{}: {}";
    percent: "{}%", "{}\u{a0}%", "{}\u{a0}%";
    start: "Start", "Départ", "Start";
    // The set-up of any game, and its end.
    players: "Players", "Joueurs", "Spieler";
    code_row: "Code", "Code", "Code";
    turn_clock: "Time", "Temps", "Zugzeit";
    clock_up: "counts up", "libre", "offen";
    n_minutes: "{}\u{a0}min", "{}\u{a0}min", "{}\u{a0}min";
    clock_bank: "{}\u{a0}min each", "{}\u{a0}min ch.", "je {}\u{a0}min";
    help: "Help", "Aide", "Hilfe";
    note_names: "Who sits where.", "Qui est assis où.", "Wer wo sitzt.";
    note_code:
        "Four keys that open {}’s secrets.",
        "Quatre touches qui ouvrent les secrets de {}.",
        "Vier Tasten öffnen die Geheimnisse von {}.";
    note_codes:
        "Each person picks four keys that open their secrets.",
        "Chacun choisit quatre touches qui ouvrent ses secrets.",
        "Jeder wählt vier Tasten, die seine Geheimnisse öffnen.";
    note_clock: "Counts the time of each turn, up or down.", "Un chrono pour chaque tour.", "Zählt die Zeit jedes Zuges, auf oder ab.";
    note_clock_bank:
        "The minutes each person has for the whole game.",
        "Les minutes de chacun pour toute la partie.",
        "Die Minuten, die jeder für die ganze Partie hat.";
    note_help:
        "Confidant shows what can be worked out.",
        "Confidant montre ce qu’on peut déduire.",
        "Confidant zeigt, was sich folgern lässt.";
    who_plays: "Who plays?", "Qui joue\u{a0}?", "Wer spielt?";
    people_one: "1 person", "1 joueur", "1 Person";
    people_n: "{} people", "{} joueurs", "{} Leute";
    people_key: "People", "Joueurs", "Leute";
    a_person: "person", "joueur", "Mensch";
    note_person: "One of you sits here.", "L’un de vous est à cette place.", "Hier sitzt jemand von euch.";
    level_easy: "easy", "facile", "leicht";
    level_medium: "medium", "moyen", "mittel";
    level_hard: "hard", "difficile", "schwer";
    level_expert: "expert", "expert", "Experte";
    key_nothing: "does nothing here", "ne fait rien ici", "tut hier nichts";
    key_soon: "in a moment", "dans un instant", "gleich";
    again: "Play again", "Rejouer", "Noch einmal";
    wins: "wins", "gagne", "gewinnt";
    wins_points: "wins {} to {}", "gagne {} à {}", "gewinnt mit {} zu {}";
    win_together: "win together", "gagnent ensemble", "gewinnen gemeinsam";
    standing: "Standing", "Classement", "Stand";
    seed_and_code: "Seal and code", "Sceau et code", "Siegel und Code";
}
