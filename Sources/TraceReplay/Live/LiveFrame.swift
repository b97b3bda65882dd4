import PullToRefresh

/// The state of a scroll view at one display frame, for drawing, and the engine's effects since the previous frame.
public struct LiveFrame: Sendable {
  /// The scroll view as the engine sees it: offset, inset, and whether a finger or momentum moves it.
  public let situation: ScrollSituation
  /// The pull as the engine measures it, in points, ≥ 0.
  public let pull: Double
  /// The index of the engine's state after the frame.
  public let state: UInt8
  /// The engine's effects since the previous frame, in order. Insets and scrolls are already carried out; the
  /// host starts its work at a `.callback`.
  public let effects: [RefreshEffect]
  /// True if nothing changes until the next touch or app event, so that the host may stop drawing.
  public let isLast: Bool

  /// The frame's time, in seconds.
  public var time: Double { situation.time }
  /// The content offset, in points; below `−topInset` when pulled past the top.
  public var offset: Double { situation.contentOffset }
  /// The top inset, including what the engine has added, in points.
  public var topInset: Double { situation.topInset }
}
