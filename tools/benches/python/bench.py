"""bench TRACES [GESTURES [SHARDS…]]: the measurements of `tools/bench python`."""
import io
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time
import warnings

import numpy as np
import pandas
from distributed import Client, LocalCluster

import overscroll
import overscroll.dask

PROGRAM = os.environ["OVERSCROLL"]
ENGINE, ROUNDS, WORKERS, FOLDER = "mrefresh", 3, 2, 500
# Rows are measured on so many at most, and a report of more in one round.
MANY = 5000
ONE = {"engine": ENGINE, "jobs": 1}


def call(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, check=True).stdout


def least(work, rounds=ROUNDS):
    """The least seconds of some rounds, and what the last one gave."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        value = work()
        times.append(time.perf_counter() - start)
    return min(times), value


def corpus(traces, count, root):
    """The folders of copies of the traces with one gesture, each under a subject of its own, and of the first of them the texts and the columns."""
    whole = overscroll.replay(traces, engine=ENGINE)
    single = sorted(set(whole["trace"][(whole["gestures"] == 1) & (whole["layer"] == "libinput")]))
    texts, touches = [], []
    for path in single:
        header, rest = pathlib.Path(path).read_text().split("\n", 1)
        texts.append((json.loads(header), rest))
        trace = overscroll.read(path)
        if list(trace["type"]) == ["down", *["move"] * (len(trace) - 2), "up"] and set(trace["layer"]) == {"libinput"}:
            touches.append(trace)
    named = {}
    for number in range(count):
        header, rest = texts[number % len(texts)]
        folder = pathlib.Path(root, f"{number // FOLDER:04}")
        folder.mkdir(exist_ok=True)
        text = json.dumps({**header, "subject": f"p{number % 40}", "note": f"{number}"}) + "\n" + rest
        path = folder / f"{number:07}.trace"
        path.write_text(text)
        if number < MANY:
            named[str(path)] = text.encode()
    chosen = [touches[number % len(touches)] for number in range(min(count, MANY))]
    starts = np.concatenate([[0], np.cumsum([len(trace) - 1 for trace in chosen])])
    return named, overscroll.Gestures(
        starts, np.concatenate([trace["time_us"][:-1] for trace in chosen]), np.concatenate([trace["y"][:-1] for trace in chosen]),
        lifts_us=[trace["time_us"][-1] for trace in chosen])


def rows(root, named, gestures):
    count = len(named)
    folders = [os.path.join(root, name) for name in sorted(os.listdir(root))[:-(-count // FOLDER)]]
    print(f"{f'rows of {count} gestures, one engine, one thread':55} {'µs a gesture':>14} {'× columns':>10}")
    found = [
        ("columns", least(lambda: overscroll.replay(gestures, **ONE))[0]),
        ("text in memory", least(lambda: overscroll.replay(named, **ONE))[0]),
        ("files", least(lambda: overscroll.replay(folders, **ONE))[0]),
        ("files, to Arrow with lists", least(lambda: overscroll.replay(folders, **ONE).to_arrow())[0]),
        ("program, JSON", least(lambda: call("replay", "--json", "--engine", ENGINE, "--jobs", "1", *folders))[0]),
        ("program, CSV to pandas", least(lambda: pandas.read_csv(
            io.BytesIO(call("replay", "--csv", "--engine", ENGINE, "--jobs", "1", *folders))))[0]),
    ]
    for name, seconds in found:
        print(f"  {name:53} {seconds / count * 1e6:14.1f} {seconds / found[0][1]:10.2f}", flush=True)


def kill_in_the_middle(client, wait):
    """Ends a worker's process after some seconds of work."""
    victims = list(client.run(os.getpid).values())

    def kill():
        while not any(client.processing().values()):
            time.sleep(0.01)
        time.sleep(wait)
        os.kill(victims[0], signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    return killer


def clusters(root, count, shards):
    rounds = ROUNDS if count <= MANY else 1
    seconds, whole = least(lambda: call("report", "--json", "--engine", ENGINE, "--jobs", str(WORKERS), root), rounds)
    print(f"{f'report of {count} gestures, one engine':55} {'seconds':>9}   bytes")
    print(f"  {f'program, --jobs {WORKERS}':53} {seconds:9.2f}", flush=True)
    alone, own = least(lambda: overscroll.report(root, engine=ENGINE, jobs=WORKERS).json, rounds)
    print(f"  {f'library, jobs={WORKERS}':53} {alone:9.2f}   {'identical' if own == whole else 'DIFFERENT'}", flush=True)
    folders = sorted(os.path.join(root, name) for name in os.listdir(root))
    parts = [overscroll.partial("report", folders[first::4], engine=ENGINE, jobs=WORKERS) for first in range(4)]
    merging, own = least(lambda: overscroll.merge("report", parts).json, rounds)
    size = sum(map(len, parts)) / count
    print(f"  {f'merge of 4 parts, {size:.0f} bytes a gesture':53} {merging:9.2f}   {'identical' if own == whole else 'DIFFERENT'}", flush=True)
    runs = [(count, False) for count in shards]
    runs.append((shards[-2] if len(shards) > 1 else shards[-1], True))
    for number, killing in runs:
        start = time.perf_counter()
        with (LocalCluster(n_workers=WORKERS, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client):
            client.run(lambda: __import__("overscroll"))
            ready = time.perf_counter()
            killer = kill_in_the_middle(client, seconds / 2) if killing else None
            made = overscroll.dask.report(client, root, shards=number, engine=ENGINE).json
            end = time.perf_counter()
            if killer:
                killer.join()
        what = f"{number} shards" + (", a worker killed" if killing else "")
        what += f", after a start of {ready - start:.1f} s"
        print(f"  {what:53} {end - ready:9.2f}   {'identical' if made == whole else 'DIFFERENT'}", flush=True)


def main():
    # The copies hold the same, which every report tells.
    warnings.simplefilter("ignore", overscroll.OverscrollWarning)
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    shards = [int(word) for word in sys.argv[3:]] or [1, 2, 4, 16, 64]
    with tempfile.TemporaryDirectory() as folder:
        root = os.path.join(folder, "traces")
        os.mkdir(root)
        named, gestures = corpus(sys.argv[1], count, root)
        rows(root, named, gestures)
        clusters(root, count, shards)


if __name__ == "__main__":
    main()
