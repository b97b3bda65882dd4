import PullToRefresh
import TextFormats

/// The lines sent to a program, one JSON object each.
enum EngineRequest {
  /// The first line: the protocol and the sender.
  ///
  ///     {"event":"hello","protocol":"overscroll-engine/1"}
  static var hello: [UInt8] {
    line { json in
      json.member("event", "hello")
      json.member("protocol", ExternalEngine.protocolName)
    }
  }

  /// The line before a replay: resets the program and describes the scroll view.
  ///
  /// - Parameter start: The scroll view.
  /// - Returns: A line.
  static func start(_ start: EngineStart) -> [UInt8] {
    line { json in
      json.member("event", "start")
      json.member("viewport_pt", start.viewport)
      json.member("top_inset_pt", start.topInset)
      json.member("threshold_pt", start.threshold)
    }
  }

  /// The line that tells a program of an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - view: The scroll view at that moment.
  /// - Returns: A line.
  static func event(_ event: RefreshEvent, _ view: ScrollSituation) -> [UInt8] {
    line { json in
      json.member("event", name(of: event))
      json.member("time_s", view.time)
      json.member("offset_pt", view.contentOffset)
      json.member("top_inset_pt", view.topInset)
      json.member("viewport_pt", view.viewportLength)
      json.member("tracking", view.isTracking)
      json.member("dragging", view.isDragging)
      json.member("decelerating", view.isDecelerating)
      json.member("bouncing", view.isBouncing)
      json.member("travel_pt", view.fingerTravel)
      json.member("across_pt", view.fingerAcross)
      json.member("velocity_pt_s", view.velocity)
      json.member("release_velocity_pt_s", view.releaseVelocity)
      json.member("fingers", view.contacts)
      json.member("source", name(of: view.source))
      json.member("axis_deg", view.axisAngle)
    }
  }

  private static func line(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(members)
    json.endLine()
    return json.bytes
  }

  private static func name(of event: RefreshEvent) -> String {
    switch event {
    case .contactBegan: "contact-began"
    case .dragBegan: "drag-began"
    case .fingerMoved: "finger-moved"
    case .fingerJoined: "finger-joined"
    case .fingerLeft: "finger-left"
    case .offsetChanged: "offset-changed"
    case .dragEnded: "drag-ended"
    case .dragCancelled: "drag-cancelled"
    case .contactEnded: "contact-ended"
    case .timerFired: "timer-fired"
    case .beginRefreshing: "begin-refreshing"
    case .endRefreshing: "end-refreshing"
    case .topInsetChanged: "top-inset-changed"
    }
  }

  private static func name(of source: RefreshSources) -> String {
    switch source {
    case .touchpad: "touchpad"
    case .wheel: "wheel"
    default: "touchscreen"
    }
  }
}

/// The scroll view of a replay, as sent to a program before the replay.
struct EngineStart {
  /// Length of the viewport, in points.
  let viewport: Double
  /// The top inset before any engine adds to it, in points.
  let topInset: Double
  /// The threshold to use instead of the program's own, in points; nil for its own.
  let threshold: Double?
}
