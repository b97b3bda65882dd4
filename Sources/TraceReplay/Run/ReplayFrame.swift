import PullToRefresh

/// What happened between the previous frame and a frame, as the engine saw it.
public struct FrameEvents: OptionSet, Sendable {
  /// One bit per event.
  public let rawValue: UInt8

  /// The events whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A finger came down.
  public static let contact = FrameEvents(rawValue: 1)
  /// The last finger was released, or its touch cancelled.
  public static let lift = FrameEvents(rawValue: 2)
  /// The engine started a refresh.
  public static let trigger = FrameEvents(rawValue: 4)
  /// The app was called back.
  public static let callback = FrameEvents(rawValue: 8)
  /// The app ended its refresh.
  public static let end = FrameEvents(rawValue: 16)

  /// All events with their names, in the order in which they happen.
  public static let named: [(event: FrameEvents, name: String)] = [
    (.contact, "contact"), (.lift, "lift"), (.trigger, "trigger"), (.callback, "callback"), (.end, "end"),
  ]
}

/// A display frame as it was on screen: the data for pictures, curves and frame-rate proofs.
public struct ReplayFrame: Sendable {
  /// The scroll view as the engine saw it.
  public let situation: ScrollSituation
  /// The engine after it saw the frame.
  public let engine: RefreshEngine
  /// Finger travel since the gesture began, in points; nil without a finger.
  public let travel: Double?
  /// The pull as the engine measures it, in points.
  public let pull: Double
  /// The gesture whose contact the engine saw last, from 0; nil before the first.
  public let gesture: Int?
  /// The events since the previous frame.
  public let events: FrameEvents

  /// Seconds since the trace's zero.
  public var time: Double { situation.time }
  /// The content offset, in points.
  public var offset: Double { situation.contentOffset }
  /// The top inset, in points.
  public var topInset: Double { situation.topInset }
  /// Index of the engine's state.
  public var state: UInt8 { engine.state }
}
