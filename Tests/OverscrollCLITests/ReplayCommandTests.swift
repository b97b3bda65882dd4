import PullToRefresh
import Testing
import TraceReplay

@testable import TextFormats
@testable import ScrollPhysics
import TestSamples

/// What `replay` prints, from outside.
///
/// By hand, for the drags of `DragTrace` on `uikit`, whose rubber band shows 60 pt of 667 after
/// 667/0.55 · 60/(667 − 60) = 119.876 pt of finger, at 642 pt/s: 186.720 ms. `pullview` needs more than 60 pt at the
/// lift, which is at 255 ms and seen at the next frame.
@Suite("replay")
struct ReplayCommandTests {
  /// The keys of `overscroll-replay/1`, as Replaying.md has them.
  private static let keys = [
    "schema", "trace", "intent", "engine", "model", "rate_hz", "gestures", "gesture", "unfinished",
    "truncated",
    "triggered", "triggers", "trigger_ms", "trigger_phase", "callback_ms", "release_ms", "due_ms",
    "delay_ms",
    "threshold_pt", "crossing_ms", "crossings_ms", "latency_ms", "release_latency_ms", "dwell_ms",
    "margin_pt",
    "peak_margin_pt", "peak_overscroll_pt", "bounce_peak_pt", "chatter", "settle_ms", "end_ms",
    "offset_jump_pt", "velocity_jump_pt_s", "inset_conserved", "states",
    "findings",
  ]
  /// Finger travel that `pullview` needs, in points.
  private static let needed = 667 / 0.55 * 60 / (667 - 60)
  /// Half a nanosecond, in milliseconds, and a little: the times of rows are whole nanoseconds.
  private static let nanosecond = 5.1e-7
  /// Half a microsecond: crossings are solved to a microsecond or better.
  private static let solved = 0.0005

  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace().text, to: "pull.trace")
    folder.write(DragTrace(millimetres: 15).text, to: "short.trace")
    folder.write(DragTrace(millimetres: -25, intent: "scroll").text, to: "up.trace")
  }

  /// The result of `pullview` on one trace.
  private func result(_ words: String..., of trace: String = "pull.trace") throws -> JSONValue {
    let ending = overscroll(
      ["replay", "--json", "--engine", "pullview", "--model", "uikit", trace] + words, in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    return try JSONReader.value(of: Array(ending.output.utf8))
  }

  private func isNear(_ value: JSONValue?, _ expected: Double, within tolerance: Double = Self.solved) -> Bool
  {
    value?.double.map { abs($0 - expected) <= tolerance } ?? false
  }

  // MARK: Whole outputs

  @Test("the table of one trace, whole", arguments: [80, 40])
  func table(columns: Int) {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["COLUMNS": "\(columns)"]
    let ending = binary.run(["replay", "pull.trace"] + Self.seeds)
    #expect(ending.status == 0 && ending.messages == "")
    #expect(Golden.difference(of: ending.output, from: "replay-\(columns).txt") == nil)
  }

  @Test("--why says of each engine why it fired or did not, within the terminal", arguments: [80, 100])
  func why(columns: Int) {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["COLUMNS": "\(columns)"]
    let output = binary.run(["replay", "--why", "pull.trace", "short.trace"] + Self.seeds).output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= columns })
    // 15 mm are 96.3 pt of finger: 667·(1 − 1/(0.55·96.3/667 + 1)) = 49.1 pt, short of 60.
    #expect(
      lines.contains {
        $0.hasPrefix("pullview ") && $0.hasSuffix("peaked at 44.3 pt; threshold 60.0 pt")
      })
    #expect(
      lines.contains {
        $0.hasPrefix("pullview ") && $0.hasSuffix(" pt; threshold 60.0 pt") && $0.contains("released at ")
      })
    #expect(lines.count { $0.hasPrefix("mrefresh-0.2 ") } == 2)
  }

  /// What the whole outputs are of: systems made later are no reason for other goldens.
  private static let seeds = [
    "uirefreshcontrol", "pullview", "isalternative", "isalternative-release", "mrefresh", "mrefresh-0.2",
    "jackrabbit",
  ].flatMap { ["--engine", $0] }

  @Test("the lines of seven engines, whole")
  func lines() {
    #expect(
      Golden.difference(
        of: overscroll(["replay", "--json", "pull.trace"] + Self.seeds, in: folder).output,
        from: "replay.jsonl") == nil)
  }

  @Test("a line of JSON and a line under the table say what broke a rule")
  func findings() throws {
    // 40 mm in 389 ms carry isalternative past 90 pt; its inset of 50 pt comes under the finger.
    folder.write(DragTrace(millimetres: 40).text, to: "long.trace")
    let words = ["replay", "--engine", "isalternative", "long.trace"]
    let line = overscroll(words + ["--json"], in: folder).output
    let found = try #require(try JSONReader.value(of: Array(line.utf8))["findings"]?.array?.first)
    let object = try #require(found.object)
    #expect(object.members.map(\.key) == ["time_ms", "what", "gesture", "size", "unit", "cause", "words"])
    #expect(found["what"]?.string == "offset-jump" && found["unit"]?.string == "pt")
    #expect(found["cause"]?.string == "engine-inset")
    #expect(found["gesture"]?.double == 1)
    let text = overscroll(words, in: folder).output
    #expect(text.contains("\n  isalternative at ") && text.contains(" ms makes the content jump by -"))
  }

  @Test("by trace every line has exactly the keys of overscroll-replay/1, in their order")
  func contract() throws {
    let words = ["replay", "--json", "--per", "trace", "--engine", "all", "pull.trace", "short.trace"]
    let ending = overscroll(words, in: folder)
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 2 * RefreshEngine.names.count)
    for line in lines {
      let object = try #require(try JSONReader.value(of: Array(line.utf8)).object)
      #expect(object.members.map(\.key) == Self.keys)
    }
  }

  // MARK: Order, threads, streams

  @Test("however many threads, the same bytes; in another order of files, the same lines in that order")
  func order() {
    let names = (1...9).map { "t\($0).trace" }
    for (index, name) in names.enumerated() {
      folder.write(DragTrace(millimetres: 8 + 3 * index).text, to: name)
    }
    func lines(_ names: [String], jobs: Int) -> [Substring] {
      overscroll(["replay", "--json", "--engine", "mrefresh", "--jobs", "\(jobs)"] + names, in: folder).output
        .split(separator: "\n")
    }
    let one = lines(names, jobs: 1)
    #expect(one.count == names.count)
    for jobs in [2, 8] {
      #expect(lines(names, jobs: jobs) == one)
      #expect(lines(names.reversed(), jobs: jobs) == one.reversed())
    }
  }

  @Test("a trace named twice is replayed once and said to be, and stdin gives what the file gives")
  func twice() {
    let once = overscroll(["replay", "--json", "pull.trace"], in: folder).output
    let twice = overscroll(["replay", "--json", "pull.trace", "./pull.trace"], in: folder)
    #expect(twice.status == 0 && twice.output == once)
    #expect(twice.messages.hasPrefix("warning: ./pull.trace: the same file as pull.trace; "))
    let piped = shell("cat pull.trace | \"$OVERSCROLL\" replay --json -", in: folder)
    #expect(piped.status == 0)
    #expect(piped.output == once.split(separator: "pull.trace").joined(separator: "-"))
  }

  @Test("a reader that goes after one line is no error")
  func closedPipe() {
    let copies = "for i in $(seq 40); do cp pull.trace copy$i.trace; done"
    for words in ["--json", ""] {
      let ending = shell("\(copies); \"$OVERSCROLL\" replay \(words) copy*.trace | head -n 1", in: folder)
      #expect(ending.status == 0 && ending.messages.isEmpty)
      #expect(ending.output.split(separator: "\n").count == 1)
    }
  }

  @Test("a broken trace among others is one line, status 2, and the others are there")
  func amongOthers() {
    folder.write("junk", to: "junk.trace")
    let ending = overscroll(
      ["replay", "--json", "--engine", "pullview", "short.trace", "junk.trace", "pull.trace"], in: folder)
    #expect(ending.status == 2)
    #expect(ending.output.split(separator: "\n").count == 2)
    #expect(ending.messages.hasPrefix("error: junk.trace:1: "))
    #expect(ending.messages.split(separator: "\n").count == 1)
  }

  // MARK: Truncation

  @Test("cut at every byte, a trace is used up to its last whole line, and says so")
  func truncated() throws {
    let trace = DragTrace(millimetres: 3)
    let bytes = Array(trace.text.utf8)
    let header = trace.lines[0].utf8.count
    for length in 0...bytes.count { folder.write(Array(bytes[..<length]), to: "cut-\(1000 + length).trace") }
    let ending = overscroll(["replay", "--json", "--engine", "pullview", "."], in: folder)
    #expect(ending.status == 2)
    var results: [String: JSONValue] = [:]
    for line in ending.output.split(separator: "\n") {
      let result = try JSONReader.value(of: Array(line.utf8))
      results[result["trace"]?.string ?? ""] = result
    }
    for length in 0...bytes.count {
      let name = "./cut-\(1000 + length).trace"
      let said = ending.messages.split(separator: "\n").filter { $0.contains(name) }
      if length < header {
        #expect(said.count == 1 && said[0].hasPrefix("error: \(name)") && results[name] == nil)
      } else if length < bytes.count - 1 {
        // The line feed of the last whole line may be lost with the rest.
        let whole = String(decoding: bytes[..<length] + [0x0A], as: UTF8.self)
        let lines = trace.lines.prefix { whole.contains($0 + "\n") }.count
        #expect(
          said == [
            "warning: \(name): cut off after line \(lines); using the \(lines - 1) events before"
          ])
        #expect(results[name]?["truncated"] == .bool(true))
        #expect(results[name]?["unfinished"] == .bool(lines > 1 && lines < 6))
      } else {
        #expect(said.isEmpty && results[name]?["truncated"] == .bool(false))
      }
    }
  }

  // MARK: Options

  @Test("crossings are the same at every rate, and the trigger is the first frame after the lift")
  func rate() throws {
    let reference = try result()
    #expect(isNear(reference["crossing_ms"], Self.needed / 0.642))
    // First k/rate at or after 255 ms.
    for (rate, trigger) in [(30, 800 / 3.0), (60, 800 / 3.0), (100, 260), (120, 775 / 3.0), (1000, 255)] {
      let result = try result("--rate", "\(rate)")
      #expect(result["crossings_ms"] == reference["crossings_ms"])
      #expect(isNear(result["trigger_ms"], trigger, within: Self.nanosecond), "\(rate)")
      #expect(result["rate_hz"]?.double == Double(rate))
    }
  }

  @Test("--work moves the end of the refresh by as much")
  func work() throws {
    let ends = try ["0", "500", "2000"].map {
      try result("--work", $0)["states"]?.array?.last?.array?[0].double
    }
    for (end, work) in zip(ends, [0.0, 500, 2000]) {
      // Frames are 50/3 ms apart; the refresh starts at the 16th.
      #expect(abs((end ?? 0) - (800 / 3.0 + work)) < 1e-6)
    }
  }

  @Test("a random --work is the same for the same seed")
  func randomWork() throws {
    func ends(_ seed: String) throws -> Double? {
      try result("--work", "uniform:200-3000", "--seed", seed)["end_ms"]?.double
    }
    #expect(try ends("1") == ends("1"))
    #expect(try ends("1") != ends("2"))
  }

  @Test("--arrival gives the engine each sample when it arrived")
  func arrival() throws {
    folder.write(DragTrace(delay: 40).text, to: "late.trace")
    #expect(isNear(try result(of: "late.trace")["trigger_ms"], 800 / 3.0, within: Self.nanosecond))
    // 255 + 40 ms; frame 18 is at 300 ms.
    let late = try result("--arrival", of: "late.trace")
    #expect(isNear(late["trigger_ms"], 300, within: Self.nanosecond))
    #expect(isNear(late["crossing_ms"], Self.needed / 0.642))
  }

  @Test("--slop, --points-per-mm, --viewport and --start-offset change how far the finger has to go")
  func distances() throws {
    #expect(isNear(try result("--slop", "20")["crossing_ms"], (Self.needed + 20) / 0.642))
    #expect(isNear(try result("--points-per-mm", "12.84")["crossing_ms"], Self.needed / 1.284))
    #expect(
      isNear(try result("--viewport", "1334")["crossing_ms"], 1334 / 0.55 * 60 / (1334 - 60) / 0.642))
    #expect(isNear(try result("--start-offset", "30")["crossing_ms"], (Self.needed + 30) / 0.642))
  }

  @Test("--content and --inset-top say how far the content may run")
  func extent() throws {
    // Free deceleration from 642 pt/s at rate 0.998: k = −1000·ln 0.998 = 2.002 /s. The rest of the way is v/k, so it is
    // within 0.5 pt of its end at v = 0.5·k, the later of the two conditions: ln(642/(0.5·k))/k s after the lift.
    let free = 3228.5
    #expect(isNear(try result(of: "up.trace")["settle_ms"], free, within: 1))
    // Content of one viewport cannot move up: it springs back; with an inset of 700 above, the drag and the way of
    // 642/k = 320.7 pt fit into it.
    let held = try #require(try result("--content", "667", of: "up.trace")["settle_ms"]?.double)
    #expect(held < 1000)
    #expect(
      isNear(
        try result("--content", "667", "--inset-top", "700", of: "up.trace")["settle_ms"], free, within: 1))
  }

  @Test("--points-per-unit, --traditional and --wheel-step read a touchpad and a wheel")
  func touchpad() throws {
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchpad"},"source":{"origin":"synthetic"},"#
        + #""scenario":{"start_offset":53}}"#,
      #"{"type":"scroll","t":0,"axis_source":"wheel","v120_y":-120}"#,
    ]
    // 6 units every 10 ms from 100 ms on, 180 in all; a scroll that opens a gesture jumps.
    for step in 0..<30 {
      lines.append(#"{"type":"scroll","t":\#(100_000 + step * 10_000),"axis_source":"finger","dy":6}"#)
    }
    lines.append(#"{"type":"stop","t":400000}"#)
    lines.append(#"{"type":"end","t":400000,"events":32}"#)
    folder.write(lines.joined(separator: "\n") + "\n", to: "pad.trace")
    // The click moves the content to the edge, then 0.6 pt a ms, 6 of them at once.
    #expect(isNear(try result(of: "pad.trace")["crossing_ms"], 100 + (Self.needed - 6) / 0.6))
    #expect(
      isNear(try result("--wheel-step", "43", of: "pad.trace")["crossing_ms"], 100 + (Self.needed + 4) / 0.6))
    #expect(
      isNear(
        try result("--points-per-unit", "2", of: "pad.trace")["crossing_ms"], 100 + (Self.needed - 12) / 1.2))
    #expect(try result("--traditional", of: "pad.trace")["crossing_ms"] == .null)
  }

  @Test("--layer chooses between the views of the same fingers")
  func layer() throws {
    // The evdev layer goes half as far.
    var lines = DragTrace(header: #","layers":["libinput","evdev"]"#).lines
    let end = lines.removeLast()
    for line in lines.dropFirst() {
      let parts = line.split(separator: #""y":"#)
      var text = String(parts[0])
      if parts.count == 2, let y = Double(parts[1].dropLast()) { text += #""y":\#(10 + (y - 10) / 2)}"# }
      let cut = text.split(separator: #","slot""#)
      lines.append(#"\#(cut[0]),"layer":"evdev","slot"\#(cut[1])"#)
    }
    lines.append(end.split(separator: "27").joined(separator: "54"))
    // Between layers a time may be smaller; within one it may not.
    folder.write(lines.joined(separator: "\n") + "\n", to: "both.trace")
    // What 160.5 and 80.25 pt of finger show, 667·(1 − 1/(1 + 0.55·x/667)), less 60.
    #expect(isNear(try result(of: "both.trace")["peak_margin_pt"], 17.9576))
    #expect(isNear(try result("--layer", "evdev", of: "both.trace")["peak_margin_pt"], -18.6019))
  }

  @Test("--engine and --model choose what is run, each once, in the order given")
  func choices() throws {
    func engines(_ words: String...) throws -> [String] {
      try overscroll(["replay", "--json", "pull.trace"] + words, in: folder).output.split(separator: "\n").map
      {
        try JSONReader.value(of: Array($0.utf8))["engine"]?.string ?? ""
      }
    }
    #expect(
      try engines("--engine", "pullview", "--engine", "jackrabbit", "--engine", "pullview") == [
        "pullview", "jackrabbit",
      ])
    #expect(try engines("--engine", "all") == RefreshEngine.names)
    let main = [
      "uirefreshcontrol", "swiperefresh", "compose-material3", "flutter-material", "flutter-cupertino",
      "chromium-overscroll", "ionic", "mrefresh",
    ]
    #expect(try engines() == main)
    #expect(try engines("--engine", "sv,main") == ["sv"] + main)
    #expect(try engines("--engine", "is*", "--engine", "mrefresh,sv").contains("isrefresh-fixed"))
    #expect(try engines("--engine", "mrefresh", "--model", "all").allSatisfy { $0 == "mrefresh" })
  }
}
