"""Firefox without a window, driven over its Marionette protocol; Python's standard library only.

Scripts run in the browser's own context, so that touches go the way of a real screen's: through the widget to APZ.
"""
import json
import pathlib
import socket
import subprocess
import tempfile
import time

FIREFOX = "firefox-esr"
PATIENCE = 60  # s until a browser counts as one that does not start, or does not answer
CHUNK = 1 << 16  # bytes


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Firefox:
    """A browser with a profile of its own; both are gone after `with`."""

    def __init__(self, width, height, **prefs):
        self.profile, port = tempfile.TemporaryDirectory(ignore_cleanup_errors=True), free_port()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in ({"marionette.port": port} | prefs).items()]
        pathlib.Path(self.profile.name, "user.js").write_text("".join(lines))
        self.process = subprocess.Popen([FIREFOX, "--headless", "--marionette", "-remote-allow-system-access", "--no-remote",
                                         "--profile", self.profile.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.rest, self.number, self.socket = b"", 0, None
        try:
            self.socket = self.connected(port)
            self.receive()
            self.call("WebDriver:NewSession")
            self.call("WebDriver:SetWindowRect", width=width, height=height)
        except BaseException:
            self.__exit__()
            raise

    def connected(self, port):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), PATIENCE)
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise RuntimeError("Firefox does not start")
                time.sleep(0.1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.socket:
            self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()

    def more(self):
        chunk = self.socket.recv(CHUNK)
        if not chunk:
            raise RuntimeError("Firefox ended")
        self.rest += chunk

    def receive(self):
        while b":" not in self.rest:
            self.more()
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.more()
        line, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(line)

    def call(self, method, **params):
        self.number += 1
        line = json.dumps([0, self.number, method, params]).encode()
        self.socket.sendall(b"%d:%s" % (len(line), line))
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"Firefox: {error['message']}")
        return result

    def open(self, url):
        self.call("Marionette:SetContext", value="content")
        self.call("WebDriver:Navigate", url=url)

    def value(self, script, *arguments, context="content"):
        """What the body of an async function gives in the page, or in the browser's own window."""
        self.call("Marionette:SetContext", value=context)
        body = ("const done = arguments[arguments.length - 1]; (async (...given) => {" + script + "})(...arguments)"
                ".then((value) => done({ value }), (error) => done({ error: String(error) }));")
        answer = self.call("WebDriver:ExecuteAsyncScript", script=body, args=list(arguments))["value"]
        if "error" in answer:
            raise RuntimeError(f"Firefox: {answer['error']}")
        return answer.get("value")
