/// One contact in one event of a log or of JSON, before time, frame and unit are chosen for the whole file.
struct PointerSample {
  /// Its line in a log or its number in JSON, from 1, for errors.
  var line: Int
  /// Its times, by name.
  var times = SampleTimes()
  /// What happened; nil if unknown.
  var phase: PointerPhase?
  /// The contact's name; empty if the source has only one.
  var contact = ""
  /// The device's name; empty if the source has only one.
  var device = ""
  /// Its positions, by reference frame.
  var places = PointerPlaces()
  /// True if the event's time identifies it, so that a second one is the same event, reported by another view.
  var isStamped = false
  /// The number of earlier positions that the program left out of the log.
  var missingHistory = 0
  /// The scroll, if this is one; nil for a contact.
  var scroll: ScrollSample?

  /// True for a web page's event, whose `timeStamp` is in milliseconds.
  var isOfPage: Bool { scroll?.isOfPage ?? (places[.client] != nil) }

  init(line: Int) { self.line = line }
}

/// A scroll in a log or in JSON.
struct ScrollSample: Equatable {
  /// Horizontal delta, positive right; nil if there is none.
  var dx: Double?
  /// Vertical delta, positive down; nil if there is none.
  var dy: Double?
  /// The unit's name; nil if unknown.
  var unit: String?
  /// The source's name, as in a table; nil if unknown.
  var source: String?
  /// The phase's name, as in a table; nil if unknown.
  var phase: String?
  /// True for a web page's wheel event.
  var isOfPage = false
}

/// The times of a sample, of which one kind is chosen for the whole file.
struct SampleTimes {
  /// A time with its name.
  struct Named {
    /// Its name, in the form of ``NamedValues``.
    let name: String
    let value: Double
    /// Microseconds per unit if the value has one, as in `12.5ms`; otherwise nil.
    let microseconds: Double?
  }

  /// The times with names.
  var named: [Named] = []
  /// The clock at the start of the line, in microseconds since any zero.
  var clock: Int64?
  /// The number at the start of the line, which may be a frame number.
  var count: Int?

  /// The time with this name.
  subscript(name: String) -> Named? { named.first { $0.name == name } }
}
