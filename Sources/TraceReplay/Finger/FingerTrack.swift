import GestureTraces
import PullToRefresh

/// The fingers' movements in a trace, in points: the gestures and wheel moves of one layer, in time order.
public struct FingerTrack: Equatable, Sendable {
  /// The gestures of all fingers, in time order; they never overlap.
  public internal(set) var gestures: [FingerGesture] = []
  /// The moves of wheels and trackpoints, in time order.
  public internal(set) var wheels: [WheelMove] = []
  /// The trace's layer (libinput's events or raw contacts) that the movements were read from.
  public let layer: TraceLayer
  /// The kind of surface that the fingers are on: a touchpad or a touchscreen.
  public let source: RefreshSources
  /// Time of the last event of the layer that was read, in seconds.
  public internal(set) var lastEvent = 0.0
  /// True if the recording file is cut off.
  public let isTruncated: Bool
  /// The number of samples of all fingers and moves of wheels.
  package var sampleCount: Int { gestures.reduce(wheels.count) { $0 + $1.samples.count } }
  /// The greatest number of inputs in a timeline: the samples, and the touch-down and the end of each gesture.
  package var inputCount: Int { sampleCount + 2 * gestures.count }

  /// The fingers of `trace`, in points as set by `options`; `viewport` is the length assumed for the axis of a screen without a resolution.
  public init(of trace: Trace, options: ReplayOptions, viewport: Double) {
    layer = options.layer ?? Self.layer(of: trace)
    isTruncated = trace.isTruncated
    // Finger scrolls come only from touchpads, even if a header does not say so.
    let isTouchpad =
      trace.header.device.kind == .touchpad
      || trace.events.span.indices.contains { trace.events.span[$0].isFingerScroll }
    source = isTouchpad ? .touchpad : .touchscreen
    var reader = FingerReader(header: trace.header, layer: layer, options: options, viewport: viewport)
    // Most traces have one layer, so that nothing is copied.
    let events = trace.events.span
    let isOnly = events.indices.allSatisfy { events[$0].layer == layer }
    if !isOnly, isTouchpad, layer == .libinput {
      for index in events.indices where events[index].layer == .evdev { reader.follow(raw: events[index]) }
    }
    reader.read(isOnly ? trace.events : trace.events.filter { $0.layer == layer })
    reader.finish()
    gestures = reader.gestures
    wheels = reader.wheels
    lastEvent = reader.lastEvent
  }

  /// A track of generated gestures, without wheel moves.
  package init(gestures: [FingerGesture], layer: TraceLayer, source: RefreshSources, lastEvent: Double) {
    self.gestures = gestures
    self.layer = layer
    self.source = source
    self.lastEvent = lastEvent
    isTruncated = false
  }

  /// The layer to read a trace from: libinput's if it has any drag or wheel event, otherwise the raw contacts if there are any.
  package static func layer(of trace: Trace) -> TraceLayer {
    var hasContacts = false
    let events = trace.events.span
    for index in events.indices where events[index].isDragOrWheel {
      if events[index].layer == .libinput { return .libinput }
      hasContacts = true
    }
    return hasContacts ? .evdev : .libinput
  }
}

extension TraceEvent {
  /// True if the event is a contact that comes down or moves, or a scroll.
  fileprivate var isDragOrWheel: Bool {
    if let plain { return plain.isContact || plain.isScroll }
    return switch kind {
    case .down, .move, .scroll: true
    default: false
    }
  }
}
