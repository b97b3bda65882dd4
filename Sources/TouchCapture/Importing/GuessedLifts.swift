import GestureTraces

/// Guesses the lifts of contacts in rows without phases, which do not say when a finger left.
///
/// A row is the last of its contact
///
///     at the end of its owner's rows
///     before another gesture, if a column numbers gestures
///     before another intent
///     before a pause, if no column identifies gestures
struct GuessedLifts {
  /// The indices of the rows that are the last of their contact.
  private(set) var rows: Set<Int> = []
  /// The number of contacts that continue while the intent changes, which cuts them, and the row of the first change.
  private var cuts: (count: Int, first: Int) = (0, 0)
  private let pause: Int64
  private let hasIntents: Bool
  private var open: [Int: (number: Int, time: Int64)] = [:]

  /// The longest interval between reports of a finger that is down, in microseconds: in recordings of twenty devices no moving finger
  /// exceeds it (`ReportIntervals`), and no finger lifts and returns so quickly.
  static let longestReport: Int64 = 40_000

  /// Guesses the lifts in the rows of one owner.
  ///
  /// - Parameters:
  ///   - all: The rows, in order of time.
  ///   - pause: The pause that ends a contact, in microseconds.
  ///   - hasIntents: Whether the table has intents.
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

  /// Ends all contacts between two successive rows if the second one belongs to another gesture or intent.
  private mutating func part(_ before: PointerRow, from row: PointerRow) {
    guard (before.gesture, before.intent) != (row.gesture, row.intent) else { return }
    let isWithin = row.timeMicroseconds - before.timeMicroseconds <= Self.longestReport
    if before.gesture == row.gesture, open[row.contact] != nil, isWithin {
      cuts = (cuts.count + 1, cuts.count == 0 ? row.line : cuts.first)
    }
    endAll()
  }

  /// The grade that a trace gets because its lifts were guessed.
  var grade: TraceGrade {
    let guessed = TraceGrade.guessedLifts(
      pauseMilliseconds: pause == .max ? nil : pause / 1000, beforeIntents: hasIntents)
    return cuts.count == 0
      ? guessed : guessed.joined(with: .cutByIntents(cuts.count, first: "in row \(cuts.first)"))
  }
}
