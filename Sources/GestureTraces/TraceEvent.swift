import TextFormats

/// One event of a trace: a line between header and end line.
public struct TraceEvent: Equatable, Sendable {
  /// The kind of an event with its values. Positions are in the header's units, from the top left, y downwards.
  public enum Kind: Equatable, Sendable {
    /// A contact came down.
    case down(slot: Int, x: Double, y: Double)
    /// A contact moved.
    case move(slot: Int, x: Double, y: Double)
    /// A contact was released.
    case up(slot: Int)
    /// The system cancelled a contact.
    case cancel(slot: Int)
    /// Fingers, a wheel or a trackpoint scrolled.
    case scroll(TraceScroll)
    /// The fingers that scrolled were released.
    case stop
    /// Fingers began to rest on a touchpad.
    case hold(fingers: Int)
    /// Fingers no longer rest: they moved (`cancelled`) or were released.
    case unhold(fingers: Int, cancelled: Bool)
    /// Events are missing here.
    case gap(GapReason)
    /// A line of a type that this program does not know, preserved as a whole.
    case unknown(JSONObject)
  }

  @usableFromInline
  enum Storage: Equatable, Sendable {
    case plain(PlainEvent)
    indirect case kept(WholeEvent)
  }

  @usableFromInline
  var storage: Storage

  /// An event from its parts; by default it belongs to libinput's layer.
  public init(
    timeMicroseconds: Int64, arrivalMicroseconds: Int64? = nil, layer: TraceLayer = .libinput, kind: Kind
  ) {
    storage =
      if let plain = PlainEvent(kind, at: timeMicroseconds, arrival: arrivalMicroseconds, layer: layer) {
        .plain(plain)
      } else {
        .kept(WholeEvent(time: timeMicroseconds, arrival: arrivalMicroseconds, layer: layer, kind: kind))
      }
  }

  private init(_ event: WholeEvent) {
    storage = PlainEvent(event).map { .plain($0) } ?? .kept(event)
  }

  /// An event from its compact form.
  @inlinable
  package init(_ event: PlainEvent) {
    storage = .plain(event)
  }

  /// The event in compact form (32 bytes without references); nil if it does not fit.
  @inlinable
  package var plain: PlainEvent? {
    if case .plain(let event) = storage { event } else { nil }
  }

  private var whole: WholeEvent {
    switch storage {
    case .plain(let event):
      WholeEvent(time: event.time, arrival: event.arrival, layer: event.layer, kind: event.eventKind)
    case .kept(let event): event
    }
  }

  /// Changes the event's values, and stores the event in compact form if it fits.
  private mutating func change(_ body: (inout WholeEvent) -> Void) {
    var event = whole
    body(&event)
    self = TraceEvent(event)
  }

  /// Microseconds since the first event, from the kernel's own timestamp.
  public var timeMicroseconds: Int64 {
    get {
      switch storage {
      case .plain(let event): event.time
      case .kept(let event): event.time
      }
    }
    set { change { $0.time = newValue } }
  }

  /// When the event reached the recorder, in microseconds on the same clock; nil if unknown.
  public var arrivalMicroseconds: Int64? {
    get {
      switch storage {
      case .plain(let event): event.arrival
      case .kept(let event): event.arrival
      }
    }
    set { change { $0.arrival = newValue } }
  }

  /// The input layer that the event belongs to.
  public var layer: TraceLayer {
    get {
      switch storage {
      case .plain(let event): event.layer
      case .kept(let event): event.layer
      }
    }
    set { change { $0.layer = newValue } }
  }

  /// The event's kind together with its values.
  public var kind: Kind {
    get {
      switch storage {
      case .plain(let event): event.eventKind
      case .kept(let event): event.kind
      }
    }
    set { change { $0.kind = newValue } }
  }

  /// The line's keys that this program does not know, which are preserved.
  public var others: JSONObject {
    get { if case .kept(let event) = storage { event.others } else { JSONObject() } }
    set { change { $0.others = newValue } }
  }
}

/// The last line of a trace, which says that the recording is complete.
public struct TraceEnd: Equatable, Sendable {
  /// When recording ended, in microseconds since the first event.
  public var timeMicroseconds: Int64
  /// The number of lines between header and end.
  public var events: Int
  /// The grade of the trace, `A` to `F`; nil if the line has none.
  public var grade: String?
  /// The reasons why the grade is not an A; nil if the line has none.
  public var reasons: [String]?
  /// The line's keys that this program does not know, which are preserved.
  public var others = JSONObject()

  /// An end line with a grade and the reasons for it.
  public init(timeMicroseconds: Int64, events: Int, grade: String?, reasons: [String]?) {
    self.timeMicroseconds = timeMicroseconds
    self.events = events
    self.grade = grade
    self.reasons = reasons
  }
}

/// A whole trace: one recording on one device.
public struct Trace: Equatable, Sendable {
  /// The path that the trace was read from, as given.
  public var path: String
  /// The first line of the trace: device, source and scenario.
  public var header: TraceHeader
  /// The events, in the order of the file.
  public var events: [TraceEvent]
  /// The last line of the trace; nil if the file is cut off.
  public var end: TraceEnd?
  /// Warnings for the user that arose while the trace was read.
  public var warnings: [String] = []
  /// ``hashOfContents``, computed while reading; nil if not requested.
  public var contentHash: UInt64?

  /// A trace from its header, events and end line.
  public init(path: String, header: TraceHeader, events: [TraceEvent], end: TraceEnd?) {
    self.path = path
    self.header = header
    self.events = events
    self.end = end
  }

  /// True if the file has no end line, because it was cut off.
  public var isTruncated: Bool { end == nil }
}
