import TestSamples
import Testing

/// Engines on model files, from outside: a file in a folder whose name has a blank, as a person would work with it.
@Suite("Engines on model files")
struct ModelFileSessionTests {
  private let folder = TemporaryFolder()
  /// uikit with a softer rubber band. `mj` fires on a pull of 54 pt, so it does not fire on it.
  private static let file = "my models/soft.json"

  init() {
    #expect(shell("mkdir -p 'my models' t", in: folder).status == 0)
    folder.write(DragsTrace(millimetres: [27, 17, 32], intent: "pull").text, to: "t/a.trace")
    folder.write(DragsTrace(millimetres: [27, 17], intent: "scroll").text, to: "t/b.trace")
    folder.write(original, to: "same.json")
    folder.write(model("soft", coefficient: "0.2"), to: Self.file)
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  private func contents(of path: String) -> String { shell("cat '\(path)'", in: folder).output }

  private var original: String { run("models", "--file", "uikit").output }

  /// uikit's file with another rubber band and another name.
  private func model(_ name: String, coefficient: String) -> String {
    original.replacing("my-uikit", with: name).replacing("0.55", with: coefficient)
  }

  // MARK: Results

  @Test(
    "every engine on uikit's own file gives uikit's rows of all traces in the repository, but for the name")
  func sameRows() {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let traces = folder.joined(separator: "/") + "/traces"
    for form in ["--json", "--csv"] {
      let own = run("replay", "--engine", "all", form, "--model", "uikit", traces)
      let copy = run("replay", "--engine", "all", form, "--model", "same.json", traces)
      #expect(own.status == 0 && copy.status == 0 && own.output.utf8.count > 1_000_000)
      let nameless = copy.output.replacing("my-uikit", with: "uikit")
        .replacing(/model:[0-9a-f]{16}/, with: "built-in")
      #expect(copy.output != own.output && nameless == own.output, "\(form)")
    }
  }

  @Test("a report has a row for the file beside those of other models; a softer band fires less")
  func report() {
    let ending = run(
      "report", "--engine", "mj", "--model", "uikit,\(Self.file),native", "--csv", "-", "t")
    #expect(ending.status == 0)
    let rows = ending.output.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let hits = rows.filter { $0.count > 9 && $0[6] == "tp" && $0[4].isEmpty }
    #expect(hits.map { [$0[1], $0[3]] } == [["uikit", "uikit"], ["soft", "soft"], ["uikit", "native"]])
    let counts = hits.compactMap { Int($0[9]) }
    #expect(counts.count == 3 && counts[0] > counts[1])
  }

  @Test(
    "a file that is named twice counts once; a file with a built-in model's constants is a model of its own")
  func once() {
    let once = run("report", "--engine", "mj", "--model", Self.file, "--json", "t")
    #expect(shell("cp '\(Self.file)' copy.json", in: folder).status == 0)
    #expect(run("report", "--engine", "mj", "--model", "\(Self.file),copy.json", "--json", "t") == once)
    let two = run("replay", "--engine", "mj", "--model", "uikit,same.json", "--json", "t/a.trace").output
    #expect(two.split(separator: "\n").count == 6)
  }

  @Test("every command with engines takes a file")
  func commands() {
    let (engine, model) = (["--engine", "mj"], ["--model", Self.file])
    for (words, name) in [
      (["replay", "t"] + engine, "mj"), (["replay", "--why", "t/a.trace"] + engine, "soft"),
      (["compare", "--engine", "mj,sv", "t", "--full"], "soft"), (["sweep", "t", "--full"] + engine, "soft"),
      (["stress", "t", "--full", "--condition", "drop-20"] + engine, "soft"),
      (["reach", "--viewport", "667"] + engine, "soft"),
      (["shrink", "t/a.trace", "-o", "-"] + engine, "soft"),
      (["render", "t/a.trace", "-o", "-"] + engine, "soft"),
      (["export", "--as", "perfetto", "-o", "-", "t/a.trace"] + engine, "soft"),
      (["replay", "--curve", "-", "t/a.trace"] + engine, "soft"),
      (["engines", "--lint", "mj"], "soft"),
    ] {
      let ending = overscroll(words + model, in: folder)
      #expect([0, 1].contains(ending.status) && ending.output.contains(name), "\(words): \(ending.messages)")
    }
  }

  // MARK: Rows, parts and bundles

  @Test("rows know the file's contents, so two models of one name are not counted as one")
  func rows() {
    let rows = { (name: String) in
      #expect(
        shell(
          "\"$OVERSCROLL\" replay --engine mj --model '\(Self.file)' --json t/\(name).trace > \(name).jsonl",
          in: folder
        ).status == 0)
    }
    rows("a")
    rows("b")
    let counted = run("report", "--rows", "--json", "a.jsonl", "b.jsonl")
    #expect(counted.output == run("report", "--engine", "mj", "--model", Self.file, "--json", "t").output)
    folder.write(model("soft", coefficient: "0.21"), to: Self.file)
    rows("b")
    let refused = run("report", "--rows", "a.jsonl", "b.jsonl")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.messages.contains("b.jsonl:1: 'soft' is another model (model:"))
    // Rows from before the column are read.
    for name in ["a", "b"] {
      let text = contents(of: "\(name).jsonl")
      folder.write(text.replacing(/"model_id":"[^"]*",/, with: ""), to: "\(name).jsonl")
    }
    #expect(run("report", "--rows", "a.jsonl", "b.jsonl").status == 0)
  }

