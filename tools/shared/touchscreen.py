"""touchscreen: a headless Weston whose touchscreen is a module of our own (touches.c); nothing leaves the machine."""
import os
import pathlib
import subprocess
import time

from house import SHARED, run

PACKAGES = ["gcc", "pkg-config", "weston", "libweston-10-dev"]
STARTS = 10  # s for what is started
SOCKET = "wayland-ours"


def compiled(source, to, package, *words):
    """Compiles C by the flags that a package has in pkg-config; the path of what came of it."""
    flags = run("pkg-config", "--cflags", "--libs", *package.split()).split()
    run("gcc", "-O1", "-Wall", "-Werror", *words, source, "-o", to, *flags, "-lm")
    return to


def module(folder):
    """The touchscreen, compiled."""
    return compiled(SHARED / "touches.c", folder / "touches.so", "weston libweston-10", "-shared", "-fPIC")


def waited(ready, what):
    end = time.monotonic() + STARTS
    while not ready():
        if time.monotonic() > end:
            raise RuntimeError(f"{what} does not start")
        time.sleep(0.05)


def stop(process):
    process.terminate()
    try:
        process.wait(STARTS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Compositor:
    """Weston without a screen; gone after `with`. `environment` has what its programs start in, `touches` the pipe of its fingers."""

    def __init__(self, module, folder, width, height, **more):
        """`folder` is the home of all that runs in it."""
        folder = pathlib.Path(folder)
        self.touches = folder / "touches"
        os.mkfifo(self.touches)
        self.environment = dict(os.environ, XDG_RUNTIME_DIR=str(folder), HOME=str(folder), TOUCHES=str(self.touches), WAYLAND_DISPLAY=SOCKET,
                                GDK_BACKEND="wayland", GSETTINGS_BACKEND="memory", **more)
        for name in ("DISPLAY", "GTK_THEME", "DBUS_SESSION_BUS_ADDRESS"):
            self.environment.pop(name, None)
        log = folder / "weston.log"
        self.process = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--shell=kiosk-shell.so", f"--width={width}", f"--height={height}",
             "--no-config", "--idle-time=0", f"--socket={SOCKET}", f"--modules={module}"],
            env=self.environment | {"WAYLAND_DISPLAY": ""}, stdout=log.open("w"), stderr=subprocess.STDOUT)
        try:
            waited(lambda: (folder / SOCKET).exists() or self.process.poll() is not None, "weston")
            if self.process.poll() is not None:
                raise RuntimeError(f"weston does not start: {log.read_text()[-500:]}")
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        stop(self.process)
