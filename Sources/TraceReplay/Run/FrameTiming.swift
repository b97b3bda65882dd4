/// The timing of display frames that do not come evenly, and of what an engine asks of its view.
///
/// Frame `k` is at `(k + phase + late·u(k)) / rate` seconds, with `u(k)` evenly spread from 0 to 1, and is not shown with the
/// chance ``dropped``. Both chances depend on ``seed`` and `k` alone: the same frames whatever the engine.
public struct FrameTiming: Equatable, Sendable {
  /// The position of the first frame in the first period, as a share of it: from 0 up to 1.
  public var phase = 0.0
  /// The share of frames that are not shown: the engine is not called. From 0 to ``mostDropped``.
  public var dropped = 0.0
  /// The most a frame is late, as a share of the period: from 0 to ``latest``.
  public var late = 0.0
  /// Frames until an inset, a scroll or a callback that an engine asks for is carried out; it keeps its own state at once.
  public var updateDelay = 0
  /// The seed of the chances.
  public var seed: UInt64 = 1

  /// The greatest share of dropped frames: with more gone nothing would be seen of a gesture.
  public static let mostDropped = 0.9
  /// The greatest lateness: a frame that is any later would meet the next one.
  public static let latest = 0.95
  /// The most frames an update may be late: a second at 60 Hz.
  public static let longestUpdateDelay = 60

  /// Even frames from zero on, updates at once.
  public init() {}
}
