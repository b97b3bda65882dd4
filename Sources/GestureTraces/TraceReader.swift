import TextFormats

/// Reads a trace line by line and checks every rule of the format; only the trace itself is kept in memory.
public struct TraceReader {
  /// The greatest accepted length of a line, in bytes.
  public static let longestLine = 64 * 1024
  /// The greatest accepted number of events in a file.
  ///
  /// Each takes some 40 bytes as it is read, and a few hundred in a replay: so many fit in a gigabyte.
  public static let mostEvents = 2_000_000
  /// The greatest accepted length of a file, in bytes: what a packed corpus can hold, and more than so many events as they are recorded.
  package static let longestText = 268_435_456
  /// The latest accepted time of an event, in microseconds: 24 h.
  public static let longestTime: Int64 = 24 * 3600 * 1_000_000

  private let path: String
  let isCareful: Bool
  private var splitter = LineSplitter(longest: longestLine)
  let quickReader = EventLineReader()
  var line = 0
  /// The number of bytes received so far.
  private var received = 0
  /// True while only events may follow: after the header, before the end line, and without a broken line.
  var isAmongEvents = false
  private var header: TraceHeader?
  var events: [TraceEvent] = []
  var end: TraceEnd?
  /// The time of the latest event of each layer, in microseconds.
  var lastTimes: InlineArray<2, Int64> = [0, 0]
  private var skipped = 0
  private var unknownNames: [String] = []
  /// The greatest number of kinds of skipped event that a warning names.
  private static let mostNames = 5
  /// The line that is not JSON, and its error. It is accepted only as the last line of a file that was cut off.
  private var broken: (line: Int, problem: TraceProblem)?
  /// True if the broken line ends in the middle of a value, as in a file that was cut off.
  private var isCutOff = false
  /// True if the broken line has an error before its end; relevant only if a line feed ends it.
  private var isWhole = false
  /// True if the last line has no line feed at its end.
  private var isOpen = false

  /// A reader that has not received any bytes yet.
  ///
  /// - Parameter path: The trace's name in messages.
  public init(path: String) {
    self.init(path: path, isCareful: false)
  }

  /// A reader that has not received any bytes yet.
  ///
  /// - Parameters:
  ///   - path: The trace's name in messages.
  ///   - isCareful: True to disable the fast path, so that tests and proofs can compare both.
  package init(path: String, isCareful: Bool) {
    (self.path, self.isCareful) = (path, isCareful)
  }

  /// Sets the header, as if the header's line had been read.
  ///
  /// - Parameter header: The header.
  package mutating func begin(with header: TraceHeader) {
    precondition(line == 0, "a trace has one header")
    (self.header, line, isAmongEvents) = (header, 1, true)
  }

  /// Reads the trace in the contents of a file.
  ///
  /// Without an end line the file was cut off: its complete lines are used and the trace is marked as truncated; only the last line may be
  /// broken. Unknown keys and event types are preserved; unknown types also cause one warning.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a trace file.
  ///   - path: The trace's name in messages.
  /// - Returns: The trace.
  /// - Throws: An error that says what is wrong, with the line.
  public static func trace(of bytes: [UInt8], path: String) throws(TraceError) -> Trace {
    var reader = TraceReader(path: path)
    try reader.read(bytes)
    return try reader.finish()
  }

  /// Reads the next bytes of the trace; a line may continue in the next chunk.
  ///
  /// - Parameter chunk: The next bytes.
  /// - Throws: An error that says what is wrong, with the line.
  public mutating func read(_ chunk: [UInt8]) throws(TraceError) { try read(chunk, from: 0) }

  /// Reads the next bytes of the trace; a line may continue in the next chunk.
  ///
  /// - Parameters:
  ///   - chunk: Bytes that include the next ones.
  ///   - start: The index of the first byte that was not read yet.
  /// - Throws: An error that says what is wrong, with the line.
  package mutating func read(_ chunk: [UInt8], from start: Int) throws(TraceError) {
    makeRoom(for: chunk)
    received += chunk.count
    guard received <= Self.longestText else { throw error(.textTooLong, line: nil) }
    // Moved out of the reader while it runs, because it calls back into the reader.
    var splitter = splitter
    self.splitter = LineSplitter(longest: Self.longestLine)
    try splitter.split(
      chunk, from: start,
      skipping: { (bytes, start) throws(TraceError) in readEvents(bytes, from: start) }
    ) { line throws(TraceError) in try read(line) }
    if splitter.isOverlong { throw error(.lineTooLong, line: line + 1) }
    self.splitter = splitter
  }

  /// Ends the reading, after all bytes of the trace were passed in, and returns the trace.
  ///
  /// - Parameter hashing: Whether to compute the hash of its contents.
  /// - Returns: The trace.
  /// - Throws: An error that says what is wrong, with the line.
  public mutating func finish(hashing: Bool = false) throws(TraceError) -> Trace {
    if let rest = splitter.rest {
      isOpen = true
      try read(rest.span)
    }
    var trace = try finishLines()
    if hashing { trace.contentHash = trace.hashOfContents }
    return trace
  }

  private func error(_ problem: TraceProblem, line: Int?) -> TraceError {
    TraceError(path: path, line: line, problem: problem)
  }

  /// Reserves memory based on a file's first bytes, so that a short trace is not moved as it grows.
  private mutating func makeRoom(for chunk: [UInt8]) {
    if events.isEmpty { events.reserveCapacity(chunk.count / Self.usualLine) }
  }

  /// The usual length of a line, in bytes.
  private static let usualLine = 50

