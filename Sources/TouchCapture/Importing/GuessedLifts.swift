import GestureTraces

/// The lifts of contacts in rows without phases: where nobody said when a finger left.
///
/// A row is the last of its contact
///
///     in the table, for its owner
///     before another gesture, where a column numbers gestures
///     before another intent
///     before a pause, where no column tells gestures apart
struct GuessedLifts {
  /// The rows that are the last of their contact, by number from 0.
  private(set) var rows: Set<Int> = []
  /// Contacts that another intent cuts while they go on, and the row of the first of these intents.
  private var cuts: (count: Int, first: Int) = (0, 0)
  private let pause: Int64
  private let hasIntents: Bool
  private var open: [Int: (number: Int, time: Int64)] = [:]

  /// A finger that is down reports at least this often, in microseconds: in recordings of twenty devices no report of a moving
  /// one is later (`ReportIntervals`), and no finger lifts and is back so soon.
  static let longestReport: Int64 = 40_000

  /// Looks for the lifts in rows of one owner.
  ///
  /// - Parameters:
  ///   - all: The rows, in order of time.
  ///   - pause: The pause that ends a contact, in microseconds.
  ///   - hasIntents: Whether the table tells what was meant.
  init(_ all: some Sequence<PointerRow>, pause: Int64, hasIntents: Bool) {
    (self.pause, self.hasIntents) = (pause, hasIntents)
    var last: PointerRow?
    for (number, row) in all.enumerated() {
      if let last { part(last, from: row) }
      last = row
      if row.gesture == nil, let before = open[row.contact], row.timeMicroseconds - before.time > pause {
        rows.insert(before.number)
      }
      open[row.contact] = (number, row.timeMicroseconds)
    }
    endAll()
  }

  private mutating func endAll() {
    rows.formUnion(open.values.map(\.number))
    open = [:]
  }

  /// Ends all contacts where a row is of another gesture or intent than the one before it.
  private mutating func part(_ before: PointerRow, from row: PointerRow) {
    guard (before.gesture, before.intent) != (row.gesture, row.intent) else { return }
    let isWithin = row.timeMicroseconds - before.timeMicroseconds <= Self.longestReport
    if before.gesture == row.gesture, open[row.contact] != nil, isWithin {
      cuts = (cuts.count + 1, cuts.count == 0 ? row.line : cuts.first)
    }
    endAll()
  }

  /// The grade of a trace with such lifts.
  var grade: TraceGrade {
    let guessed = TraceGrade.guessedLifts(
      pauseMilliseconds: pause == .max ? nil : pause / 1000, beforeIntents: hasIntents)
    return cuts.count == 0
      ? guessed : guessed.joined(with: .cutByIntents(cuts.count, first: "in row \(cuts.first)"))
  }
}
