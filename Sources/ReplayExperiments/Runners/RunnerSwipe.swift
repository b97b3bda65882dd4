import GestureTraces

/// The gesture that a test runner makes for "swipe down" according to its source code: reports of one finger on a scroll view.
package struct RunnerSwipe: Sendable {
  /// One report of the swipe: the finger's position at a time.
  package struct Report: Equatable, Sendable {
    /// The time of the report since the touch, in milliseconds, ≥ 0.
    package let milliseconds: Double
    /// The finger's position, in points below the top of the scroll view.
    package let position: Double

    /// A report from its time in milliseconds since the touch and its position in points.
    package init(_ milliseconds: Double, _ position: Double) {
      (self.milliseconds, self.position) = (milliseconds, position)
    }
  }

  /// The target of a swipe: a scroll view that fills the screen, and an element at its top.
  package struct Target: Equatable, Sendable {
    /// Length of the scroll view and of the screen, in points, > 0.
    package let list: Double
    /// Length of the element that the call names, in points, > 0: the scroll view itself, or a row.
    package let element: Double

    /// A target with the given lengths in points; by default the element is the scroll view itself.
    package init(list: Double, element: Double? = nil) {
      (self.list, self.element) = (list, element ?? list)
    }
  }

  /// The reports of a swipe, in order of time, and its release.
  package struct Way: Equatable, Sendable {
    /// The finger's reports in order of time; the first is the touch.
    package let reports: [Report]
    /// The time from the first report to the release, in milliseconds.
    package let lift: Double
  }

  /// The name of the swipe: lower case with hyphens.
  package let name: String
  /// The call in a test, as the test's author writes it.
  package let call: String
  /// The repository, commit and file that give the swipe's constants.
  package let source: String
  /// The assumption behind the reports: a rate that the device decides, or a length that the test's author chooses; nil if none.
  package let assumed: String?
  private let make: @Sendable (Target) -> Way

  /// Describes the swipe of a test runner.
  ///
  /// - Parameters:
  ///   - name: A name in lower case with hyphens.
  ///   - call: The call in a test.
  ///   - source: Repository, commit and file of its constants.
  ///   - assumed: What is assumed; nil if nothing.
  ///   - make: Makes its reports for a target.
  init(
    _ name: String, call: String, source: String, assumed: String? = nil,
    way make: @escaping @Sendable (Target) -> Way
  ) {
    (self.name, self.call, self.source, self.assumed, self.make) = (name, call, source, assumed, make)
  }

  /// The swipe's reports on a target.
  ///
  /// - Parameter target: The target.
  /// - Returns: At least one report.
  package func way(over target: Target) -> Way { make(target) }

  /// The swipe as a trace in points, in a scene whose viewport is the scroll view, with the content at the top.
  ///
  /// - Parameter target: The target.
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
  /// The distance from the first report to the last, in points.
  package var travel: Double { reports[reports.count - 1].position - reports[0].position }

  /// The speed over the last 50 ms before the release, in points per second, measured from the last report at least 50 ms before it.
  package var liftSpeed: Double {
    let last = reports[reports.count - 1]
    guard let from = reports.last(where: { lift - $0.milliseconds >= Self.liftWindow }) ?? reports.first,
      lift > from.milliseconds
    else { return 0 }
    return (last.position - from.position) / (lift - from.milliseconds) * 1000
  }

  private static let liftWindow = 50.0

  /// The reports of a finger that touches, moves evenly and is released.
  ///
  /// - Parameters:
  ///   - start: Where the finger touches, in points below the top.
  ///   - end: Where the whole movement would end.
  ///   - moves: The number of moves that are reported.
  ///   - parts: The number of parts of the movement; move number n is at n parts.
  ///   - period: Milliseconds between reports.
  ///   - delay: Milliseconds from the first report to the first move; by default the period.
  ///   - lift: Milliseconds from the last move to the release; by default the period.
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
