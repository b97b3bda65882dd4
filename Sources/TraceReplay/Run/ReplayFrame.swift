import PullToRefresh

/// A display frame as it was on screen: the data of pictures and of frame-rate proofs.
public struct ReplayFrame: Sendable {
  /// The scroll view as the engine saw it.
  public let situation: ScrollSituation
  /// The engine after it had seen the frame.
  public let engine: RefreshEngine
  /// Finger travel since the gesture began, in points; nil without a finger.
  public let travel: Double?
  /// The pull as the engine sees it, in points.
  public let pull: Double

  /// Seconds since the trace's zero.
  public var time: Double { situation.time }
  /// The content's offset, in points.
  public var offset: Double { situation.contentOffset }
  /// The top inset, in points.
  public var topInset: Double { situation.topInset }
  /// The engine's state.
  public var state: UInt8 { engine.state }
}
