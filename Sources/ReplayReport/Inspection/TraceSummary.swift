import GestureTraces
import ReplayExperiments
import ReplayStatistics
import ScrollPhysics
import TraceReplay

/// A summary of a trace: its gestures, how evenly the device reported, and what was lost.
package struct TraceSummary: Sendable {
  /// The figures of one gesture in a trace.
  package struct Gesture: Sendable {
    /// The time of the gesture's first contact since the trace's zero, in seconds.
    package let began: Double
    /// The time from the first contact to the release, in seconds.
    package let length: Double
    /// How the gesture ended, such as by a release.
    package let end: GestureEnd
    /// The furthest travel down (along x: to the right) from the gesture's start, in points, after subtracting the slop; ≥ 0.
    package let furthestDown: Double
    /// The furthest travel up (along x: to the left) from the gesture's start, in points, after subtracting the slop; ≤ 0.
    package let furthestUp: Double
    /// The finger's velocity at the release as the `uikit` model computes it, in points per second, positive downwards (along x: to the
    /// right); nil without a release.
    package let liftVelocity: Double?
    /// The number of samples of the finger's position.
    package let samples: Int
    /// What the person wanted: the intent of the label in which the gesture begins, or else of the trace; nil if neither has one.
    package let intent: Intent?
  }

  /// The trace that is summarised.
  package let trace: Trace
  /// The axis of the travel in all figures.
  let axis: ScrollAxis
  /// The layer of the trace's events (such as the kernel's or libinput's) from which the gestures were taken.
  package let layer: TraceLayer
  /// The gestures of the trace, in order of time.
  package let gestures: [Gesture]
  /// The finger paths as corner points, for drawing.
  package let paths: [FingerPath]
  /// How far a touchpad's fingers moved up, if none moved down; otherwise nil.
  ///
  /// Also nil along x, for other devices, and for a trace whose intent is known and is neither a pull nor a cancelled pull.
  let upwardTravel: UpwardTravel?
  /// The number of movements of wheels and trackpoints.
  package let wheelMoves: Int
  /// The times between successive reports within gestures, in seconds.
  package let intervals: Quantiles
  /// The mean deviation of a report interval from the median interval, in seconds; nil without intervals.
  package let jitter: Double?
  /// The number of report intervals that are longer than twice the median.
  package let longGaps: Int
  /// The delays from the kernel's timestamp to the recorder, in seconds; without values if the trace does not give them.
  package let delays: Quantiles
  /// The number of lines in the trace that report a loss of events.
  package let losses: Int
  /// The time from the trace's zero to the end of the recording, in seconds.
  package let duration: Double
  /// The figures of each layer that has events: report intervals while fingers move, losses, and delays.
  package let layers: [LayerFigures]
  /// The grade computed from the events alone; it may differ from the recorder's own grade.
  package let grade: TraceGrade

  /// A report interval longer than this many times the median counts as a gap.
  static let gapFactor = 2.0

  /// Summarises `trace`, with lengths in points according to `options`.
  package init(of trace: Trace, options: ReplayOptions) {
    (self.trace, axis) = (trace, options.axis)
    let scene = Scene(scenario: trace.header.scenario, options: options)
    let track = FingerTrack(of: trace, options: options, viewport: scene.viewport)
    layer = track.layer
    let mayPull = trace.header.intent.map { $0 == .pull || $0 == .pullCancel } ?? true
    upwardTravel =
      axis == .vertical && mayPull && trace.header.device.kind == .touchpad
      ? UpwardTravel(of: track, options) : nil
    paths = track.gestures.map { FingerPath(of: $0, slop: options.slop) }
    gestures = zip(track.gestures, paths).map { gesture, path in
      let intent = trace.header.intent(ofGestureBegunAt: gesture.beganMicroseconds)
      return Gesture(gesture, path: path, intent: intent)
    }
    wheelMoves = track.wheels.count
    let gaps = track.gestures.flatMap(Self.intervals)
    intervals = Quantiles(gaps)
    let median = intervals.value(at: 0.5)
    jitter = median.map { median in gaps.reduce(0) { $0 + abs($1 - median) } / Double(gaps.count) }
    longGaps = median.map { median in gaps.count { $0 > Self.gapFactor * median } } ?? 0
    delays = Quantiles(trace.events.compactMap(Self.delay))
    losses = trace.events.count {
      if case .gap = $0.kind { true } else { false }
    }
    let integrity = TraceIntegrity(of: trace)
    let ended = trace.endedAtMicroseconds
    layers = integrity.figures(endedAtMicroseconds: ended)
    grade = integrity.grade(endedAtMicroseconds: ended, isTruncated: trace.isTruncated)
    duration = trace.end.map { Double($0.timeMicroseconds) / 1e6 } ?? track.lastEvent
  }

  /// The times between successive samples of the finger's position in one gesture, in seconds.
  private static func intervals(_ gesture: FingerGesture) -> [Double] {
    let times = gesture.samples.filter(\.carriesPosition).map(\.timeMicroseconds)
    return zip(times, times.dropFirst()).map { Double($1 - $0) / 1e6 }
  }

  private static func delay(_ event: TraceEvent) -> Double? {
    event.arrivalMicroseconds.map { Double($0 - event.timeMicroseconds) / 1e6 }
  }
}

extension TraceSummary.Gesture {
  init(_ gesture: FingerGesture, path: FingerPath, intent: Intent?) {
    self.intent = intent
    began = gesture.began
    length = gesture.ended - gesture.began
    end = gesture.end
    furthestDown = path.knots.reduce(0) { max($0, $1.travel) }
    furthestUp = path.knots.reduce(0) { min($0, $1.travel) }
    samples = gesture.samples.count(where: \.carriesPosition)
    var tracker = VelocityTracker()
    for sample in gesture.samples where sample.carriesPosition {
      tracker.add(position: sample.travel, at: sample.time)
    }
    liftVelocity = gesture.end == .lift ? tracker.velocity(at: gesture.ended) : nil
  }
}
