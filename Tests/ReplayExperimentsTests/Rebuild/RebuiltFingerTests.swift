import GestureTraces
import PullToRefresh
import ScrollPhysics
import Testing
import TextFormats
import TraceReplay

@testable import ReplayExperiments

@Suite("A finger made for a log")
struct RebuiltFingerTests {
  private static let interval = 0.008

  /// What a model shows at each report of a finger that goes down 3 pt a report and back half the way, and after its lift.
  private func rows(_ model: ScrollModel) -> (
    down: [(time: Double, offset: Double)], free: [(time: Double, offset: Double)]
  ) {
    var scroller = Scroller(model: model, extent: ScrollExtent.standard, offset: 0)
    scroller.beginContact(at: 0)
    let travels = (1...60).map { Double($0) * 3 } + (1...30).map { 180 - Double($0) * 3 }
    let down = travels.enumerated().map { index, travel -> (time: Double, offset: Double) in
      let time = Double(index + 1) * Self.interval
      scroller.moveFinger(to: travel, at: time)
      return (time, scroller.offset(at: time))
    }
    let lift = Double(travels.count + 30) * Self.interval
    scroller.endContact(at: lift)
    return (down, (1...20).map { (lift + Double($0) / 60, scroller.offset(at: lift + Double($0) / 60)) })
  }

  // By halving on the model itself; that it is the model's own inverse is checked by putting the finger on it again.
  @Test(
    "on each kind of model the content goes through the log's rows, under the finger and after a lift that is found",
    arguments: [ScrollModel.uikit, .gtk, .flutterIOS, .betterScroll, .qt])
  func goesThrough(model: ScrollModel) {
    let log = rows(model)
    let finger = RebuiltFinger([.init(rows: log.down, free: log.free)], on: model, in: .standard)
    #expect(finger.offUnderFinger < 0.05 && finger.unreached == 0, "\(finger.offUnderFinger)")
    // The lift is found by where the content is in the first row after it.
    #expect(finger.offAfterLift.map { $0.points < 1 } ?? false, "\(String(describing: finger.offAfterLift))")
  }

  @Test("a finger that need not move sends no report, and rows far apart have reports in between")
  func simplest() {
    let held = [(time: 0.0, offset: -20.0), (time: 0.5, offset: -20.0), (time: 1.0, offset: -40.0)]
    let finger = RebuiltFinger([.init(rows: held)], on: .uikit, in: .standard)
    let times = finger.reports.compactMap { report -> Double? in
      if case .move(let time, _) = report { time } else { nil }
    }
    #expect(times.count { $0 > 0 && $0 <= 0.5 } == 0)
    // Half a second of 60 a second.
    #expect(times.count { $0 > 0.5 } == 30)
  }

  @Test(
    "a contact begins a report before its first row, but at least half a report after the lift before it",
    arguments: [0.0125, 0.02, 1])
  func begins(gap: Double) {
    let lift = 0.02
    let finger = RebuiltFinger(
      [
        .init(rows: [(0, -20), (0.016, -40)], lift: lift),
        .init(rows: [(lift + gap, -30), (lift + gap + 0.1, -60)], lift: lift + gap + 0.2),
      ], on: .uikit, in: .standard)
    let downs = finger.reports.compactMap { if case .down(let time) = $0 { time } else { nil } }
    // At 60 reports a second: 16.7 ms before the row, not less than 8.3 ms after the lift.
    #expect(downs == [-1.0 / 60, max(lift + gap - 1.0 / 60, lift + 1.0 / 120)])
  }

  @Test("a model that holds content at the edge reaches no row past it, and says so")
  func unreached() {
    let finger = RebuiltFinger(
      [.init(rows: [(0, -20), (0.016, -40)])], on: .android, in: .standard)
    #expect(finger.unreached > 0 && finger.offUnderFinger == 40)
  }

  @Test("its trace is synthetic, names what made it, and gives the same content again")
  func trace() throws {
    let log = rows(.uikit)
    let finger = RebuiltFinger([.init(rows: log.down, free: log.free)], on: .uikit, in: .standard)
    let trace = finger.trace(in: .standard, of: "logs/app.log", by: "overscroll 0")
    #expect(trace.header.source.origin == .synthetic && trace.header.source.generator == "observe --rebuild")
    #expect(trace.header.source.from?["file"]?.string == "app.log")
    #expect(trace.header.note?.hasPrefix("generated, not recorded") == true)
    let again = try TraceReader.trace(of: TraceWriter.bytes(of: trace), path: "b.trace")
    #expect(again.header == trace.header && again.events == trace.events)
    let path = Replay(of: again, on: ScrollList(model: .uikit), options: ReplayOptions()).path
    // The trace begins with the contact, a sixtieth before the first row.
    let shift = RebuiltFinger.interval - log.down[0].time
    for row in log.down.dropFirst() {
      #expect(abs(path.offset(at: row.time + shift + 1e-6) - row.offset) < 0.1)
    }
  }
}
