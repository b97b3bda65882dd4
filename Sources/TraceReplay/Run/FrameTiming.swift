/// The timing of unevenly spaced display frames, and of the updates that an engine requests of its view.
///
/// Frame `k` is at `(k + phase + late·u(k)) / rate` seconds, with `u(k)` uniform in 0…1, and is dropped with
/// probability ``dropped``. Both random values depend only on ``seed`` and `k`, so all engines get the same frames.
public struct FrameTiming: Equatable, Sendable {
  /// Position of the first frame within the first period, as a fraction of it: 0 ..< 1.
  public var phase = 0.0
  /// The fraction of frames that are not shown, so that the engine is not called: from 0 to ``mostDropped``.
  public var dropped = 0.0
  /// The greatest lateness of a frame, as a fraction of the period: from 0 to ``latest``.
  public var late = 0.0
  /// The number of frames after which an inset, a scroll or a callback that an engine requests is carried out. The engine's own state
  /// changes at once.
  public var updateDelay = 0
  /// The seed of the random values.
  public var seed: UInt64 = 1

  /// The greatest accepted fraction of dropped frames; with more, hardly any frame of a gesture would be shown.
  public static let mostDropped = 0.9
  /// The greatest accepted lateness, as a fraction of the period; with more, a frame could reach the next one.
  public static let latest = 0.95
  /// The longest accepted delay of an update, in frames: one second at 60 Hz.
  public static let longestUpdateDelay = 60

  /// Evenly spaced frames from time zero on, and updates without delay.
  public init() {}
}
