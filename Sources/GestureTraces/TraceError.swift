/// A kind of error in a trace file.
public enum TraceProblem: Error, Equatable, Sendable {
  /// The file is empty.
  case empty
  /// The first line is not a header.
  case noHeader(String)
  /// The header is truncated, so that nothing can be used.
  case headerCutOff
  /// The trace was written by a newer program.
  case version(String)
  /// A line is not JSON.
  case syntax(String)
  /// A line is not a JSON object.
  case noObject
  /// A required key is missing.
  case missing(key: String, of: String)
  /// A key's value is invalid.
  case wrong(key: String, value: String, must: String)
  /// A key appears where the format does not allow it.
  case unexpected(key: String, of: String)
  /// The file is a trace-like file of another kind; the text says what to do.
  case otherKind(String)
  /// The file is not a trace but probably another program's recording; the text says why.
  case recording(String)
  /// An event's time is before that of the previous event in its layer.
  case timeGoesBack(Int64, previous: Int64)
  /// The end line's time is before an event's.
  case endBeforeEvents(Int64, newest: Int64)
  /// The end line's event count is wrong.
  case count(stated: Int, counted: Int)
  /// A line follows the end line.
  case afterEnd
  /// A line exceeds the format's limit.
  case lineTooLong
  /// There are more events than the format allows.
  case tooManyEvents
  /// There are more bytes than the format allows.
  case textTooLong
}

/// An error in a trace file: its place, the problem, and what to do.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  /// The path of the trace, as given.
  public let path: String
  /// The number of the line with the error, from 1; nil if the error concerns the whole file.
  public let line: Int?
  /// The kind of error.
  public let problem: TraceProblem

  /// An error at a line of a file; `line` is nil if the error concerns the whole file.
  public init(path: String, line: Int?, problem: TraceProblem) {
    self.path = path
    self.line = line
    self.problem = problem
  }

  /// The full message: `traces/pull-3.trace:14: time 3021 µs is before the previous event (3040 µs); …`.
  public var description: String {
    if case .recording = problem, !path.hasSuffix(".trace") {
      let word = path == "stdin" ? "-" : path.utf8.contains(0x20) ? "'\(path)'" : path
      return "\(path): import it first: overscroll import \(word)"
    }
    return "\(path)\(line.map { ":\($0)" } ?? ""): \(problem.description)"
  }
}

extension TraceProblem: CustomStringConvertible {
  /// The error message without path and line: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .empty: "the file is empty; record or import a trace first"
    case .noHeader(let why):
      "not a trace (\(why)); its first line must be an object with \"format\":\"overscroll-trace\""
    case .otherKind(let what): "not a trace \(what)"
    case .recording(let why):
      "not a trace (\(why)); if another program recorded it, import it first (overscroll import)"
    case .headerCutOff: "cut off within its header, so it cannot be used; record it again"
    case .version(let version):
      "version \(version), but this program reads version \(TraceHeader.version); use a newer overscroll"
    case .syntax(let why): "not JSON (\(why)); only the last line of a trace may be incomplete"
    case .noObject: "not a JSON object; every line of a trace must be one"
    case .missing(let key, let owner): "'\(key)' is missing; \(owner) needs it"
    case .wrong(let key, let value, let must): "\(key) is \(value); it must be \(must)"
    case .unexpected(let key, let owner):
      "\(owner) has no '\(key)'; write a last move before it, or leave it out"
    case .timeGoesBack(let time, let previous):
      "time \(time) µs is before the previous event (\(previous) µs); events of a layer must be in time order"
    case .endBeforeEvents(let time, let newest):
      "the recording ends at \(time) µs, before its newest event (\(newest) µs); the end's time must not be before its events"
    case .count(let stated, let counted):
      "the end line counts \(stated) events, but \(counted) lines are before it; the file was changed"
    case .afterEnd: "a line after the end line; a file holds one trace"
    case .lineTooLong: "line longer than \(TraceReader.longestLine / 1024) KiB; this is not a trace"
    case .tooManyEvents: "more than \(TraceReader.mostEvents) events; split the recording"
    case .textTooLong: "larger than \(TraceReader.longestText >> 20) MiB; split the recording"
    }
  }
}
