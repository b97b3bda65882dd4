/// One contact in one event of a log or of JSON, before its time, place and unit are chosen for the whole file.
struct PointerSample {
  /// Its line in a log or its number in JSON, from 1, for errors.
  var line: Int
  /// The times that it has.
  var times = SampleTimes()
  /// What happened; nil where nothing says it.
  var phase: PointerPhase?
  /// The contact's name; empty where the source has one only.
  var contact = ""
  /// The device's name; empty where the source has one only.
  var device = ""
  /// Its positions.
  var places = PointerPlaces()
  /// True where one time of one contact has one event, so that a second is the same again, seen by another view.
  var isStamped = false
  /// Positions before it that the program left out of the log.
  var missingHistory = 0
  /// A scroll in its place; nil for a contact.
  var scroll: ScrollSample?

  /// True of a page's event, whose `timeStamp` is in milliseconds.
  var isOfPage: Bool { scroll?.isOfPage ?? (places[.client] != nil) }

  init(line: Int) { self.line = line }
}

/// A scroll in a log or in JSON.
struct ScrollSample: Equatable {
  /// Sideways, positive right; nil where it has none.
  var dx: Double?
  /// Along, positive down; nil where it has none.
  var dy: Double?
  /// The unit's name; nil where nothing says it.
  var unit: String?
  /// The source's name, as a table has it; nil where nothing says it.
  var source: String?
  /// The phase's name, as a table has it; nil where nothing says it.
  var phase: String?
  /// True of a page's event of a wheel.
  var isOfPage = false
}

/// The times of a sample: one is chosen for a whole file.
struct SampleTimes {
  /// A time by its name.
  struct Named {
    /// As ``NamedValues`` has it.
    let name: String
    let value: Double
    /// Microseconds of its unit where the value says it, as `12.5ms`; nil else.
    let microseconds: Double?
  }

  /// The times that have names.
  var named: [Named] = []
  /// Microseconds of the clock before the line, of any zero.
  var clock: Int64?
  /// The number before the line, which may count frames.
  var count: Int?

  /// The time of a name.
  subscript(name: String) -> Named? { named.first { $0.name == name } }
}
