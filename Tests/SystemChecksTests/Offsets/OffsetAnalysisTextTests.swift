import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import SystemChecks

/// The whole answer about logs of every kind. In each, a row is 16 ms after the one before.
@Suite("An analysis of an offset log in words")
struct OffsetAnalysisTextTests {
  private typealias Row = (ms: Double, offset: Double)

  /// Rows 16 ms apart that begin at `ms`.
  private static func rows(from ms: Double = 0, _ offsets: [Double]) -> [Row] {
    offsets.enumerated().map { (ms + Double($0.offset) * 16, $0.element) }
  }

  /// Down to −96 pt at 8 pt a row, and held for 320 ms.
  private static let pull = (0...12).map { Double($0) * -8 } + Array(repeating: -96.0, count: 20)
  /// From −96 pt to the top in a straight line of 12 rows.
  private static let straight = (1...12).map { -96 + Double($0) * 8 }
  private static func still(_ offset: Double, _ count: Int) -> [Double] {
    Array(repeating: offset, count: count)
  }

  /// Back from −96 pt to `end` along Core Animation's ease-in-out in 240 ms.
  private static func eased(to end: Double) -> [Double] {
    (1...15).map { -96 + (end + 96) * CubicEase.easeInOut.progress(at: Double($0) / 15) }
  }

  /// Back from −96 pt as UIScrollView's spring.
  private static let spring: [Double] = (1...40).map {
    SpringMotion(spring: UIKitModel.spring, displacement: -96, velocity: 0).displacement(
      at: Double($0) * 0.016)
  }

  private static func log(
    _ rows: [Row], _ events: [(ms: Double, mark: ObservedLog.Mark)] = [], clock: OffsetLogClock = .stamps,
    source: OffsetLogSource = .table, fingers: [Double] = []
  ) -> ObservedLog {
    ObservedLog(
      path: "a.log",
      samples: rows.enumerated().map { index, row in
        ObservedLog.Sample(
          time: row.ms / 1000, offset: row.offset, location: "a.log:\(index + 2)",
          finger: index < fingers.count ? fingers[index] : nil)
      },
      events: events.map { ObservedLog.Event(time: $0.ms / 1000, mark: $0.mark, location: "a.log:1") },
      clock: clock, source: source)
  }

  private static let engines: [EngineChoice] = [
    .builtIn(.mj), .builtIn(.sv), .builtIn(.uirefreshcontrol), .builtIn(.mrefresh), .builtIn(.swiperefresh),
  ]

  private static func analysis(
    _ log: ObservedLog, inset: Double? = nil, models: [ScrollModel]? = [.uikit, .gtk, .qt],
    knowsPace: Bool = false
  ) -> OffsetAnalysis {
    var lengths = SceneOverrides()
    lengths.topInset = inset
    return OffsetAnalysis(
      log,
      OffsetAnalysis.Settings(
        scene: Scene(scenario: nil, overrides: lengths), engines: engines, ground: .native, models: models,
        knowsPace: knowsPace))
  }

  /// A log with two callbacks in turns: one writes the offset, the other `other` of it.
  private static func turns(_ other: (Int) -> Double, atOnce: Bool) -> [Row] {
    pull.enumerated().flatMap { index, offset -> [Row] in
      let time = Double(index) * 16
      return [(time, offset), (atOnce ? time : time + 8, other(index))]
    }
  }

