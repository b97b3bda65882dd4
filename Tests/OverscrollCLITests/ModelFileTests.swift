import TestSamples
import Testing

/// Models as files, from outside.
@Suite("Model files")
struct ModelFileTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace().text, to: "pull.trace")
    folder.write(DragTrace(millimetres: -25, intent: "scroll").text, to: "up.trace")
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test(
    "a built-in model's file gives its curves and replays, except for the name",
    arguments: [
      "uikit", "uikit-measured", "flutter-ios-fixed", "flutter-desktop-fixed", "flutter-clamping",
      "chromium", "chromium-exp-fixed", "chromium-bezier", "appkit", "iced", "scroll-mechanics",
      "scroll-mechanics-fixed", "use-gesture", "framer-inertia-fixed", "better-scroll",
      "better-scroll-fixed", "iscroll-fixed",
    ])
  func same(name: String) {
    let written = run("models", "--file", name)
    #expect(written.status == 0 && written.messages.isEmpty)
    folder.write(written.output, to: "mine.json")
    for trace in ["pull.trace", "up.trace"] {
      for form in [[], ["--json"], ["--plot"], ["--svg", "-"]] {
        let original = overscroll(["simulate", "--rate", "90", "--model", name] + form + [trace], in: folder)
        let copy = overscroll(
          ["simulate", "--rate", "90", "--model", "mine.json"] + form + [trace], in: folder)
        #expect(
          copy.status == 0 && copy.output.replacing("my-\(name)", with: name) == original.output, "\(form)")
        #expect(copy.output.contains("my-\(name)") || form.isEmpty)
      }
    }
  }

  /// The folder of the generated traces.
  private static let traces =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    + "/traces"

  @Test(
    "the file of every model that has one replays the traces to the same bits",
    arguments: [
      "diagonal", "dither", "fling", "free", "horizontal", "pull", "pull-cancel", "scroll",
    ])
  func replays(kind: String) {
    let names =
      ["uikit", "uikit-measured", "appkit", "scroll-mechanics", "scroll-mechanics-fixed"]
      + ["flutter-ios-fixed", "flutter-desktop-fixed", "flutter-clamping", "flutter-clamping-fixed"]
      + ["chromium", "chromium-fixed", "chromium-exp", "chromium-exp-fixed", "chromium-bezier"]
      + ["chromium-bezier-fixed", "iced", "use-gesture", "framer-inertia-fixed", "better-scroll"]
      + ["better-scroll-fixed", "iscroll-fixed"]
    for name in names { folder.write(run("models", "--file", name).output, to: "my-\(name).json") }
    for device in ["touchscreen", "touchpad"] {
      for number in Rounds.areAll ? 1...5 : 1...1 {
        let trace = "\(Self.traces)/\(kind)/\(device)-0\(number).trace"
        let words = ["simulate", "--json", "--rate", "90", "--inset-top", "20", trace, "--model"]
        let built = overscroll(words + [names.joined(separator: ",")], in: folder)
        let files = overscroll(
          words + [names.map { "my-\($0).json" }.joined(separator: ",")], in: folder)
        #expect(built.status == 0 && built.output.contains("uikit-measured"), "\(built.messages)")
        let plain = files.output.replacing("\"my-", with: "\"")
        #expect(plain == built.output, "\(trace)")
      }
    }
  }

  @Test("a constant in the file changes the curve, and its table has the file's name")
  func changed() {
    folder.write(run("models", "--file", "uikit").output.replacing("0.55", with: "0.25"), to: "mine.json")
    let table = run(
      "simulate", "--model", "uikit,mine.json", "--svg", "a.svg", "--script",
      "down; move 200 400; hold 200; release")
    let rows = table.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    // 667 · (1 − 1/(1 + 200 · c / 667)).
    #expect(rows.dropFirst().map { Array($0.prefix(2)) } == [["uikit", "94.4"], ["my-uikit", "46.5"]])
  }

  @Test("models shows, certifies and lists a file like a built-in model")
  func shown() {
    folder.write(run("models", "--file", "uikit").output, to: "mine.json")
    let page = run("models", "mine.json").output
    #expect(page.hasPrefix("my-uikit\n") && page.contains("rubber-band coefficient"))
    let certificate = run("models", "--certify", "mine.json")
    #expect(certificate.output.hasPrefix("my-uikit\n") && certificate.status == 0)
    #expect(!run("models").output.contains("Your own"))
  }

  @Test("errors of a file say where, what and what to do; two models of one name are refused")
  func wrong() {
    folder.write(#"{"schema":"overscroll-model/1","drag":{"rule":"bend"}}"#, to: "bad.json")
    let ending = run("simulate", "--model", "bad.json", "pull.trace")
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages == #"""
        error: bad.json: $.drag.rule is "bend"; it must be one of "band", "share", "tangent", "exponential", "clamp", "stop", "hold", "rigid-band", "flutter-increments", "flutter-rigid-increments", "gecko-increments", "filtered-increments"
        error: bad.json: $.fling is absent; add {"rule":…}, with one of exponential, none, braking, braked-exponential, power, quartic, touchpad, bezier, quintic, circular
        error: bad.json: $.return is absent; add {"rule":…}, with one of spring, eased, none, decay, bezier

        """#)
    #expect(run("simulate", "--model", "none.json", "pull.trace").messages.contains("none.json"))
    #expect(
      run("models", "--file", "qt").messages
        == "error: qt cannot be written as a file: it carries state from one touch to the next\n")
    #expect(run("models", "--file", "uikit", "gtk").messages.contains("--file is for one model; name one"))
    #expect(run("models", "--file").status == 2 && run("models", "--file", "--json", "uikit").status == 2)
    let text = run("models", "--file", "uikit").output
    folder.write(text, to: "a.json")
    folder.write(text.replacing("0.55", with: "0.5"), to: "b.json")
    #expect(
      run("simulate", "--model", "a.json,b.json", "pull.trace").messages
        == "error: a.json and b.json are two different models named 'my-uikit'; change the \"name\" in one of them\n"
    )
  }

  @Test("options on the command line, in an options file and in a model file give the same rows")
  func options() {
    folder.write(
      run("models", "--file", "uikit").output.replacing("my-uikit", with: "mine").replacing(
        "0.55", with: "0.4"),
      to: "mine.json")
    folder.write(
      #"{"schema":"overscroll-options/1","model":"uikit","options":{"coefficient":0.4}}"#, to: "o.json")
    let name = "uikit:coefficient=0.4"
    let rows = { (word: String) in
      self.run("replay", "--engine", "mrefresh,mj", "--model", word, "--json", "pull.trace", "up.trace")
        .output
    }
    let tuned = rows(name)
    #expect(
      tuned.contains("\"model\":\"\(name)\"") && rows("o.json") == tuned
        && rows("uikit:coefficient=0.40") == tuned)
    #expect(rows("mine.json").replacing("\"mine\"", with: "\"\(name)\"") == tuned)
    #expect(rows("uikit") != tuned.replacing(name, with: "uikit"))
    // Twice the same model is one, and a list keeps the options of each.
    let peaks = run(
      "simulate", "--svg", "a.svg", "--script", "down; move 200 400; hold 200; release", "--model",
      "uikit:coefficient=0.4,edge=stop,o.json,uikit,uikit:edge=stop,coefficient=0.4")
    let names = peaks.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
    #expect(names == ["uikit:coefficient=0.4,edge=stop", "uikit:coefficient=0.4", "uikit"])
  }

  @Test("results of a model with options are kept, merged and run again under its name")
  func kept() {
    let name = "uikit:coefficient=0.4"
    let words = ["report", "--engine", "mrefresh", "--model", name]
    for trace in ["pull.trace", "up.trace"] {
      let part = overscroll(words + ["--partial", "\(trace).json", trace], in: folder)
      #expect(part.status == 0, "\(part.messages)")
    }
    let whole = overscroll(words + ["--json", "pull.trace", "up.trace"], in: folder)
    let merged = run("report", "--merge", "--json", "pull.trace.json", "up.trace.json")
    #expect(whole.status == 0 && whole.output.contains(name))
    #expect(merged.status == 0 && merged.output.contains(name), "\(merged.messages)")
    let bundle = run("bundle", "--engine", "mrefresh", "--model", name, "-o", "a.bundle", "pull.trace")
    #expect(bundle.status == 0, "\(bundle.messages)")
    let again = run("bundle", "--run", "a.bundle")
    #expect(again.status == 0 && again.output.contains(name), "\(again.messages)\(again.output)")
  }

  @Test("a wrong option is an error of the command line")
  func wrongOptions() {
    #expect(
      run("simulate", "--model", "uikit:coefficient=7", "pull.trace").messages.hasPrefix(
        "error: simulate: --model: 'coefficient' must be a number from 0.001 to 1."))
    folder.write(run("models", "--file", "uikit").output, to: "mine.json")
    #expect(
      run("simulate", "--model", "mine.json:coefficient=7", "pull.trace").messages
        == "error: mine.json:coefficient=7: 'coefficient' must be a number from 0.001 to 1\n")
    #expect(
      run("models", "--as", "css", "qt").messages
        == "error: qt cannot be written as code: it carries state from one touch to the next\n")
    #expect(run("models", "--file", "uikit:coefficient=0.4").output.contains("\"coefficient\":0.4"))
  }
}
