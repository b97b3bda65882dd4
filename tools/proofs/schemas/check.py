"""Validates what the calls print against the schemas that the program prints."""
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator

import calls
from house import ROOT, SOURCES, program
from outputs import Workplace, objects


def closed(schema):
    """The schema that takes no key it does not name: what users get may have more in a later version, ours may not."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: closed(value) for key, value in schema.items()}
    if isinstance(made.get("properties"), dict) and "additionalProperties" not in made:
        made["additionalProperties"] = False
    return made


def schemas(binary):
    """Every schema by its name; ends the program where one is not a schema, or names itself wrongly."""
    def ask(*words):
        return subprocess.run([binary, "schema", *words], capture_output=True, text=True, check=True).stdout

    found = {}
    for line in re.findall(r"^  (\S.*)", ask(), re.MULTILINE):
        name = line.split()[0]
        found[name] = json.loads(ask(name))
        Draft202012Validator.check_schema(found[name])
        const = found[name]["properties"].get("schema", {}).get("const")
        if const and const not in line:
            sys.exit(f"prove schemas: '{name}' is listed as '{line}', and its schema is of {const}")
    return found


def unnamed(found):
    """Schemas that sources name and that have no file: a manifest is of no --json output."""
    named = set(re.findall(r'"(overscroll-[a-z-]+/\d+)"', "".join(f.read_text() for f in SOURCES.rglob("*.swift"))))
    return named - {s["properties"].get("schema", {}).get("const") for s in found.values()} - {"overscroll-manifest/1"}


def faults(validator, words, things):
    """The first faults of some objects, a line each."""
    for number, thing in enumerate(things, 1):
        for error in validator.iter_errors(thing):
            place = "/".join(str(part) for part in error.absolute_path)
            yield f"{words}: object {number}, /{place}: {error.message[:300]}"


def main():
    binary = program()
    found = schemas(binary)
    wrong = [f"no schema for {name}" for name in sorted(unnamed(found))]
    wrong += [f"no call for the schema '{name}'" for name in found if name not in calls.CALLS and name != "vectors"]
    with tempfile.TemporaryDirectory() as folder:
        place = Workplace(folder, binary)
        jobs = [(name, words) for name, each in calls.CALLS.items() for words in each]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(zip(jobs, pool.map(lambda job: place.output(job[1]), jobs)))
    cases = [(("vectors", [path.name]), objects(path.read_text())) for path in sorted((ROOT / "Tests/Conformance").glob("*.json"))]
    count = 0
    for (name, words), things in results + cases:
        if not things:
            wrong.append(f"{' '.join(words)}: prints nothing")
        count += len(things)
        validator = Draft202012Validator(closed(found[name]))
        wrong += list(faults(validator, " ".join(words)[:100], things))[:5]
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"schemas: {len(found)}, {count} objects of {len(results) + len(cases)} outputs are as they say" if not wrong else f"schemas: {len(wrong)} faults")
    return 1 if wrong else 0


sys.exit(main())
