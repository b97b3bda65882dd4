import TextFormats

/// One line of a trace between header and end.
public struct TraceEvent: Equatable, Sendable {
  /// The kind of an event with its values. Positions are in the header's units, from the top left, y downwards.
  public enum Kind: Equatable, Sendable {
    /// A contact appeared.
    case down(slot: Int, x: Double, y: Double)
    /// A contact moved.
    case move(slot: Int, x: Double, y: Double)
    /// A contact was lifted.
    case up(slot: Int)
    /// A contact was taken away by the system.
    case cancel(slot: Int)
    /// A scroll.
    case scroll(TraceScroll)
    /// The finger scroll ended with a lift.
    case stop
    /// Fingers rest.
    case hold(fingers: Int)
    /// Fingers stopped resting: they moved (`cancelled`) or lifted.
    case unhold(fingers: Int, cancelled: Bool)
    /// Events are missing here.
    case gap(GapReason)
    /// A line of unknown type, preserved as a whole.
    case unknown(JSONObject)
  }

  @usableFromInline
  enum Storage: Equatable, Sendable {
    case plain(PlainEvent)
    indirect case kept(WholeEvent)
  }

  @usableFromInline
  var storage: Storage

  /// An event, by default of libinput's layer.
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

  /// Changes the event's values; its compact form is used whenever it fits.
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

  /// The layer it belongs to.
  public var layer: TraceLayer {
    get {
      switch storage {
      case .plain(let event): event.layer
      case .kept(let event): event.layer
      }
    }
    set { change { $0.layer = newValue } }
  }

  /// The kind with its values.
  public var kind: Kind {
    get {
      switch storage {
      case .plain(let event): event.eventKind
      case .kept(let event): event.kind
      }
    }
    set { change { $0.kind = newValue } }
  }

  /// Unknown keys, which are preserved.
  public var others: JSONObject {
    get { if case .kept(let event) = storage { event.others } else { JSONObject() } }
    set { change { $0.others = newValue } }
  }
}

/// A trace's last line.
public struct TraceEnd: Equatable, Sendable {
  /// When recording ended, in microseconds since the first event.
  public var timeMicroseconds: Int64
  /// The number of lines between header and end.
  public var events: Int
  /// The grade of the trace, `A` to `F`.
  public var grade: String?
  /// The reasons why the grade is not better.
  public var reasons: [String]?
  /// Unknown keys, which are preserved.
  public var others = JSONObject()

  /// An end with its grade and reasons.
  public init(timeMicroseconds: Int64, events: Int, grade: String?, reasons: [String]?) {
    self.timeMicroseconds = timeMicroseconds
    self.events = events
    self.grade = grade
    self.reasons = reasons
  }
}

/// A whole trace: one take on one device.
public struct Trace: Equatable, Sendable {
  /// The path it was read from, as given.
  public var path: String
  /// Its first line.
  public var header: TraceHeader
  /// The events, in the order of the file.
  public var events: [TraceEvent]
  /// Its last line; nil if the file is truncated.
  public var end: TraceEnd?
  /// Warnings for the user from reading the trace.
  public var warnings: [String] = []
  /// ``hashOfContents``, computed while reading; nil if not requested.
  public var contentHash: UInt64?

  /// A trace by its parts.
  public init(path: String, header: TraceHeader, events: [TraceEvent], end: TraceEnd?) {
    self.path = path
    self.header = header
    self.events = events
    self.end = end
  }

  /// True if the file is truncated.
  public var isTruncated: Bool { end == nil }
}
