import GestureTraces
import ReplayStatistics

/// The verdicts of one engine on the gestures of an origin that have an intent, a letter each: small enough to stand in every report, and all
/// that a later report needs to say which gestures changed.
///
/// | letter | meaning |
/// |---|---|
/// | `T` | a pull, and it fired |
/// | `N` | a pull, and it did not |
/// | `F` | no pull, yet it fired |
/// | `.` | no pull, and it did not fire |
/// | `f`, `o` | free use in which it fired, or did not |
/// | `-` | not replayed on this engine, or busy |
package struct TraceVerdicts: Equatable, Sendable {
  private var letters: [UInt8] = []

  /// No traces.
  package init() {}

  /// The letters of a report written before.
  init(text: String) { letters = Array(text.utf8) }

  /// The letters in a row.
  package var text: String { String(decoding: letters, as: UTF8.self) }

  /// The number of gestures of free use.
  var freeCount: Int { letters.count { $0 == UInt8(ascii: "f") || $0 == UInt8(ascii: "o") } }
  /// The number of traces.
  var count: Int { letters.count }

  /// For each trace its row among those with one of some letters; nil of all others.
  ///
  /// - Parameter wanted: Letters, as `TF` for the counted traces in which it fired.
  /// - Returns: A row for each trace, from 0.
  func rows(of wanted: String) -> [Int?] {
    let wanted = Array(wanted.utf8)
    var count = 0
    return letters.map { letter in
      guard wanted.contains(letter) else { return nil }
      defer { count += 1 }
      return count
    }
  }

  /// The counts of the traces at the indices `indices`, of which those of free use count for nothing.
  func counts(at indices: [Int]) -> ConfusionCounts {
    var counts = ConfusionCounts()
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "T"): counts.count(wanted: true, fired: true)
      case UInt8(ascii: "N"): counts.count(wanted: true, fired: false)
      case UInt8(ascii: "F"): counts.count(wanted: false, fired: true)
      case UInt8(ascii: "."): counts.count(wanted: false, fired: false)
      default: break
      }
    }
    return counts
  }

  /// The letter of a trace, from 0; `-` beyond the last.
  subscript(index: Int) -> UInt8 { index < letters.count ? letters[index] : Self.missing }

  /// True where the trace at index `index` was replayed.
  func hasReplay(at index: Int) -> Bool { self[index] != Self.missing }

  /// Notes the verdict on the trace at index `index`; those before that were not replayed are marked.
  mutating func note(_ intent: Intent?, fired: Bool, at index: Int) {
    while letters.count < index { letters.append(Self.missing) }
    switch (intent, fired) {
    case (.free, true): letters.append(UInt8(ascii: "f"))
    case (.free, false): letters.append(UInt8(ascii: "o"))
    case (.pull, true): letters.append(UInt8(ascii: "T"))
    case (.pull, false): letters.append(UInt8(ascii: "N"))
    case (_, true): letters.append(UInt8(ascii: "F"))
    case (_, false): letters.append(UInt8(ascii: "."))
    }
  }

  /// True where two letters are of traces that were meant alike: pulls, others, free use, or none.
  static func areOfOneKind(_ left: UInt8, _ right: UInt8) -> Bool { kind(left) == kind(right) }

  private static func kind(_ letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "T"), UInt8(ascii: "N"): 0
    case UInt8(ascii: "F"), UInt8(ascii: "."): 1
    case UInt8(ascii: "f"), UInt8(ascii: "o"): 2
    default: 3
    }
  }

  private static let missing = UInt8(ascii: "-")
}
