import GestureTraces
import TraceReplay

/// What one engine on one model made of one trace, with what the trace says of itself: a line of a report's input.
public struct ScoredTrace: Equatable, Sendable {
  /// Path of the trace as given.
  public var trace = ""
  /// What the person meant; nil where the trace does not say.
  public var intent: Intent?
  /// `recorded`, `imported` or `synthetic`; never mixed in one figure.
  public var origin = ""
  /// The device's name, or its kind where it has none.
  public var device = ""
  /// The person's pseudonym, if any.
  public var subject: String?
  /// The trace's grade, `A` to `F`; nil where it has none.
  public var grade: String?
  /// Whether the file was cut off.
  public var isTruncated = false
  /// Whether a gesture of it has no end.
  public var isUnfinished = false
  /// From 0 to the end of the recording, in seconds.
  public var duration = 0.0
  /// The engine's name.
  public var engine = ""
  /// The model's name.
  public var model = ""
  /// How often the engine fired.
  public var triggers = 0
  /// From crossing the threshold to the trigger, in seconds; nil without either.
  public var latency: Double?
  /// From the release to the trigger, in seconds, negative with the finger down; nil without either.
  public var releaseLatency: Double?
  /// What the replay found to break a rule.
  public var findings: [ReplayFinding] = []

  /// Nothing known yet.
  public init() {}

  /// Why this trace can say nothing about accuracy, and what to do; nil where it can.
  public var reasonToExclude: String? {
    if grade == "F" { return "graded F; 'overscroll inspect' says why" }
    if intent == nil { return "no intent; record with --intent, or add one" }
    if intent == .free, isTruncated { return "cut off: how long the free use lasted is not known" }
    if isUnfinished { return "unfinished: the last gesture has no end in the file" }
    return nil
  }
}
