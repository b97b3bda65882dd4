import TextFormats

/// A span of a trace with one intent.
///
/// Gestures that begin in it, including its ends, have its intent; see ``TraceHeader/intent(ofGestureBegunAt:)``.
public struct LabelledSpan: Equatable, Sendable {
  /// The first microsecond of the span, on the clock of the events.
  public var from: Int64
  /// The last microsecond of the span, not before `from`.
  public var to: Int64
  /// The intent of the gestures that begin in the span.
  public var intent: Intent
  /// The label's keys that this program does not know, which are preserved.
  public var others = JSONObject()

  /// A span from one microsecond to another, both inclusive.
  public init(from: Int64, to: Int64, intent: Intent) {
    self.from = from
    self.to = to
    self.intent = intent
  }

  /// True if a gesture that begins at this time, in microseconds, belongs to the span.
  public func contains(_ microseconds: Int64) -> Bool { from <= microseconds && microseconds <= to }
}

extension TraceHeader {
  /// The intent of a gesture: that of the label in which it begins, or without a label, that of the whole trace.
  ///
  /// - Parameter microseconds: The time of the gesture's first event.
  /// - Returns: The intent; nil if there is none.
  public func intent(ofGestureBegunAt microseconds: Int64) -> Intent? {
    (labels ?? []).first { $0.contains(microseconds) }?.intent ?? intent
  }

  /// The error if a label ends after the recording, which ends at `end` microseconds; nil if none does.
  func labelBeyond(end: Int64) -> TraceProblem? {
    guard let labels, let last = labels.last, last.to > end else { return nil }
    let key = last.from > end ? "from" : "to"
    return .wrong(
      key: "labels[\(labels.count - 1)].\(key)", value: "\(last.from > end ? last.from : last.to)",
      must: "at most \(end), the time at which the recording ends")
  }
}

extension [LabelledSpan] {
  /// The labels for the part of the trace that begins at `zero`, with times relative to `zero`. Labels before it are dropped.
  package func shifted(by zero: Int64) -> [LabelledSpan] {
    compactMap { label in
      guard label.to >= zero else { return nil }
      var label = label
      (label.from, label.to) = (Swift.max(0, label.from - zero), label.to - zero)
      return label
    }
  }

  /// The labels for the part of the trace that ends at `time`. Labels after it are dropped.
  package func cut(at time: Int64) -> [LabelledSpan] {
    compactMap { label in
      guard label.from <= time else { return nil }
      var label = label
      label.to = Swift.min(label.to, time)
      return label
    }
  }

  /// Reads the labels of a header: in order of time, without overlaps.
  init(_ values: [JSONValue]) throws(TraceProblem) {
    self = []
    for (index, value) in values.enumerated() {
      guard let object = value.object else {
        throw .wrong(
          key: "labels[\(index)]", value: value.kindName,
          must: "an object in braces, with from, to and intent")
      }
      append(try LabelledSpan(object, index: index, after: last))
    }
  }
}

extension LabelledSpan {
  fileprivate init(
    _ object: JSONObject, index: Int, after previous: LabelledSpan?
  ) throws(TraceProblem) {
    var fields = TraceFields(object, prefix: "labels[\(index)].", owner: "a label")
    let from = try fields.require(fields.microseconds("from"), "from")
    let to = try fields.require(fields.microseconds("to"), "to")
    self.init(from: from, to: to, intent: try fields.require(fields.word("intent", Intent.self), "intent"))
    others = fields.rest
    if let previous, from <= previous.to {
      throw .wrong(
        key: "labels[\(index)].from", value: "\(from)",
        must:
          "after \(previous.to), where labels[\(index - 1)] ends; labels are in order of time and do not overlap"
      )
    }
    guard to >= from else {
      throw .wrong(key: "labels[\(index)].to", value: "\(to)", must: "\(from) or later, not before its from")
    }
  }
}
