//! The texts of the house: a key, then English, French, German.

crate::texts! {
    Texts, "Every text of the house in one language.";
    // The house.
    motto: "Tell no one.", "Ne le dites à personne.", "Sag es niemandem.";
    resume: "Resume", "Reprendre", "Weiterspielen";
    new_game: "New game", "Nouvelle partie", "Neues Spiel";
    more: "More", "Plus", "Mehr";
    rules: "Rules in short", "Règles en bref", "Kurzregeln";
    language: "Language", "Langue", "Sprache";
    settings: "Settings", "Réglages", "Einstellungen";
    about: "About", "À propos", "Über Confidant";
    screen: "Light", "Clarté", "Licht";
    sound: "Sound", "Son", "Ton";
    on: "On", "Oui", "An";
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
        "You need the board game itself.",
        "Le jeu de société est nécessaire.",
        "Das Brettspiel selbst ist nötig.";
    is_over: "ended", "fini", "zu Ende";
    // What keys do.
    choose: "Choose", "Choisir", "Wählen";
    open: "Open", "Ouvrir", "Öffnen";
    back: "Back", "Retour", "Zurück";
    take: "Select", "Valider", "OK";
    change: "Change", "Changer", "Ändern";
    adjust: "Adjust", "Régler", "Ändern";
    begin: "Begin", "Lancer", "Beginnen";
    set_up: "Set up", "Préparer", "Aufbauen";
    page: "Page", "Page", "Seite";
    home: "Home", "Accueil", "Startseite";
    do_it: "Do it", "Valider", "OK";
    enter: "Enter", "Saisir", "Eingeben";
    confirm: "Confirm", "Confirmer", "Bestätigen";
    onward: "Next", "Suite", "Weiter";
    erase: "Erase", "Effacer", "Löschen";
    add: "Add", "Ajouter", "Anfügen";
    done: "Done", "Valider", "Fertig";
    key: "Key", "Touche", "Taste";
    try_again: "Try again", "Réessayer", "Noch mal";
    give_up: "Give up", "Renoncer", "Verwerfen";
    leave_it: "Keep", "Garder", "Behalten";
    go_on: "Go on", "Continuer", "Weiter";
    hold_to_open: "Hold to open", "Maintenir", "Halten: öffnen";
    keep_holding: "Keep holding", "Encore un peu", "Weiter halten";
    any_key: "Press any key", "Appuyez sur une touche", "Weiter mit jeder Taste";
    how_it_went: "How it went", "Le déroulement", "Wie es lief";
    step_key: "Entry", "Coup", "Schritt";
    how_it_works: "How it works", "Comment ça marche", "So geht es";
    welcome_table:
        "Lay Confidant in the middle. All may read the open screens.",
        "Posez Confidant au milieu. Tous peuvent lire les écrans ouverts.",
        "Legt Confidant in die Mitte. Offene Seiten dürfen alle lesen.";
    welcome_secret:
        "Red seal: pass it on, hold Y, look. Let go and it is hidden.",
        "Sceau rouge\u{a0}: passez-le, maintenez Y, regardez. Lâchez, c’est caché.",
        "Rotes Siegel: weitergeben, Y halten. Loslassen verdeckt.";
    welcome_keys:
        "A does it, B goes back. Hold B for the menu.",
        "A valide, B revient. Appui long sur B\u{a0}: menu.",
        "A macht es, B geht zurück. B halten: Menü.";
    // Names and codes.
    names: "Names", "Noms", "Namen";
    no_name: "No name", "Sans nom", "Ohne Namen";
    new_name: "New name", "Nouveau nom", "Neuer Name";
    code_for: "Code for {}", "Code de {}", "Code für {}";
    code_of: "{}’s code", "Code de {}", "Code von {}";
    code_choose: "Choose four keys", "Choisir quatre touches", "Vier Tasten wählen";
    code_again: "The same keys again", "Encore les mêmes", "Dieselben noch einmal";
    codes_differ: "They differ. Try again.", "Différent. Recommencez.", "Nicht gleich. Von vorn.";
    code_enter: "Press four keys", "Quatre touches", "Vier Tasten drücken";
    code_keys: "Stick, A or X", "Croix, A ou X", "Kreuz, A oder X";
    enter_code: "Enter code", "Saisir le code", "Code eingeben";
    // Hand-over.
    hand_over: "Hand over", "Transmettre", "Weitergeben";
    pass_to: "Pass to", "Passez à", "Weiter an";
    only_you: "Only you may look", "Pour vos yeux seulement", "Nur du darfst schauen";
    wrong_codes: "Wrong codes so far: {}", "Codes erronés\u{a0}: {}", "Falsche Codes: {}";
    wrong_codes_wait:
        "Wrong codes: {}. Wait {} s.",
        "Codes erronés\u{a0}: {}. Attendre {} s.",
        "Falsche Codes: {}. Warte {} s.";
    update: "Update", "Mise à jour", "Neues Programm";
    end_game_first: "End the game first", "Terminez la partie", "Erst das Spiel beenden";
    charge_first: "Charge the battery first", "Batterie à charger", "Erst den Akku laden";
    told_low_battery:
        "Battery almost empty. All is saved.",
        "Batterie presque vide. Tout est enregistré.",
        "Der Akku ist fast leer. Alles ist gespeichert.";
    told_wrong_code: "Wrong code for {}", "Code erroné pour {}", "Falscher Code für {}";
    look_lead: "Opens for", "S’ouvre pour", "Gleich offen für";
    look_not_you: "Not you? Let go.", "Pas vous\u{a0}? Lâchez.", "Nicht du? Loslassen.";
    only_for: "For {} alone", "Pour {} seul", "Nur für {}";
    turn_of: "{}’s turn", "À {}", "{} ist dran";
    // Own boxes.
    my_boxes: "My boxes", "Mes boîtes", "Meine Schachteln";
    as_shipped: "as shipped", "d’origine", "wie geliefert";
    box_foreign: "not from Confidant", "pas de Confidant", "nicht von Confidant";
    box_newer: "from a newer Confidant", "Confidant plus récent", "neueres Confidant";
    box_damaged: "damaged", "endommagé", "beschädigt";
    box_empty: "nothing complete", "rien de complet", "nichts vollständig";
    erase_box_question:
        "Erase these values? The game is as shipped then.",
        "Effacer ces valeurs\u{a0}? Le jeu sera d’origine.",
        "Diese Werte löschen? Dann gilt die Lieferung.";
    new_values: "New values", "Nouvelles valeurs", "Neue Werte";
    parts_yours: "{} of {} parts are yours", "{} parties sur {} sont à vous", "{} von {} Teilen sind eure";
    box_refused: "Refused: {}. The game is as shipped.", "Refusé\u{a0}: {}. Le jeu est d’origine.", "Abgelehnt: {}. Es gilt die Lieferung.";
    yours: "yours", "à vous", "eure";
    values: "Values", "Valeurs", "Werte";
    values_shipped: "shipped", "d’origine", "geliefert";
    note_values_shipped:
        "The values that come with Confidant, code {}.",
        "Les valeurs fournies avec Confidant, code {}.",
        "Die Werte, die Confidant mitbringt, Code {}.";
    part_clues: "Clues", "Indices", "Hinweise";
    part_bonus: "Bonuses", "Primes", "Boni";
    part_board: "Board", "Plateau", "Brett";
    part_delicts: "Delict cards", "Cartes délit", "Deliktkarten";
    part_groups: "Group cards", "Cartes groupe", "Gruppenkarten";
    part_districts: "District cards", "Cartes quartier", "Viertelkarten";
    part_places: "Place cards", "Cartes lieu", "Ortskarten";
    part_solo: "Solo cards", "Cartes solo", "Solokarten";
    part_puzzles: "Puzzles", "Énigmes", "Rätsel";
    part_suspects: "Suspects", "Suspects", "Verdächtige";
    part_time: "Time board", "Piste horaire", "Zeitplan";
    part_team: "Team board", "Piste d’équipe", "Teamplan";
    part_badges: "Badges", "Badges", "Dienstgrade";
    part_officers: "Officers", "Enquêteurs", "Ermittler";
    part_events: "Events", "Événements", "Ereignisse";
    part_force: "Force cards", "Cartes Force", "Einsatzkarten";
    part_abilities: "Abilities", "Capacités", "Fähigkeiten";
    part_appearances: "Appearances", "Apparitions", "Auftritte";
    part_starts: "Start cards", "Cartes de départ", "Startkarten";
    part_tickets: "Tickets", "Tickets", "Tickets";
    part_map: "Map", "Carte", "Karte";
    reconstructed: "Not the printed values", "Valeurs reconstituées", "Nicht die Druckwerte";
    by_table: "The table", "La table", "Der Tisch";
    not_possible: "That is not possible now", "Ce n’est pas possible maintenant", "Das geht jetzt nicht";
    // Menu, questions, history.
    menu: "Menu", "Menu", "Menü";
    take_back: "Take back", "Retirer le coup", "Zug zurücknehmen";
    take_back_verb: "Take back", "Retirer", "Zurücknehmen";
    pause: "Stop the clock", "Pause", "Uhr anhalten";
    paused: "Paused", "Pause", "Pause";
    paused_note:
        "The clock is stopped. The game is saved.",
        "Le chrono est arrêté. La partie est enregistrée.",
        "Die Uhr steht. Das Spiel ist sicher.";
    scroll: "Scroll", "Défiler", "Blättern";
    history: "History", "Historique", "Verlauf";
    end_game: "End the game", "Terminer la partie", "Spiel beenden";
    end_verb: "End it", "Terminer", "Beenden";
    last_move_caption: "LAST MOVE", "DERNIER COUP", "LETZTER ZUG";
    undo_question:
        "Take this move back? Everyone is told.",
        "Retirer ce coup\u{a0}? Tous le verront.",
        "Zug zurücknehmen? Alle sehen es.";
    undo_final:
        "This move can no longer be taken back.",
        "Ce coup ne peut plus être retiré.",
        "Dieser Zug kann nicht mehr zurück.";
    end_question:
        "End and erase this game?",
        "Terminer et effacer la partie\u{a0}?",
        "Spiel beenden und löschen?";
    end_for_new_question:
        "A game is running. End and erase it?",
        "Une partie est en cours. L’effacer\u{a0}?",
        "Ein Spiel läuft. Beenden und löschen?";
    put_away_question:
        "Erase game and record?",
        "Effacer la partie\u{a0}? Son relevé sera perdu.",
        "Spiel und Protokoll löschen?";
    erase_question: "Erase the whole journal?", "Effacer tout le journal\u{a0}?", "Das ganze Journal löschen?";
    no_moves_yet: "No move yet", "Aucun coup joué", "Noch kein Zug";
    log_taken_back: "undid: {}", "retiré\u{a0}: {}", "zurück: {}";
    log_wrong_code: "wrong code", "code erroné", "falscher Code";
    // Journal.
    journal: "Journal", "Journal", "Journal";
    erase_journal: "Erase journal", "Effacer le journal", "Journal löschen";
    erase_all: "Erase all", "Tout effacer", "Alles löschen";
    leave_as_it_is: "Leave as it is", "Ne rien changer", "So lassen";
    go_on_from_there: "Go on from there", "Continuer de là", "Von dort weiter";
    trouble_damaged:
        "The journal is damaged after entry {}. All before it is safe.",
        "Journal endommagé après l’entrée {}. Tout ce qui précède est intact.",
        "Journal nach Eintrag {} beschädigt. Alles davor ist sicher.";
    trouble_lost:
        "The journal is damaged from the start. No game can be read.",
        "Journal endommagé dès le début. Aucune partie n’est lisible.",
        "Journal von Anfang an beschädigt. Kein Spiel ist lesbar.";
    trouble_foreign:
        "The journal was written by another program. Nothing was changed.",
        "Ce journal a été écrit par un autre programme. Rien n’a été changé.",
        "Ein anderes Programm schrieb dieses Journal. Nichts wurde geändert.";
    trouble_tables:
        "This game needs the values {}\u{a0}{}. It waits until they are back.",
        "Il faut les valeurs {}\u{a0}{}. La partie attend leur retour.",
        "Dieses Spiel braucht die Werte {}\u{a0}{} und wartet auf sie.";
    trouble_rules:
        "This game was begun with other rules. This version cannot go on.",
        "Partie d’une autre version des règles\u{a0}: elle ne peut pas continuer ici.",
        "Spiel mit anderen Regeln begonnen. Diese Version kann nicht weiter.";
    trouble_unreadable:
        "The journal cannot be read. Nothing was changed.",
        "Le journal est illisible. Rien n’a été changé.",
        "Das Journal ist nicht lesbar. Nichts wurde geändert.";
    trouble_skipped:
        "The journal was not read: starts failed, or B was held. It is unchanged.",
        "Journal non lu\u{a0}: départs manqués ou B tenu. Il est intact.",
        "Journal nicht gelesen: Starts misslangen oder B gehalten. Unverändert.";
    trouble_unwiped:
        "The last game is ended but not yet erased.",
        "La partie est finie, mais pas encore effacée.",
        "Das letzte Spiel ist beendet, aber noch nicht gelöscht.";
    full_title: "The journal is full", "Le journal est plein", "Das Journal ist voll";
    full_note:
        "Not saved. End the game to make room.",
        "Non enregistré. Terminez la partie pour faire de la place.",
        "Nicht gespeichert. Beende das Spiel, um Platz zu machen.";
    failed_title: "Could not save", "Échec de l’écriture", "Speichern misslungen";
    failed_note:
        "Not saved. All before it is safe.",
        "Non enregistré. Les entrées précédentes sont intactes.",
        "Dieser Eintrag ist nicht gespeichert. Alle davor sind sicher.";
    // Seal and audit.
    seal_title: "Fair-play seal", "Sceau de fair-play", "Fairness-Siegel";
    seal_note:
        "Write this down. It proves that nothing changed.",
        "Notez ce code. Il prouve que rien n’a changé.",
        "Notiert den Code. Er beweist, dass sich nichts ändert.";
    seal_caption: "SEAL", "SCEAU", "SIEGEL";
    seed: "Seed", "Graine", "Startwert";
    seed_caption: "SEED", "GRAINE", "STARTWERT";
    qr_code: "QR code", "Code QR", "QR-Code";
    no_qr:
        "The record is too long for a code",
        "Partie trop longue pour un code",
        "Das Protokoll ist zu lang für einen Code";
    audit_note:
        "Compare it with what you wrote down. The record checks the rest: casefile verify.",
        "Comparez avec votre note. Le reste se vérifie\u{a0}: casefile verify.",
        "Vergleicht mit eurem Zettel. Den Rest prüft casefile verify.";
    start: "Start", "Départ", "Start";
    // The set-up of any game, and its end.
    players: "Players", "Joueurs", "Spieler";
    code_row: "Code", "Code", "Code";
    turn_clock: "Clock", "Chrono", "Uhr";
    clock_up: "counts up", "libre", "zählt hoch";
    n_minutes: "{} min", "{} min", "{} min";
    clock_bank: "{} min each", "{}’/tête", "je {} min";
    aid: "Hints", "Indices", "Hinweise";
    note_names: "Who sits where.", "Qui est assis où.", "Wer wo sitzt.";
    note_code:
        "Four keys that open {}’s secrets.",
        "Quatre touches qui ouvrent les secrets de {}.",
        "Vier Tasten öffnen die Geheimnisse von {}.";
    note_codes:
        "Four keys a person, for the own secrets.",
        "Quatre touches par personne, pour ses secrets.",
        "Vier Tasten je Person für die eigenen Geheimnisse.";
    note_clock: "Time for each turn, up or down.", "Un chrono pour chaque tour.", "Eine Uhr für jeden Zug.";
    note_clock_bank:
        "A sum of minutes for each person, for the whole game.",
        "Un total de minutes par personne, pour toute la partie.",
        "Eine Summe von Minuten je Person für das ganze Spiel.";
    note_aid:
        "Confidant shows what can be concluded.",
        "Confidant montre ce qu’on peut déduire.",
        "Confidant zeigt, was man folgern kann.";
    company_row: "Confidant", "Confidant", "Confidant";
    note_company:
        "Seats that Confidant takes when somebody is missing.",
        "Les places que Confidant prend quand il manque quelqu’un.",
        "Plätze, die Confidant übernimmt, wenn jemand fehlt.";
    a_person: "you", "vous", "ihr";
    note_person: "One of you sits here.", "L’un de vous est à cette place.", "Hier sitzt jemand von euch.";
    level_easy: "easy", "facile", "leicht";
    level_medium: "medium", "moyen", "mittel";
    level_hard: "hard", "fort", "stark";
    again: "Again", "Rejouer", "Noch einmal";
    result: "Result", "Résultat", "Ergebnis";
    wins: "{} wins", "{} gagne", "{} gewinnt";
    seed_and_code: "Seal and code", "Sceau et code", "Siegel und Code";
    put_away: "Erase the game", "Effacer la partie", "Partie löschen";
}
