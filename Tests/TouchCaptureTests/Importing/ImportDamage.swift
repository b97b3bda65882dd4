import GestureTraces

@testable import TouchCapture

/// Damages recordings, imports them, and judges what came of it. `tools/prove import` is compiled with this file too.
struct ImportDamage {
  /// The recording's file: damaged texts are imported as if they stood in its place.
  let path: String
  /// Its lines without their ends.
  let lines: [ArraySlice<UInt8>]
  private let bytes: [UInt8]

  /// What an import may do.
  enum Outcome: Equatable {
    /// Traces came, all of them sound.
    case traces
    /// One line says why there are none.
    case refused
    /// The format is none that is read.
    case unknown
    /// What must never happen.
    case wrong(String)
  }

  init(_ bytes: [UInt8], path: String) {
    (self.bytes, self.path) = (bytes, path)
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  // MARK: Damage

  /// The first lines, the last one with its end.
  func cut(after count: Int) -> [UInt8] { Array(bytes[..<min((lines[count - 1].endIndex) + 1, bytes.count)]) }

  /// One thing wrong, chosen at random: lines swapped, doubled, taken out, cut short; a number that is none or far too large.
  func damaged(_ random: inout SeededRandom) -> [UInt8] {
    var changed = lines
    let line = Int.random(in: changed.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: changed.swapAt(line, Int.random(in: changed.indices, using: &random))
    case 1: changed.swapAt(line, min(line + 1, changed.count - 1))
    case 2: changed.insert(changed[line], at: line)
    case 3: changed.remove(at: line)
    case 4: changed[line] = changed[line].dropLast(Int.random(in: 1...20, using: &random))
    default: changed[line] = withWildNumber(changed[line], &random)
    }
    return Array(changed.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static let wildNumbers = [
    "-1", "ffffffff", "99999999999", "2147483647", "-2147483648", "32767", "", "nan", "1e400", "0x7f", "é",
    "18446744073709551616", "1024", "300",
  ]

  /// The line with one of its numbers replaced.
  private func withWildNumber(_ line: ArraySlice<UInt8>, _ random: inout SeededRandom) -> ArraySlice<UInt8> {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let starts = line.indices.filter {
      isDigit(line[$0]) && ($0 == line.startIndex || !isDigit(line[$0 - 1]))
    }
    guard let start = starts.randomElement(using: &random) else { return line }
    let wild = Self.wildNumbers[Int.random(in: 0..<Self.wildNumbers.count, using: &random)]
    let rest = line[start...].drop(while: isDigit)
    return ArraySlice(Array(line[..<start]) + Array(wild.utf8) + Array(rest))
  }

  // MARK: Judgement

  /// Imports a text in the recording's place and judges what came.
  ///
  /// - Parameters:
  ///   - text: The damaged recording.
  ///   - forced: The format to read it in, right or wrong; nil for the one its content tells.
  ///   - isRawOnly: Whether libinput is left out.
  ///   - readsBack: Whether the traces are written and read back as well.
  ///   - pointsPerPixel: Points of a pixel of the screen; nil where nobody says.
  /// - Returns: What came of it.
  func outcome(
    of text: [UInt8], as forced: RecordingImport.Format? = nil, isRawOnly: Bool = true,
    readsBack: Bool = true,
    pointsPerPixel: Double? = nil
  ) -> Outcome {
    var options = ImportOptions(tool: "proof")
    (options.isRawOnly, options.scrolls.pointsPerPixel) = (isRawOnly, pointsPerPixel)
    guard let format = forced ?? RecordingImport.format(of: text) else { return .unknown }
    do {
      let file = try RecordingImport.traces(of: RecordingSource(text, shownPath: path), format, options)
      guard !file.traces.isEmpty else {
        return file.notes.map(\.description).contains { !$0.isEmpty }
          ? .refused : .wrong("nothing, and nobody says why")
      }
      return file.traces.lazy.compactMap { Self.problem(of: $0, readsBack) }.first.map(Outcome.wrong)
        ?? .traces
    } catch {
      let message = "\(error)"
      let isSound = message.contains(": ") && !message.contains("\n") && message.hasPrefix("\(path):")
      // A description beside the recording may be what is wrong.
      return isSound || message.contains(".desc") ? .refused : .wrong("'\(message)' does not name the file")
    }
  }

  /// What is wrong with a trace; nil for a sound one.
  private static func problem(of trace: Trace, _ readsBack: Bool) -> String? {
    guard let end = trace.end, let grade = end.grade, let reasons = end.reasons else { return "no grade" }
    guard !trace.events.isEmpty, end.events == trace.events.count else { return "an empty trace" }
    guard (grade == "A") == reasons.isEmpty else { return "grade \(grade), reasons \(reasons)" }
    if grade == "A", let why = incompleteness(of: trace) { return "grade A, and \(why)" }
    guard readsBack else { return nil }
    do {
      let read = try TraceReader.trace(of: TraceWriter.bytes(of: trace), path: trace.path)
      return read.events == trace.events && read.end == trace.end && read.warnings.isEmpty
        ? nil : "reads back as another: \(read.warnings)"
    } catch {
      return "does not read back: \(error)"
    }
  }

  /// What is missing in a trace by its events alone, counted anew: the grade must have told.
  private static func incompleteness(of trace: Trace) -> String? {
    var down: Set<String> = []
    for event in trace.events {
      let name = { (slot: Int) in "\(event.layer) \(slot)" }
      switch event.kind {
      case .down(let slot, _, _): if !down.insert(name(slot)).inserted { return "a contact comes down twice" }
      case .move(let slot, _, _):
        if !down.contains(name(slot)) { return "a contact moves that never came down" }
      case .up(let slot), .cancel(let slot): if down.remove(name(slot)) == nil { return "a lift of nobody" }
      case .gap: return "something was lost"
      default: break
      }
    }
    return down.isEmpty ? nil : "a contact never lifted"
  }
}
