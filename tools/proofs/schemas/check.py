"""Validates what the calls print against the schemas that the program prints, and looks that these tell every property."""
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator

import calls
import described
from house import ROOT, SOURCES, program
from outputs import Workplace, objects


def closed(schema, is_part=False):
    """The schema that takes no key it does not name: what users get may have more in a later version, ours may not.

    A part, as of `anyOf` beside `properties`, says more of an object whose keys are named there, so it stays open.
    """
    if isinstance(schema, list):
        return [closed(part, is_part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    has_keys = isinstance(schema.get("properties"), dict)
    same = described.SAME_ONE + described.SAME_SEVERAL if has_keys else ()
    made = {key: closed(value, key in same) for key, value in schema.items()}
    if has_keys and not is_part and "additionalProperties" not in made:
        made["additionalProperties"] = False
    return made


SCHEMAS = SOURCES / "OverscrollCLI/Schemas"


def schemas(binary):
    """Every schema by its name; ends the program where one is not a schema, names itself wrongly or is not the file it is to be."""
    def ask(*words):
        return subprocess.run([binary, "schema", *words], capture_output=True, text=True, check=True).stdout

    found = {}
    texts = {path.read_text(): path.name for path in SCHEMAS.glob("*.json")}
    for line in re.findall(r"^  (\S.*)", ask(), re.MULTILINE):
        name = line.split()[0]
        text = ask(name)
        # Most come from the fields of the record that is printed; the others are files, to the letter.
        found[name] = json.loads(text)
        texts.pop(text, None)
        Draft202012Validator.check_schema(found[name])
        const = found[name]["properties"].get("schema", {}).get("const")
        if const and const not in line:
            sys.exit(f"prove schemas: '{name}' is listed as '{line}', and its schema is of {const}")
    if texts:
        sys.exit(f"prove schemas: no 'overscroll schema' prints {', '.join(sorted(texts.values()))}")
    return found


def untold(found):
    """A line for each property that does not say what it is; then for each gap planted in one that was not found."""
    planted = 0
    lines = [f"schema {name}: {place} {problem}" for name in found for place, problem in described.undescribed(found[name])]
    for name in found:
        count, missed = described.gaps(found[name])
        planted += count
        lines += [f"schema {name}: {place}: a planted gap was not found" for place in missed]
    return planted, lines


def unnamed(found):
    """Schemas that sources name and that are not printed: manifests, what programs are sent and parts are no --json output."""
    named = set(re.findall(r'"(overscroll-[a-z-]+/\d+)"', "".join(f.read_text() for f in SOURCES.rglob("*.swift"))))
    told = {s["properties"].get("schema", {}).get("const") for s in found.values()}
    return named - told - {"overscroll-manifest/1", "overscroll-engine/1", "overscroll-partial/2"}


def faults(validator, words, things):
    """The first faults of some objects, a line each."""
    for number, thing in enumerate(things, 1):
        for error in validator.iter_errors(thing):
            place = "/".join(str(part) for part in error.absolute_path)
            yield f"{words}: object {number}, /{place}: {error.message[:300]}"


def main():
    binary = program()
    found = schemas(binary)
    planted, lines = untold(found)
    wrong = lines + [f"no schema for {name}" for name in sorted(unnamed(found))]
    wrong += [f"no call for the schema '{name}'" for name in found if name not in calls.CALLS and name not in ("vectors", "options")]
    with tempfile.TemporaryDirectory() as folder:
        place = Workplace(folder, binary)
        jobs = [(name, words) for name, each in calls.CALLS.items() for words in each]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(zip(jobs, pool.map(lambda job: place.output(job[1]), jobs)))
    cases = [(("vectors", [path.name]), objects(path.read_text())) for path in sorted((ROOT / "Tests/Conformance").glob("*.json"))]
    contract = ROOT / "Sources/OverscrollCLI/Documentation.docc/Contract.md"
    options = [line for line in contract.read_text().splitlines() if line.startswith('{"schema":"overscroll-options/1"')]
    cases.append((("options", [contract.name]), objects("\n".join(options))))
    count = 0
    for (name, words), things in results + cases:
        if not things:
            wrong.append(f"{' '.join(words)}: prints nothing")
        count += len(things)
        validator = Draft202012Validator(closed(found[name]))
        wrong += list(faults(validator, " ".join(words)[:100], things))[:5]
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        print(f"schemas: {len(wrong)} faults")
    else:
        print(f"schemas: {len(found)}, {count} objects of {len(results) + len(cases)} outputs are as they say")
        print(f"every property says what it is; {planted} gaps planted, all found")
    return 1 if wrong else 0


sys.exit(main())
