import GestureTraces
import TakeChecks
import TextFormats

/// How many gestures of one intent do not look like that intent, by the first fault found in each.
struct UnlikeIntent: Equatable, Sendable {
  /// The number of gestures with this intent.
  private(set) var gestures = 0
  /// The number of gestures that do not look like this intent.
  private(set) var unlike = 0
  /// The number of gestures with each fault; faults that were not found are missing.
  private var counts: [TakeFault: Int] = [:]

  /// The proportion of unlike gestures from which a report warns; smaller ones are ordinary variation between people.
  static let leastShare = 0.1
  /// The most kinds of fault that a sentence names.
  private static let mostNamed = 2

  /// Adds a gesture with this intent.
  ///
  /// - Parameter fault: The first fault found in the gesture; nil if it looks like its intent.
  mutating func add(_ fault: TakeFault?) {
    gestures += 1
    guard let fault else { return }
    unlike += 1
    counts[fault, default: 0] += 1
  }

  /// The faults that were found, the most frequent first.
  private var faults: [(fault: TakeFault, count: Int)] {
    let found = TakeFault.allCases.compactMap { fault in counts[fault].map { (fault: fault, count: $0) } }
    return found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }

  /// A warning for each intent whose gestures often do not look like it; the one on pulls comes first.
  ///
  ///     5 of 10 pulls do not look like pulls (they move up): overscroll label --suggest
  ///
  /// - Parameter parts: The counts of each intent.
  /// - Returns: Sentences without a full stop.
  static func sentences(_ parts: [Intent: UnlikeIntent]) -> [String] {
    Intent.allCases.compactMap { intent in
      guard let part = parts[intent], part.unlike > 0,
        Double(part.unlike) >= leastShare * Double(part.gestures)
      else { return nil }
      return part.sentence(intent)
    }
  }

  private func sentence(_ intent: Intent) -> String {
    let noun = intent == .pull ? "pull" : "\(intent.rawValue) gesture"
    let all = Counted.text(gestures, noun)
    let like =
      switch (intent == .pull, unlike == 1) {
      case (true, true): "does not look like a pull"
      case (true, false): "do not look like pulls"
      case (false, true): "does not look like that"
      case (false, false): "do not look like that"
      }
    return "\(unlike) of \(all) \(like) (\(why)): overscroll label --suggest"
  }

  /// The faults as text: `they move up`, or with several kinds `3 move up, 1 is too short`.
  private var why: String {
    let faults = faults
    if faults.count == 1 {
      return unlike == 1 ? "it \(faults[0].fault.wordsOfOne)" : "they \(faults[0].fault.words)"
    }
    var words = faults.prefix(Self.mostNamed).map { fault, count in
      "\(count) \(count == 1 ? fault.wordsOfOne : fault.words)"
    }
    let rest = faults.dropFirst(Self.mostNamed).reduce(0) { $0 + $1.count }
    if rest > 0 { words.append("\(rest) for other reasons") }
    return words.joined(separator: ", ")
  }

  static let fields: Fields<UnlikeIntent> = [
    .value("gestures", "Gestures with the intent.") { $0.gestures },
    .value("unlike", "Those of them that do not look like it.") { $0.unlike },
    .counts(
      "faults",
      "The number of gestures by their first problem, in the words of `unlike_intent` in overscroll-replay."
    ) { part in part.faults.map { (key: $0.fault.rawValue, value: $0.count) } },
  ]
}
