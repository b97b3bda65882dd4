import TextFormats

/// Reads an offset log: CSV with a line of names, in any order, of which `time_ms` (or `time_s`), `offset_pt` and optionally `finger_pt`
/// are used; or lines of text with a time and a named offset.
package enum CurveLogReader {
  /// The fewest rows that a log must have to be fitted.
  static let fewest = 6
  /// The longest duration of a log made of text lines, in seconds: one day, as for a table.
  private static let longest = 86_400.0

  /// Reads an offset log from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The file's name in error messages.
  ///   - columns: The columns to use.
  /// - Returns: At least six rows with strictly rising times.
  /// - Throws: An error that says what is wrong, with line and column.
  package static func log(
    _ bytes: [UInt8], path: String, _ columns: OffsetLogColumns = .curve
  ) throws(CurveLogError) -> CurveLog {
    let log = try OffsetLogReader.rows(of: bytes, path: path, columns)
    guard log.clock != .none || columns.rowEvery != nil else {
      throw CurveLogError(
        path,
        "no line has a time finer than a second; log with times (adb logcat -v time, NSLog, performance.now()), or give the time between rows: --row-every 16.7ms"
      )
    }
    let samples = samples(log)
    guard samples.count >= fewest else {
      let rows = Counted.text(samples.count, "row is", "rows are")
      throw CurveLogError(
        path, "\(rows) too few to fit a rule; log at least \(fewest), better 60 per second")
    }
    guard let first = samples.first, let last = samples.last, last.time - first.time <= longest else {
      throw CurveLogError(path, "its rows are more than a day apart; leave out rows of other recordings")
    }
    return CurveLog(samples: samples, knowsFinger: log.knowsFinger)
  }

  /// The rows that have an offset.
  ///
  /// In text logs times count from the first row, and of two rows with the same time the later is used.
  private static func samples(_ log: OffsetLogRows) -> [CurveLog.Sample] {
    let isText = log.source != .table
    let start = isText ? log.rows.first { $0.offset != nil }?.time ?? 0 : 0
    var samples: [CurveLog.Sample] = []
    for row in log.rows {
      guard let offset = row.offset else { continue }
      if let last = samples.last, isText, row.time - start <= last.time { samples.removeLast() }
      samples.append(CurveLog.Sample(time: row.time - start, offset: offset, finger: row.finger))
    }
    return samples
  }
}
