#!/usr/bin/env python3
"""Gives out Roundhouse's files to this machine alone, and writes down that the page lives.

    roundhouse-files.py [--port 8787] [--heartbeat FILE] FOLDER

The page of a kiosk posts to `heartbeat` beside it while its program runs and answers. Each time the file
is touched; roundhouse-kiosk.sh looks at it. Needs Python 3.9 or later, and nothing else.
"""

import argparse
import os
import pathlib
import re
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

# The names of these files hold the sum of what is in them.
NEVER_CHANGES = re.compile(r"-[0-9a-f]{16}(_bg)?\.(js|wasm|css)$")


class Handler(SimpleHTTPRequestHandler):
    """Static files, and one address for the heartbeat."""

    protocol_version = "HTTP/1.1"
    # A client that stalls holds a thread for at most this time, in seconds.
    timeout = 60
    # A fixed list, because Python's own one depends on the programs that a machine has installed.
    extensions_map = {
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def __init__(self, *args, heartbeat, **kwargs):
        self.heartbeat = heartbeat
        super().__init__(*args, **kwargs)

    def do_POST(self):
        """The page lives."""
        # What it says of itself is not kept. A body that is left unread would be the next request.
        length = self.headers.get("Content-Length", "0")
        if not length.isdecimal() or int(length) > 65_536:
            self.close_connection = True
        else:
            self.rfile.read(int(length))
        if self.path.partition("?")[0] != "/heartbeat":
            self.send_error(404)
            return
        if not self.is_of_own_page():
            self.send_error(403)
            return
        self.heartbeat.touch()
        self.send_response(204)
        self.end_headers()

    def is_of_own_page(self):
        """Returns true if the table's own page asks, and no other site and no name that points at this machine."""
        host = self.headers.get("Host", "")
        is_here = re.fullmatch(r"(localhost|127\.0\.0\.1)(:\d+)?", host)
        return bool(is_here) and self.headers.get("Origin", f"http://{host}") == f"http://{host}"

    def end_headers(self):
        path = self.path.partition("?")[0]
        lasting = "public, max-age=31536000, immutable"
        self.send_header("Cache-Control", lasting if NEVER_CHANGES.search(path) else "no-cache")
        super().end_headers()

    def log_request(self, *_):
        """Logs nothing, for the privacy of players."""


def main():
    runtime = os.environ.get("XDG_RUNTIME_DIR") or pathlib.Path.home()
    parser = argparse.ArgumentParser(description="Gives out Roundhouse's files to this machine.")
    parser.add_argument("--port", type=int, default=8787)
    parser.add_argument("--heartbeat", type=pathlib.Path, default=f"{runtime}/roundhouse-heartbeat")
    parser.add_argument("folder", type=pathlib.Path)
    wishes = parser.parse_args()
    # The start script expects heartbeats only if this file exists.
    wishes.heartbeat.touch()
    handler = partial(Handler, directory=wishes.folder, heartbeat=wishes.heartbeat)
    with ThreadingHTTPServer(("127.0.0.1", wishes.port), handler) as server:
        print(f"Roundhouse is at http://localhost:{server.server_port}/", flush=True)
        server.serve_forever()


if __name__ == "__main__":
    main()
