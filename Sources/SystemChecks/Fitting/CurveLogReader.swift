import TextFormats

/// Reads an offset log: CSV with a line of names, of which `time_ms` (or `time_s`), `offset_pt` and, if it is there,
/// `finger_pt` count, in any order.
package enum CurveLogReader {
  /// Fewer rows say nothing of any rule.
  static let fewest = 6

  /// The log in a file.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - path: The file, as errors name it.
  /// - Returns: At least six rows whose times grow.
  /// - Throws: What is wrong with it, with line and column.
  package static func log(_ bytes: [UInt8], path: String) throws(CurveLogError) -> CurveLog {
    let (rows, knowsFinger, _) = try OffsetLogReader.rows(of: bytes, path: path, .curve)
    let samples = rows.compactMap { row in
      row.offset.map { CurveLog.Sample(time: row.time, offset: $0, finger: row.finger) }
    }
    guard samples.count >= fewest else {
      let rows = Counted.text(samples.count, "row is", "rows are")
      throw CurveLogError(
        path, "\(rows) too few for any rule; log at least \(fewest), better 60 a second")
    }
    return CurveLog(samples: samples, knowsFinger: knowsFinger)
  }
}
