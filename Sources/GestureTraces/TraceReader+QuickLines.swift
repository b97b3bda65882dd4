/// The short way: lines that stand in canonical form are read without JSON, and only where they break no rule.
///
/// It reports nothing: a line that it leaves is read with care, with the same result or with the error.
extension TraceReader {
  /// Reads the canonical lines that begin at `start`; gives the position of the first that is another, or breaks a rule.
  mutating func readEvents(_ bytes: Span<UInt8>, from start: Int) -> Int {
    guard isAmongEvents, !isCareful else { return start }
    let count = bytes.count
    return bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return start }
      // Lines near the end are read where there is room behind them.
      let position = readLines(base, from: start, upTo: count - EventLineReader.reach + 1)
      guard position > count - EventLineReader.reach, position < count else { return position }
      return position + readLastLines(UnsafeRawBufferPointer(rebasing: text[position...]))
    }
  }

  /// Reads lines that begin below `end`, behind which the reader may look; gives the position of the first that is left.
  private mutating func readLines(_ base: UnsafeRawPointer, from start: Int, upTo end: Int) -> Int {
    var line = base + start
    let last = base + max(start, end)
    // A copy: nothing that is written to here can change it.
    let reader = quickReader
    while line < last {
      var next = line
      guard let event = reader.event(at: &next), takeQuickly(event) else { break }
      line = next
    }
    return line - base
  }

  /// Reads the lines of a piece shorter than the reader's reach; gives the bytes that were read.
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

  /// Takes an event of the next line, unless it breaks a rule: then the careful reader says which.
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
