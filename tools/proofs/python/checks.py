"""checks [NAME…]: what `tools/prove python` holds the package to; each check is a function, and its docstring what it says."""
import concurrent.futures
import json
import os
import pathlib
import pickle
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import warnings

import numpy as np
import pyarrow
import pyarrow.parquet

import overscroll

PROGRAM, HOST = os.environ["OVERSCROLL"], os.environ["HOST"]
SHARDS = (1, 2, 4, 16, 64)


def program(*words, status=(0,)):
    """What the program prints, and what it says."""
    done = subprocess.run([PROGRAM, *words], capture_output=True, timeout=300)
    assert done.returncode in status, (words, done.returncode, done.stderr)
    return done.stdout, done.stderr.decode()


def rows_of_program(*words):
    return [json.loads(line) for line in program("replay", "--json", *words)[0].splitlines()]


def raises(work, *parts):
    """Whether some work raises an error with these texts in it; the error."""
    try:
        work()
    except overscroll.Error as error:
        assert all(part in str(error) for part in parts), str(error)
        return error
    raise AssertionError(f"no error with {parts}")


def no_swift():
    """nothing of Swift is on the path, and the library needs the C library alone"""
    assert shutil.which("swift") is None
    library = pathlib.Path(overscroll.__file__).with_name("liboverscroll.so")
    needed = subprocess.run(["ldd", library], capture_output=True, text=True, check=True).stdout
    names = {line.split()[0].split("/")[-1] for line in needed.splitlines()}
    assert names <= {"linux-vdso.so.1", "libm.so.6", "libc.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}, names
    assert overscroll.__version__ == program("--version")[0].decode().split()[1]


def rows():
    """rows are those of replay --json, to the last digit, with every list"""
    for words, options in (
            ([], {}), (["--engine", "all", "--model", "uikit,native"], {"engine": "all", "model": ["uikit", "native"]}),
            (["--rate", "120", "--slop", "8", "--work", "0", "--begin", "100", "--begin", "700", "--traditional"],
             {"rate": 120, "slop": 8.0, "work": 0, "begin": [100, 700], "traditional": True, "jobs": 2})):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", overscroll.OverscrollWarning)
            own = overscroll.replay("traces", **options)
        expected = rows_of_program(*words, "traces")
        assert len(own) == len(expected) > 600
        for mine, theirs in zip(own.to_dicts(), expected):
            assert mine == theirs, [(key, mine.get(key), theirs[key]) for key in theirs if mine.get(key) != theirs[key]]
            assert list(mine) == list(theirs)


def choices():
    """traces are chosen as by the program; of none there are no rows, and a report says what there is"""
    for words, options in ((["--only", "kind=touchpad"], {"only": "kind=touchpad"}),
                           (["--only", "subject=s01", "--only", "subject=s02"], {"only": ["subject=s01", "subject=s02"]})):
        assert overscroll.replay("traces", engine="sv", **options).to_dicts() == rows_of_program("--engine", "sv", *words, "traces")
    assert len(overscroll.replay("traces/pull", engine="sv", only="kind=wheel")) == 0
    raises(lambda: overscroll.report("traces/pull", only="kind=wheel"), "matches none of the 10 traces", "touchpad")
    raises(lambda: overscroll.replay(b"", only="kind=wheel"), "--only")


def text():
    """a trace in memory gives what its file gives, under its own name"""
    path = "traces/pull/touchscreen-01.trace"
    content = pathlib.Path(path).read_bytes()
    assert overscroll.replay({path: content}).to_dicts() == overscroll.replay(path).to_dicts()
    assert set(overscroll.replay(content)["trace"]) == {"trace"}


def columns():
    """gestures in columns give what the same gestures give as text"""
    paths = sorted(pathlib.Path("traces").rglob("touchscreen-*.trace"))
    taken, starts, times, x, y, lifts, header = {}, [0], [], [], [], [], None
    for path in paths:
        trace = overscroll.read(path)
        types = trace["type"]
        if list(types) != ["down", *["move"] * (len(types) - 2), "up"] or set(trace["layer"]) != {"libinput"}:
            continue
        header = header or trace.header
        content = path.read_bytes().split(b"\n")
        line = json.loads(content[0])
        if {**line, "intent": 0, "source": 0, "subject": 0, "labels": 0} != {**header, "intent": 0, "source": 0, "subject": 0,
                                                                          "labels": 0}:
            continue
        end = {"type": "end", "t": int(trace["time_us"][-1]), "events": len(trace)}
        events = [json.dumps({key: value for key, value in json.loads(event).items() if key != "at"}) for event in content[1:-2]]
        taken[f"gestures/{len(taken)}"] = "\n".join([json.dumps(header), *events, json.dumps(end), ""]).encode()
        times += list(trace["time_us"][:-1])
        x, y = x + list(trace["x"][:-1]), y + list(trace["y"][:-1])
        lifts.append(trace["time_us"][-1])
        starts.append(len(times))
    assert len(taken) >= 10
    gestures = overscroll.Gestures(starts, np.array(times) + 10**15, y, x=x, lifts_us=np.array(lifts) + 10**15, header=header)
    assert overscroll.replay(gestures, engine="all").to_dicts() == overscroll.replay(taken, engine="all").to_dicts()
    words = ["pull" if number % 2 else None for number in range(len(taken))]
    own = overscroll.replay(overscroll.Gestures(starts, times, y, intents=words), engine="mrefresh")
    assert list(own["intent"]) == words
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2, 2], [0, 1], [0.0, 1.0])), "gestures/1: it has no sample")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 3], [0, 1], [0.0, 1.0])), "starts: ends at 3")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [1, 0], [0.0, 1.0])), "gestures/0: its sample 1 is before")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [0, 1], [0.0, np.nan])), "gestures/0: its sample 1 is not at")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [0, np.nan], [0.0, 1.0])), "times_us: value 1 is nan")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [0.0, 0.5], [0.0, 1.0])), "times_us: value 1 is 0.5")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [0, 1e19], [0.0, 1.0])), "times_us: value 1 is 1e+19")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [0, 1], [0.0, 1.0], lifts_us=[np.inf])), "lifts_us: value 0 is inf")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [0, 1], [0.0])), "y: has the shape (1,)")
    raises(lambda: overscroll.replay(overscroll.Gestures([0, 2], [0, 1], [0.0, 1.0], intents="pul")), "'pul' is none of pull")


