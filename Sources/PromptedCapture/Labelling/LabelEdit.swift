import GestureTraces

/// The intent and the labels of a trace while they are being changed; earlier ones are replaced only if the caller allows it.
package struct LabelEdit: Equatable, Sendable {
  /// The intent of the whole trace; nil if it has none.
  package private(set) var intent: Intent?
  /// The labels of time spans, sorted by time and not overlapping.
  package private(set) var labels: [LabelledSpan]
  /// The time spans of the trace's gestures.
  package let gestures: GestureStretches
  /// The latest time that a label may cover, in microseconds.
  private let end: Int64
  /// True if new labels may replace earlier ones.
  private let again: Bool
  /// The intent and the labels of the trace before the change.
  private let before: (intent: Intent?, labels: [LabelledSpan])
  /// The spans labelled in this edit: labelling one of them twice is an error.
  private var made: [ClosedRange<Int64>] = []
  private var hasMadeIntent = false

  /// Begins an edit with the labels that the trace has.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - gestures: The time spans of the trace's gestures.
  ///   - again: Whether new labels may replace earlier ones.
  package init(of trace: Trace, _ gestures: GestureStretches, again: Bool) {
    (intent, labels) = (trace.header.intent, trace.header.labels ?? [])
    before = (intent, labels)
    (self.gestures, self.again) = (gestures, again)
    end = trace.end?.timeMicroseconds ?? TraceReader.longestTime
  }

  package static func == (one: LabelEdit, other: LabelEdit) -> Bool {
    one.intent == other.intent && one.labels == other.labels
  }

  /// True if the intent or the labels differ from those before the change.
  package var isChanged: Bool { intent != before.intent || labels != before.labels }

  /// The intent of a gesture, from its label or from the whole trace.
  ///
  /// - Parameter number: The number of an existing gesture, from 1.
  /// - Returns: nil if neither has an intent.
  package func intent(ofGesture number: Int) -> Intent? {
    let begin = gestures.spans[number - 1].lowerBound
    return labels.first { $0.contains(begin) }?.intent ?? intent
  }

  // MARK: Changes

  /// Sets the intent of the whole trace.
  ///
  /// - Throws: ``LabelFault`` if the trace has labels or another intent that may not be replaced.
  package mutating func label(wholeAs new: Intent) throws(LabelFault) {
    guard !hasMadeIntent else { throw .twice("the whole trace") }
    guard again || before.labels.isEmpty else { throw .hasLabels(before.labels.count) }
    if let intent = before.intent, intent != new, !again { throw .other("the whole trace", intent, new) }
    hasMadeIntent = true
    intent = new
    labels.removeAll { before.labels.contains($0) }
  }

  /// Labels one gesture, from its begin to its end.
  ///
  /// - Parameters:
  ///   - number: The gesture's number from 1, as `inspect` counts.
  ///   - new: Its intent.
  /// - Throws: ``LabelFault`` if there is no such gesture, or another label that may not be replaced.
  package mutating func label(gesture number: Int, as new: Intent) throws(LabelFault) {
    guard gestures.spans.indices.contains(number - 1) else {
      throw .noGesture(number, count: gestures.spans.count)
    }
    let span = gestures.spans[number - 1]
    guard !made.contains(where: { $0.contains(span.lowerBound) }) else { throw .twice("gesture \(number)") }
    let own = labels.first { $0.contains(span.lowerBound) }
    let known = own?.intent ?? (hasMadeIntent ? nil : intent)
    if let known, known != new, !again { throw .other("gesture \(number)", known, new) }
    made.append(span.lowerBound...span.lowerBound)
    guard known != new else { return }
    put(LabelledSpan(from: span.lowerBound, to: span.upperBound, intent: new), over: own)
  }

  /// Labels a time span of the trace.
  ///
  /// - Parameters:
  ///   - span: The first and the last microsecond of the span.
  ///   - new: The intent of the gestures that begin in the span.
  /// - Throws: ``LabelFault`` if the span is outside the recording, or overlaps labels that may not be replaced.
  package mutating func label(_ span: ClosedRange<Int64>, as new: Intent) throws(LabelFault) {
    guard span.lowerBound >= 0, span.upperBound <= end else { throw .outside(end) }
    guard !made.contains(where: { $0.overlaps(span) }) else { throw .twice("a part of this stretch") }
    let others = labels.filter { ($0.from...$0.to).overlaps(span) }
    made.append(span)
    if others.count == 1, others[0].from...others[0].to == span, others[0].intent == new { return }
    if let other = others.first, !again { throw .overlap(other) }
    if others.isEmpty, let intent, intent != new, !hasMadeIntent, !again {
      throw .other("the whole trace", intent, new)
    }
    for other in others { cut(span, outOf: other) }
    insert(LabelledSpan(from: span.lowerBound, to: span.upperBound, intent: new))
  }

  // MARK: Parts

  /// Replaces a gesture's own label, if it has one. The new label is shortened if other labels begin within it.
  private mutating func put(_ label: LabelledSpan, over own: LabelledSpan?) {
    var label = label
    if let own {
      cut(label.from...label.to, outOf: own)
      // A label of this gesture alone keeps its other members.
      if !labels.contains(where: { $0.others == own.others && (own.from...own.to).contains($0.from) }) {
        label.others = own.others
      }
    }
    if let next = labels.first(where: { $0.from > label.from }) { label.to = min(label.to, next.from - 1) }
    insert(label)
  }

  private mutating func insert(_ label: LabelledSpan) {
    labels.insert(label, at: labels.firstIndex { $0.from > label.from } ?? labels.count)
  }

  /// Removes a time span from a label; the parts before and after it stay if gestures begin in them.
  private mutating func cut(_ span: ClosedRange<Int64>, outOf label: LabelledSpan) {
    guard let index = labels.firstIndex(of: label) else { return }
    var parts: [LabelledSpan] = []
    for (from, to) in [(label.from, span.lowerBound - 1), (span.upperBound + 1, label.to)]
    where from <= to && gestures.hasBegin(in: from...to) {
      var part = label
      (part.from, part.to) = (from, to)
      parts.append(part)
    }
    labels.replaceSubrange(index...index, with: parts)
  }
}
