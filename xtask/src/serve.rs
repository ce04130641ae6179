//! `cargo xtask play`: a small web server for the files of the page, and for nothing else.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::lan;
use crate::shell::Done;
use crate::web::{self, PageFile};

/// The port that is tried first.
const PORT: u16 = 8240;
/// How many ports are tried before giving up.
const PORTS: u16 = 100;
/// How many connections are answered at a time: a browser opens six, and a table has a few phones.
const MOST_CONNECTIONS: usize = 64;
/// How long a request may take to arrive, however slowly its bytes come.
const PATIENCE: Duration = Duration::from_secs(10);

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
    serve(&listener, &files)
}

/// Answers until the listener is gone. Whoever comes when too many are there is sent away: nobody on the network can have
/// this machine start threads without end.
fn serve(listener: &TcpListener, files: &Arc<Vec<PageFile>>) -> Done {
    let open = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming().flatten() {
        if open.load(Ordering::SeqCst) >= MOST_CONNECTIONS {
            continue;
        }
        open.fetch_add(1, Ordering::SeqCst);
        let (files, place) = (Arc::clone(files), Place(Arc::clone(&open)));
        // A connection that breaks off is the browser's own business.
        std::thread::spawn(move || {
            let _place = place;
            answer(stream, &files, PATIENCE).ok()
        });
    }
    Ok(())
}

/// A connection's place among those that are answered; free again when it is dropped.
struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
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
fn answer(mut stream: TcpStream, files: &[PageFile], patience: Duration) -> std::io::Result<()> {
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    let until = Instant::now() + patience;
    let mut reader =
        BufReader::new(std::io::Read::take(InTime { stream: stream.try_clone()?, until }, 16 * 1024));
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

/// A stream that is read until a moment, not longer: a byte now and then keeps no connection open.
struct InTime {
    stream: TcpStream,
    until: Instant,
}

impl std::io::Read for InTime {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(std::io::ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(buffer)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    fn files() -> Arc<Vec<PageFile>> {
        Arc::new(vec![PageFile { name: "index.html".into(), bytes: b"hello".to_vec() }])
    }

    fn ask(address: std::net::SocketAddr) -> String {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let _ = stream.write_all(b"GET / HTTP/1.1\r\n\r\n");
        let mut said = String::new();
        let _ = stream.read_to_string(&mut said);
        said
    }

    #[test]
    fn connections_are_bounded_and_their_places_become_free_again() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        std::thread::spawn(move || serve(&listener, &files()));
        assert!(ask(address).ends_with("hello"));
        let silent: Vec<TcpStream> =
            (0..MOST_CONNECTIONS).map(|_| TcpStream::connect(address).unwrap()).collect();
        std::thread::sleep(Duration::from_millis(300));
        assert_eq!(ask(address), "", "one more is sent away");
        drop(silent);
        std::thread::sleep(Duration::from_millis(300));
        assert!(ask(address).ends_with("hello"));
    }

    #[test]
    fn a_byte_now_and_then_keeps_no_connection_open() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let mut slow = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (stream, _) = listener.accept().unwrap();
        let drips = std::thread::spawn(move || {
            while slow.write_all(b"x").is_ok() {
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        let start = Instant::now();
        assert!(answer(stream, &files(), Duration::from_millis(400)).is_err());
        assert!(start.elapsed() < Duration::from_secs(3));
        drips.join().unwrap();
    }
}