def zero_copy():
    """a column is a view of the library's memory, which lives as long as the view and is not written to"""
    own = overscroll.replay("traces/pull", engine="mrefresh")
    column, fired = own["peak_overscroll_pt"], own["fired"]
    assert np.shares_memory(column, own.array) and np.shares_memory(fired, own.array) and not column.flags.writeable
    assert fired.dtype == bool and fired.sum() == 10
    before = column.copy()
    del own
    for _ in range(20):
        overscroll.replay("traces/pull", engine="mrefresh")
    assert np.array_equal(column, before, equal_nan=True)


def reading():
    """events are those of the file"""
    for path in sorted(pathlib.Path("traces").rglob("*.trace")):
        trace = overscroll.read(path)
        header, *lines, end = map(json.loads, path.read_text().splitlines())
        assert trace.header == header and trace.end == end and len(trace) == len(lines)
        for key, column in (("t", "time_us"), ("type", "type"), ("slot", "slot"), ("x", "x"), ("y", "y"), ("dy", "dy")):
            own = [None if value != value else value for value in trace[column].tolist()]
            assert own == [line.get(key) for line in lines], (path, key)


def reports():
    """reports, comparisons and sweeps are the program's bytes"""
    for command, options in (
            ("report", {"engine": "main"}), ("report", {"engine": "all", "model": "uikit", "rate": 120}),
            # Two to the 53rd and one: no float has this seed.
            ("report", {"engine": "mrefresh", "work": "uniform:100-900", "seed": 9007199254740993}),
            ("compare", {"engine": "mrefresh,swiperefresh", "show": 3}),
            ("sweep", {"engine": "mrefresh,sv", "threshold": "40:160:7"})):
        words = [word for key, value in options.items() for word in (f"--{key}", str(value))]
        own = getattr(overscroll, command)("traces", **options)
        assert own.json == program(command, "--json", *words, "traces")[0], (command, options)
        assert own["schema"] == json.loads(own.json)["schema"]
        table = own.table()
        assert len(table) == len(own.records()) == len(own.to_arrow()) == len(own.to_pandas()) > 0
    own = overscroll.report("traces", engine="mrefresh")
    assert own.table()["recall.value"][0] == own["groups"][0]["recall"]["value"]
    assert own.table().dtype["recall.value"] == float and own.table().dtype["tp"] == int
    assert own.holds
    with tempfile.TemporaryDirectory() as folder:
        gate = pathlib.Path(folder, "gates.txt")
        gate.write_text("engine mrefresh: precision >= 99 %\n")
        judged = overscroll.report("traces", engine="mrefresh", gate=gate)
        assert not judged.holds and judged.notes
    assert overscroll.run("engines", "mrefresh", json=True).encode() == program("engines", "--json", "mrefresh")[0]


