import GestureTraces
import TextFormats

/// The reason that a label cannot be set.
package enum LabelFault: Error, Equatable, CustomStringConvertible {
  /// No gesture has this number.
  case noGesture(Int, count: Int)
  /// Something has another intent: what, that, and the one it would get.
  case other(String, Intent, Intent)
  /// The trace has so many labels, which an intent for the whole of it would take the place of.
  case hasLabels(Int)
  /// Another label is there.
  case overlap(LabelledSpan)
  /// It lies outside the recording, which ends at this time.
  case outside(Int64)
  /// Something is labelled twice at once.
  case twice(String)
  /// The header would be longer than a line may be.
  case tooMany(Int)
  /// The header is another than when it was read.
  case changed
  /// The recording goes on.
  case growing

  /// The reason and what to do, without the path.
  package var description: String {
    switch self {
    case .noGesture(let number, 0): "no gesture \(number): there is no drag in it"
    case .noGesture(let number, let count):
      "no gesture \(number): it has \(Counted.text(count, "gesture")), counted from 1 (overscroll inspect)"
    case .other(let what, let known, let new):
      "\(what) is '\(known.rawValue)' already, and would become '\(new.rawValue)'; give --again to replace it"
    case .hasLabels(let count):
      "it has \(Counted.text(count, "label")); give --again to put one intent in their place"
    case .overlap(let label):
      "it overlaps the label '\(label.intent.rawValue)' from \(Self.milliseconds(label.from)) to \(Self.milliseconds(label.to)) ms; give --again to replace that"
    case .outside(let end):
      "it lies outside the recording, which ends at \(Self.milliseconds(end)) ms; give times in it"
    case .twice(let what): "\(what) is labelled twice here; label it once"
    case .tooMany(let count):
      "\(Counted.text(count, "label")) do not fit its header, which has \(TraceReader.longestLine / 1024) KiB at most; split the recording"
    case .changed: "another program changed its header meanwhile; look at it, then label it again"
    case .growing: "it is being written to; label it once the recording has ended"
    }
  }

  private static func milliseconds(_ time: Int64) -> String {
    JSONWriter.text(of: Double(time) / 1000)
  }
}

/// A label that cannot be set: the file, the line where it has one, the reason, and what to do.
package struct LabelError: Error, Equatable, CustomStringConvertible {
  /// The line for people.
  package let description: String

  /// An error in these words.
  package init(description: String) { self.description = description }
}
