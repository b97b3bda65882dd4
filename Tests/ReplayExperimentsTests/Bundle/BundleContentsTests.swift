import GestureTraces
import PolicyFiles
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import ReplayExperiments

/// A bundle as text, and what its lines hold. The bundle of most tests has one expectation and a trace of three lines.
@Suite("Contents of a bundle")
struct BundleContentsTests {
  private static let policy = #"{"schema":"overscroll-policy/1","name":"mine","threshold":{"points":30}}"#
  private static let verdict = #"{"expect":"sv","model":"uikit","triggers":0,"findings":[]}"#
  private static let trace =
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"points","source":{"origin":"synthetic"}}"#
    + "\n" + #"{"type":"down","t":0,"slot":0,"x":0,"y":0}"# + "\n" + #"{"type":"up","t":1000,"slot":0}"#
    + "\n"

  private static func head(_ rest: String = #""lines":4"#, version: String = "1") -> String {
    #"{"format":"overscroll-bundle","version":\#(version),\#(rest)}"# + "\n"
  }

  private static func contents(_ text: String) throws -> BundleContents {
    try BundleContents(BundleText(Array(text.utf8), path: "b.txt"), path: "b.txt")
  }

  private static func message(_ text: String) -> String? {
    do throws(BundleReadingError) {
      _ = try BundleContents(BundleText(Array(text.utf8), path: "b.txt"), path: "b.txt")
      return nil
    } catch { return error.description }
  }

  private static func list(_ item: String, _ count: Int) -> String {
    "[" + Array(repeating: item, count: count).joined(separator: ",") + "]"
  }

  @Test("what is not said is empty; what is said is kept, with the line of each expectation")
  func members() throws {
    let bare = try Self.contents("hello\n" + Self.head() + "\n" + Self.verdict + "\n" + Self.trace)
    #expect(bare.tool == "an unknown program" && bare.words.isEmpty && bare.policies.isEmpty)
    #expect(bare.verdicts.map(\.location) == ["b.txt:4"] && bare.trace.events.count == 2)
    let rest = #""lines":5,"tool":"T 1","replay":["--rate","90"],"policies":[\#(Self.policy)]"#
    let second = Self.verdict.replacing("sv", with: "mine")
    let full = try Self.contents(Self.head(rest) + Self.verdict + "\n" + second + "\n" + Self.trace)
    #expect(full.tool == "T 1" && full.words == ["--rate", "90"] && full.policies.map(\.name) == ["mine"])
    #expect(full.policies.map(\.path) == ["b.txt:1: policy 1"])
    #expect(full.verdicts.map(\.location) == ["b.txt:2", "b.txt:3"])
    #expect(full.verdicts.map(\.verdict.engine) == ["sv", "mine"])
  }

  private static let model =
    #"{"schema":"overscroll-model/1","name":"soft","drag":{"rule":"stop"},"fling":{"rule":"none"},"return":{"rule":"none"}}"#

  @Test("models are read like policies, and the errors of one say where it is")
  func models() throws {
    func text(_ models: String) -> String {
      Self.head(#""lines":4,"models":\#(models)"#) + Self.verdict + "\n" + Self.trace
    }
    #expect(try Self.contents(text("[\(Self.model)]")).models.map(\.name) == ["soft"])
    #expect(try Self.contents(text("[]")).models.isEmpty)
    #expect(Self.message(text("{}")) == "b.txt:1: 'models' must be a list")
    let bent = Self.model.replacing("stop", with: "bend")
    #expect(
      Self.message(text("[\(Self.model),\(bent)]"))
        == #"b.txt:1: model 2: $.drag.rule is "bend"; it must be one of "band", "share", "tangent", "exponential", "clamp", "stop", "hold", "rigid-band", "flutter-increments", "flutter-rigid-increments", "gecko-increments", "filtered-increments""#
    )
    #expect(
      Self.message(text("[\(Self.model),\(Self.model)]"))
        == "b.txt:1: two of its models are named 'soft'; rename one")
    #expect(
      Self.message(text("[\(Self.model.replacing("soft", with: "uikit"))]"))?.contains("reserved") == true)
  }

  @Test("lists are as long as their limits, and not longer")
  func limits() throws {
    func text(words: Int = 0, policies: Int = 0) -> String {
      let rest =
        #""lines":4,"replay":\#(Self.list(#""a""#, words)),"policies":\#(Self.list(Self.policy, policies))"#
      return Self.head(rest) + Self.verdict + "\n" + Self.trace
    }
    #expect(try Self.contents(text(words: 1000, policies: 1000)).words.count == 1000)
    #expect(
      Self.message(text(words: 1001)) == "b.txt:1: 'replay' must be a list of words, as on a command line")
    #expect(Self.message(text(policies: 1001)) == "b.txt:1: 'policies' must be a list")
    // More expectations than a thousand are taken for lines of the trace.
    func expecting(_ count: Int) -> String {
      Self.head(#""lines":\#(count + 3)"#) + String(repeating: Self.verdict + "\n", count: count) + Self.trace
    }
    #expect(try Self.contents(expecting(1000)).verdicts.count == 1000)
    #expect(Self.message(expecting(1001))?.hasPrefix("b.txt:1002: ") == true)
  }

  private static let faulty: [(text: String, message: String)] = [
    (head(#""lines":0"#), "b.txt:1: 'lines' must be a whole number from 1 to 100000"),
    (head(#""lines":100001"#), "b.txt:1: 'lines' must be a whole number from 1 to 100000"),
    (head(#""lines":2.5"#), "b.txt:1: 'lines' must be a whole number from 1 to 100000"),
    (
      head(#""lines":100000"#) + verdict + "\n" + trace,
      "b.txt: cut off; the bundle has 100000 lines after its first, and 4 are here; copy all of it"
    ),
    (
      head(#""lines":1"#),
      "b.txt: cut off; the bundle has 1 lines after its first, and 0 are here; copy all of it"
    ),
    (head(version: "0"), "b.txt:1: 'version' must be 1"),
    (head(version: "\"1\""), "b.txt:1: 'version' must be 1"),
    (head(version: "2"), "b.txt:1: version 2, but this program reads version 1; use a newer overscroll"),
    (
      head(#""lines":4,"replay":["a",1]"#) + verdict + "\n" + trace,
      "b.txt:1: 'replay' must be a list of words, as on a command line"
    ),
    (
      head(#""lines":4,"replay":"a""#) + verdict + "\n" + trace,
      "b.txt:1: 'replay' must be a list of words, as on a command line"
    ),
    (head(#""lines":4,"policies":{}"#) + verdict + "\n" + trace, "b.txt:1: 'policies' must be a list"),
    (
      head(#""lines":3"#) + trace,
      "b.txt: the bundle does not contain expectations; its second line must have an engine's result"
    ),
    (
      head() + verdict.replacing("0", with: "-1") + "\n" + trace,
      "b.txt:2: triggers must be a whole number from 0 to 1000000"
    ),
    (
      head() + "\n" + verdict + "\nhello\n" + trace,
      "b.txt:4: this is not a line of a bundle; every line is a JSON object. Copy the text without changes"
    ),
    (trace, "b.txt:1: this is a trace, not a bundle; replay it with overscroll replay"),
    (
      "{\"format\":\"x\"}\n",
      "b.txt:1: not a bundle ('format' is not \"overscroll-bundle\"); its first line says so"
    ),
    (
      "hello\n",
      "b.txt: this text does not contain a bundle; its first line begins with {\"format\":\"overscroll-bundle\""
    ),
  ]

  @Test("what is wrong is said with its line", arguments: faulty.indices)
  func faults(_ index: Int) {
    let (text, message) = Self.faulty[index]
    #expect(Self.message(text) == message)
  }

  @Test("a line that is not JSON is said with its column, one of the trace and of a policy with its place")
  func places() {
    let cut = Self.verdict.dropLast()
    #expect(
      Self.message(Self.head() + cut + "\n" + Self.trace)?.hasPrefix(
        "b.txt:2:\(cut.utf8.count + 1): not JSON (")
        == true)
    let trace = Self.trace.replacing("1000", with: "-1")
    #expect(Self.message("> a\n" + Self.head() + Self.verdict + "\n" + trace)?.hasPrefix("b.txt:6: ") == true)
    let bad = Self.policy.replacing("30", with: "-1")
    let rest = #""lines":4,"policies":[\#(Self.policy),\#(bad)]"#
    #expect(
      Self.message(Self.head(rest) + Self.verdict + "\n" + Self.trace)?.hasPrefix("b.txt:1: policy 2: ")
        == true)
  }

  @Test("what a mail does to each end of a line is taken away, and nothing in it")
  func bare() throws {
    let whole = Self.head() + Self.verdict + "\n" + Self.trace
    let plain = try Self.contents(whole)
    for (before, after) in [
      ("", "\r"), ("\u{FEFF}", ""), ("> ", ""), (">>\t> \u{A0}", " \t\u{A0}\r"), ("\u{A0}> \u{A0}", "\u{A0}"),
    ] {
      let lines = whole.split(separator: "\n").map { before + $0 + after + "\n" }.joined()
      let contents = try Self.contents("```\n" + lines + "~~~\n")
      #expect(
        contents.trace == plain.trace && contents.verdicts.map(\.verdict) == plain.verdicts.map(\.verdict))
    }
    // Only a mark at the very beginning, and before the quotes, is one.
    #expect(
      Self.message("> \u{FEFF}" + whole)?.hasPrefix("b.txt:2: not a bundle") == true)
  }

  @Test("a text is cut before each head but the first, and a head is known in any order of its keys")
  func several() throws {
    let one = Self.head() + Self.verdict + "\n" + Self.trace
    let other =
      #"{"lines":4,"version":1,"format":"overscroll-bundle"}"# + "\n" + Self.verdict + "\n" + Self.trace
    let quote = #"{"note":"format overscroll-bundle"}"# + "\n"
    for (text, heads) in [
      ("", [Int?]()), (one, [1]), ("a\n" + one, [2]), (one + quote + other, [1, 7]),
      (other + one + one, [1, 6, 11]),
    ] {
      let texts = BundleText.all(in: Array(text.utf8), path: "b.txt")
      #expect(texts.map(\.headLine) == (heads.isEmpty ? [nil] : heads))
      for (bundle, head) in zip(texts, heads) {
        let place = try BundleContents(bundle, path: "b.txt").verdicts.map(\.location)
        #expect(place == ["b.txt:\((head ?? 0) + 1)"])
      }
    }
  }

  @Test("a bundle that is made is read as it was, and its run says what came")
  func made() throws {
    var scenario = PullScenario()
    scenario.script = ScriptedTrace(rest: #","intent":"pull""#)
    scenario.pull(at: 0, to: 150)
    let trace = try scenario.script.trace()
    let policy = try RefreshPolicyFile(Array(Self.policy.utf8), path: "mine.json")
    let configured = EngineChoice.configured(try #require(try ConfiguredEngine("mrefresh:threshold=200")))
    let settings = ReplaySettings(
      engines: [.builtIn(.swiperefresh), configured, .policy(policy)], grounds: [.native, .model(.gtk)])
    let bundle = try Bundle(trace, settings, words: ["--rate", "60"], tool: "T 1")
    let again = try Bundle(bundle.bytes, path: "b.txt")
    #expect(again.tool == "T 1" && again.words == ["--rate", "60"] && again.trace.events == trace.events)
    #expect(again.verdicts == bundle.verdicts && again.policies.map(\.policy) == [policy.policy])
    #expect(
      again.verdicts.map { "\($0.engine) \($0.model) \($0.isNative)" } == [
        "swiperefresh android-stretch true", "mrefresh:threshold=200 uikit true", "mine uikit true",
        "swiperefresh gtk false", "mrefresh:threshold=200 gtk false", "mine gtk false",
      ])
    // Its first line counts the others.
    let lines = bundle.bytes.split(separator: UInt8(ascii: "\n"))
    let head = try JSONReader.value(of: Array(lines[0]))
    #expect(head["lines"]?.integer == lines.count - 1)
    let run = try BundleRun(again, path: "b.txt", options: ReplayOptions())
    #expect(run.isSame && run.lines.map(\.actual) == bundle.verdicts)
    let text = run.text(width: 200).split(separator: "\n")
    try #require(text.count == 7)
    #expect(text[0] == "b.txt: pull, made by T 1")
    #expect(text[2] == "same: mrefresh:threshold=200 on uikit does not fire")
  }

  @Test("an engine or a model that is not known is refused with its nearest name")
  func unknown() {
    func message(_ verdict: String, _ head: String = Self.head()) -> String {
      do {
        _ = try Bundle(Array((head + verdict + "\n" + Self.trace).utf8), path: "b.txt")
        return ""
      } catch { return "\(error)" }
    }
    #expect(
      message(Self.verdict.replacing("sv", with: "mrefres")).hasPrefix(
        "b.txt:2: unknown engine 'mrefres'; did you mean 'mrefresh'?"))
    #expect(message(Self.verdict.replacing("sv", with: "mrefres")).hasSuffix("give --engine exec:COMMAND"))
    #expect(
      message(
        Self.verdict.replacing("sv", with: "mime"), Self.head(#""lines":4,"policies":[\#(Self.policy)]"#)
      ).contains("did you mean 'mine'?"))
    #expect(
      message(Self.verdict.replacing("uikit", with: "uikitt"))
        == "b.txt:2: unknown model 'uikitt'; did you mean 'uikit'?")
  }

  @Test("a run that differs shows what was expected, indented, and wraps at the width")
  func differing() throws {
    let text =
      Self.head()
      + Self.verdict.replacing(
        #""triggers":0"#, with: #""triggers":2,"trigger_ms":9,"trigger_phase":"contact""#) + "\n" + Self.trace
    let run = try BundleRun(
      try Bundle(Array(text.utf8), path: "b.txt"), path: "b.txt", options: ReplayOptions())
    #expect(!run.isSame)
    #expect(
      run.text(width: 80) == """
        b.txt: no intent, made by an unknown program
        differs: sv on uikit does not fire
          triggers: expected 2, is 0
          trigger: expected 9.000 ms, is none
          phase: expected contact, is none

        """)
    // At 20 columns and less, lines of 20 columns behind the indent.
    #expect(
      run.text(width: 22) == """
        b.txt: no intent,
          made by an unknown
          program
        differs: sv on uikit
          does not fire
          triggers: expected
          2, is 0
          trigger: expected
          9.000 ms, is none
          phase: expected
          contact, is none

        """)
  }

  /// A drag of so many reports in the libinput layer, and one of as many in the evdev layer.
  private static func twoLayers(_ counts: (libinput: Int, evdev: Int)) throws -> Trace {
    var script = ScriptedTrace(rest: #","intent":"pull""#)
    script.drag(at: 0, from: 0, to: [(150, counts.libinput * 10)])
    var trace = try script.trace()
    var other = ScriptedTrace()
    other.drag(at: 0, from: 0, to: [(150, counts.evdev * 10)])
    let evdev = try other.trace().events.map {
      TraceEvent(timeMicroseconds: $0.timeMicroseconds, layer: .evdev, kind: $0.kind)
    }
    trace = Trace(path: trace.path, header: trace.header, events: trace.events + evdev, end: trace.end)
    return trace
  }

  @Test(
    "a bundle that is too large keeps only the layer that is replayed; if that is too large it is refused")
  func fitting() throws {
    let settings = ReplaySettings(engines: [.builtIn(.mj)], grounds: [.model(.uikit)])
    func fit(_ trace: Trace) throws -> (bundle: Bundle, keptLayer: TraceLayer?) {
      try Bundle.fitting(trace, path: "a.trace", settings, words: [], tool: "T 1")
    }
    let small = try Self.twoLayers((20, 20))
    let both = try fit(small)
    #expect(both.keptLayer == nil && both.bundle.trace.events.count == small.events.count)
    let medium = try fit(Self.twoLayers((100, 500)))
    #expect(medium.keptLayer == .libinput)
    #expect(medium.bundle.trace.events.count == 102 && medium.bundle.bytes.count <= 20_000)
    let large = try Self.twoLayers((600, 600))
    let whole = try Bundle(large, settings, words: [], tool: "T 1").bytes.count
    let part = try Bundle(large.keeping(.libinput), settings, words: [], tool: "T 1").bytes.count
    #expect(whole > part && part > 20_000)
    #expect(
      throws: ExperimentError(
        "a.trace: the bundle would have \(whole) bytes, more than 20000; give --shrink to keep the smallest trace that shows it, or name fewer engines"
      )
    ) { try fit(large) }
  }
}