def errors():
    """errors and warnings are the program's, in its words, and nothing reaches its streams"""
    for words, work in (
            (["replay", "--json", "--engine", "mrefersh", "traces"], lambda: overscroll.replay("traces", engine="mrefersh")),
            (["replay", "--json", "--rate", "0", "traces"], lambda: overscroll.replay("traces", rate=0)),
            (["replay", "--json", "nowhere.trace"], lambda: overscroll.replay("nowhere.trace")),
            (["replay", "--json", "README.md"], lambda: overscroll.replay(pathlib.Path("README.md"))),
            (["report", "--json", "--slop", "-1", "traces"], lambda: overscroll.report("traces", slop=-1)),
            (["report", "--json", "--engine", "no.json", "traces"], lambda: overscroll.report("traces", engine="no.json")),
            (["sweep", "--json", "--threshold", "9:3", "traces"], lambda: overscroll.sweep("traces", threshold="9:3")),
            (["compare", "--json", "--engine", "sv", "traces"], lambda: overscroll.compare("traces", engine="sv"))):
        said = [line.removeprefix("error: ") for line in program(*words, status=(2,))[1].splitlines()]
        assert list(raises(work).messages) == said, (words, said)
    raises(lambda: overscroll.replay("traces", csv=True), "unknown option '--csv'")
    raises(lambda: overscroll.replay("-"), "standard input")
    raises(lambda: overscroll.report("traces", csv="-"), "standard output")
    raises(lambda: overscroll.run("record"), "'record': the library has no such command")
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        own = overscroll.replay(["traces/pull", "nowhere.trace"], engine="mrefresh", on_error="warn")
        assert len(own) == 10 and "nowhere.trace" in str(seen[0].message) and seen[0].filename == __file__
    error = overscroll.Error("one", "two")
    assert pickle.loads(pickle.dumps(error)).messages == error.messages


def threads():
    """threads go side by side, with the lock free, and get the same"""
    whole = overscroll.replay("traces", jobs=1).array.tobytes()
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: overscroll.replay("traces", jobs=1).array.tobytes(), range(8))) == {whole}
    done, counted = threading.Event(), 0

    def work():
        for _ in range(4):
            overscroll.replay("traces", jobs=1)
        done.set()

    worker = threading.Thread(target=work)
    worker.start()
    # A lock that was kept would be free between the calls alone: four times.
    while not done.is_set():
        counted += 1
        time.sleep(0)
    worker.join()
    assert counted > 100, counted


def arrow():
    """Arrow, pandas, Parquet and DuckDB read the rows, with nulls, lists and units"""
    import duckdb
    own = overscroll.replay("traces")
    table = own.to_arrow()
    assert table.schema.field("settle_ms").metadata == {b"unit": b"ms"}
    plain = own.to_dicts()
    for column in own.columns:
        assert table[column].to_pylist() == [row[column] for row in plain], column
    assert table["crossings_ms"].to_pylist() == [row["crossings_ms"] for row in plain]
    assert [[list(state.values()) for state in states] for states in table["states"].to_pylist()] == [
        row["states"] for row in plain]
    assert table["findings"].to_pylist() == [row["findings"] for row in plain]
    frame = own.to_pandas()
    assert frame.engine.value_counts().to_dict() == {name: len(own) // 8 for name in set(own["engine"])}
    assert frame.inset_conserved.isna().sum() == sum(row["inset_conserved"] is None for row in plain)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "rows.parquet")
        own.to_parquet(path)
        assert pyarrow.parquet.read_table(path).drop_columns([]).num_rows == len(own)
        count = duckdb.sql(f"select count(*) from '{path}' where fired and engine = 'mrefresh'").fetchall()[0][0]
        assert count == sum(row["fired"] and row["engine"] == "mrefresh" for row in plain)
        overscroll.report("traces").to_parquet(path)
        assert pyarrow.parquet.read_table(path)["recall.value"].type == pyarrow.float64()


def c():
    """a program in C takes the library by its header"""
    def ask(*words, status):
        done = subprocess.run([HOST, *words], capture_output=True, text=True, timeout=60)
        assert done.returncode == status, done
        return done.stdout.strip()
    own = overscroll.replay("traces")
    assert ask("traces", status=0) == f"{own['fired'].sum()} of {len(own)}"
    assert ask("nowhere", status=2) == "0 of 0"


def parts():
    """parts merge to the bytes of one run, in any order"""
    paths = sorted(map(str, pathlib.Path("traces").rglob("*.trace")))
    for command in ("report", "sweep", "compare"):
        options = {"engine": "mrefresh,swiperefresh"}
        made = [overscroll.partial(command, paths[first::3], **options) for first in (2, 0, 1)]
        assert overscroll.merge(command, made).json == getattr(overscroll, command)("traces", **options).json, command
    raises(lambda: overscroll.merge("report", [b"nothing"]))


