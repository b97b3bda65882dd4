import GestureTraces
import Testing

@testable import ReplayExperiments

/// Numbers by hand from the runners' sources.
@Suite("Swipes of test runners")
struct RunnerSwipeTests {
  /// What the arithmetic of doubles may make of figures below 10,000.
  private let rounding = 1e-9

  private func way(_ name: String, over list: Double, element: Double? = nil) throws -> RunnerSwipe.Way {
    try #require(RunnerSwipe.named(name)).way(over: RunnerSwipe.Target(list: list, element: element))
  }

  @Test(
    "where each comes down, where its last move is, and when it lifts",
    arguments: [
      // 8.3 % of 1200 pt, then ten moves of a twelfth of the other 1100.4; 15 ms or 150 ms each.
      ("espresso", 1200, 11, 99.6, 1016.6, 165), ("espresso-slow", 1200, 11, 99.6, 1016.6, 1650),
      // 80 % of the list at 5000 pt/s: 160 ms, 20 moves 8 ms apart; the lift comes with the next.
      ("uiautomator", 1000, 21, 100, 900, 168),
      // 55 steps of 5 ms, the last is the lift: 54/55 of 800 pt.
      ("uiautomator-scroll", 1100, 55, 110, 974, 275), ("uiautomator-fling", 1000, 5, 100, 740, 25),
      ("compose", 1300, 14, 0, 1300, 200),
      // 70 % of the list in 400 ms, 47 of 48 parts before the lift.
      ("maestro-android", 960, 48, 192, 850, 400), ("maestro-ios", 1000, 7, 200, 900, 500),
      // 75 % of the screen from 8.3 %: ten twelfths of it are moves.
      ("detox-android", 1200, 11, 99.6, 849.6, 165), ("detox-android-slow", 1200, 11, 99.6, 849.6, 1650),
      // Twenty times 0.05 are more than 1 in doubles: the last point is at 95 % of the 600 pt.
      ("detox-ios", 800, 21, 100, 670, 350), ("kif", 1000, 20, 250, 750, 200),
      ("webdriverio", 1000, 76, 25, 975, 1520), ("flutter", 500, 51, 0, 300, 306),
      ("cypress", 600, 3, 300, 310, 50),
    ] as [(String, Double, Int, Double, Double, Double)])
  func ways(name: String, viewport: Double, count: Int, first: Double, last: Double, lift: Double) throws {
    let found = try way(name, over: viewport)
    #expect(found.reports.count == count)
    #expect(abs(found.reports[0].position - first) < rounding)
    #expect(abs(found.reports[count - 1].position - last) < rounding)
    #expect(abs(found.lift - lift) < rounding)
    #expect(abs(found.travel - (last - first)) < rounding)
  }

  @Test(
    "on a row the swipe is the row's where the runner goes by the element, and the screen's where it does not"
  )
  func rows() throws {
    // 10/12 of the 91.7 % of 80 points; on Android Detox goes 75 % of the screen from 8.3 % of the row, on iOS from its last point.
    #expect(abs(try way("espresso", over: 800, element: 80).travel - 80 * 0.917 / 1.2) < rounding)
    #expect(abs(try way("compose", over: 800, element: 80).travel - 80) < rounding)
    #expect(try way("maestro-android", over: 960, element: 80) == way("maestro-android", over: 960))
    #expect(abs(try way("detox-android", over: 800, element: 80).travel - 500) < rounding)
    #expect(abs(try way("detox-ios", over: 800, element: 80).reports[0].position - 79) < rounding)
    #expect(abs(try way("detox-ios", over: 800, element: 80).travel - 570) < rounding)
  }

  @Test("the speed at the lift is that of the last 50 ms, with the rest before it")
  func speeds() throws {
    // From the seventh move (105 ms, 741.5 pt) to the tenth (1016.6 pt), over the 60 ms to the lift.
    #expect(abs(try way("espresso", over: 1200).liftSpeed - (1016.6 - 741.5) / 0.06) < 1e-6)
    #expect(try way("maestro-ios", over: 1000).liftSpeed == 0)
    // Shorter than 50 ms: the whole way.
    #expect(abs(try way("uiautomator-fling", over: 1000).liftSpeed - 640 / 0.025) < 1e-6)
  }

