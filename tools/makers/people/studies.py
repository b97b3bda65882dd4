"""studies.py COMMAND [ARGUMENT]: the studies that the figures of people are made of (studies.json, files.sha256).

    missing         says how to get the files: of each study its repository, commit and path, of each file its SHA-256
    check FOLDER    compares FOLDER with the list; a file that is missing or another is named, and the exit code is 1
    names           the studies, a line each
    options STUDY   how a study is imported, an option or a value a line
    write FOLDER    makes the list of FOLDER
"""
import hashlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
LIST = HERE / "files.sha256"
STUDIES = json.loads((HERE / "studies.json").read_text())


def known():
    """The SHA-256 of each file, by its path below the folder."""
    return {path: digest for digest, path in (line.split("  ", 1) for line in LIST.read_text().splitlines())}


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def missing():
    listed = known()
    for name, study in STUDIES.items():
        print(f"{name}: {study['repository']} at {study['commit']}, {study['path']}; licence: {study['licence']}")
        for path, sum in listed.items():
            if path.startswith(f"{name}/"):
                print(f"  {sum}  {path}")
    print("The files of these repositories have names of people, which are s00, s01 … here; with names the SHA-256 is another. "
          "Count a copy of your own with --layout.")


def check(folder):
    faults = [path for path, sum in known().items() if not (folder / path).is_file() or digest(folder / path) != sum]
    for path in faults:
        print(f"{folder / path}: missing, or its SHA-256 is not that of the list", file=sys.stderr)
    return 1 if faults else 0


def write(folder):
    paths = sorted(path for name in STUDIES for path in (folder / name).iterdir())
    LIST.write_text("".join(f"{digest(path)}  {path.relative_to(folder)}\n" for path in paths))


def main():
    command, rest = sys.argv[1], sys.argv[2:]
    if command == "missing":
        return missing()
    if command == "options":
        return print(*(word.replace("LAYOUTS", str(HERE)) for word in STUDIES[rest[0]]["import"]), sep="\n")
    if command == "names":
        return print(*STUDIES, sep="\n")
    folder = pathlib.Path(rest[0])
    return check(folder) if command == "check" else write(folder)


if __name__ == "__main__":
    sys.exit(main())
