//! What the device itself has to say, apart from the companion: in all languages at once, because which one is
//! chosen is the companion's knowledge.

use confidant_companion::draw::text::Align;
use confidant_companion::draw::{Area, Icon, Pen, RowHashes, Style, palette};
use confidant_companion::{Canvas, Key, Light};
use embassy_time::{Duration, Instant, with_timeout};

use super::board::BoardPanel;
use super::keys::{EVENTS, KeyEvent};
use super::light::Backlight;
use super::restart::Restart;
use super::trail::{self, Stage};
use super::watchdog;

/// The picture and its way to the eye.
pub(crate) struct Screen {
    pub(crate) canvas: &'static mut Canvas,
    pub(crate) shown: &'static mut RowHashes,
    pub(crate) panel: BoardPanel,
    pub(crate) light: Backlight,
}

/// A message.
#[derive(Clone, Copy)]
pub(crate) enum Notice {
    /// Something went wrong before this start.
    Restarted(Restart),
    /// The source of chance does not work.
    NoEntropy,
    /// A wipe that was cut short is being finished.
    Erasing,
    /// How a new program is put on the device.
    Update,
}

const DIM_AFTER: Duration = Duration::from_secs(30);
const DARK_AFTER: Duration = Duration::from_secs(120);

impl Notice {
    fn texts(self) -> [&'static str; 3] {
        match self {
            Self::Restarted(_) => [
                "The device stopped and has restarted. Nothing that was confirmed is lost.",
                "L’appareil s’est arrêté et a redémarré. Rien de ce qui était confirmé n’est perdu.",
                "Das Gerät ist stehen geblieben und neu gestartet. Nichts Bestätigtes ist verloren.",
            ],
            Self::NoEntropy => [
                "The source of chance does not work: no fair game is possible.",
                "La source de hasard ne marche pas\u{a0}: aucune partie équitable n’est possible.",
                "Die Zufallsquelle arbeitet nicht: Es ist kein faires Spiel möglich.",
            ],
            Self::Erasing => [
                "The last game is being erased. This takes a few seconds.",
                "La dernière partie est en train d’être effacée. Cela dure quelques secondes.",
                "Das letzte Spiel wird gelöscht. Das dauert ein paar Sekunden.",
            ],
            Self::Update => [
                "With a cable to a computer, copy the new file onto the drive RPI-RP2.",
                "Reliez l’appareil à un ordinateur\u{a0}; copiez le fichier sur le disque RPI-RP2.",
                "Mit einem Computer verbinden und die neue Datei auf das Laufwerk RPI-RP2 kopieren.",
            ],
        }
    }

    /// What a key does, in every language.
    fn keys(self) -> &'static str {
        match self {
            Self::Restarted(_) => "any key · une touche · eine Taste",
            Self::NoEntropy => "any key: again · réessayer · erneut",
            Self::Erasing => "",
            Self::Update => "B: back · retour · zurück",
        }
    }

    fn code(self) -> heapless::String<12> {
        match self {
            Self::Restarted(reason) => reason.code(),
            Self::NoEntropy => heapless::String::try_from("E1").unwrap_or_default(),
            Self::Erasing | Self::Update => heapless::String::new(),
        }
    }
}

impl Screen {
    /// Makes the picture this bright. In the dark the panel sleeps.
    pub(crate) async fn light(&mut self, level: Light) {
        if level == Light(0) {
            self.light.set(level);
            self.panel.sleep().await;
        } else {
            self.panel.wake_up().await;
            self.light.set(level);
        }
    }

    /// Sends the picture.
    pub(crate) async fn show(&mut self) {
        trail::enter(Stage::Sending);
        self.panel.show(self.canvas, self.shown).await;
    }

    /// Shows a message.
    pub(crate) async fn show_notice(&mut self, notice: Notice) {
        self.draw(notice);
        self.show().await;
        self.light(Light(100)).await;
        trail::enter(Stage::Telling);
    }

    /// Shows a message until a key is pressed: which one. A first press in the dark only wakes.
    pub(crate) async fn tell(&mut self, notice: Notice) -> Key {
        self.show_notice(notice).await;
        let mut touched = Instant::now();
        loop {
            let idle = touched.elapsed();
            let dark = idle >= DARK_AFTER;
            let level = if dark {
                0
            } else if idle >= DIM_AFTER {
                30
            } else {
                100
            };
            self.light(Light(level)).await;
            watchdog::feed();
            let event = with_timeout(watchdog::FEEDING, EVENTS.receive()).await;
            if let Ok(KeyEvent { down: true, key, .. }) = event {
                if !dark {
                    return key;
                }
                touched = Instant::now();
            }
        }
    }

    fn draw(&mut self, notice: Notice) {
        let canvas = &mut *self.canvas;
        canvas.clear(palette::INK);
        canvas.rect(Area::new(0, 0, 240, 28), palette::LAMP);
        Icon::Warn.draw(canvas, 8, 4, 20, palette::INK);
        let bar = Pen::new(Style::Bold, palette::INK, palette::LAMP);
        bar.left(canvas, 36, 20, "Confidant");
        bar.right(canvas, 232, 20, &notice.code());
        let mut y = 38;
        for text in notice.texts() {
            let area = Area::new(8, y, 224, 54);
            let pen = Pen::new(Style::Note, palette::PAPER, palette::INK);
            y = pen.paragraph(canvas, area, 17, Align::Left, text) + 8;
        }
        canvas.rect(Area::new(0, 216, 240, 1), palette::STEEL);
        Pen::new(Style::Hint, palette::FOG, palette::INK).centred(canvas, 120, 232, notice.keys());
    }
}