  // A report just 50 ms before the lift is the one from which the speed counts: 200 pt in 50 ms.
  @Test("a report 50 ms before the lift is at the start of the last 50 ms, one 49 ms before it is within")
  func window() {
    let speed = { (time: Double) in
      RunnerSwipe.Way(
        reports: [.init(0, 0), .init(time, 100), .init(75, 200), .init(100, 300)], lift: 100
      ).liftSpeed
    }
    #expect(speed(50) == 4000)
    // 300 pt in 100 ms.
    #expect(speed(51) == 3000)
  }

  @Test(
    "each has a name, a call and a source of its own repository and commit, and no report goes back in time")
  func facts() {
    #expect(Set(RunnerSwipe.all.map(\.name)).count == RunnerSwipe.all.count)
    for swipe in RunnerSwipe.all {
      // owner/name commit, file
      let words = swipe.source.split(separator: " ")
      #expect(!swipe.call.isEmpty && words[0].split(separator: "/").count == 2, "\(swipe.name)")
      #expect(words[1].count == 8 && words[1].last == "," && words[1].dropLast().allSatisfy(\.isHexDigit))
      for viewport in [1, 200, 667, 2000.0] {
        let way = swipe.way(over: RunnerSwipe.Target(list: viewport))
        let times = way.reports.map(\.milliseconds) + [way.lift]
        #expect(times[0] == 0 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "\(swipe.name)")
      }
    }
    #expect(RunnerSwipe.named("espreso") == nil)
  }

  @Test("as a trace it is read back the same, and says the list's length")
  func traces() throws {
    for swipe in RunnerSwipe.all {
      let trace = swipe.trace(over: RunnerSwipe.Target(list: 800))
      let back = try TraceReader.trace(of: TraceWriter.bytes(of: trace), path: trace.path)
      #expect(back.events == trace.events && back.header == trace.header && !back.isTruncated)
      #expect(back.header.scenario?.viewport == 800 && back.header.units == .points)
    }
  }

  // cypress has two reports; detox-ios adds up fractions, each as long as doubles make it.
  @Test("between its first move and its last a finger goes as far in each step, and each takes as long")
  func even() {
    for swipe in RunnerSwipe.all where swipe.name != "cypress" {
      for target in [RunnerSwipe.Target(list: 800), RunnerSwipe.Target(list: 800, element: 640)] {
        let moves = swipe.way(over: target).reports.dropFirst()
        let steps = zip(moves, moves.dropFirst()).map {
          ($1.milliseconds - $0.milliseconds, $1.position - $0.position)
        }
        // The last step of uiautomator ends at the margin: 128 ms are 16 moves, 102 and 2 thirds are 12.
        let whole = swipe.name == "uiautomator" ? steps.dropLast() : steps[...]
        for step in whole {
          #expect(abs(step.0 - steps[0].0) < 1e-9 && abs(step.1 - steps[0].1) < 1e-9, "\(swipe.name)")
        }
        #expect(steps[0].0 > 0 && steps[0].1 > 0, "\(swipe.name)")
      }
    }
  }

  @Test("the trace says what made it, and is the way to a microsecond")
  func traceWhole() throws {
    let swipe = try #require(RunnerSwipe.named("cypress"))
    let trace = swipe.trace(over: RunnerSwipe.Target(list: 600))
    #expect(
      trace.events == [
        TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 0, y: 300)),
        TraceEvent(timeMicroseconds: 16_667, kind: .move(slot: 0, x: 0, y: 300)),
        TraceEvent(timeMicroseconds: 33_333, kind: .move(slot: 0, x: 0, y: 310)),
        TraceEvent(timeMicroseconds: 50_000, kind: .up(slot: 0)),
      ])
    #expect(trace.end == TraceEnd(timeMicroseconds: 50_000, events: 4, grade: "A", reasons: []))
    #expect(trace.path == "cypress.trace" && trace.header.intent == .pull)
    #expect(trace.header.source.generator == "overscroll runners cypress")
    #expect(trace.header.source.origin == .synthetic && trace.header.note == swipe.call)
  }

  @Test("the speed at the lift begins 50 ms before it, exactly, or with the whole way")
  func liftWindow() {
    func speed(_ reports: (Double, Double)..., lift: Double) -> Double {
      RunnerSwipe.Way(reports: reports.map { .init($0.0, $0.1) }, lift: lift).liftSpeed
    }
    #expect(speed((0, 0), (50, 10), (90, 60), lift: 100) == 1000)
    #expect(speed((0, 0), (50.5, 10), (90, 60), lift: 100) == 600)
    #expect(speed((0, 10), (20, 30), lift: 40) == 500 && speed((0, 10), lift: 0) == 0)
  }
}
