"""backend: builds the wheel, for pip and for 'tools/package-python'; it needs Swift, and nothing of Python but itself.

The same commit gives the same bytes: files are in order, their times are the commit's, and the library has no paths in it.
"""
import base64
import ctypes
import hashlib
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGE = "overscroll"
LIBRARY = "liboverscroll.so"


def link(folder):
    """Links the library into a folder; its path."""
    out = pathlib.Path(folder) / LIBRARY
    subprocess.run([ROOT / "tools/shared/link-library", out], check=True, stdout=sys.stderr)
    return out


def version(library):
    """The version that the library has, without the program's name."""
    loaded = ctypes.CDLL(str(library))
    for name in ("ov_version", "ov_buffer"):
        getattr(loaded, name).restype = ctypes.c_void_p
    result, size = ctypes.c_void_p(loaded.ov_version()), ctypes.c_ssize_t()
    text = ctypes.string_at(loaded.ov_buffer(result, b"output", ctypes.byref(size)), size.value)
    loaded.ov_free(result)
    return text.decode().split()[-1]


def tag(library):
    """The wheel's tag: any Python 3, on Linux with the C library whose symbols are needed, or a newer one.

    What else it needs ends the build: a wheel says what it runs on.
    """
    dynamic = subprocess.run(["readelf", "-d", "-W", library], capture_output=True, text=True, check=True).stdout
    needed = set(re.findall(r"NEEDED.*\[(.+?)\]", dynamic))
    foreign = needed - {"libc.so.6", "libm.so.6", f"ld-linux-{platform.machine().replace('_', '-')}.so.2",
                        f"ld-linux-{platform.machine()}.so.1"}
    if foreign:
        sys.exit(f"error: {library}: needs {', '.join(sorted(foreign))}, which not every Linux has; link it in")
    symbols = subprocess.run(["readelf", "-V", "-W", library], capture_output=True, text=True, check=True).stdout
    newest = max((int(minor) for minor in re.findall(r"GLIBC_2\.(\d+)", symbols)))
    return f"py3-none-manylinux_2_{newest}_{platform.machine()}"


def metadata(found):
    """The text of METADATA, from pyproject.toml."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    lines = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {found}", f"Summary: {project['description']}",
             f"Requires-Python: {project['requires-python']}"]
    lines += [f"Classifier: {line}" for line in project["classifiers"]]
    lines += [f"Requires-Dist: {line}" for line in project["dependencies"]]
    for extra, packages in project["optional-dependencies"].items():
        lines += [f"Provides-Extra: {extra}", *(f'Requires-Dist: {line}; extra == "{extra}"' for line in packages)]
    return "\n".join([*lines, "Description-Content-Type: text/markdown", "", (HERE / project["readme"]).read_text()])


def pack(path, files):
    """Writes a wheel of files by name, with the record of their hashes."""
    date = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH") or subprocess.run(
        ["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True, check=True).stdout))[:6]
    record = f"{path.name.split('-py3')[0]}.dist-info/RECORD"
    lines = [
        f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')},{len(data)}"
        for name, data in sorted(files.items())]
    # The package first, as pip looks for the rest at the end.
    order = sorted(files, key=lambda name: (".dist-info/" in name, name))
    contents = {**{name: files[name] for name in order}, record: "\n".join([*lines, f"{record},,", ""]).encode()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data in contents.items():
            entry = zipfile.ZipInfo(name, date)
            entry.external_attr, entry.compress_type, entry.create_system = 0o100644 << 16, zipfile.ZIP_DEFLATED, 3
            wheel.writestr(entry, data)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """PEP 517: builds the wheel in a folder; its name."""
    with tempfile.TemporaryDirectory() as folder:
        library = link(folder)
        found, name = version(library), tag(library)
        files = {f"{PACKAGE}/{file.name}": file.read_bytes()
                 for file in (HERE / "src" / PACKAGE).iterdir() if file.suffix in (".py", ".h", ".typed")}
        files[f"{PACKAGE}/py.typed"] = b""
        files[f"{PACKAGE}/{LIBRARY}"] = library.read_bytes()
    info = f"{PACKAGE}-{found}.dist-info"
    files[f"{info}/METADATA"] = metadata(found).encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: overscroll\nRoot-Is-Purelib: false\nTag: {name}\n".encode()
    wheel = pathlib.Path(wheel_directory) / f"{PACKAGE}-{found}-{name}.whl"
    pack(wheel, files)
    return wheel.name


def build_sdist(sdist_directory, config_settings=None):
    """PEP 517: there is none, as the library is built from the whole repository."""
    raise SystemExit("error: overscroll is built from its repository; make a wheel with 'tools/package-python'")
