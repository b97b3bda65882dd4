import TextFormats

/// Reads an offset log: CSV with a line of names, of which `time_ms` (or `time_s`), `offset_pt` and, if it is there,
/// `finger_pt` count, in any order.
package enum CurveLogReader {
  /// Fewer rows say nothing of any rule.
  static let fewest = 6
  /// The longest time and the farthest offset that anybody logs: a day in seconds, and a million points.
  private static let greatest = (seconds: 86_400.0, points: 1e6)

  /// The log in a file.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - path: The file, as errors name it.
  /// - Returns: At least six rows whose times grow.
  /// - Throws: What is wrong with it, with line and column.
  package static func log(_ bytes: [UInt8], path: String) throws(CurveLogError) -> CurveLog {
    var columns: Columns?
    var samples: [CurveLog.Sample] = []
    var only: String?
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !CSVLine.isSkipped(line) {
      let row = Row(cells: CSVLine(line).cells, location: "\(path):\(index + 1)")
      guard let columns else {
        columns = try Columns(row)
        continue
      }
      let sample = try row.sample(columns)
      if let model = columns.model, model < row.cells.count {
        let name = row.cells[model].text
        guard only == nil || only == name else {
          throw row.error(
            model, "a second model, '\(name)', after '\(only ?? "")'; fit one model's rows at a time")
        }
        only = name
      }
      if let last = samples.last, sample.time <= last.time {
        throw row.error(columns.time, "the time is not after that of the row before; sort the rows by time")
      }
      samples.append(sample)
    }
    guard let columns else { throw CurveLogError(path, "the file is empty; \(Columns.needed)") }
    guard samples.count >= fewest else {
      let rows = Counted.text(samples.count, "row is", "rows are")
      throw CurveLogError(
        path, "\(rows) too few for any rule; log at least \(fewest), better 60 a second")
    }
    return CurveLog(samples: samples, knowsFinger: columns.finger != nil)
  }

  /// The indices of the columns that count.
  private struct Columns {
    let time: Int
    let secondsPerUnit: Double
    let offset: Int
    let finger: Int?
    /// Whose row it is, in what `simulate` prints of several models.
    let model: Int?

    static let needed = "its first line must name the columns time_ms (or time_s) and offset_pt"

    init(_ row: Row) throws(CurveLogError) {
      let names = row.cells.map { $0.text.lowercased() }
      guard let time = names.firstIndex(where: { $0 == "time_ms" || $0 == "time_s" }),
        let offset = names.firstIndex(of: "offset_pt")
      else {
        let isSplitOtherwise = names.count == 1 && names[0].contains { $0 == ";" || $0 == "\t" }
        throw CurveLogError(
          row.location,
          "no columns of time and offset; \(isSplitOtherwise ? "separate cells with commas" : Self.needed)")
      }
      for column in [time, offset] + (names.firstIndex(of: "finger_pt").map { [$0] } ?? []) {
        let isTime = column == time
        let same = names.indices.filter {
          isTime ? names[$0] == "time_ms" || names[$0] == "time_s" : names[$0] == names[column]
        }
        guard same.count == 1 else {
          throw CurveLogError(
            row.location, "two columns of \(isTime ? "time" : names[column]); leave the one that counts")
        }
      }
      (self.time, self.offset, finger) = (time, offset, names.firstIndex(of: "finger_pt"))
      model = names.firstIndex(of: "model")
      secondsPerUnit = names[time] == "time_s" ? 1 : 1e-3
    }
  }

  /// A line's cells and its position, as errors name it.
  private struct Row {
    let cells: [CSVLine.Cell]
    let location: String

    func sample(_ columns: Columns) throws(CurveLogError) -> CurveLog.Sample {
      let (seconds, points) = CurveLogReader.greatest
      let time = try number(columns.time, "the time", most: seconds / columns.secondsPerUnit)
      let hasFinger = columns.finger.map { cells.indices.contains($0) && !cells[$0].text.isEmpty } ?? false
      var finger: Double?
      if hasFinger, let column = columns.finger { finger = try number(column, "the finger", most: points) }
      return CurveLog.Sample(
        time: time * columns.secondsPerUnit, offset: try number(columns.offset, "the offset", most: points),
        finger: finger)
    }

    private func number(_ column: Int, _ name: String, most: Double) throws(CurveLogError) -> Double {
      guard cells.indices.contains(column), !cells[column].text.isEmpty else {
        throw error(column, "\(name) is missing; give a decimal number, or leave the row out")
      }
      guard let number = Double(cells[column].text), number.isFinite, abs(number) <= most else {
        let text = cells[column].text
        throw error(column, "\(name) '\(text)' is no number within ±\(Int(most)); give a decimal number")
      }
      return number
    }

    /// The error of a cell; of the line's end where there is none.
    func error(_ column: Int, _ problem: String) -> CurveLogError {
      let known = cells.indices.contains(column) ? cells[column] : cells[cells.count - 1]
      return CurveLogError("\(location):\(known.column)", problem)
    }
  }
}
