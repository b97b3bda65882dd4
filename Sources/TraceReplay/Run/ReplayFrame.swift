import PullToRefresh

/// The events between the previous display frame and this one, as the engine saw them.
public struct FrameEvents: OptionSet, Sendable {
  /// The bit set, with one bit per event.
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

  /// All events with their names in results, in the order in which they happen in a refresh.
  public static let named: [(event: FrameEvents, name: String)] = [
    (.contact, "contact"), (.lift, "lift"), (.trigger, "trigger"), (.callback, "callback"), (.end, "end"),
  ]
}

/// A display frame as it was on screen: the data for pictures, curves and frame-rate proofs.
public struct ReplayFrame: Sendable {
  /// The scroll view as the engine saw it at this frame.
  public let situation: ScrollSituation
  /// The engine in its state after this frame.
  public let engine: RefreshEngine
  /// Finger travel since the gesture began, in points; nil if no finger is down.
  public let travel: Double?
  /// The pull as the engine measures it at this frame, in points.
  public let pull: Double
  /// The index of the gesture whose contact the engine saw last, from 0; nil before the first.
  public let gesture: Int?
  /// The events since the previous frame.
  public let events: FrameEvents

  /// The frame's time, in seconds since the trace's zero.
  public var time: Double { situation.time }
  /// The content offset shown by the frame, in points.
  public var offset: Double { situation.contentOffset }
  /// The top inset at the frame, in points, including what the engine has added.
  public var topInset: Double { situation.topInset }
  /// The index of the engine's state after the frame.
  public var state: UInt8 { engine.state }
}
