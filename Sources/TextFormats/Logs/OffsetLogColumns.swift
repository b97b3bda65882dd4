/// The columns of an offset log that count, by their names, and the units of what stands in them.
package struct OffsetLogColumns: Equatable, Sendable {
  /// A column of times, by its name.
  package struct Time: Equatable, Sendable {
    /// Its name, in lower case.
    package let name: String
    /// The seconds in one of its unit, above 0.
    package let seconds: Double

    /// A column of times.
    package init(_ name: String, seconds: Double) { (self.name, self.seconds) = (name, seconds) }
  }

  /// The columns of times: a log has exactly one of them.
  package var times: [Time]
  /// The column of content offsets.
  package var offset = OffsetLogColumns.usualOffset
  /// The points in one of its unit; negative where offsets grow as content moves down.
  package var pointsPerUnit = 1.0
  /// The column of the finger's positions, which may be missing.
  package var finger: String? = "finger_pt"
  /// The column of events, which may be missing; nil where a log has none. With one, a row need not have an offset, and two rows may
  /// have one time.
  package var event: String?
  /// The words of events in the lines of a log that is no table; nil where only offsets count.
  package var words: EventWords?
  /// The seconds in one of the unit of times in such lines; nil where they say it themselves.
  package var lineUnit: Double?
  /// The time from one row to the next, in seconds, of a log without times; nil where that is not known.
  package var rowEvery: Double?
  /// How to say that columns have other names, behind what a log must have.
  package var otherwise = ""
  /// Columns, where they are there, that say one thing in every row: whose rows they are.
  static let owners = ["trace", "engine", "model"]
  /// The greatest time, in seconds, and the farthest offset, in units of the log, that a cell may hold.
  package var greatest: (seconds: Double, units: Double) {
    event == nil ? Self.greatestInCurve : Self.greatestInEvents
  }

  /// The column of offsets where nothing else is said.
  package static let usualOffset = "offset_pt"
  /// A display frame of 60 a second, in seconds: rows without times are drawn so.
  static let frame = 1.0 / 60

  /// A day in seconds, and a million points.
  private static let greatestInCurve = (seconds: 86_400.0, units: 1e6)
  /// The clock of an app may count from 1970: up to the year 2128. Offsets are in whatever unit.
  private static let greatestInEvents = (seconds: 5e9, units: 1e9)

  /// The names by which a log says its unit itself: `time_ms`, `time_s`, `time_us`, `time_ns`.
  package static let usualTimes = [
    Time("time_ms", seconds: 1e-3), Time("time_s", seconds: 1), Time("time_us", seconds: 1e-6),
    Time("time_ns", seconds: 1e-9),
  ]

  /// The names of columns that say no unit: they hold dates or times of day.
  static let dates: Set<String> = ["time", "timestamp", "date", "datetime", "clock"]

  /// The columns of `fit`: `time_ms` or `time_s`, `offset_pt`, and `finger_pt` where it is there.
  package static let curve = OffsetLogColumns(times: Array(usualTimes.prefix(2)))

  /// Columns by the names of their times, all else as `fit` has it.
  package init(times: [Time]) { self.times = times }

  /// The column of offsets by a name that logs use, as `contentOffset.y` or `scrollTop`, where none was said.
  func usualOffset(among names: [String]) -> Int? {
    guard offset == Self.usualOffset else { return nil }
    let bare = names.map { name in name.filter { $0.isLetter || $0.isNumber } }
    return OffsetLogLines.offsetNames.lazy.compactMap { name in bare.firstIndex(of: name) }.first
  }

  /// What a log must have, as a message says it.
  var needed: String {
    let others = times.dropFirst().map(\.name)
    let time = (times.first?.name ?? "") + (others.isEmpty ? "" : " (or \(others.joined(separator: ", ")))")
    return "its first line must name the columns \(time) and \(offset)\(otherwise)"
  }

  package static func == (one: OffsetLogColumns, other: OffsetLogColumns) -> Bool {
    one.times == other.times && one.offset == other.offset && one.pointsPerUnit == other.pointsPerUnit
      && one.finger == other.finger && one.event == other.event && one.words == other.words
      && one.lineUnit == other.lineUnit && one.rowEvery == other.rowEvery
  }
}
