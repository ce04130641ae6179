//! Where phones of the home network find this machine: its address, and a QR code of it for the terminal.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use qrcodegen_no_heap::{QrCode, QrCodeEcc, Version};

/// The address of this machine in its network: the one from which it would send elsewhere. Nothing is sent.
pub(crate) fn own_address() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address kept for documentation: only the way to it is looked up.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) if !address.is_loopback() && !address.is_unspecified() => Some(address),
        _ => None,
    }
}

/// A text as a QR code of half blocks, two rows a line: light on dark, so that a dark terminal shows its quiet zone.
pub(crate) fn code(text: &str) -> Option<String> {
    const LARGEST: Version = Version::new(6);
    let mut buffer = [0; LARGEST.buffer_len()];
    let mut result = [0; LARGEST.buffer_len()];
    let least = Version::new(1);
    let code =
        QrCode::encode_text(text, &mut buffer, &mut result, QrCodeEcc::Low, least, LARGEST, None, true)
            .ok()?;
    let edge = 2;
    let dark = |x: i32, y: i32| code.get_module(x, y);
    let mut lines = String::new();
    for y in (-edge..code.size() + edge).step_by(2) {
        // White paper, black ink, whatever the terminal's own colours are.
        lines.push_str("  \u{1b}[30;107m");
        for x in -edge..code.size() + edge {
            lines.push(match (dark(x, y), dark(x, y + 1)) {
                (false, false) => ' ',
                (true, false) => '▀',
                (false, true) => '▄',
                (true, true) => '█',
            });
        }
        lines.push_str("\u{1b}[0m\n");
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of a code as it is printed, with its quiet zone.
    fn modules(printed: &str) -> Vec<Vec<bool>> {
        let mut rows = Vec::new();
        for line in printed.lines() {
            let signs = line.trim_start().trim_start_matches("\u{1b}[30;107m").trim_end_matches("\u{1b}[0m");
            rows.push(signs.chars().map(|sign| matches!(sign, '▀' | '█')).collect());
            rows.push(signs.chars().map(|sign| matches!(sign, '▄' | '█')).collect());
        }
        rows
    }

    #[test]
    fn the_code_in_the_terminal_can_be_read() {
        let address = "http://192.168.178.24:8240/";
        let rows = modules(&code(address).unwrap());
        let side = rows[0].len();
        let scale = 4;
        let grey = |x: usize, y: usize| {
            let dark = rows.get(y / scale).is_some_and(|row: &Vec<bool>| row[x / scale]);
            if dark { 0 } else { 255 }
        };
        let (width, height) = (side * scale, rows.len() * scale);
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
        let grids = picture.detect_grids();
        assert_eq!(grids.len(), 1);
        assert_eq!(grids[0].decode().unwrap().1, address);
    }

    #[test]
    fn an_address_is_one_that_others_can_reach() {
        // A machine without a network has none.
        assert!(own_address().is_none_or(|address| !address.is_loopback() && !address.is_unspecified()));
    }
}
