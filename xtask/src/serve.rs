//! `cargo xtask play`: a small web server for the files of the page, and for nothing else.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use crate::lan;
use crate::shell::Done;
use crate::web::{self, PageFile};

/// The port that is tried first.
const PORT: u16 = 8240;
/// How many ports are tried before giving up.
const PORTS: u16 = 100;

pub(crate) fn play(words: &[String]) -> Done {
    if let Some(word) = words.iter().find(|word| !["--lan", "--no-open"].contains(&word.as_str())) {
        return Err(format!("`play` takes `--lan` and `--no-open`, not `{word}`"));
    }
    let has = |wanted: &str| words.iter().any(|word| word == wanted);
    let files = Arc::new(web::page()?);
    let host = if has("--lan") { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let (listener, port) = listen(host)?;
    let address = format!("http://localhost:{port}/");
    println!("Confidant is at {address}   (Ctrl+C ends it)");
    if has("--lan") {
        tell_phones(port);
    }
    if !has("--no-open") && !open_browser(&address) {
        println!("Could not open a browser: open the address yourself.");
    }
    for stream in listener.incoming().flatten() {
        let files = Arc::clone(&files);
        // A connection that breaks off is the browser's own business.
        std::thread::spawn(move || answer(stream, &files).ok());
    }
    Ok(())
}

/// Says where phones of the home network find it.
fn tell_phones(port: u16) {
    let Some(own) = lan::own_address() else {
        println!("This machine is not on a network, so phones cannot reach it.");
        return;
    };
    let address = format!("http://{own}:{port}/");
    println!("Phones on the same network: {address}\n");
    if let Some(code) = lan::code(&address) {
        println!("{code}");
    }
    println!(
        "Everyone on this network can open it. Each phone keeps its own game. Without https a phone's screen may sleep and"
    );
    println!(
        "the page needs this machine to load; `cargo xtask dist` makes a single file without these limits."
    );
}

/// The first free port from [`PORT`] on: for this machine alone, or for all that reach it.
fn listen(host: Ipv4Addr) -> Result<(TcpListener, u16), String> {
    let mut last = String::new();
    for port in PORT..PORT + PORTS {
        match TcpListener::bind((host, port)) {
            Ok(listener) => return Ok((listener, port)),
            Err(error) => last = error.to_string(),
        }
    }
    Err(format!("no port from {PORT} to {} could be opened: {last}", PORT + PORTS - 1))
}

/// Answers one request. Files are looked up by name in memory, so there is no path to climb out of.
fn answer(mut stream: TcpStream, files: &[PageFile]) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    stream.set_write_timeout(Some(Duration::from_secs(10)))?;
    let mut reader = BufReader::new(std::io::Read::take(stream.try_clone()?, 16 * 1024));
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let mut words = request.split_whitespace();
    let (method, path) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if method != "GET" && method != "HEAD" {
        return reply(&mut stream, "405 Method Not Allowed", "text/plain", b"only GET and HEAD\n", true);
    }
    let name = path.split(['?', '#']).next().unwrap_or("").trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    match files.iter().find(|file| file.name == name) {
        Some(file) => reply(&mut stream, "200 OK", file.kind(), &file.bytes, method == "GET"),
        None => {
            reply(&mut stream, "404 Not Found", "text/plain", b"there is no such file\n", method == "GET")
        }
    }
}

fn reply(stream: &mut TcpStream, status: &str, kind: &str, body: &[u8], whole: bool) -> std::io::Result<()> {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    if whole {
        stream.write_all(body)?;
    }
    stream.flush()
}

/// Asks the desktop to show the address; whether there was one to ask.
fn open_browser(address: &str) -> bool {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        command.args(["/c", "start", ""]);
        command
    } else {
        if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
            return false;
        }
        Command::new("xdg-open")
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
