import ReplayExperiments
import TextFormats

/// The number of gestures of which nobody knows how many points they moved: those with an assumed scale.
package struct ScaleCounts: Equatable, Sendable {
  /// All gestures.
  package private(set) var gestures = 0
  /// Those with an assumed scale.
  package private(set) var assumed = 0

  /// The counts of some gestures.
  ///
  /// - Parameter labels: One for each; none is the start of a count.
  package init(_ labels: some Sequence<TraceLabel> = []) {
    for label in labels { add(label) }
  }

  /// Counts a gesture.
  mutating func add(_ label: TraceLabel) {
    gestures += 1
    if label.scale == .assumed { assumed += 1 }
  }

  /// The sentence to read before figures of these gestures, without a full stop; nil where every scale is known.
  package var note: String? {
    guard assumed > 0 else { return nil }
    let verb = assumed == 1 ? "has" : "have"
    return
      "\(assumed) of \(Counted.text(gestures, "gesture")) \(verb) an assumed scale, so distances and verdicts may be wrong; --only scale=told,device leaves \(assumed == 1 ? "it" : "them") out"
  }

  /// The notes of several counts, each once, as lines of a text.
  ///
  /// - Parameters:
  ///   - counts: Of engines, pairs or models, mostly of the same gestures.
  ///   - width: Columns of the screen.
  /// - Returns: Lines, each with its line feed; nothing where every scale is known.
  static func text(of counts: [ScaleCounts], width: Int) -> String {
    var notes: [String] = []
    for note in counts.compactMap(\.note) where !notes.contains(note) { notes.append(note) }
    return notes.map { WrappedText.text("Beware: \($0).", width: width, indent: 0) }.joined()
  }
}
