/// Reads a trace line by line, checks every rule of the format, and holds that one trace only.
public struct TraceReader {
  /// Longest line, in bytes.
  public static let longestLine = 64 * 1024
  /// Most events a file may hold.
  public static let mostEvents = 10_000_000
  /// Latest time, in microseconds: 24 h.
  public static let longestTime: Int64 = 24 * 3600 * 1_000_000

  private let path: String
  private var line = 0
  private var header: TraceHeader?
  private var events: [TraceEvent] = []
  private var end: TraceEnd?
  private var lastTimes: [TraceLayer: Int64] = [:]
  private var unknownTypes: [String] = []
  /// A line that is no JSON: an error unless it is the last one.
  private var broken: (line: Int, problem: TraceProblem)?

  private init(path: String) {
    self.path = path
  }

  /// The trace in a file.
  ///
  /// A file without an end line was cut off: its whole lines are used and the trace is marked `truncated`; only the
  /// last line may be broken. Unknown keys and event types are kept, the latter with one warning.
  ///
  /// - Parameter path: A path, or `-` for stdin.
  /// - Returns: The trace.
  /// - Throws: `FileError` where the file can't be read, `TraceError` where it is no good trace.
  public static func trace(at path: String) throws -> Trace {
    let name = path == "-" ? "stdin" : path
    var reader = TraceReader(path: name)
    var splitter = LineSplitter(longest: longestLine)
    try FileIO.read(path) { chunk in
      try splitter.split(chunk) { line in try reader.read(line) }
      if splitter.isOverlong { throw reader.error(.lineTooLong, line: reader.line + 1) }
    }
    if let rest = splitter.rest { try reader.read(rest) }
    return try reader.finish()
  }

  /// The trace that these bytes hold.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a trace file.
  ///   - path: How messages call it.
  /// - Returns: The trace.
  /// - Throws: What is wrong, with the line.
  public static func trace(of bytes: [UInt8], path: String) throws(TraceError) -> Trace {
    var reader = TraceReader(path: path)
    var splitter = LineSplitter(longest: longestLine)
    try splitter.split(bytes) { line throws(TraceError) in try reader.read(line) }
    if splitter.isOverlong { throw reader.error(.lineTooLong, line: reader.line + 1) }
    if let rest = splitter.rest { try reader.read(rest) }
    return try reader.finish()
  }

  private func error(_ problem: TraceProblem, line: Int?) -> TraceError {
    TraceError(path: path, line: line, problem: problem)
  }

  private mutating func read(_ bytes: [UInt8]) throws(TraceError) {
    line += 1
    if let broken { throw error(broken.problem, line: broken.line) }
    guard end == nil else { throw error(.afterEnd, line: line) }
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes)
    } catch let failure {
      broken = (
        line,
        header == nil
          ? .noHeader("column \(failure.column): \(failure.problem)")
          : .syntax("column \(failure.column): \(failure.problem)")
      )
      return
    }
    do throws(TraceProblem) {
      guard let object = value.object else { throw header == nil ? .noHeader("no object") : .noObject }
      if header == nil { header = try TraceHeader(object) } else { try read(object) }
    } catch {
      throw self.error(error, line: line)
    }
  }

  private mutating func read(_ object: JSONObject) throws(TraceProblem) {
    guard let type = object["type"] else { throw .missing(key: "type", of: "an event") }
    guard let type = type.string else {
      throw .wrong(key: "type", value: "no text", must: "a text in double quotes")
    }
    if type == "end" {
      let end = try TraceEnd(object)
      guard end.events == events.count else { throw .count(stated: end.events, counted: events.count) }
      self.end = end
      return
    }
    guard events.count < Self.mostEvents else { throw .tooManyEvents }
    let event = try TraceEvent(type: type, object)
    let previous = lastTimes[event.layer] ?? 0
    guard event.timeMicroseconds >= previous else {
      throw .timeGoesBack(event.timeMicroseconds, previous: previous)
    }
    lastTimes[event.layer] = event.timeMicroseconds
    if case .unknown = event.kind, !unknownTypes.contains(type) { unknownTypes.append(type) }
    events.append(event)
  }

  private func finish() throws(TraceError) -> Trace {
    guard line > 0 else { throw error(.empty, line: nil) }
    guard let header else {
      throw error(line == 1 && looksCutOff ? .headerCutOff : broken?.problem ?? .empty, line: 1)
    }
    var trace = Trace(path: path, header: header, events: events, end: end)
    if !unknownTypes.isEmpty {
      let names = unknownTypes.map { "'\($0)'" }.joined(separator: ", ")
      trace.warnings.append("\(path): skipped events of a type this program does not know: \(names)")
    }
    if end == nil {
      trace.warnings.append(
        "\(path): cut off after line \(broken.map { $0.line - 1 } ?? line); using the \(events.count) events before"
      )
    }
    return trace
  }

  /// Whether a broken first line may be a header that was cut off: it begins as one.
  private var looksCutOff: Bool {
    guard case .noHeader(let why)? = broken?.problem else { return false }
    return why.contains("the text ends")
  }
}