  private static let logs: [(name: String, analysis: OffsetAnalysis)] = {
    let touched: [(ms: Double, mark: ObservedLog.Mark)] = [(0, .touch), (512, .lift)]
    let held = pull + eased(to: -54) + still(-54, 30)
    let set = pull + still(-54, 30)
    let home = set + still(0, 30)
    let small = (0...5).map { Double($0) * -8 } + (0...4).map { -32 + Double($0) * 8 } + still(0, 20)
    let far = (0...20).map { Double($0) * -8 } + (1...20).map { -160 + Double($0) * 8 } + still(0, 20)
    let jumps = (0..<5).flatMap { _ in still(-60, 10) + still(0, 10) }
    let fling = (0..<90).map { 3000 - 400 * (1 - Elementary.exp(-4 * Double($0) * 0.016)) }
    let late = rows(set.map { $0 - 20 })
    let cut = rows(pull) + rows(from: 3000, still(-54, 20)) + rows(from: 4000, [-40, -30, -20])
    return [
      ("drawn, held, with a logged trigger", analysis(log(rows(held), touched + [(560, .trigger)]))),
      ("drawn, held, nothing logged", analysis(log(rows(held)))),
      ("set, held, with a callback", analysis(log(rows(set), touched + [(520, .callback)]))),
      ("set, held, then set to the top", analysis(log(rows(home)))),
      (
        "a spring, with a trigger on the way back",
        analysis(log(rows(pull + spring), touched + [(580, .trigger)]))
      ),
      ("a trigger while pulled", analysis(log(rows(pull + spring), touched + [(100, .trigger)]))),
      ("a trigger while held", analysis(log(rows(pull + spring), touched + [(400, .trigger)]))),
      (
        "a trigger at rest", analysis(log(rows(pull + straight + still(0, 30)), touched + [(1100, .trigger)]))
      ),
      ("a trigger in a scroll", analysis(log(rows(fling), [(200, .trigger)]), models: [.gtk])),
      ("straight back, nothing logged", analysis(log(rows(pull + straight + still(0, 30))))),
      ("a small pull, then one that refreshes", analysis(log(rows(small + set)))),
      ("a far pull without, then one that refreshes", analysis(log(rows(far + set)))),
      ("pulls without a refresh", analysis(log(rows(small + far)))),
      ("five jumps", analysis(log(rows(jumps)))),
      ("a gap", analysis(log(cut))),
      ("without times", analysis(log(rows(held), clock: .none))),
      ("without times, rows at a given pace", analysis(log(rows(held), clock: .none), knowsPace: true)),
      (
        "times taken for ms, in lines",
        analysis(log(rows(held), clock: .assumed(seconds: 1e-3), source: .lines(offset: "contentOffset")))
      ),
      ("times taken for seconds", analysis(log(rows(small), clock: .assumed(seconds: 1)))),
      ("times taken for µs", analysis(log(rows(small), clock: .assumed(seconds: 1e-6)))),
      ("times taken for ns", analysis(log(rows(small), clock: .assumed(seconds: 1e-9)))),
      ("in turns with one value, at once", analysis(log(turns({ _ in 7 }, atOnce: true)))),
      ("in turns with others", analysis(log(turns({ 7 + Double($0) }, atOnce: false)))),
      ("rows that repeat", analysis(log(rows(small).flatMap { [$0, $0] }))),
      ("one row that repeats", analysis(log([rows(small)[0]] + rows(small)))),
      ("grows as content is pulled", analysis(log(rows(small.map { 0 - $0 })))),
      ("begins below the top", analysis(log(late))),
      ("with an inset of 20", analysis(log(late), inset: 20)),
      ("a fling", analysis(log(rows(fling)), models: [.gtk])),
      (
        "a finger",
        analysis(log(rows(pull.map { $0 * 0.5 }), fingers: pull.map { 0 - $0 }), models: [.qt, .gtk])
      ),
      (
        "a finger whose content follows",
        analysis(log(rows(pull.map { $0 + 500 }), fingers: pull.map { 0 - $0 }))
      ),
      ("nothing but rest", analysis(log(rows(still(5, 30))))),
    ]
  }()

  @Test("is the same for each of many logs, line by line", arguments: [100, 50])
  func texts(width: Int) {
    let texts = Self.logs.map { "\($0.name):\n\n\($0.analysis.text(width: width, mostStretches: nil))\n" }
    #expect(Golden.difference(of: texts.joined(), from: "offsets-\(width).txt") == nil)
  }

  @Test("lists only the most telling movements if it is to be short, in order of time")
  func short() throws {
    let jumps = try #require(Self.logs.first { $0.name == "set, held, then set to the top" }).analysis
    let lines = jumps.text(width: 100, mostStretches: 2).split(separator: "\n").map(String.init)
    #expect(jumps.stretches.map(\.kind) == [.down, .rest, .jump, .rest, .jump, .rest])
    #expect(lines.count { $0.contains("jumps from one row to the next") } == 2)
    #expect(lines.contains("and 4 shorter ones (--full)"))
    // A rest counts by its distance past the top: 96 pt for 320 ms is 30.7, 54 pt for 480 ms 25.9, so both are more than none.
    let four = jumps.text(width: 100, mostStretches: 4)
    #expect(four.contains("and 2 shorter ones") && four.contains("moves down, past the top"))
    #expect(four.contains("is held past the top") && !four.contains("rests\n"))
    #expect(jumps.text(width: 100, mostStretches: 6) == jumps.text(width: 100, mostStretches: nil))
  }

  @Test("has the same JSON for each of many logs")
  func jsons() throws {
    let lines = try Self.logs.map { log in
      let json = try JSONReader.value(of: Array(OffsetAnalysis.format.json(log.analysis).utf8))
      let members = try #require(json.object).members.map { member -> String in
        var writer = JSONWriter()
        writer.value(member.value.rounded(decimals: 3))
        return "  \(member.key): \(writer.text)\n"
      }
      return "\(log.name):\n\(members.joined())"
    }
    #expect(Golden.difference(of: lines.joined(), from: "offsets-json.txt") == nil)
  }
}
