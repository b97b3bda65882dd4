/// One contact or scroll in one event of a log or of JSON, before time, frame of reference and unit are chosen for the whole file.
struct PointerSample {
  /// The number of the sample's line in a log, or of the sample in JSON, from 1, for errors.
  var line: Int
  /// The times of the sample, from which one kind is chosen for the whole file.
  var times = SampleTimes()
  /// What happened to the contact: down, move, up or cancel; nil if unknown.
  var phase: PointerPhase?
  /// The contact's name; empty if the source has only one.
  var contact = ""
  /// The device's name; empty if the source has only one.
  var device = ""
  /// The contact's positions, by frame of reference.
  var places = PointerPlaces()
  /// True if an equal time means the same event, reported by a second view.
  var isStamped = false
  /// The number of earlier positions that the program left out of the log.
  var missingHistory = 0
  /// The scroll, if the sample is one; nil for a contact.
  var scroll: ScrollSample?

  /// True for a web page's event, whose `timeStamp` is in milliseconds.
  var isOfPage: Bool { scroll?.isOfPage ?? (places[.client] != nil) }

  init(line: Int) { self.line = line }
}

/// The scroll that one event of a log or of JSON reports.
struct ScrollSample: Equatable {
  /// The horizontal delta in ``unit``, positive right; nil if there is none.
  var dx: Double?
  /// The vertical delta in ``unit``, positive down; nil if there is none.
  var dy: Double?
  /// The name of the deltas' unit, such as `px` or `line`; nil if unknown.
  var unit: String?
  /// The name of the source, such as a finger or a wheel, as tables give it; nil if unknown.
  var source: String?
  /// The name of the scroll's phase, such as its end, as tables give it; nil if unknown.
  var phase: String?
  /// True for a web page's wheel event.
  var isOfPage = false
}

/// The times of a sample, of which one kind is chosen for the whole file.
struct SampleTimes {
  /// A time with the name that the log or the JSON gives it.
  struct Named {
    /// The name of the time, such as `timestamp`, in the form of ``NamedValues``.
    let name: String
    let value: Double
    /// The length of the value's unit in microseconds if a unit is written after it, as in `12.5ms`; otherwise nil.
    let microseconds: Double?
  }

  /// The times that have a name, such as `eventTime`.
  var named: [Named] = []
  /// The time that a logger printed at the start of the line, in microseconds from any zero; nil if there is none.
  var clock: Int64?
  /// The number at the start of the line, which may count frames; nil if there is none.
  var count: Int?

  /// The time with this name; nil if the sample has none.
  subscript(name: String) -> Named? { named.first { $0.name == name } }
}
