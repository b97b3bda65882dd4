import PullToRefresh

/// The state of a scroll view at one display frame, to draw, and the engine's effects since the frame before.
public struct LiveFrame: Sendable {
  /// The scroll view as the engine sees it: offset, inset, what moves it.
  public let situation: ScrollSituation
  /// The pull as the engine sees it, in points, ≥ 0.
  public let pull: Double
  /// Index of the state the engine is in.
  public let state: UInt8
  /// The engine's effects since the frame before, in order. Insets and scrolls are carried out already; the
  /// host starts its work at a `.callback`.
  public let effects: [RefreshEffect]
  /// True if nothing changes from here on until somebody touches the surface or tells the engine something: a
  /// host may let its display rest.
  public let isLast: Bool

  /// The frame's time, in seconds.
  public var time: Double { situation.time }
  /// The content's offset, in points; below `−topInset` when pulled past the top.
  public var offset: Double { situation.contentOffset }
  /// The top inset, with what the engine has added, in points.
  public var topInset: Double { situation.topInset }
}
