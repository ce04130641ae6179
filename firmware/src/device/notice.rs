//! What the device itself has to say, apart from the companion: in all languages at once, because which one is
//! chosen is the companion's knowledge.

use core::fmt::Write;

use confidant_companion::draw::text::Align;
use confidant_companion::draw::{Area, Colour, Icon, Pen, RowHashes, Style, palette};
use confidant_companion::{Canvas, Key, Light};
use embassy_time::{Duration, Instant, with_timeout};
use qrcodegen_no_heap::{Mask, QrCode, QrCodeEcc, Version};

use super::board::Kind;
use super::breadcrumbs::{self, Stage};
use super::info;
use super::keys::{EVENTS, KeyEvent};
use super::light::Backlight;
use super::panel::Panel;
use super::power::{self, STOPS_AFTER};
use super::restart::Restart;
use super::watchdog;

/// The picture and its way to the eye.
pub(crate) struct Screen {
    pub(crate) canvas: &'static mut Canvas,
    pub(crate) shown: &'static mut RowHashes,
    pub(crate) panel: Panel,
    pub(crate) light: Backlight,
    pub(crate) board: Kind,
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

/// Two lines for whoever gets a report.
type Report = [heapless::String<64>; 2];

/// The largest code that is drawn: 192 bytes as 49 by 49 modules. A report is shorter.
const LARGEST: Version = Version::new(8);
/// Rows above the letters.
const CODE_HEIGHT: i32 = 204;

const DIM_AFTER: Duration = Duration::from_secs(30);
const DARK_AFTER: Duration = Duration::from_secs(120);

/// What a board in boot mode calls its drive.
#[cfg(feature = "rp2040")]
macro_rules! drive {
    () => {
        "RPI-RP2"
    };
}
#[cfg(feature = "rp2350")]
macro_rules! drive {
    () => {
        "RP2350"
    };
}

impl Notice {
    fn texts(self) -> [&'static str; 3] {
        match self {
            Self::Restarted(_) => [
                "The device stopped and restarted. Nothing you confirmed is lost.",
                "L’appareil s’est arrêté et a redémarré. Rien de validé n’est perdu.",
                "Das Gerät ist stehen geblieben und neu gestartet. Nichts Bestätigtes ist verloren.",
            ],
            Self::NoEntropy => [
                "The random source does not work: no fair game is possible.",
                "La source de hasard ne fonctionne pas\u{a0}: aucune partie équitable n’est possible.",
                "Die Zufallsquelle arbeitet nicht: Es ist kein faires Spiel möglich.",
            ],
            Self::Erasing => [
                "The last game is being erased. This takes a few seconds.",
                "La dernière partie est en cours d’effacement. Quelques secondes.",
                "Die letzte Partie wird gelöscht. Das dauert ein paar Sekunden.",
            ],
            Self::Update => [
                concat!(
                    "Connect to a computer, copy the new file onto the drive ",
                    drive!(),
                    ", wait 20\u{a0}s."
                ),
                concat!(
                    "Reliez à un ordinateur, copiez le fichier sur le lecteur ",
                    drive!(),
                    ", attendez 20\u{a0}s."
                ),
                concat!(
                    "Mit einem Computer verbinden, Datei auf das Laufwerk ",
                    drive!(),
                    " kopieren, 20\u{a0}s warten."
                ),
            ],
        }
    }

    /// What a key does, in every language.
    fn keys(self) -> &'static str {
        match self {
            Self::Restarted(_) => "X: QR · any key · une touche · eine Taste",
            Self::NoEntropy => "any key: try again · réessayer · noch mal",
            Self::Erasing => "",
            Self::Update => "B: back · retour · zurück",
        }
    }

    /// What a report has to say, beside the code: the program, the board, and the source file if it is known.
    fn report(self, board: Kind) -> Report {
        let mut lines = [const { heapless::String::new() }; 2];
        if let Self::Restarted(reason) = self {
            let [program, file] = &mut lines;
            // Both fit.
            let _ = write!(program, "{} {}", info::VERSION, board.name());
            let _ = file.push_str(reason.file().unwrap_or_default());
        }
        lines
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
            if self.panel.wake().await {
                self.panel.show(self.canvas, self.shown, &mut |_| {}, || {}).await;
            }
            self.light.set(level);
        }
    }

    /// Sends the picture that is there.
    pub(crate) async fn show(&mut self) {
        breadcrumbs::enter(Stage::Sending);
        self.panel.show(self.canvas, self.shown, &mut |_| {}, || {}).await;
    }

    /// Has a picture drawn and sends it: the upper rows while the lower ones are still drawn.
    pub(crate) async fn show_drawn(&mut self, draw: &mut dyn FnMut(&mut Canvas)) {
        breadcrumbs::enter(Stage::Drawing);
        self.panel.show(self.canvas, self.shown, draw, || breadcrumbs::enter(Stage::Sending)).await;
    }

    /// Shows a message.
    pub(crate) async fn show_notice(&mut self, notice: Notice) {
        self.draw(notice);
        self.show().await;
        self.light(Light(100)).await;
        breadcrumbs::enter(Stage::Telling);
    }

    /// Shows a message until a key is pressed: which one. A first press in the dark only wakes.
    pub(crate) async fn tell(&mut self, notice: Notice) -> Key {
        self.show_notice(notice).await;
        let mut touched = Instant::now();
        let mut as_code = false;
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
            if idle >= DARK_AFTER + STOPS_AFTER {
                power::stop_until_key(self.board);
            }
            let event = with_timeout(watchdog::FEEDING, EVENTS.receive()).await;
            if let Ok(KeyEvent { down: true, key, .. }) = event {
                touched = Instant::now();
                if dark {
                    continue;
                }
                if key != Key::X || !matches!(notice, Notice::Restarted(_)) {
                    return key;
                }
                as_code = !as_code;
                if as_code {
                    self.draw_code(notice);
                } else {
                    self.draw(notice);
                }
                self.show().await;
                breadcrumbs::enter(Stage::Telling);
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

    /// The report of a message: as a QR code, for a phone, and below it in letters.
    // Apart from its caller: it takes a kilobyte of stack.
    #[inline(never)]
    fn draw_code(&mut self, notice: Notice) {
        const WHITE: Colour = Colour::hex(0xFFFFFF);
        let canvas = &mut *self.canvas;
        canvas.clear(WHITE);
        let mut text = heapless::String::<200>::new();
        let report = notice.report(self.board);
        let small = Pen::new(Style::Hint, palette::INK, WHITE);
        for (line, base) in report.iter().zip([216, 232]) {
            small.centred(canvas, 120, base, line);
        }
        let [program, file] = &report;
        let _ = write!(text, "Confidant {program} {} {file}", notice.code());
        let (mut buffer, mut result) = ([0; LARGEST.buffer_len()], [0; LARGEST.buffer_len()]);
        let (low, smallest) = (QrCodeEcc::Low, Version::new(1));
        // Every mask is right.
        let mask = Some(Mask::new(0));
        let code = QrCode::encode_text(
            text.trim_end(),
            &mut buffer,
            &mut result,
            low,
            smallest,
            LARGEST,
            mask,
            true,
        );
        let Ok(code) = code else { return };
        let size = code.size();
        // Four modules of white around it.
        let scale = CODE_HEIGHT / (size + 8);
        let (left, top) = ((240 - size * scale) / 2, (CODE_HEIGHT - size * scale) / 2);
        for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
            if code.get_module(x, y) {
                canvas.rect(Area::new(left + x * scale, top + y * scale, scale, scale), Colour::hex(0));
            }
        }
    }
}
