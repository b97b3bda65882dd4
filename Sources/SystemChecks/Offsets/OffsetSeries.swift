import TextFormats

/// The offsets of a log in order of time; if two callbacks wrote rows alternately, only the rows of one callback.
package struct OffsetSeries: Equatable, Sendable {
  /// A row of an offset log.
  struct Row: Equatable, Sendable {
    /// The time of the row, in seconds since the log's first row.
    let time: Double
    /// The content offset in the row, in points.
    let offset: Double
    /// The finger's position in the row, in points; nil if the log does not give it.
    let finger: Double?
    /// The row's place in the log for messages, such as its line.
    let location: String
  }

  /// A description of the rows that are left out because every second row belongs to another series.
  package struct Turns: Equatable, Sendable {
    /// The number of rows in the log, used and left out.
    package let rows: Int
    /// The smallest and the largest offset of the rows that are left out, in points.
    package let others: ClosedRange<Double>
    /// The offset of nearly all rows that are left out, in points; nil if they vary.
    package let usual: Double?
    /// True if the two rows of most pairs have the same time.
    package let isAtOnce: Bool
  }

  /// The rows that are used, in order of time.
  let rows: [Row]
  /// The rows of the second series that are left out; nil if the log has one series.
  let turns: Turns?
  /// The number of rows that repeat the time and offset of the row before.
  let repeats: Int
  /// The time of the first row as the log gives it, in seconds.
  let start: Double

  /// The fewest rows in which two alternating series are looked for.
  private static let fewestInTurns = 8
  /// The proportion of rows from which on two series alternate.
  ///
  /// It counts rows whose offset is nearer to that of the row two before than to that of the row directly before.
  private static let leastInTurns = 0.7
  /// The smallest difference between two offsets that counts as a change, in points.
  private static let change = 0.25

  /// Extracts one series of offsets from a log.
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

  /// The proportion of rows with the same offset that counts as nearly all; an extra row may shift the alternation.
  private static let nearlyAll = 0.8

  private static func usual(_ offsets: [Double]) -> Double? {
    guard !offsets.isEmpty else { return nil }
    let middle = offsets.sorted()[offsets.count / 2]
    return Double(offsets.count { $0 == middle }) >= nearlyAll * Double(offsets.count) ? middle : nil
  }

  private static func every(_ rows: [Row], _ parity: Int) -> [Row] {
    rows.indices.filter { $0 % 2 == parity }.map { rows[$0] }
  }

  /// The series that moves more: 0 for the even rows, 1 for the odd rows; nil if all rows are one series.
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

  /// The usual interval between rows while content moves, in seconds.
  ///
  /// It is the lower quartile of all intervals, because logs of changes have rests and missing rows; one frame at 60 per second if unknown.
  var pace: Double {
    let steps = zip(rows.dropFirst(), rows).filter { abs($0.offset - $1.offset) > 0.01 }
      .map { $0.time - $1.time }.filter { $0 > Self.shortestPace }.sorted()
    return steps.isEmpty ? Self.usualPace : steps[steps.count / 4]
  }

  /// The shortest interval between rows at different moments, in seconds; closer rows belong to one moment.
  private static let shortestPace = 0.002
  private static let usualPace = 1.0 / 60
}
