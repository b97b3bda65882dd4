import PullToRefresh

/// The events between the frame before and a frame, as the engine saw it.
public struct FrameEvents: OptionSet, Sendable {
  /// The events as bits.
  public let rawValue: UInt8

  /// Events by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A finger came down.
  public static let contact = FrameEvents(rawValue: 1)
  /// The last finger was lifted, or taken away.
  public static let lift = FrameEvents(rawValue: 2)
  /// The engine started a refresh.
  public static let trigger = FrameEvents(rawValue: 4)
  /// The app was told.
  public static let callback = FrameEvents(rawValue: 8)
  /// The app said that it is done.
  public static let end = FrameEvents(rawValue: 16)

  /// All of them with their words, in the order in which they happen.
  public static let named: [(event: FrameEvents, name: String)] = [
    (.contact, "contact"), (.lift, "lift"), (.trigger, "trigger"), (.callback, "callback"), (.end, "end"),
  ]
}

/// A display frame as it was on screen: the data of pictures, of curves and of frame-rate proofs.
public struct ReplayFrame: Sendable {
  /// The scroll view as the engine saw it.
  public let situation: ScrollSituation
  /// The engine after it had seen the frame.
  public let engine: RefreshEngine
  /// Finger travel since the gesture began, in points; nil without a finger.
  public let travel: Double?
  /// The pull as the engine sees it, in points.
  public let pull: Double
  /// The gesture that the engine saw begin last, from 0; nil before the first.
  public let gesture: Int?
  /// The events since the frame before.
  public let events: FrameEvents

  /// Seconds since the trace's zero.
  public var time: Double { situation.time }
  /// The content's offset, in points.
  public var offset: Double { situation.contentOffset }
  /// The top inset, in points.
  public var topInset: Double { situation.topInset }
  /// The engine's state.
  public var state: UInt8 { engine.state }
}
