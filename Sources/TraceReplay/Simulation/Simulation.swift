import ScrollPhysics

/// The movements of content under one finger in one scene, on several scroll models, as rows at evenly spaced times.
public struct Simulation {
  /// The finger's movements.
  public let track: FingerTrack
  /// The scene's lengths.
  public let scene: Scene
  /// Finger travel that moves nothing, in points.
  public let slop: Double
  /// Rows per second, and frames per second for a model whose original works by the tick.
  public let rate: Double
  /// The time of the last row, in seconds.
  public let end: Double
  /// The content's path on each model, in the order given.
  public let paths: [ContentPath]

  /// The longest time that is shown after the last event by default, in seconds.
  public static let longestRest = 60.0

  /// Computes the content's path on every model.
  ///
  /// - Parameters:
  ///   - track: What the finger does.
  ///   - scene: The scene's lengths.
  ///   - models: At least one.
  ///   - slop: Finger travel that moves nothing, in points, ≥ 0.
  ///   - rate: Rows per second, above 0.
  ///   - until: The time of the last row, in seconds, ≥ 0; nil for when the input is over and all models have
  ///     settled, at most ``longestRest`` after the last event.
  public init(
    of track: FingerTrack, scene: Scene, models: [ScrollModel], slop: Double, rate: Double,
    until: Double? = nil
  ) {
    precondition(!models.isEmpty, "a simulation needs a model")
    self.track = track
    let scene = scene.touched(on: track.source)
    self.scene = scene
    self.slop = slop
    self.rate = rate
    paths = models.map { ContentPath(of: track, scene: scene, model: $0, slop: slop, rate: rate) }
    end = until ?? Self.end(of: paths, after: track.lastEvent)
  }

  private static func end(of paths: [ContentPath], after lastEvent: Double) -> Double {
    let rest = paths.reduce(lastEvent) { max($0, $1.restTime) }
    // Under a finger that stays down nothing moves.
    return rest < .infinity ? min(rest, lastEvent + longestRest) : lastEvent
  }

  /// The number of rows per model; the last is the first at or after ``end``.
  public var rowCount: Int { clock.index(atOrAfter: end) + 1 }

  /// A row of a model's curve, at `index` / ``rate`` seconds.
  public func row(_ index: Int, of path: ContentPath) -> SimulationRow {
    let time = clock.time(of: index)
    return SimulationRow(
      time: time, finger: path.finger(at: time), offset: path.offset(at: time),
      velocity: path.velocity(at: time), phase: path.phase(at: time))
  }

  private var clock: FrameClock { FrameClock(rate: rate) }
}

/// The state of a model's content at one time.
public struct SimulationRow: Equatable, Sendable {
  /// Seconds since the start of the script or trace.
  public let time: Double
  /// Finger travel since the gesture began, in points, positive downwards, slop subtracted; nil without a finger.
  public let finger: Double?
  /// The content offset, in points.
  public let offset: Double
  /// The content's velocity, in points per second, positive towards the end.
  public let velocity: Double
  /// The phase of the content: at rest, under a finger, or moving by itself.
  public let phase: ScrollPhase
}
