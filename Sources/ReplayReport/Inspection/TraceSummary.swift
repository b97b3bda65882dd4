import GestureTraces
import ReplayStatistics
import ScrollPhysics
import TraceReplay

/// The contents of a trace: its gestures, how evenly the device reported, what was lost.
package struct TraceSummary: Sendable {
  /// One gesture in figures.
  package struct Gesture: Sendable {
    /// First contact, in seconds.
    package let began: Double
    /// From the first contact to the lift, in seconds.
    package let length: Double
    /// The way it ended.
    package let end: GestureEnd
    /// Furthest down from where it began, in points, slop taken off, ≥ 0.
    package let furthestDown: Double
    /// Furthest up from where it began, in points, slop taken off, ≤ 0.
    package let furthestUp: Double
    /// The finger's velocity as the `uikit` model takes it at the lift, in points per second, downwards; nil without a lift.
    package let liftVelocity: Double?
    /// Samples that carry a position.
    package let samples: Int
    /// The person's intention: that of the label it begins in, else the trace's; nil where neither says one.
    package let intent: Intent?
  }

  /// The trace, without which nothing below means much.
  package let trace: Trace
  /// The layer the figures are of.
  package let layer: TraceLayer
  /// The gestures.
  package let gestures: [Gesture]
  /// Their corners, for drawing.
  package let paths: [FingerPath]
  /// Moves of wheels and trackpoints.
  package let wheelMoves: Int
  /// Seconds between reports within gestures.
  package let intervals: Quantiles
  /// Mean distance of an interval from the median, in seconds; nil without intervals.
  package let jitter: Double?
  /// Intervals longer than twice the median.
  package let longGaps: Int
  /// Seconds from the kernel's stamp to the recorder, where the trace says.
  package let delays: Quantiles
  /// Lines that say that something was lost.
  package let losses: Int
  /// From zero to the end of the recording, in seconds.
  package let duration: Double
  /// The figures of each layer that has events: intervals of moving fingers alone, what is lost, how late it came.
  package let layers: [LayerFigures]
  /// The grade by the events alone, which may say less than the recorder knew, or more than an older one looked at.
  package let grade: TraceGrade

  /// An interval this many times the median counts as a gap.
  static let gapFactor = 2.0

  /// The summary of `trace`, in points as `options` say.
  package init(of trace: Trace, options: ReplayOptions) {
    self.trace = trace
    let scene = Scene(scenario: trace.header.scenario, overrides: options.scene)
    let track = FingerTrack(of: trace, options: options, viewport: scene.viewport)
    layer = track.layer
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

  /// Seconds between the samples of one gesture that carry a position.
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
