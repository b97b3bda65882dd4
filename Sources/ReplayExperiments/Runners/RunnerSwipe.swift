import GestureTraces

/// The gesture that a test runner makes for "swipe down", as its source has it: reports of one finger on a list.
package struct RunnerSwipe: Sendable {
  /// One report: the finger is at a place at a time.
  package struct Report: Equatable, Sendable {
    /// Milliseconds since the finger came down, ≥ 0.
    package let milliseconds: Double
    /// Points below the top of the list.
    package let position: Double

    /// A finger at a place at a time.
    package init(_ milliseconds: Double, _ position: Double) {
      (self.milliseconds, self.position) = (milliseconds, position)
    }
  }

  /// What is swiped on: a list that fills the screen, and an element at its top.
  package struct Target: Equatable, Sendable {
    /// Length of the list and of the screen, in points, > 0.
    package let list: Double
    /// Length of the element that the call names, in points, > 0: the list itself, or a row.
    package let element: Double

    /// An element of a list; the list itself where none is named.
    package init(list: Double, element: Double? = nil) {
      (self.list, self.element) = (list, element ?? list)
    }
  }

  /// The reports of a swipe, in order of time, and its lift.
  package struct Way: Equatable, Sendable {
    /// The first is where the finger comes down.
    package let reports: [Report]
    /// Milliseconds from the first report to the lift.
    package let lift: Double
  }

  /// Its name: lower case with hyphens.
  package let name: String
  /// The call in a test, as its author writes it.
  package let call: String
  /// The repository, commit and file that its constants are from.
  package let source: String
  /// What is not its own: a rate that its source leaves to the device, or a length that the author of the test gives; nil for nothing.
  package let assumed: String?
  private let make: @Sendable (Target) -> Way

  /// A runner's swipe.
  ///
  /// - Parameters:
  ///   - name: Lower case with hyphens.
  ///   - call: The call in a test.
  ///   - source: Repository, commit and file of its constants.
  ///   - assumed: What is not its own; nil for nothing.
  ///   - make: Its way over a target.
  init(
    _ name: String, call: String, source: String, assumed: String? = nil,
    way make: @escaping @Sendable (Target) -> Way
  ) {
    (self.name, self.call, self.source, self.assumed, self.make) = (name, call, source, assumed, make)
  }

  /// Its way over a target.
  ///
  /// - Parameter target: What it is made on.
  /// - Returns: At least one report.
  package func way(over target: Target) -> Way { make(target) }

  /// It as a trace, in points, with a scene whose viewport is the list and whose content is at the top.
  ///
  /// - Parameter target: What it is made on.
  /// - Returns: A trace without a path.
  package func trace(over target: Target) -> Trace {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .synthetic))
    header.source.generator = "overscroll runners \(name)"
    header.statedUnits = .points
    header.intent = .pull
    header.note = call
    header.scenario = TraceScenario()
    header.scenario?.viewport = target.list
    let way = way(over: target)
    let events = way.reports.enumerated().map { index, report in
      TraceEvent(
        timeMicroseconds: Self.microseconds(report.milliseconds),
        kind: index == 0
          ? .down(slot: 0, x: 0, y: report.position) : .move(slot: 0, x: 0, y: report.position))
    }
    let lift = Self.microseconds(way.lift)
    return Trace(
      path: "\(name).trace", header: header,
      events: events + [TraceEvent(timeMicroseconds: lift, kind: .up(slot: 0))],
      end: TraceEnd(timeMicroseconds: lift, events: events.count + 1, grade: "A", reasons: []))
  }

  private static func microseconds(_ milliseconds: Double) -> Int64 { Int64((milliseconds * 1000).rounded()) }
}

extension RunnerSwipe.Way {
  /// Points from the first report to the last.
  package var travel: Double { reports[reports.count - 1].position - reports[0].position }

  /// Points per second over the last 50 ms before the lift, from the last report at least as old as that.
  package var liftSpeed: Double {
    let last = reports[reports.count - 1]
    guard let from = reports.last(where: { lift - $0.milliseconds >= Self.liftWindow }) ?? reports.first,
      lift > from.milliseconds
    else { return 0 }
    return (last.position - from.position) / (lift - from.milliseconds) * 1000
  }

  private static let liftWindow = 50.0

  /// A finger that comes down, moves evenly and lifts.
  ///
  /// - Parameters:
  ///   - start: Where it comes down, in points below the top.
  ///   - end: Where the whole way would end.
  ///   - moves: Moves that are reported.
  ///   - parts: Parts of the way; move number n is at n parts.
  ///   - period: Milliseconds from a report to the next.
  ///   - delay: Milliseconds from the first report to the first move; the period where it is not given.
  ///   - lift: Milliseconds from the last move to the lift; the period where it is not given.
  /// - Returns: `moves` + 1 reports.
  static func even(
    from start: Double, to end: Double, moves: Int, of parts: Int, every period: Double,
    after delay: Double? = nil, lift: Double? = nil
  ) -> Self {
    let begin = delay ?? period
    let reports = (1...moves).map { number in
      RunnerSwipe.Report(
        begin + Double(number - 1) * period, start + (end - start) * Double(number) / Double(parts))
    }
    return Self(
      reports: [RunnerSwipe.Report(0, start)] + reports,
      lift: begin + Double(moves - 1) * period + (lift ?? period))
  }
}
