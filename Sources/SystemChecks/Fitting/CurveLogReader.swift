import TextFormats

/// Reads an offset log: CSV with a line of names, of which `time_ms` (or `time_s`), `offset_pt` and, if it is there,
/// `finger_pt` count, in any order; or lines of text with a time and a named offset.
package enum CurveLogReader {
  /// Fewer rows say nothing of any rule.
  static let fewest = 6
  /// Seconds between the first and the last row of a log of lines: a day, as a table's times have it.
  private static let longest = 86_400.0

  /// The log in a file.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - path: The file, as errors name it.
  ///   - columns: The columns that count.
  /// - Returns: At least six rows whose times grow.
  /// - Throws: What is wrong with it, with line and column.
  package static func log(
    _ bytes: [UInt8], path: String, _ columns: OffsetLogColumns = .curve
  ) throws(CurveLogError) -> CurveLog {
    let log = try OffsetLogReader.rows(of: bytes, path: path, columns)
    guard log.clock != .none || columns.rowEvery != nil else {
      throw CurveLogError(
        path,
        "no line has a time finer than a second; log with times (adb logcat -v time, NSLog, performance.now()), or say how far rows are apart: --row-every 16.7ms"
      )
    }
    let samples = samples(log)
    guard samples.count >= fewest else {
      let rows = Counted.text(samples.count, "row is", "rows are")
      throw CurveLogError(
        path, "\(rows) too few for any rule; log at least \(fewest), better 60 a second")
    }
    guard let first = samples.first, let last = samples.last, last.time - first.time <= longest else {
      throw CurveLogError(path, "its rows are more than a day apart; leave out those of another time")
    }
    return CurveLog(samples: samples, knowsFinger: log.knowsFinger)
  }

  /// The rows with an offset. Those of lines of text count from the first one, and of two at one time the later counts.
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
