import GestureTraces
import ReplayStatistics

/// The verdicts of one engine on the gestures of an origin that have an intent, one letter each.
///
/// They are small enough for every report to contain them, and from them a later report finds out which gestures changed.
///
/// | letter | meaning |
/// |---|---|
/// | `T` | a pull that fired |
/// | `N` | a pull that did not fire |
/// | `F` | another gesture that fired |
/// | `.` | another gesture that did not fire |
/// | `f`, `o` | free use that fired, or did not |
/// | `-` | not replayed on this engine, or begun during a refresh |
package struct TraceVerdicts: Equatable, Sendable {
  private var letters: [UInt8] = []

  package init() {}

  /// Stores the verdicts that an earlier report gives as a text of letters.
  init(text: String) { letters = Array(text.utf8) }

  /// The letters of all gestures in order, as one text.
  package var text: String { String(decoding: letters, as: UTF8.self) }

  /// The number of gestures of free use.
  var freeCount: Int { letters.count { $0 == UInt8(ascii: "f") || $0 == UInt8(ascii: "o") } }
  /// The number of letters: up to the last gesture with a recorded verdict.
  var count: Int { letters.count }

  /// For each gesture, its index among the gestures whose letter is in `wanted`; nil if its letter is another.
  ///
  /// - Parameter wanted: Letters, such as `TF` for the counted gestures that fired.
  /// - Returns: One index per gesture, from 0.
  func rows(of wanted: String) -> [Int?] {
    let wanted = Array(wanted.utf8)
    var count = 0
    return letters.map { letter in
      guard wanted.contains(letter) else { return nil }
      defer { count += 1 }
      return count
    }
  }

  /// The numbers of right and wrong verdicts on the gestures at `indices`; free use is ignored.
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

  /// The letter of the gesture at `index`, from 0; `-` beyond the last.
  subscript(index: Int) -> UInt8 { index < letters.count ? letters[index] : Self.missing }

  /// True if the gesture at `index` was replayed and counted.
  func hasReplay(at index: Int) -> Bool { self[index] != Self.missing }

  /// Records the verdict on the gesture at `index`; earlier gestures without a verdict get `-`.
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

  /// True if two letters belong to gestures of the same kind: pulls, others, free use, or not replayed.
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