  private mutating func read(_ bytes: Span<UInt8>) throws(TraceError) {
    line += 1
    if let broken { throw error(broken.problem, line: broken.line) }
    guard end == nil else { throw error(.afterEnd, line: line) }
    do throws(TraceProblem) {
      try readSlowly(bytes)
    } catch {
      throw self.error(error, line: line)
    }
    isAmongEvents = header != nil && end == nil && broken == nil
  }

  private mutating func readSlowly(_ bytes: Span<UInt8>) throws(TraceProblem) {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes)
    } catch {
      let why = "column \(error.column): \(error.problem)"
      // A complete line with an error before its end was not truncated; a truncated file ends without a line feed.
      isWhole = error.offset < bytes.count
      isCutOff = bytes.count > 0 && bytes[0] == UInt8(ascii: "{") && error.offset == bytes.count
      broken = (line, header == nil ? Self.noHeader(bytes, why) : .syntax(why))
      return
    }
    guard let object = value.object else { throw header == nil ? .recording("not an object") : .noObject }
    if header == nil { header = try TraceHeader(object) } else { try read(object) }
  }

  /// True if the start of a line contains the schema name of a policy, which is another kind of file.
  private static func mentionsPolicy(_ start: String) -> Bool {
    start.indices.contains { start[$0...].hasPrefix("overscroll-policy/") }
  }

  /// How many bytes of a first line are searched for hints about the kind of file.
  private static let longestHint = 200

  /// The error for a first line that is not a header, with a hint about what the file is.
  private static func noHeader(_ bytes: Span<UInt8>, _ why: String) -> TraceProblem {
    if bytes.count == 0 { return .noHeader("the line is empty") }
    if bytes.count > 2, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      return .noHeader("a byte order mark is before it, which JSON does not allow")
    }
    let start = String(decoding: (0..<min(bytes.count, Self.longestHint)).map { bytes[$0] }, as: UTF8.self)
    if start == "{" {
      return .otherKind("(a brace alone on its first line); if it is a policy, name it with --engine")
    }
    if Self.mentionsPolicy(start) { return .otherKind("but a policy; name it with --engine") }
    guard !start.hasPrefix("{") else { return .noHeader(why) }
    return .recording(why)
  }

  private mutating func read(_ object: JSONObject) throws(TraceProblem) {
    guard let type = object["type"] else { throw .missing(key: "type", of: "an event") }
    guard let type = type.string else {
      throw .wrong(key: "type", value: type.kindName, must: "a text in double quotes")
    }
    if type == "end" {
      let end = try TraceEnd(object)
      if let problem = problem(of: end) { throw problem }
      self.end = end
    } else {
      try take(try TraceEvent(type: type, object))
    }
  }

  /// The rule that an end line breaks, such as a wrong count; nil if it breaks none.
  func problem(of end: TraceEnd) -> TraceProblem? {
    guard end.events == events.count else { return .count(stated: end.events, counted: events.count) }
    let newest = max(lastTimes[0], lastTimes[1])
    return end.timeMicroseconds >= newest ? nil : .endBeforeEvents(end.timeMicroseconds, newest: newest)
  }

  private mutating func take(_ event: TraceEvent) throws(TraceProblem) {
    if case .unknown(let object) = event.kind {
      guard events.count < Self.mostEvents else { throw .tooManyEvents }
      note(object)
      // The order of events in an unknown layer cannot be checked.
      if object["layer"].map({ $0 != .string(event.layer.rawValue) }) ?? false { return events.append(event) }
    }
    try checkOrder(event.timeMicroseconds, event.layer)
    events.append(event)
  }

  /// Checks that another event may follow: the file has not too many events, and it is not before the previous one of its layer.
  private mutating func checkOrder(_ time: Int64, _ layer: TraceLayer) throws(TraceProblem) {
    guard events.count < Self.mostEvents else { throw .tooManyEvents }
    let previous = lastTimes[layer.index]
    guard time >= previous else { throw .timeGoesBack(time, previous: previous) }
    lastTimes[layer.index] = time
  }

  /// Records the name of an event that is skipped, for the warning.
  private mutating func note(_ object: JSONObject) {
    skipped += 1
    guard unknownNames.count <= Self.mostNames else { return }
    let type = object["type"]?.string ?? ""
    let layer = object["layer"]?.string
    let isKnown = TraceEvent.Kind.names.contains(type)
    let name = isKnown ? "layer \(JSONWriter.quoted(layer ?? ""))" : JSONWriter.quoted(type)
    if !unknownNames.contains(name) { unknownNames.append(name) }
  }

  private func finishLines() throws(TraceError) -> Trace {
    guard line > 0 else { throw error(.empty, line: nil) }
    guard let header else {
      throw error(line == 1 && isCutOff ? .headerCutOff : broken?.problem ?? .empty, line: 1)
    }
    if let broken, isWhole, !isOpen { throw error(broken.problem, line: broken.line) }
    if let end, let problem = header.labelBeyond(end: end.timeMicroseconds) { throw error(problem, line: 1) }
    var trace = Trace(path: path, header: header, events: events, end: end)
    if skipped > 0 { trace.warnings.append("\(path): \(skippedText)") }
    if let warning = trace.warningOfUnits { trace.warnings.append(warning) }
    if end == nil {
      trace.warnings.append(
        "\(path): cut off after line \(broken.map { $0.line - 1 } ?? line); using the \(events.count) events before"
      )
    }
    return trace
  }

  private var skippedText: String {
    let names = unknownNames.prefix(Self.mostNames).joined(separator: ", ")
    let more = unknownNames.count > Self.mostNames ? " and others" : ""
    return
      "skipped \(Counted.text(skipped, "event")) of unknown kinds: \(names)\(more); a newer overscroll may read them"
  }
}

extension TraceLayer {
  /// The layer's index in arrays.
  var index: Int { self == .libinput ? 0 : 1 }
}
