import Glibc
import TestSamples
import Testing

/// The built program with options that are legal one by one and too much together: it says so at once, with the limit
/// and what to change (`Limits.md`), in little time and little memory.
@Suite("bounds of time and memory")
struct BoundsTests {
  private let folder = TemporaryFolder()
  /// True for the release program, as `tools/test` names it.
  private static let isQuick = Rounds.areAll || getenv("OVERSCROLL") != nil

  /// A finger that is down for a day, with four events.
  private static let day = [
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"source":{"origin":"synthetic","generator":"by hand","seed":1},"intent":"pull"}"#,
    #"{"type":"down","t":0,"slot":0,"x":30,"y":10}"#, #"{"type":"move","t":200000,"slot":0,"x":30,"y":40}"#,
    #"{"type":"move","t":86399000000,"slot":0,"x":30,"y":50}"#, #"{"type":"up","t":86400000000,"slot":0}"#,
    #"{"type":"end","t":86400000000,"events":4,"grade":"A","reasons":[]}"#,
  ].map { $0 + "\n" }.joined()
  /// A policy whose content comes back in ten minutes, so that each frame of them counts.
  private static let slow =
    #"{"schema":"overscroll-policy/1","name":"slow","input":"offset","threshold":{"points":60},"moment":"crossing","inset":{"height_pt":60,"at":"trigger","in_ms":300,"out_ms":600000}}"#

  init() {
    folder.write(DragTrace(millimetres: 22).text, to: "pull.trace")
    folder.write(Self.day, to: "day.trace")
    folder.write(Self.slow, to: "slow.json")
  }

  /// The call within ten seconds of a processor and 600 MB of addresses.
  private func bounded(_ line: String) -> RunningBinary.Ending {
    shell("ulimit -t 10; ulimit -v 600000; $OVERSCROLL \(line)", in: folder)
  }

  @Test("an input that needs more memory than can be had is an error line before it is read")
  func memory() {
    // The files are nothing but their size: NULs without blocks, and spaces within JSON.
    let made = shell(
      #"truncate -s 240M a.csv a.jsonl; { printf '[{"time_ms":0,'; head -c 40000000 /dev/zero | tr '\0' ' '; } > a.json"#,
      in: folder)
    #expect(made.status == 0)
    for (call, least) in [("fit a.csv", 240), ("report --rows a.jsonl", 240), ("import a.json -o out", 228)] {
      let ending = shell("ulimit -v 200000; $OVERSCROLL \(call)", in: folder)
      #expect(ending.status == 2 && ending.output.isEmpty, "\(call): \(ending)")
      #expect(
        ending.messages.contains("needs at least \(least) MiB of memory, which the system does not grant"),
        "\(ending)")
    }
  }

  @Test("an app that does something a day later costs no time until then: replay, sweep, stress")
  func longWaits() {
    for call in ["replay", "sweep", "stress"] {
      for act in ["--begin 86400000", "--inset-change 86400000=5"] {
        let ending = bounded("\(call) --engine sv \(act) pull.trace")
        #expect(ending.status == 0, "\(call) \(act): \(ending)")
      }
    }
  }

  // Content that comes back for a minute at 10 kHz is 600,000 frames: nine verdicts of it are more than a pasted text may take. Where
  // frames are dropped none is left out.
  @Test(
    "a pasted bundle that would run for minutes is refused with the limit and what to change",
    .enabled(if: Self.isQuick, "a program that is built for tests takes a minute"))
  func pasted() throws {
    let made = bounded(
      "bundle --engine slow.json --rate 60 --work 0 --begin 0 --frames drop=0.1 -o b.txt pull.trace")
    try #require(made.status == 0, "\(made)")
    var lines = shell("cat b.txt", in: folder).output.split(separator: "\n").map(String.init)
    lines[0].replace(#""--rate","60""#, with: #""--rate","10000""#)
    lines[0].replace("\"lines\":\(lines.count - 1),", with: "\"lines\":\(lines.count + 7),")
    lines.insert(contentsOf: [String](repeating: lines[1], count: 8), at: 1)
    folder.write(lines.joined(separator: "\n") + "\n", to: "c.txt")
    let ending = shell("ulimit -t 50; $OVERSCROLL bundle --run c.txt", in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty, "\(ending)")
    #expect(ending.messages.hasPrefix("error: c.txt: its replays need more than 2000000 frames and timers"))
    #expect(ending.messages.contains("lower --rate"))
    // Three verdicts each, which one bundle may take, and a text of four not: they share what it may.
    lines.removeSubrange(2..<8)
    lines[0].replace("\"lines\":\(lines.count + 5),", with: "\"lines\":\(lines.count - 1),")
    let text = lines.joined(separator: "\n") + "\n"
    folder.write([String](repeating: text, count: 4).joined(separator: "---\n"), to: "d.txt")
    let several = shell("ulimit -t 50; $OVERSCROLL bundle --run d.txt", in: folder)
    #expect(several.status == 2 && several.output.hasPrefix("d.txt:1: "), "\(several)")
    let refused = several.messages.split(separator: "\n")
    #expect(refused.count == 3, "\(several)")
    #expect(refused.allSatisfy { $0.contains(": its replays need more than 2000000 frames and timers") })
  }

  @Test("frames that are kept or written are counted before the first is")
  func frames() {
    let curve = bounded("replay --curve day.csv --rate 10000 day.trace")
    #expect(curve.status == 2 && curve.messages.contains("6000000 are the limit; lower --rate"), "\(curve)")
    let viewer = bounded("export --as perfetto --engine main -o day.perfetto day.trace")
    #expect(viewer.status == 2 && viewer.messages.contains("500000 are the limit"), "\(viewer)")
    let picture = bounded("render --engine sv -o day.svg day.trace")
    #expect(picture.status == 2 && picture.messages.contains("36000 are the most"), "\(picture)")
  }

  // Of an engine that is busy in most of them, and so keeps still where a trigger is due. Four times the gestures once took sixteen
  // times as long: minutes for these.
  @Test(
    "a trace of forty thousand gestures is replayed in a time and a memory that grow as they do",
    .enabled(if: Self.isQuick, "a program that is built for tests takes a minute"))
  func manyGestures() {
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"source":{"origin":"synthetic"}}"#
    ]
    let (count, apart) = (40_000, 800_000)
    for gesture in 0..<count {
      let start = gesture * apart
      lines.append(#"{"type":"down","t":\#(start),"slot":0,"x":30,"y":10}"#)
      lines.append(#"{"type":"move","t":\#(start + 50_000),"slot":0,"x":30,"y":60}"#)
      lines.append(#"{"type":"up","t":\#(start + 100_000),"slot":0}"#)
    }
    lines.append(#"{"type":"end","t":\#(count * apart),"events":\#(3 * count),"grade":"A","reasons":[]}"#)
    folder.write(lines.joined(separator: "\n") + "\n", to: "many.trace")
    let ending = shell(
      "ulimit -t 20; ulimit -v 800000; $OVERSCROLL report --json --engine isalternative many.trace",
      in: folder)
    #expect(ending.status == 0, "\(ending.messages)")
  }

  @Test("a day of rows streams: little memory, and a closed pipe or a full disk ends it at once")
  func streams() {
    for form in ["", "--json"] {
      let head = shell(
        "ulimit -t 10; ulimit -v 400000; $OVERSCROLL simulate \(form) day.trace | head -c 12", in: folder)
      #expect(head.output.count == 12 && head.messages.isEmpty, "\(form): \(head)")
      let full = bounded("simulate \(form) day.trace > /dev/full")
      #expect(full.status == 2, "\(form): \(full)")
      #expect(full.messages.contains("standard output: No space left on device"), "\(form): \(full)")
    }
  }

  @Test("a curve of more rows than anybody reads is refused; its picture is not")
  func rows() {
    let ending = bounded("simulate --rate 10000 day.trace")
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.contains("10000000 in all are the most; lower --rate"), "\(ending)")
    #expect(bounded("simulate --rate 10000 --plot day.trace").status == 0)
  }

  @Test("reach is bounded by what its options come to together")
  func reach() {
    for (options, limit) in [
      (
        "--viewport 1000000 --finger-rate 10000 --points-per-mm 0.001",
        "1000000 are the most; lower --finger-rate"
      ),
      ("--viewport 10000 --speed 1 --finger-rate 10000", "1000000 are the most; lower --finger-rate"),
      ("--engine all --model all --viewport 300..1200:1", "100000 are the most; name fewer"),
      ("--viewport 300..1200:1 --dpi 100..1000:1", "100000 are the most; name fewer"),
    ] {
      let ending = bounded("reach \(options)")
      #expect(ending.status == 2 && ending.output.isEmpty, "\(options): \(ending)")
      #expect(ending.messages.contains(limit), "\(options): \(ending.messages)")
    }
  }

  @Test("a sweep is bounded by thresholds, engines and models together, and by what a finger's way costs")
  func sweep() {
    let many = bounded("sweep --threshold 0.001:100000:100000 pull.trace")
    #expect(many.status == 2 && many.output.isEmpty)
    #expect(many.messages.contains("200000 are the most; give a smaller COUNT"), "\(many)")
  }

  @Test("verify refuses a rate of reports that no finger has")
  func vectors() {
    for rate in ["1e-300", "1e300"] {
      folder.write(
        #"{"schema":"overscroll-vectors/1","peer":"kirigami","cases":[{"id":"kirigami/replay.fires/1","model":"replay.fires","inputs":{"engine":"kirigami-5","viewport":800,"content":20000,"down_ms":400,"hold_ms":704,"report_hz":\#(rate),"pulls_pt":[100]},"expected":[false],"tolerance":{"exact":true},"origin":"measured","source":"by hand","description":"a rate that no finger has"}]}"#,
        to: "v.json")
      let ending = bounded("verify v.json")
      #expect(ending.status == 2, "\(rate): \(ending)")
      #expect(
        (ending.output + ending.messages).contains("give a number from 1 to 10000"), "\(rate): \(ending)")
    }
  }
}
