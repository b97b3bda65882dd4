import CommandArguments
import TextFormats

/// Options for logs of text lines, for facts that the lines do not state: scale, direction, pace and time unit.
struct LineLogOptions: OptionGroup {
  let offset = Option<String>(
    "offset", "NAME", .path, default: OffsetLogColumns.usualOffset,
    help: "the name of the content's offset, in a column or in lines of text")
  let pointsPerPixel = PointsPerPixel.option
  let reversed = OffsetDirection.option
  let unit = LogTimeUnit.option
  let rowEvery = RowPace.option
}

/// `--points-per-px`: how many points one unit of the log's offsets is.
enum PointsPerPixel {
  /// The option `--points-per-px`, in points per logged unit.
  static let option = Option<Double>(
    "points-per-px", "N", .number(1e-6...1e6), default: 1, help: "points for one of the log's offsets")
}

/// `--reversed`: whether the log's offsets increase or decrease while content is pulled down.
enum OffsetDirection {
  /// The flag `--reversed`: the log's offsets increase while content is pulled down.
  static let option = Option(
    flag: "reversed", help: "the log's offsets grow as content is pulled down, as a translation does")
}

/// `--row-every`: the time between two rows, for a log without times.
enum RowPace {
  /// The option `--row-every`; nil if it is not given.
  static let option = Option<Double?>(
    "row-every", "MS", .duration(1e-3...60_000, in: .milliseconds), defaultInWords: "not known",
    help: "time from row to row of a log without times")
}

extension LogTimeUnit {
  /// The option `--unit`, the unit of the log's times; nil if it is not given.
  static let option = Option<LogTimeUnit?>(
    "unit", "UNIT", .name(kind: "unit", among: LogTimeUnit.allCases.map { ($0.rawValue, $0) }),
    defaultInWords: "the end of the name, else ms", help: "unit of times: s, ms, us, ns")
}

extension Invocation where Options == LineLogOptions {
  /// Adds these options to a description of a log's columns.
  ///
  /// - Parameter columns: The description without these options.
  /// - Returns: The description with scale, direction, pace and time unit.
  func columns(_ columns: OffsetLogColumns) -> OffsetLogColumns {
    var columns = columns
    columns.offset = self.offset.lowercased()
    columns.pointsPerUnit = self.reversed ? -self.pointsPerPixel : self.pointsPerPixel
    columns.lineUnit = self.unit?.seconds
    columns.rowEvery = self.rowEvery.map { $0 / 1000 }
    if let unit = self.unit {
      columns.times = columns.times.map { OffsetLogColumns.Time($0.name, seconds: unit.seconds) }
    }
    return columns
  }
}
