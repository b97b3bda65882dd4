import TextFormats

/// The offsets of a log in order of time, as one series: what two callbacks wrote in turns is taken apart.
package struct OffsetSeries: Equatable, Sendable {
  /// A row.
  struct Row: Equatable, Sendable {
    /// In seconds since the log's first row.
    let time: Double
    /// The content offset, in points.
    let offset: Double
    /// The finger's position, in points; nil where the log does not say it.
    let finger: Double?
    /// The row, as messages name it.
    let location: String
  }

  /// Rows of which every second one is of another series.
  package struct Turns: Equatable, Sendable {
    /// Rows in all.
    package let rows: Int
    /// The least and the greatest offset of the rows left out, in points.
    package let others: ClosedRange<Double>
    /// The offset that nearly all of the rows left out have, in points; nil where they have several.
    package let usual: Double?
    /// True where each pair has one time.
    package let isAtOnce: Bool
  }

  /// The rows that count.
  let rows: [Row]
  /// The other series, where the log has two in turns.
  let turns: Turns?
  /// Rows that repeat the time and the offset of the one before.
  let repeats: Int
  /// The log's time of the first row, in seconds.
  let start: Double

  /// Rows that show two series, at least.
  private static let fewestInTurns = 8
  /// The share of the rows that are nearer to the row before the last than to the last, where two series are in turns.
  private static let leastInTurns = 0.7
  /// A change from row to row, in points.
  private static let change = 0.25

  /// The series of a log.
  init(_ log: ObservedLog) {
    let start = log.samples[0].time
    self.start = start
    var rows: [Row] = []
    var repeats = 0
    for sample in log.samples {
      if let last = rows.last, last.time == sample.time - start, last.offset == sample.offset {
        repeats += 1
        continue
      }
      rows.append(
        Row(
          time: sample.time - start, offset: sample.offset, finger: sample.finger, location: sample.location))
    }
    self.repeats = repeats
    guard let parity = Self.moving(rows) else {
      (self.rows, turns) = (rows, nil)
      return
    }
    let (own, others) = (Self.every(rows, parity), Self.every(rows, 1 - parity))
    let offsets = others.map(\.offset)
    turns = Turns(
      rows: rows.count, others: (offsets.min() ?? 0)...(offsets.max() ?? 0), usual: Self.usual(offsets),
      isAtOnce: zip(own.dropFirst(), others.dropFirst()).count { $0.time == $1.time } * 2 > own.count)
    self.rows = own
  }

  /// The share of rows that have one offset where nearly all do: one more row at the log's end may shift the turns.
  private static let nearlyAll = 0.8

  private static func usual(_ offsets: [Double]) -> Double? {
    guard !offsets.isEmpty else { return nil }
    let middle = offsets.sorted()[offsets.count / 2]
    return Double(offsets.count { $0 == middle }) >= nearlyAll * Double(offsets.count) ? middle : nil
  }

  private static func every(_ rows: [Row], _ parity: Int) -> [Row] {
    rows.indices.filter { $0 % 2 == parity }.map { rows[$0] }
  }

  /// 0 or 1 for the series of even or odd rows, the one that moves more; nil where all rows are one series.
  private static func moving(_ rows: [Row]) -> Int? {
    guard rows.count >= fewestInTurns else { return nil }
    let jumps = (2..<rows.count).count { index in
      let step = abs(rows[index].offset - rows[index - 1].offset)
      return step > change && abs(rows[index].offset - rows[index - 2].offset) < step / 2
    }
    guard Double(jumps) >= leastInTurns * Double(rows.count - 2) else { return nil }
    let spans = [0, 1].map { parity in
      let offsets = every(rows, parity).map(\.offset)
      return (offsets.max() ?? 0) - (offsets.min() ?? 0)
    }
    return spans[0] > spans[1] ? 0 : 1
  }

  /// The time from row to row while content moves, in seconds: the lower quartile, as a log of changes has rests and missing rows; a
  /// frame of 60 a second where nothing tells it.
  var pace: Double {
    let steps = zip(rows.dropFirst(), rows).filter { abs($0.offset - $1.offset) > 0.01 }
      .map { $0.time - $1.time }.filter { $0 > Self.shortestPace }.sorted()
    return steps.isEmpty ? Self.usualPace : steps[steps.count / 4]
  }

  /// Rows nearer than this are two of one moment, in seconds.
  private static let shortestPace = 0.002
  private static let usualPace = 1.0 / 60
}
