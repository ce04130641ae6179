"use strict";
// What the page itself says; the device speaks for itself, in the language chosen on it.

const TEXTS = {
  en: {
    screen: "Screen of the device",
    stick: "Stick",
    letters: "Keys",
    keys: ["Up", "Down", "Left", "Right", "A: do it", "B: back; hold it for the menu", "X: other view", "Y: hold it to open a secret"],
    held: "Y is held down. Click it again to let go.",
    mouse: "A click on Y holds it down; the next one lets it go.",
    soundOn: "Sound on",
    soundOff: "Sound off",
    install: "Install",
    otherHead: "Already open",
    otherText: "Confidant runs in another tab or window of this browser. Close it there, and it goes on here.",
    faultHead: "Confidant has stopped",
    faultText: "A fault in the program, not in your game: every entry is kept. It goes on at the hand-over.",
    faultButton: "Go on",
    loadHead: "Confidant cannot start",
    loadText: "This browser could not load the program. A newer one can: Firefox, Chrome, Edge or Safari.",
    loadButton: "Try again",
  },
  fr: {
    screen: "Écran de l’appareil",
    stick: "Manette",
    letters: "Touches",
    keys: ["Haut", "Bas", "Gauche", "Droite", "A : valider", "B : retour ; maintenir pour le menu", "X : autre vue", "Y : maintenir pour ouvrir un secret"],
    held: "Y est maintenu. Un nouveau clic le relâche.",
    mouse: "Un clic sur Y le maintient ; le suivant le relâche.",
    soundOn: "Son activé",
    soundOff: "Son coupé",
    install: "Installer",
    otherHead: "Déjà ouvert",
    otherText: "Confidant tourne dans un autre onglet ou une autre fenêtre de ce navigateur. Fermez-le là-bas, il continue ici.",
    faultHead: "Confidant s’est arrêté",
    faultText: "Une erreur du programme, pas de votre partie : chaque coup est conservé. La partie reprend au passage de main.",
    faultButton: "Continuer",
    loadHead: "Confidant ne peut pas démarrer",
    loadText: "Ce navigateur n’a pas pu charger le programme. Une version récente le peut : Firefox, Chrome, Edge ou Safari.",
    loadButton: "Réessayer",
  },
  de: {
    screen: "Bildschirm des Geräts",
    stick: "Steuerkreuz",
    letters: "Tasten",
    keys: ["Hoch", "Runter", "Links", "Rechts", "A: ausführen", "B: zurück; halten für das Menü", "X: andere Ansicht", "Y: halten, um ein Geheimnis zu öffnen"],
    held: "Y wird gehalten. Ein weiterer Klick lässt es los.",
    mouse: "Ein Klick auf Y hält es gedrückt, der nächste lässt es los.",
    soundOn: "Ton an",
    soundOff: "Ton aus",
    install: "Installieren",
    otherHead: "Schon offen",
    otherText: "Confidant läuft in einem anderen Tab oder Fenster dieses Browsers. Dort schließen, dann geht es hier weiter.",
    faultHead: "Confidant ist stehen geblieben",
    faultText: "Ein Fehler im Programm, nicht in der Partie: Jeder Eintrag ist gespeichert. Es geht bei der Übergabe weiter.",
    faultButton: "Weiter",
    loadHead: "Confidant kann nicht starten",
    loadText: "Dieser Browser konnte das Programm nicht laden. Ein neuerer kann es: Firefox, Chrome, Edge oder Safari.",
    loadButton: "Noch einmal",
  },
};

const LANGUAGE = (navigator.languages || [navigator.language || "en"])
  .map((tag) => tag.slice(0, 2).toLowerCase())
  .find((tag) => tag in TEXTS) || "en";

const T = TEXTS[LANGUAGE];
