/// What was on screen at one display frame: the data of pictures and of frame-rate proofs.
public struct ReplayFrame: Equatable, Sendable {
  /// Seconds since the trace's zero.
  public let time: Double
  /// Finger travel since the gesture began, in points; nil without a finger.
  public let travel: Double?
  /// The content's offset, in points.
  public let offset: Double
  /// The pull as the engine sees it, in points.
  public let pull: Double
  /// The top inset, in points.
  public let topInset: Double
  /// The engine's state.
  public let state: UInt8
}
