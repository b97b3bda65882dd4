import GestureTraces
import TraceReplay

/// The figures of what fingers did in a take, in the points that engines will see: a take is judged by them.
///
/// Figures are of the main gesture, the one that went furthest; times in seconds, distances in points, `travel` growing
/// downwards and `across` to the right.
package struct TakeShape: Equatable, Sendable {
  /// Gestures in the take.
  package var gestures = 0
  /// The most contacts at once.
  package var contacts = 0
  /// True if every gesture ended with a lift.
  package var isLifted = true
  /// From the first contact to the last lift.
  package var duration = 0.0
  /// Furthest downwards, ≥ 0.
  package var down = 0.0
  /// Furthest upwards, ≥ 0.
  package var up = 0.0
  /// Across, where it was furthest from its start, signed.
  package var across = 0.0
  /// Along, where it was furthest from its start, signed.
  package var along = 0.0
  /// Along, at the lift, signed.
  package var end = 0.0
  /// The number of times it turned round along its axis.
  package var turns = 0
  /// Speed of the main stroke, in points per second.
  package var speed = 0.0
  /// The highest speed along at a lift, of all gestures, downwards positive, in points per second.
  package var releaseSpeed = 0.0
  /// By how much two contacts moved apart, negative for together; nil without two.
  package var spread: Double?
  /// Points for a millimetre of the surface; nil where the device does not say how large it is.
  package var pointsPerMillimetre: Double?

  /// Nothing happened.
  package init() {}

  /// Furthest from its start.
  package var distance: Double { (along * along + across * across).squareRoot() }
}

extension TakeShape {
  /// The shape of a take.
  ///
  /// - Parameters:
  ///   - trace: The take.
  ///   - options: How its finger is read.
  package init(of trace: Trace, options: ReplayOptions) {
    let viewport = Scene(scenario: trace.header.scenario, overrides: options.scene).viewport
    let track = FingerTrack(of: trace, options: options, viewport: viewport)
    gestures = track.gestures.count
    contacts = track.gestures.map { $0.mostContacts }.max() ?? 0
    isLifted = track.gestures.allSatisfy { $0.end == .lift }
    if let first = track.gestures.first, let last = track.gestures.last {
      duration = last.ended - first.began
    }
    if let main = track.gestures.max(by: { $0.furthest < $1.furthest }) { take(main) }
    releaseSpeed = track.gestures.map { $0.releaseSpeed }.max { abs($0) < abs($1) } ?? 0
    let scale = Self.scale(of: trace.header, options)
    if trace.header.units == .millimetres { pointsPerMillimetre = scale }
    spread = ContactSpread(of: trace).change.map { $0 * scale }
  }

  /// The shapes of a trace's gestures, each as a take of its own.
  ///
  /// - Parameters:
  ///   - gestures: Those that `FingerTrack` finds in the trace, with the same options.
  ///   - trace: The trace.
  ///   - options: How its finger is read.
  /// - Returns: As many, in the same order.
  package static func each(
    of gestures: [FingerGesture], in trace: Trace, options: ReplayOptions
  ) -> [TakeShape] {
    let scale = scale(of: trace.header, options)
    let spans = gestures.map { $0.beganMicroseconds...max($0.beganMicroseconds, $0.endedMicroseconds) }
    return zip(gestures, ContactSpread.changes(of: trace, in: spans)).map { gesture, spread in
      var shape = TakeShape()
      (shape.gestures, shape.contacts) = (1, gesture.mostContacts)
      (shape.isLifted, shape.duration) = (gesture.end == .lift, gesture.ended - gesture.began)
      shape.take(gesture)
      shape.releaseSpeed = gesture.releaseSpeed
      if trace.header.units == .millimetres { shape.pointsPerMillimetre = scale }
      shape.spread = spread.map { $0 * scale }
      return shape
    }
  }

  private mutating func take(_ gesture: FingerGesture) {
    let path = gesture.samples.map { TakePoint(time: $0.time, along: $0.travel, across: $0.across) }
    down = max(0, path.map { $0.along }.max() ?? 0)
    up = max(0, -(path.map { $0.along }.min() ?? 0))
    end = path.last?.along ?? 0
    if let far = path.max(by: { $0.distance < $1.distance }) { (along, across) = (far.along, far.across) }
    turns = TakePoint.turns(path)
    speed = TakePoint.strokeSpeed(path)
  }

  /// Points for a unit of the trace's contacts: what `FingerTrack` uses along the axis.
  private static func scale(of header: TraceHeader, _ options: ReplayOptions) -> Double {
    if header.device.kind == .touchpad {
      return abs(header.settings?.scrollUnitsPerMillimetre ?? touchpadUnits) * options.pointsPerUnit
    }
    switch header.units {
    case .points: return 1
    case .millimetres: return options.pointsPerMillimetre
    case .normalised: return Scene(scenario: header.scenario, overrides: options.scene).viewport
    }
  }

  /// libinput's scroll units for a millimetre where a trace does not say (`Replaying.md`, "From events to a finger").
  private static let touchpadUnits = 10.5165
}

/// A point of the main gesture.
private struct TakePoint {
  var time: Double
  var along: Double
  var across: Double

  var distance: Double { (along * along + across * across).squareRoot() }

  /// A change of direction counts from this distance on, in points: half a millimetre on a screen, well above noise.
  static let leastTurn = 3.0

  /// The number of times a path turns round along its axis.
  static func turns(_ path: [TakePoint]) -> Int {
    var (turns, heading, extreme) = (0, 0.0, 0.0)
    for point in path {
      if heading == 0 {
        if abs(point.along) >= leastTurn { (heading, extreme) = (point.along > 0 ? 1 : -1, point.along) }
      } else if (point.along - extreme) * heading > 0 {
        extreme = point.along
      } else if (extreme - point.along) * heading >= leastTurn {
        (turns, heading, extreme) = (turns + 1, -heading, point.along)
      }
    }
    return turns
  }

  /// Speed between a tenth and nine tenths of the way to the furthest point: rests before and after do not
  /// count.
  static func strokeSpeed(_ path: [TakePoint]) -> Double {
    guard let far = path.indices.max(by: { path[$0].distance < path[$1].distance }) else { return 0 }
    let way = path[far].distance
    guard way > 0, let early = path.first(where: { $0.distance >= 0.1 * way }),
      let late = path.first(where: { $0.distance >= 0.9 * way })
    else { return 0 }
    guard late.time > early.time else { return .infinity }
    return (late.distance - early.distance) / (late.time - early.time)
  }
}

extension FingerGesture {
  /// Time before a lift over which its speed is taken, in seconds: some reports even of a slow device.
  private static let releaseWindow = 0.05

  /// The furthest a sample is from the start, in points.
  fileprivate var furthest: Double {
    samples.map { ($0.travel * $0.travel + $0.across * $0.across).squareRoot() }.max() ?? 0
  }

  /// Mean speed along over the last moment before the lift, in points per second; 0 after a rest.
  fileprivate var releaseSpeed: Double {
    let start = ended - Self.releaseWindow
    guard end == .lift, let last = samples.last(where: { $0.carriesPosition }), last.time > start else {
      return 0
    }
    let before = samples.last { $0.time <= start } ?? samples.first
    guard let before, last.time > before.time else { return 0 }
    return (last.travel - before.travel) / max(last.time - before.time, Self.releaseWindow / 2)
  }
}