  @Test("parts give the whole report, and name the file in what to run next; other contents are refused")
  func parts() {
    let words = ["report", "--engine", "mj,sv", "--model", Self.file]
    for name in ["a", "b"] {
      #expect(
        overscroll(words + ["--partial", "\(name).partial", "t/\(name).trace"], in: folder).status == 0)
    }
    for form in [[], ["--json"], ["--full"]] {
      let merged = overscroll(["report", "--merge", "a.partial", "b.partial"] + form, in: folder)
      #expect(merged.status == 0 && merged.output == overscroll(words + form + ["t"], in: folder).output)
    }
    folder.write(model("soft", coefficient: "0.21"), to: Self.file)
    #expect(overscroll(words + ["--partial", "b.partial", "--force", "t/b.trace"], in: folder).status == 0)
    #expect(
      run("report", "--merge", "a.partial", "b.partial").messages
        == "error: b.partial: made with other settings than a.partial (its model 'soft' is another); merge them apart, or make one again\n"
    )
  }

  @Test("a bundle contains the file and replays where it does not exist; without one it is as before")
  func bundle() {
    let made = run("bundle", "--engine", "mj", "--model", "\(Self.file),native", "-o", "b.txt", "t/a.trace")
    #expect(made.status == 0 && shell("rm '\(Self.file)'", in: folder).status == 0)
    let text = contents(of: "b.txt")
    #expect(text.contains(#""policies":[],"models":[{"schema":"overscroll-model/1","name":"soft","#))
    let again = run("bundle", "--run", "b.txt")
    #expect(again.status == 0 && again.output == made.output && again.output.contains("same: mj on soft "))
    folder.write(text.replacing(#""coefficient":0.2,"#, with: #""coefficient":2,"#), to: "bad.txt")
    #expect(
      run("bundle", "--run", "bad.txt").messages
        == "error: bad.txt:1: model 1: $.drag.coefficient is 2; it must be a number from 0.001 to 1\n")
    #expect(run("scrub", "b.txt", "-o", "clean.txt").status == 0)
    let scrubbed = run("bundle", "--run", "clean.txt")
    #expect(scrubbed.status == 0 && scrubbed.output.contains("same: mj on soft "))
    #expect(run("bundle", "--engine", "mj", "-o", "plain.txt", "t/a.trace").status == 0)
    #expect(!contents(of: "plain.txt").contains(#""models""#))
  }

  // MARK: Suggested commands

  @Test("suggested commands name the file, quoted, and run")
  func next() {
    let model = ["--model", Self.file]
    for words in [
      ["replay", "--engine", "mj", "t"], ["report", "--engine", "mj,sv", "t"],
      ["compare", "--engine", "mj,sv", "t"], ["sweep", "--engine", "mj", "t"],
      ["stress", "--engine", "mj", "--condition", "drop-20", "t"], ["shrink", "--engine", "mj", "t/a.trace"],
      ["reach", "--engine", "mj"],
    ] {
      let text = overscroll(words + model, in: folder).output
      let lines = text.split(separator: "\n").filter { $0.contains("--model") }
      #expect(
        !lines.isEmpty && lines.allSatisfy { $0.contains("--model '\(Self.file)'") }, "\(words): \(text)")
    }
  }

  @Test("a page's commands name the file; without one the page is as before")
  func page() {
    let page = run("report", "--engine", "mj", "--model", Self.file, "--html", "-", "t").output
    #expect(page.contains(#""model_words":{"soft":"\#(Self.file)"}"#))
    let plain = run("report", "--engine", "mj", "--html", "-", "t").output
    #expect(!plain.isEmpty && !plain.contains(#""model_words":"#))
  }

  // MARK: Mistakes

  @Test(
    "a file that cannot be a model is refused before anything is replayed, with where, what and what to do")
  func mistakes() {
    folder.write(#"{"schema":"overscroll-model/1","drag":{"rule":"bend"}}"#, to: "bad.json")
    #expect(shell("mkdir folder.json", in: folder).status == 0)
    for (word, messages) in [
      (
        "bad.json",
        #"""
        error: bad.json: $.drag.rule is "bend"; it must be one of "band", "share", "tangent", "exponential", "clamp", "stop", "hold", "rigid-band", "flutter-increments", "flutter-rigid-increments", "gecko-increments", "filtered-increments"
        error: bad.json: $.fling is absent; add {"rule":…}, with one of exponential, none, braking, braked-exponential, power, quartic, touchpad, bezier, quintic, circular
        error: bad.json: $.return is absent; add {"rule":…}, with one of spring, eased, none, decay, bezier

        """#
      ),
      ("missing-file.json", "error: missing-file.json: no such file; check the path\n"),
      ("folder.json", "error: folder.json: this is a folder, not a file; name a file\n"),
    ] {
      let ending = run("report", "--model", word, "t")
      #expect(ending.status == 2 && ending.output.isEmpty && ending.messages == messages)
    }
    folder.write(model("soft", coefficient: "0.4"), to: "other.json")
    #expect(
      run("report", "--model", "\(Self.file),other.json", "t").messages
        == "error: \(Self.file) and other.json are two different models named 'soft'; change the \"name\" in one of them\n"
    )
    let several = run("render", "--engine", "mj", "--model", "uikit,\(Self.file)", "t/a.trace")
    #expect(several.status == 2 && several.messages.contains("only one model is used here; name one"))
  }

  @Test("a pipe is read once; a project file may name a model's file")
  func pipes() {
    #expect(
      shell(
        "mkfifo pipe.json && (cat same.json > pipe.json & \"$OVERSCROLL\" report --model pipe.json t)",
        in: folder
      ).output.contains("my-uikit"))
    folder.write(#"{"engine":"mj","model":["uikit","\#(Self.file)"]}"#, to: "overscroll.json")
    let report = run("report", "--csv", "-", "t")
    #expect(report.status == 0 && report.output.contains(",soft,"))
  }
}
