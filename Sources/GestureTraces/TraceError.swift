/// A fault in a trace.
public enum TraceProblem: Error, Equatable, Sendable {
  /// Nothing is in the file.
  case empty
  /// The first line is no header.
  case noHeader(String)
  /// The header is cut off, so that nothing can be used.
  case headerCutOff
  /// Written by a newer program.
  case version(String)
  /// A line is no JSON.
  case syntax(String)
  /// A line is no JSON object.
  case noObject
  /// A required key is not there.
  case missing(key: String, of: String)
  /// A key's value is not what it must be.
  case wrong(key: String, value: String, must: String)
  /// A key stands where the format has none.
  case unexpected(key: String, of: String)
  /// The file is of another kind, which is told with what to do.
  case otherKind(String)
  /// The file is no trace at all, and why: most likely what another program recorded.
  case recording(String)
  /// A time is before that of the event before it.
  case timeGoesBack(Int64, previous: Int64)
  /// The end line's time is before an event's.
  case endBeforeEvents(Int64, newest: Int64)
  /// The end line counts other lines than there are.
  case count(stated: Int, counted: Int)
  /// A line stands after the end line.
  case afterEnd
  /// A line is longer than the format allows.
  case lineTooLong
  /// More events than the format allows.
  case tooManyEvents
}

/// A trace that can't be used: where, what is wrong, what to do.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  /// The path as given.
  public let path: String
  /// The line, from 1; nil where the whole file is meant.
  public let line: Int?
  /// The fault.
  public let problem: TraceProblem

  /// An error at a line of a file.
  public init(path: String, line: Int?, problem: TraceProblem) {
    self.path = path
    self.line = line
    self.problem = problem
  }

  /// `traces/pull-3.trace:14: time 3021 µs is before the previous event (3040 µs); …`.
  public var description: String {
    if case .recording = problem, !path.hasSuffix(".trace") {
      let word = path == "stdin" ? "-" : path.utf8.contains(0x20) ? "'\(path)'" : path
      return "\(path): import it first: overscroll import \(word)"
    }
    return "\(path)\(line.map { ":\($0)" } ?? ""): \(problem.description)"
  }
}

extension TraceProblem: CustomStringConvertible {
  /// The fault and what to do, without path and line.
  public var description: String {
    switch self {
    case .empty: "the file is empty; record or import a trace first"
    case .noHeader(let why):
      "not a trace (\(why)); its first line must be an object with \"format\":\"overscroll-trace\""
    case .otherKind(let what): "not a trace \(what)"
    case .recording(let why):
      "not a trace (\(why)); if another program recorded it, import it first (overscroll import)"
    case .headerCutOff: "cut off within its header, so that nothing can be used; record it again"
    case .version(let version):
      "version \(version), but this program reads version \(TraceHeader.version); use a newer overscroll"
    case .syntax(let why): "not JSON (\(why)); only the last line of a trace may be broken"
    case .noObject: "not a JSON object; every line of a trace is one"
    case .missing(let key, let owner): "'\(key)' is missing; \(owner) needs it"
    case .wrong(let key, let value, let must): "\(key) is \(value); it must be \(must)"
    case .unexpected(let key, let owner):
      "\(owner) has no '\(key)'; write a last move before it, or leave it out"
    case .timeGoesBack(let time, let previous):
      "time \(time) µs is before the previous event (\(previous) µs); events of a layer must be in time order"
    case .endBeforeEvents(let time, let newest):
      "the recording ends at \(time) µs, before its newest event (\(newest) µs); the end's time is when recording ended"
    case .count(let stated, let counted):
      "the end line counts \(stated) events, but \(counted) lines stand before it; the file was changed or mixed up"
    case .afterEnd: "a line after the end line; a file holds one trace"
    case .lineTooLong: "line longer than \(TraceReader.longestLine / 1024) KiB; this is no trace"
    case .tooManyEvents: "more than \(TraceReader.mostEvents) events; split the recording"
    }
  }
}
