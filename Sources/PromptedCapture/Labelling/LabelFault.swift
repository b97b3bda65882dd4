import GestureTraces
import TextFormats

/// The reason why a label cannot be set; ``LabelError`` adds the file.
package enum LabelFault: Error, Equatable, CustomStringConvertible {
  /// The trace has no gesture with this number; `count` is the number of its gestures.
  case noGesture(Int, count: Int)
  /// A gesture or the trace already has another intent: the name of either, the earlier intent, and the new one.
  case other(String, Intent, Intent)
  /// The trace has this many labels, which an intent for the whole trace would replace.
  case hasLabels(Int)
  /// The new label overlaps this existing one.
  case overlap(LabelledSpan)
  /// The label is outside the recording, which ends at this time, in microseconds.
  case outside(Int64)
  /// A gesture, the trace or a time span, named by the text, is labelled twice in one edit.
  case twice(String)
  /// With this many labels the header would exceed the maximum length of a line.
  case tooMany(Int)
  /// The file's header has changed since it was read.
  case changed
  /// The recording is still in progress.
  case growing

  /// The message: the reason and what to do, without the path.
  package var description: String {
    switch self {
    case .noGesture(let number, 0): "gesture \(number) does not exist: the trace does not contain a drag"
    case .noGesture(let number, let count):
      "gesture \(number) does not exist: the trace has \(Counted.text(count, "gesture")), counted from 1 (overscroll inspect)"
    case .other(let what, let known, let new):
      "\(what) is '\(known.rawValue)' already, and would become '\(new.rawValue)'; give --again to replace it"
    case .hasLabels(let count):
      "it has \(Counted.text(count, "label")); give --again to replace them by one intent"
    case .overlap(let label):
      "it overlaps the label '\(label.intent.rawValue)' from \(Self.milliseconds(label.from)) to \(Self.milliseconds(label.to)) ms; give --again to replace that"
    case .outside(let end):
      "it is outside the recording, which ends at \(Self.milliseconds(end)) ms; give times in it"
    case .twice(let what): "\(what) is labelled twice in this call; label it once"
    case .tooMany(let count):
      "\(Counted.text(count, "label")) do not fit its header, which has \(TraceReader.longestLine / 1024) KiB at most; split the recording"
    case .changed: "another program changed its header meanwhile; check it, then label it again"
    case .growing: "it is being written to; label it once the recording has ended"
    }
  }

  private static func milliseconds(_ time: Int64) -> String {
    JSONWriter.text(of: Double(time) / 1000)
  }
}

/// A label that cannot be set: the file, the line if there is one, the reason, and what to do.
package struct LabelError: Error, Equatable, CustomStringConvertible {
  /// The message for users: where, what is wrong, what to do.
  package let description: String

  /// An error with this message.
  package init(description: String) { self.description = description }
}
