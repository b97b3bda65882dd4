import CommandArguments
import TextFormats

/// Options for reading text lines with offsets, for what the lines themselves do not state.
struct LineLogOptions: OptionGroup {
  let offset = Option<String>(
    "offset", "NAME", .path, default: OffsetLogColumns.usualOffset,
    help: "the name of the content's offset, in a column or in lines of text")
  let pointsPerPixel = PointsPerPixel.option
  let reversed = OffsetDirection.option
  let unit = LogTimeUnit.option
  let rowEvery = RowPace.option
}

/// Points per unit of a log's offsets.
enum PointsPerPixel {
  /// `--points-per-px`.
  static let option = Option<Double>(
    "points-per-px", "N", .number(1e-6...1e6), default: 1, help: "points for one of the log's offsets")
}

/// Whether offsets increase or decrease as content is pulled down.
enum OffsetDirection {
  /// `--reversed`.
  static let option = Option(
    flag: "reversed", help: "the log's offsets grow as content is pulled down, as a translation does")
}

/// The time between two rows of a log without times.
enum RowPace {
  /// `--row-every`.
  static let option = Option<Double?>(
    "row-every", "MS", .duration(1e-3...60_000, in: .milliseconds), defaultInWords: "not known",
    help: "time from row to row of a log without times")
}

extension LogTimeUnit {
  /// `--unit`.
  static let option = Option<LogTimeUnit?>(
    "unit", "UNIT", .name(kind: "unit", among: LogTimeUnit.allCases.map { ($0.rawValue, $0) }),
    defaultInWords: "the end of the name, else ms", help: "unit of times: s, ms, us, ns")
}

extension Invocation where Options == LineLogOptions {
  /// The columns with these options applied.
  ///
  /// - Parameter columns: The columns before.
  /// - Returns: The columns.
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