def dask():
    """a cluster gives the same bytes at any number of shards, when a worker is killed too, and names a broken shard"""
    from distributed import Client, LocalCluster
    import overscroll.dask
    with tempfile.TemporaryDirectory() as folder, LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=folder) as cluster, Client(cluster) as client:
        whole = overscroll.report("traces")
        for count in SHARDS:
            assert overscroll.dask.report(client, "traces", shards=count).json == whole.json, count
        assert overscroll.dask.sweep(client, "traces", shards=4, engine="sv").json == overscroll.sweep("traces", engine="sv").json
        names = {"engine": "mrefresh,sv"}
        assert overscroll.dask.compare(client, "traces", shards=4, **names).json == overscroll.compare("traces", **names).json
        corpus = f"{folder}/all.ovc"
        program("pack", "traces", "-o", corpus)
        packed = overscroll.report(corpus)
        assert overscroll.dask.report(client, corpus, shards=4).json == packed.json
        raises(lambda: overscroll.dask.report(client, [corpus + ":nowhere"], shards=2), "nowhere")
        files = overscroll.dask.replay(client, "traces", f"{folder}/rows", shards=5)
        assert sum(pyarrow.parquet.read_metadata(file).num_rows for file in files) == len(overscroll.replay("traces"))
        files = overscroll.dask.replay(client, "traces", f"{folder}/some", shards=5, only=["kind=touchpad", "kind=wheel"], engine="sv")
        count = sum(pyarrow.parquet.read_metadata(file).num_rows for file in files)
        assert count == len(overscroll.replay("traces", only=["kind=touchpad", "kind=wheel"], engine="sv")) > 0
        none = overscroll.dask.replay(client, "traces/tap", f"{folder}/none", shards=2, only="kind=touchpad", engine="sv")
        assert sum(pyarrow.parquet.read_metadata(file).num_rows for file in none) == 0
        killed(client, folder)
        broken = pathlib.Path(folder, "broken.trace")
        broken.write_text("no trace\n")
        raises(lambda: overscroll.dask.report(client, ["traces", broken], shards=4), "shard ", " of 4 (", "broken.trace:1:")
        # An engine that ends the process it was started by takes one worker after the other.
        killer = pathlib.Path(folder, "killer")
        killer.write_text('p=$$; while [ "$(cat /proc/$p/comm)" = sh ]; do p=$(cut -d" " -f4 /proc/$p/stat); done; kill -9 $p\n')
        raises(lambda: overscroll.dask.report(client, "traces/pull", shards=2, engine=f"exec:sh {killer}"),
               " of 2 (traces/pull/", "each worker that had it died")


def killed(client, folder):
    """Many copies in shards, and a worker killed while they are replayed."""
    sources = sorted(pathlib.Path("traces").rglob("*.trace"))
    for number in range(3000):
        target = pathlib.Path(folder, "many", f"{number % 50:02}", f"{number:05}.trace")
        target.parent.mkdir(parents=True, exist_ok=True)
        os.link(shutil.copy(sources[number % len(sources)], folder + "/copy"), target)
        os.unlink(folder + "/copy")
    many = os.path.join(folder, "many")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", overscroll.OverscrollWarning)
        expected = overscroll.report(many).json
    victims = {worker: info["pid"] for worker, info in client.run(lambda: {"pid": os.getpid()}).items()}
    ended = []

    def kill():
        while not ended and not any(client.processing().values()):
            time.sleep(0.01)
        pid = next(iter(victims.values()))
        os.kill(pid, signal.SIGKILL)
        ended.append(pid)

    killer = threading.Thread(target=kill)
    killer.start()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", overscroll.OverscrollWarning)
        own = overscroll.dask.report(client, many, shards=16, progress=True)
    killer.join()
    assert ended and own.json == expected
    for _ in range(600):
        pids = set(client.run(os.getpid, on_error="ignore").values())
        if len(pids) == 2 and ended[0] not in pids:
            return
        time.sleep(0.1)
    raise AssertionError("no worker came in place of the one that was killed")


CHECKS = [no_swift, rows, choices, text, columns, zero_copy, reading, reports, errors, threads, arrow, c, parts, dask]


def main():
    wanted = sys.argv[1:]
    failed = 0
    for check in CHECKS:
        if wanted and check.__name__ not in wanted:
            continue
        begin = time.monotonic()
        try:
            check()
            print(f"ok    {check.__doc__} ({time.monotonic() - begin:.1f} s)", flush=True)
        except Exception:
            import traceback
            failed += 1
            print(f"FAIL  {check.__doc__}\n{traceback.format_exc()}", file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
