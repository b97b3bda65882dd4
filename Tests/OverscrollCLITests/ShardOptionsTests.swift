import TestSamples
import Testing

/// `--partial` and `--merge`, from outside.
@Suite("--partial and --merge")
struct ShardOptionsTests {
  private let folder = TemporaryFolder()

  init() {
    #expect(shell("mkdir -p t/x", in: folder).status == 0)
    folder.write(
      DragsTrace(millimetres: [27, 17, 32], intent: "pull", header: #","subject":"s01""#).text,
      to: "t/a.trace")
    folder.write(
      DragsTrace(
        millimetres: [27, 17], intent: "scroll", header: #","labels":[{"from":0,"to":0,"intent":"pull"}]"#
      ).text, to: "t/x/b.trace")
    folder.write(DragsTrace(millimetres: [27, 17, 32, 22]).text, to: "t/c.trace")
    folder.write(DragsTrace(millimetres: [17, 27], intent: "free").text, to: "t/d.trace")
    folder.write(DragsTrace(millimetres: [42, 27], intent: "pull", apart: 1_000_000).text, to: "t/e.trace")
    folder.write(DragsTrace.wheel, to: "t/f.trace")
    // The same as the first, so a copy.
    folder.write(
      DragsTrace(millimetres: [27, 17, 32], intent: "pull", header: #","subject":"s01""#).text,
      to: "t/g.trace")
    folder.write("no trace\n", to: "t/x/h.trace")
  }

  private func run(_ words: [String]) -> RunningBinary.Ending { overscroll(words, in: folder) }

  /// Two parts of the traces, those that cannot be read in the second.
  private func makeParts(_ command: String, _ words: [String] = []) {
    for (name, traces) in [
      ("1.partial", ["t/a.trace", "t/x/b.trace", "t/e.trace"]),
      ("2.partial", ["t/c.trace", "t/d.trace", "t/f.trace", "t/g.trace", "t/x/h.trace"]),
    ] {
      let ending = run([command, "--force", "--partial", name] + words + traces)
      // As of a report: 2 if a trace cannot be read.
      #expect(ending.status == (traces.contains("t/x/h.trace") ? 2 : 0) && ending.output.isEmpty)
      #expect(ending.messages.contains("\(name): \(traces.count) traces"))
    }
  }

  @Test(
    "two parts in either order give the bytes, the messages and the status of one run",
    arguments: [
      ("report", ["--engine", "pullview,mrefresh"], [[], ["--full"], ["--json"], ["--csv", "-"]]),
      ("compare", ["--engine", "pullview,mrefresh,sv"], [[], ["--full"], ["--json", "--all-pairs"]]),
      ("sweep", ["--engine", "pullview,chromium-overscroll"], [[], ["--full"], ["--json"]]),
    ])
  func sameBytes(_ command: String, _ engines: [String], _ forms: [[String]]) {
    makeParts(command, engines)
    for form in forms {
      let whole = run([command] + engines + form + ["t"])
      #expect(whole.status == 2 && !whole.output.isEmpty && whole.messages.contains("h.trace"))
      #expect(run([command, "--merge", "1.partial", "2.partial"] + form) == whole)
      #expect(run([command, "--merge", "2.partial", "1.partial"] + form) == whole)
    }
  }

  @Test("a folder stands for the parts under it, a list for those it names")
  func folders() {
    makeParts("report")
    let named = run(["report", "--merge", "1.partial", "2.partial", "--json"])
    let move = shell("mkdir -p parts/deep && mv 1.partial parts && mv 2.partial parts/deep", in: folder)
    #expect(named.status == 2 && move.status == 0)
    folder.write("no part\n", to: "parts/notes.txt")
    folder.write("parts/deep/2.partial\nparts/1.partial\n", to: "list")
    for word in ["parts", "@list"] { #expect(run(["report", "--merge", word, "--json"]) == named) }
    // A folder with one part, and one with none.
    let alone = run(["report", "--merge", "parts/deep", "--json"])
    #expect(alone == run(["report", "--merge", "parts/deep/2.partial", "--json"]) && !alone.output.isEmpty)
    let made = shell("mkdir none", in: folder)
    let none = run(["report", "--merge", "none"])
    #expect(
      made.status == 0 && none.status == 2
        && none.messages.hasPrefix("error: none: no *.partial file in this folder"))
    let twice = run(["report", "--merge", "parts", "parts/1.partial"])
    #expect(twice.status == 2 && twice.messages.contains("parts/1.partial: the same file as"))
  }

  @Test("copies in two parts are told as in one run")
  func copies() {
    makeParts("report")
    #expect(
      run(["report", "--merge", "2.partial", "1.partial"]).messages.contains(
        "t/a.trace and t/g.trace hold the same"))
  }

  @Test("what to run next names the folder of the traces where it holds no others, else the parts")
  func next() {
    folder.write(DragTrace(millimetres: 21).text, to: "alone.trace")
    for (name, trace) in [("1.partial", "t/a.trace"), ("2.partial", "alone.trace"), ("all.partial", "t")] {
      // One trace of the folder cannot be read.
      #expect(run(["report", "--partial", name, trace]).status == (trace == "t" ? 2 : 0))
    }
    #expect(run(["report", "--merge", "all.partial"]).output.contains("next: overscroll report --full t"))
    for parts in [["1.partial"], ["1.partial", "2.partial"]] {
      let words = ["report", "--full", "--merge"] + parts
      let output = run(["report", "--merge"] + parts).output
      #expect(output.contains("next: overscroll \(words.joined(separator: " "))"))
      // What is named to run next counts these traces and no others.
      #expect(!output.contains("--html") && !output.contains("compare"))
      #expect(run(words).status == 0)
    }
  }

  @Test("a part goes through a pipe")
  func pipes() {
    makeParts("report", ["--engine", "pullview"])
    let whole = run(["report", "--merge", "1.partial", "2.partial", "--json"])
    let piped = shell(
      #""$OVERSCROLL" report --engine pullview --partial - t/a.trace t/x/b.trace t/e.trace | "$OVERSCROLL" report --json --merge - 2.partial"#,
      in: folder)
    #expect(piped.output == whole.output && piped.status == whole.status)
  }

  @Test("a pipe or a device without end is refused, not read until memory ends")
  func endless() {
    let merged = run(["report", "--merge", "/dev/zero"])
    #expect(merged.status == 2 && merged.output.isEmpty)
    #expect(merged.messages == "error: /dev/zero: larger than 256 MiB; is this the right file?\n")
  }

  @Test("a part that is there is kept without --force, and no half of one appears")
  func overwriting() {
    folder.write("mine", to: "1.partial")
    let ending = run(["report", "--partial", "1.partial", "t/a.trace"])
    #expect(ending.status == 2 && ending.messages.contains("1.partial: exists already"))
    let none = run(["report", "--partial", "2.partial", "t/none.trace", "t/none", "t/none"])
    #expect(none.status == 2 && none.messages.contains("2.partial: 3 traces, 3 unreadable"))
    #expect(run(["report", "--merge", "2.partial"]) == run(["report", "t/none.trace", "t/none", "t/none"]))
    #expect(run(["report", "--partial", "3.partial", "--engine", "exec:false", "t"]).status == 2)
    #expect(run(["report", "--merge", "3.partial"]).messages.contains("3.partial: no such file"))
  }

  @Test("Ctrl-C and SIGTERM leave nothing of a part behind", arguments: ["INT", "TERM"])
  func interrupted(signal: String) {
    // An engine that presses it at the first replay, and answers on.
    folder.write(
      """
      read line
      echo '{"protocol":"overscroll-engine/1","name":"mine","like":"sv"}'
      while read line; do [ -n "$pressed" ] || kill -\(signal) $PPID; pressed=1; echo '{}'; done

      """, to: "engine.sh")
    let ending = shell(
      #""$OVERSCROLL" report --jobs 1 --partial x.partial --engine exec:'exec sh engine.sh' t; ls x.partial*"#,
      in: folder)
    #expect(ending.messages.contains("stopped: ") && ending.output.isEmpty, "\(ending)")
  }

  @Test(
    "what does not go together is refused in a line",
    arguments: [
      (
        ["report", "--partial", "a", "--json", "t"],
        "--json is of a result, and --partial writes a part of one"
      ),
      (["report", "--partial", "a", "--gate", "g", "t"], "--gate is of a result"),
      (["report", "--partial", "a", "--html", "h", "t"], "--html is of a result"),
      (["report", "--partial", "a", "--rows", "t"], "--partial replays traces"),
      (["report", "--merge", "--rows", "t"], "leave one of --rows and --merge out"),
      (["report", "--merge", "--partial", "a", "t"], "leave one of the two out"),
      (["report", "--merge", "--engine", "sv", "t"], "--engine changes how traces are replayed"),
      (["report", "--merge", "--rate", "90", "t"], "--rate changes how traces are replayed"),
      (["report", "--merge", "--jobs", "2", "t"], "--jobs is for replays, and parts are replayed already"),
      (["report", "--merge", "--html", "h", "t"], "--html draws traces, which parts do not contain"),
      (["report", "--merge", "t"], "t: no *.partial file in this folder; name the files"),
      (["report", "--merge", "-", "-"], "'-' is named twice"),
      (["compare", "--merge", "--model", "uikit", "t"], "--model changes how traces are replayed"),
      (["compare", "--partial", "a", "--engine", "sv,mj", "--same", "t"], "--same is of a result"),
      (["compare", "--partial", "a", "--engine", "sv", "t"], "give two engines or more"),
      (["sweep", "--merge", "--threshold", "40:160", "t"], "--threshold changes how traces are replayed"),
      (["sweep", "--partial", "a", "--tune", "threshold", "t"], "--partial does not go with --tune"),
      (["sweep", "--plan", "--merge"], "--merge does not go with --plan"),
      (["sweep", "--partial", "a", "--far", "0.1", "t"], "--far is of a result"),
    ])
  func refusals(_ words: [String], _ message: String) {
    let ending = run(words)
    #expect(ending.status == 2 && ending.output.isEmpty && ending.messages.contains(message), "\(ending)")
  }

  @Test("parts of other engines, thresholds and policies are refused by name, a part named twice too")
  func otherSettings() {
    makeParts("report", ["--engine", "pullview"])
    #expect(run(["report", "--force", "--partial", "2.partial", "--engine", "sv", "t/c.trace"]).status == 0)
    #expect(
      run(["report", "--merge", "1.partial", "2.partial"]).messages.contains(
        "2.partial: made with other settings than 1.partial (of the engines sv, not pullview)"))
    #expect(
      run(["report", "--merge", "1.partial", "./1.partial"]).messages.contains(
        "./1.partial: the same file as 1.partial"))
    #expect(
      run(["sweep", "--merge", "1.partial"]).messages.contains("merge it with 'overscroll report --merge'"))
    for (file, range) in [("3.partial", "40:160"), ("4.partial", "40:170")] {
      let ending = run([
        "sweep", "--engine", "sv", "--threshold", range, "--partial", file,
        "t/\(file == "3.partial" ? "a" : "c").trace",
      ])
      #expect(ending.status == 0)
    }
    #expect(
      run(["sweep", "--merge", "3.partial", "4.partial"]).messages.contains("its thresholds are others"))
  }
}
