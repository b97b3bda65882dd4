import TextFormats

/// A stretch of a trace in which a person meant one thing.
///
/// A gesture that begins in it, at its ends too, has its intent; see ``TraceHeader/intent(ofGestureBegunAt:)``.
public struct LabelledSpan: Equatable, Sendable {
  /// The first microsecond of it, counted as the times of events.
  public var from: Int64
  /// The last microsecond of it, not before `from`.
  public var to: Int64
  /// The person's intention with the gestures that begin in it.
  public var intent: Intent
  /// Keys this program does not know, kept.
  public var others = JSONObject()

  /// A span from one microsecond to another, both in it.
  public init(from: Int64, to: Int64, intent: Intent) {
    self.from = from
    self.to = to
    self.intent = intent
  }

  /// True if a gesture that begins at this time belongs to it.
  public func contains(_ microseconds: Int64) -> Bool { from <= microseconds && microseconds <= to }
}

extension TraceHeader {
  /// The person's intention with a gesture: that of the label it begins in, else the trace's.
  ///
  /// - Parameter microseconds: Time of the gesture's begin, as its first event has it.
  /// - Returns: The intent; nil where neither says one.
  public func intent(ofGestureBegunAt microseconds: Int64) -> Intent? {
    (labels ?? []).first { $0.contains(microseconds) }?.intent ?? intent
  }

  /// The fault of labels that go on after the recording has ended, at `end` microseconds; nil where none does.
  func labelBeyond(end: Int64) -> TraceProblem? {
    guard let labels, let last = labels.last, last.to > end else { return nil }
    let key = last.from > end ? "from" : "to"
    return .wrong(
      key: "labels[\(labels.count - 1)].\(key)", value: "\(last.from > end ? last.from : last.to)",
      must: "at most \(end), the time at which the recording ends")
  }
}

extension [LabelledSpan] {
  /// The labels of a part of the trace that begins at `zero`; what lies before it is left out.
  package func shifted(by zero: Int64) -> [LabelledSpan] {
    compactMap { label in
      guard label.to >= zero else { return nil }
      var label = label
      (label.from, label.to) = (Swift.max(0, label.from - zero), label.to - zero)
      return label
    }
  }

  /// The labels of a trace that ends at `time`; what lies after it is left out.
  package func cut(at time: Int64) -> [LabelledSpan] {
    compactMap { label in
      guard label.from <= time else { return nil }
      var label = label
      label.to = Swift.min(label.to, time)
      return label
    }
  }

  /// The labels of a header, in order of time, none overlapping.
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
