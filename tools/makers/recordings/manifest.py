"""manifest.py COMMAND [FOLDER]: which files the figures of public recordings are made of, and where they come from.

    missing        says how to get the files: for each source its repository and commit, for each file its path there and the SHA-256 of what
                   is expected here
    check FOLDER   compares FOLDER with the list; a file that is missing, another or too many is named, and the exit code is 1
    write FOLDER   makes the list (manifest.tsv) of FOLDER, where a page of provenance in each source says where its files come from

`sources.json` beside it says how each source is imported and how its scale is known.
"""
import csv
import hashlib
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent
LIST = HERE / "manifest.tsv"
HEADS = ["source", "file", "repository", "commit", "path", "sha256"]
# Files of a source's folder that hold no recording and no description of a device.
ASIDE = {"LICENSE", "PROVENANCE"}


def files(folder):
    """The recordings and descriptions of a source's folder, by name."""
    return sorted(path for path in folder.iterdir() if path.is_file() and path.stem not in ASIDE)


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def known():
    """The list as it is kept, a dictionary for each file."""
    with LIST.open() as text:
        return list(csv.DictReader(text, delimiter="\t"))


def sources():
    """What sources.json says of each source."""
    return json.loads((HERE / "sources.json").read_text())


def provenance(folder):
    """A source's repository, commit and licence, and the path there of each of its files."""
    text = next(folder.glob("PROVENANCE.*")).read_text()
    told = {key: re.search(rf"^{key}: (.*)$", text, re.M).group(1) for key in ("Source", "Commit", "Licence")}
    paths = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", text, re.M))
    return told, paths


def missing(out):
    rows = known()
    for name in dict.fromkeys(row["source"] for row in rows):
        own = [row for row in rows if row["source"] == name]
        print(f"{name}: {own[0]['repository']} at {own[0]['commit']}, {len(own)} files", file=out)
        for row in own:
            print(f"  {row['sha256']}  {name}/{row['file']}  from {row['path']}", file=out)


def check(folder):
    wanted = {f"{row['source']}/{row['file']}": row["sha256"] for row in known()}
    there = {f"{each.name}/{path.name}": path for each in sorted(folder.iterdir()) if each.is_dir() for path in files(each)}
    faults = [f"{name}: missing" for name in wanted if name not in there]
    faults += [f"{name}: not in the list" for name in there if name not in wanted]
    faults += [f"{name}: another file, its SHA-256 is not {wanted[name]}"
               for name, path in there.items() if name in wanted and digest(path) != wanted[name]]
    for fault in faults:
        print(f"{folder}/{fault}", file=sys.stderr)
    return 1 if faults else 0


def write(folder):
    with LIST.open("w", newline="") as text:
        out = csv.writer(text, delimiter="\t", lineterminator="\n")
        out.writerow(HEADS)
        for each in sorted(path for path in folder.iterdir() if path.is_dir()):
            told, paths = provenance(each)
            for path in files(each):
                out.writerow([each.name, path.name, told["Source"], told["Commit"], paths.get(path.name, path.name), digest(path)])


def main():
    command, rest = sys.argv[1], [pathlib.Path(each) for each in sys.argv[2:]]
    if command == "missing":
        return missing(sys.stderr)
    return check(*rest) if command == "check" else write(*rest)


if __name__ == "__main__":
    sys.exit(main())
