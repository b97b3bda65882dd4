import GestureTraces
import TraceReplay

/// The movement of the fingers in a take, in the points that engines receive; takes are checked by it.
///
/// The values describe the main gesture, which has the largest travel. Times are in seconds, distances in points; `along`
/// grows downwards and `across` to the right.
package struct TakeShape: Equatable, Sendable {
  /// The number of gestures in the take.
  package var gestures = 0
  /// The largest number of contacts that were down at the same time.
  package var contacts = 0
  /// True if every gesture ended with a release.
  package var isLifted = true
  /// Time from the first contact to the last release, in seconds.
  package var duration = 0.0
  /// The largest downward displacement from the start, in points, ≥ 0.
  package var down = 0.0
  /// The largest upward displacement from the start, in points, ≥ 0.
  package var up = 0.0
  /// The horizontal displacement at the point furthest from the start, in points, positive to the right.
  package var across = 0.0
  /// The vertical displacement at the point furthest from the start, in points, positive downwards.
  package var along = 0.0
  /// The vertical displacement from the start at the release, in points, positive downwards.
  package var end = 0.0
  /// The number of times the finger reversed along the vertical axis.
  package var turns = 0
  /// The speed of the main stroke, in points per second.
  package var speed = 0.0
  /// The fastest vertical speed at a release, over all gestures, positive downwards, in points per second.
  package var releaseSpeed = 0.0
  /// The change of the distance between two contacts, negative if they moved together; nil without two contacts.
  package var spread: Double?
  /// Points per millimetre of the surface; nil if the device does not report its size.
  package var pointsPerMillimetre: Double?

  /// A take without any movement.
  package init() {}

  /// The largest distance from the start, in points.
  package var distance: Double { (along * along + across * across).squareRoot() }
}

extension TakeShape {
  /// Measures the movement in a whole take.
  ///
  /// - Parameters:
  ///   - trace: The take.
  ///   - options: How the trace's events become a finger's path.
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

  /// Measures each gesture of a trace as a take of its own.
  ///
  /// - Parameters:
  ///   - gestures: The gestures that `FingerTrack` finds in the trace with the same options.
  ///   - trace: The trace.
  ///   - options: How the trace's events become a finger's path.
  /// - Returns: One shape per gesture, in the same order.
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
    // Not the negative, which is -0 for a path that never goes up.
    up = max(0, 0 - (path.map { $0.along }.min() ?? 0))
    end = path.last?.along ?? 0
    if let far = path.max(by: { $0.distance < $1.distance }) { (along, across) = (far.along, far.across) }
    turns = TakePoint.turns(path)
    speed = TakePoint.strokeSpeed(path)
  }

  /// The number of points per unit of the trace's contacts, the same as `FingerTrack` uses along the axis.
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

  /// libinput's scroll units per millimetre, for traces that do not state them (`Replaying.md`, "From events to a finger").
  private static let touchpadUnits = 10.5165
}

/// One point of the main gesture's path: its time, and its displacement from the start.
private struct TakePoint {
  var time: Double
  var along: Double
  var across: Double

  var distance: Double { (along * along + across * across).squareRoot() }

  /// The smallest reversal that counts as a turn, in points: half a millimetre on a screen, well above noise.
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

  /// The mean speed of a stroke between 10 % and 90 % of the distance to its furthest point, so that rests before and after do not count.
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
  /// The length of the time before a release in which the release speed is measured, in seconds: several reports even of a slow device.
  private static let releaseWindow = 0.05

  /// The largest distance of a sample from the start, in points.
  fileprivate var furthest: Double {
    samples.map { ($0.travel * $0.travel + $0.across * $0.across).squareRoot() }.max() ?? 0
  }

  /// The mean vertical speed just before the release, in points per second; 0 after a rest.
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
