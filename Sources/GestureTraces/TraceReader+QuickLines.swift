/// The fast path for reading a trace: lines in canonical form that break no rule are read without a JSON parser.
///
/// It reports no errors: a line that it does not accept is read by the full reader, with the same result or with the error.
extension TraceReader {
  /// Reads canonical lines from `start` on, and returns the position of the first line that is not canonical or breaks a rule.
  mutating func readEvents(_ bytes: Span<UInt8>, from start: Int) -> Int {
    guard isAmongEvents, !isCareful else { return start }
    let count = bytes.count
    return bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return start }
      // Lines near the end are copied to a buffer with enough bytes after them.
      let position = readLines(base, from: start, upTo: count - EventLineReader.reach + 1)
      guard position > count - EventLineReader.reach, position < count else { return position }
      return position + readLastLines(UnsafeRawBufferPointer(rebasing: text[position...]))
    }
  }

  /// Reads lines that begin before `end`, and returns the position of the first one that was not read.
  private mutating func readLines(_ base: UnsafeRawPointer, from start: Int, upTo end: Int) -> Int {
    var line = base + start
    let last = base + max(start, end)
    // A local copy, so that the compiler knows that writes here cannot change it.
    let reader = quickReader
    while line < last {
      var next = line
      guard let event = reader.event(at: &next), takeQuickly(event) else { break }
      line = next
    }
    return line - base
  }

  /// Reads the lines of a piece that is too short for the fast reader, by copying it, and returns the number of bytes read.
  private mutating func readLastLines(_ piece: UnsafeRawBufferPointer) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 2 * EventLineReader.reach, alignment: 8) { room in
      guard let base = UnsafeRawPointer(room.baseAddress) else { return 0 }
      room.initializeMemory(as: UInt8.self, repeating: 0)
      room.copyMemory(from: piece)
      let position = readLines(base, from: 0, upTo: piece.count)
      var line = base + position
      guard position < piece.count, let end = quickReader.end(at: &line), problem(of: end) == nil else {
        return position
      }
      (self.end, isAmongEvents) = (end, false)
      self.line += 1
      return line - base
    }
  }

  /// Adds the event of the next line unless it breaks a rule, which the full reader then reports.
  @inline(__always)
  private mutating func takeQuickly(_ event: TraceEvent) -> Bool {
    let (time, index) = (event.timeMicroseconds, event.layer.index)
    guard time >= lastTimes[index], events.count < Self.mostEvents else { return false }
    lastTimes[index] = time
    events.append(event)
    line += 1
    return true
  }
}
