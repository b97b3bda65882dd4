/// Which columns of an offset log to use, by their names, and the units of their values.
package struct OffsetLogColumns: Equatable, Sendable {
  /// A column of times: its name and its unit.
  package struct Time: Equatable, Sendable {
    /// The column's name, in lower case, such as `time_ms`.
    package let name: String
    /// Seconds per unit of the column, above 0.
    package let seconds: Double

    /// A column of times by its name in lower case, with seconds per unit, above 0.
    package init(_ name: String, seconds: Double) { (self.name, self.seconds) = (name, seconds) }
  }

  /// The accepted time columns; a log must have exactly one of them.
  package var times: [Time]
  /// The name of the column of content offsets.
  package var offset = OffsetLogColumns.usualOffset
  /// True if an offset without a given name is searched under the names of horizontal offsets, such as `scrollLeft`.
  package var isHorizontal = false
  /// Points per unit of the offset column; negative if offsets grow as content moves down.
  package var pointsPerUnit = 1.0
  /// The name of the column of finger positions, which may be missing.
  package var finger: String? = "finger_pt"
  /// The name of the column of events, which may be missing; nil if the log has no events.
  ///
  /// With this column, a row need not have an offset, and two rows may have the same time.
  package var event: String?
  /// The words for events in the lines of a log that is not a table; nil to read only offsets.
  package var words: EventWords?
  /// Seconds per unit of the times in lines of a log that is not a table; nil to detect the unit.
  package var lineUnit: Double?
  /// The time between rows in seconds, for a log without times; nil if unknown.
  package var rowEvery: Double?
  /// The advice on how to give other column names, appended to messages about missing columns.
  package var otherwise = ""
  /// The columns that identify the run of a trace, engine and model. If a log has them, all its rows must have the same values in them.
  static let owners = ["trace", "engine", "model"]
  /// The limits beyond which a log is rejected: a time, in seconds, and an offset, in the log's units.
  package var greatest: (seconds: Double, units: Double) {
    event == nil ? Self.greatestInCurve : Self.greatestInEvents
  }

  /// The default name of the offset column.
  package static let usualOffset = "offset_pt"
  /// 1/60 s, the duration of a display frame: the default interval of rows without times.
  static let frame = 1.0 / 60

  /// The limits for a curve: a day in seconds, and a million points.
  private static let greatestInCurve = (seconds: 86_400.0, units: 1e6)
  /// The limits for an app's log: its clock may count from 1970 (up to 2128), and offsets may be in any unit.
  private static let greatestInEvents = (seconds: 5e9, units: 1e9)

  /// The names of time columns that include their unit: `time_ms`, `time_s`, `time_us`, `time_ns`.
  package static let usualTimes = [
    Time("time_ms", seconds: 1e-3), Time("time_s", seconds: 1), Time("time_us", seconds: 1e-6),
    Time("time_ns", seconds: 1e-9),
  ]

  /// The names of time columns without a unit, which contain dates or times of day.
  static let dates: Set<String> = ["time", "timestamp", "date", "datetime", "clock"]

  /// The columns of `fit`: `time_ms` or `time_s`, `offset_pt`, and optionally `finger_pt`.
  package static let curve = OffsetLogColumns(times: Array(usualTimes.prefix(2)))

  /// The columns that `fit` reads by default, but with the given time columns.
  package init(times: [Time]) { self.times = times }

  /// The index of the offset column if the user named none: by names that logs use, such as `contentOffset.y` or `scrollTop`; nil if none
  /// fits.
  func usualOffset(among names: [String]) -> Int? {
    guard offset == Self.usualOffset else { return nil }
    let bare = names.map { name in name.filter { $0.isLetter || $0.isNumber } }
    let known = OffsetLogLines.offsetNames(isHorizontal: isHorizontal)
    return known.lazy.compactMap { name in bare.firstIndex(of: name) }.first
  }

  /// The columns that a log must have, in words, for an error message.
  var needed: String {
    let others = times.dropFirst().map(\.name)
    let time = (times.first?.name ?? "") + (others.isEmpty ? "" : " (or \(others.joined(separator: ", ")))")
    return "its first line must name the columns \(time) and \(offset)\(otherwise)"
  }

  package static func == (one: OffsetLogColumns, other: OffsetLogColumns) -> Bool {
    one.times == other.times && one.offset == other.offset && one.isHorizontal == other.isHorizontal
      && one.pointsPerUnit == other.pointsPerUnit
      && one.finger == other.finger && one.event == other.event && one.words == other.words
      && one.lineUnit == other.lineUnit && one.rowEvery == other.rowEvery
  }
}
