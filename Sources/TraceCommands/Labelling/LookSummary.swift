import GestureTraces
import PromptedCapture
import ReplayReport
import TextFormats

/// A summary of several traces on one screen: whether gestures match their labels, and which intents unlabelled gestures match.
struct LookSummary {
  /// The counts for the gestures with one label, or for the unlabelled ones.
  private struct Row {
    var gestures = 0
    /// The number of gestures that match their label. Every gesture matches free use.
    var asMeant = 0
    /// The number of gestures that do not match their label, but other intents or none.
    var asAnother = 0
    var asNone = 0
  }

  /// The largest number of gestures that are listed because they do not match their label.
  private static let mostNamed = 4
  /// The largest number of combinations of intents that are counted separately for unlabelled gestures.
  private static let mostLooks = 5

  private var traces = 0
  private var rows: [Intent?: Row] = [:]
  private var unmeant: [String: Int] = [:]
  private var departing: [(path: String, look: GestureLook, intent: Intent)] = []

  /// True if at least one gesture has no label.
  var hasUnlabelled: Bool { rows[nil] != nil }

  /// Adds the gestures of one trace to the summary.
  ///
  /// - Parameters:
  ///   - path: The trace's file.
  ///   - looks: The gestures, and the intents that each matches.
  ///   - intents: The intent of each gesture.
  mutating func add(_ path: String, _ looks: [GestureLook], _ intents: [Intent?]) {
    traces += 1
    for (look, intent) in zip(looks, intents) {
      let fits = look.fits
      rows[intent, default: Row()].gestures += 1
      guard let intent else {
        unmeant[LabelListing.words(fits), default: 0] += 1
        continue
      }
      if intent == .free || fits.contains(intent) {
        rows[intent]?.asMeant += 1
      } else {
        if fits.isEmpty { rows[intent]?.asNone += 1 } else { rows[intent]?.asAnother += 1 }
        departing.append((path, look, intent))
      }
    }
  }

  /// The summary as text, short enough to fit one screen together with the lines that follow it.
  ///
  /// - Parameters:
  ///   - width: The width in columns, at least `Report.narrowest`.
  ///   - more: The number of lines that follow.
  /// - Returns: The text, ending with a line feed.
  func text(width: Int, and more: Int) -> String {
    let width = max(Report.narrowest, width)
    let counts = self.counts(width: width)
    for most in stride(from: Self.mostNamed, to: 0, by: -1) {
      let text = counts + named(most, width: width)
      if AnswerScreen.holds(text, and: more) { return text }
    }
    return counts + named(0, width: width)
  }

  private func counts(width: Int) -> String {
    let gestures = rows.values.reduce(0) { $0 + $1.gestures }
    let labelled = gestures - (rows[nil]?.gestures ?? 0)
    let title =
      "\(Counted.text(traces, "trace")), \(Counted.text(gestures, "gesture")), \(labelled) with an intent"
    var text = WrappedText.text(title, width: width, indent: 0)
    if labelled > 0 { text += "\n" + table.fitting(width: width) }
    guard let none = rows[nil]?.gestures else { return text }
    let sorted = unmeant.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let rest = sorted.dropFirst(Self.mostLooks).reduce(0) { $0 + $1.value }
    let looks =
      sorted.prefix(Self.mostLooks).map { "\($0.value) \($0.key)" }
      + (rest > 0 ? ["\(rest) of other looks"] : [])
    return text + "\n"
      + WrappedText.text(
        "\(none) without an intent; they look like: " + looks.joined(separator: "; "), width: width, indent: 0
      )
  }

  private var table: TextTable {
    var table = TextTable(["meant as", "gestures", "look like it", "like another", "like none"])
    for intent in Intent.allCases {
      guard let row = rows[intent] else { continue }
      table.add([intent.rawValue] + [row.gestures, row.asMeant, row.asAnother, row.asNone].map(String.init))
    }
    return table
  }

  /// A list of the gestures to check first, because they do not match their label; it has at most `most` entries.
  private func named(_ most: Int, width: Int) -> String {
    guard !departing.isEmpty else { return "" }
    var lines = departing.prefix(most).map { path, look, intent in
      let why = look.opinions.first { $0.intent == intent }?.complaints.first ?? "its surface cannot show it"
      let place = WrappedText.end(of: path, width: width / 2)
      return "\(place), gesture \(look.number): no \(intent.rawValue), \(why)"
    }
    let rest = departing.count - lines.count
    if rest > 0 { lines.append("\(rest) \(lines.isEmpty ? "" : "more ")not like what they were meant as") }
    return "\n" + lines.map { WrappedText.text($0, width: width, indent: 0) }.joined()
  }
}
