import ReplayExperiments
import TextFormats

/// How many gestures have an assumed scale, so that their length in points is uncertain.
package struct ScaleCounts: Equatable, Sendable {
  /// The number of all gestures.
  package private(set) var gestures = 0
  /// The number of gestures with an assumed scale.
  package private(set) var assumed = 0

  /// Counts gestures by whether their scale is assumed.
  ///
  /// - Parameter labels: One label per gesture; none to start from zero.
  package init(_ labels: some Sequence<TraceLabel> = []) {
    for label in labels { add(label) }
  }

  /// Counts one gesture by whether its scale is assumed.
  mutating func add(_ label: TraceLabel) {
    gestures += 1
    if label.scale == .assumed { assumed += 1 }
  }

  /// A warning that some gestures have an assumed scale, without a full stop; nil if every scale is known.
  package var note: String? {
    guard assumed > 0 else { return nil }
    let verb = assumed == 1 ? "has" : "have"
    return
      "\(assumed) of \(Counted.text(gestures, "gesture")) \(verb) an assumed scale, so distances and verdicts may be wrong; --only scale=told,device leaves \(assumed == 1 ? "it" : "them") out"
  }

  /// The warnings of several counts as lines of text, each different one once.
  ///
  /// - Parameters:
  ///   - counts: Counts of engines, pairs or models, which mostly cover the same gestures.
  ///   - width: Terminal width, in columns.
  /// - Returns: Lines, each ending with a line feed; empty if every scale is known.
  static func text(of counts: [ScaleCounts], width: Int) -> String {
    var notes: [String] = []
    for note in counts.compactMap(\.note) where !notes.contains(note) { notes.append(note) }
    return notes.map { WrappedText.text("Beware: \($0).", width: width, indent: 0) }.joined()
  }
}
