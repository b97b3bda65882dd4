import GestureTraces
import TextFormats

@testable import TouchCapture

/// Recordings by others: imported into sound traces, or refused in one line; quick readers as careful ones.
enum ImportTargets {
  private static let judge = ImportDamage([], path: "a")

  /// A text of whatever format it is.
  static func any(_ text: [UInt8]) -> Bool {
    switch judge.outcome(of: text) {
    case .traces: return true
    case .refused, .unknown: return false
    case .wrong(let why): broken(why)
    }
  }

  /// A text of whatever format, whose pixels have a size.
  static func pixels(_ text: [UInt8]) -> Bool {
    switch judge.outcome(of: text, pointsPerPixel: 0.5) {
    case .traces: return true
    case .refused, .unknown: return false
    case .wrong(let why): broken(why)
    }
  }

  /// A table of pointers or scrolls, whose traces have what its rows say.
  static func table(_ text: [UInt8]) -> Bool {
    guard any(text) else { return false }
    guard let format = RecordingImport.format(of: text), [.csv, .json].contains(format),
      format == .csv || (try? JSONReader.value(of: text)) != nil,
      // Signs that a paste loses, as zeros and colours, are no part of a row.
      let said = SaidRows(format == .csv ? PastedText.clean(text) : text),
      let file = try? RecordingImport.traces(
        of: RecordingSource(text, shownPath: "a"), format, ImportOptions(tool: "fuzz"))
    else { return true }
    for trace in file.traces {
      demand(
        trace.header.device.name == said.device.map { String($0.prefix(255)) }, "a device is called another")
      demand(
        trace.header.source.from?["units"]?.string == said.units.map { String($0.prefix(255)) },
        "units are told as others")
    }
    // Of rows that are left out, as the grade says, the others alone are in the traces.
    let leftOut = file.traces.contains { $0.end?.reasons?.contains { $0.contains("left out") } ?? false }
    guard !leftOut else { return true }
    if let scrolls = SaidScrolls(said) {
      scrolls.demand(in: file.traces)
    } else if !said.hasDeltas, let pointers = SaidPointers(said) {
      pointers.demand(in: file.traces)
    }
    return true
  }

  /// A recording of `libinput record`.
  static func libinputRecord(_ text: [UInt8]) -> Bool {
    let careful = outcome { () throws(CaptureError) in
      try LibinputRecordReader.read(text, file: "a", isCareful: true)
    }
    let quick = outcome { () throws(CaptureError) in
      try LibinputRecordReader.read(text, file: "a", cutAt: cuts(text))
    }
    demand(quick == careful, "the quick reader differs from the careful one")
    demandEvents(
      said(text, after: "- [", by: "[], ", radix: 10), in: careful.recording, "libinput record")
    return any(text)
  }

  /// A recording of evemu.
  static func evemu(_ text: [UInt8]) -> Bool {
    let careful = outcome { () throws(CaptureError) in
      recording(try EvemuReader.read(text, file: "a", isCareful: true))
    }
    let quick = outcome { () throws(CaptureError) in
      recording(try EvemuReader.read(text, file: "a", cutAt: cuts(text)))
    }
    demand(quick == careful, "the quick reader differs from the careful one")
    demandEvents(said(text, after: "E: ", by: ". ", radix: 16), in: careful.recording, "evemu")
    return any(text)
  }

  private static func recording(_ content: EvemuReader.Content) -> EvdevRecording {
    var recording = EvdevRecording(devices: [content.device])
    recording.damage = content.damage
    return recording
  }

  /// The events that the lines of a recording say, read by words: seconds, microseconds, type, code and value; nil where one of these
  /// lines has other words, which is the reader's business.
  private static func said(
    _ text: [UInt8], after start: String, by breaks: String, radix: Int
  ) -> [EvdevEvent]? {
    var events: [EvdevEvent] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      guard words.starts(with: start.utf8) else { continue }
      let parts = words.dropFirst(start.utf8.count).split { breaks.utf8.contains($0) }.map {
        String(decoding: $0, as: UTF8.self)
      }
      guard parts.count == 5, let seconds = Int64(parts[0]), let rest = Int64(parts[1]),
        radix == 10 || parts[1].count == 6, let type = UInt16(parts[2], radix: radix),
        let code = UInt16(parts[3], radix: radix), let value = Int32(parts[4])
      else { return nil }
      events.append(
        EvdevEvent(timeMicroseconds: seconds * 1_000_000 + rest, type: type, code: code, value: value))
    }
    return events
  }

  /// Every event that was said was read, all times from the same zero.
  private static func demandEvents(_ said: [EvdevEvent]?, in recording: EvdevRecording?, _ what: String) {
    guard let said, let recording, recording.devices.count == 1 else { return }
    let read = recording.devices[0].events
    // An event that goes back in time is damaged, and left out: its line is counted.
    guard recording.damage.count == 0 else {
      return demand(
        read.count + recording.damage.count >= said.count,
        "\(what): of \(said.count) events \(read.count) are read, and \(recording.damage.count) left out")
    }
    demand(read.count == said.count, "\(what): \(said.count) events are read as \(read.count)")
    guard let first = read.first, let own = said.first else { return }
    for (one, other) in zip(said, read) {
      let isSame = (one.type, one.code, one.value) == (other.type, other.code, other.value)
      let time = (
        one.timeMicroseconds - own.timeMicroseconds, other.timeMicroseconds - first.timeMicroseconds
      )
      demand(isSame && time.0 == time.1, "\(what): \(one) is read as \(other)")
    }
  }

  /// The takes of the lab's page: as many as the first line says, each with its name and what its lines say.
  static func takes(_ text: [UInt8]) -> Bool {
    guard let file = try? TakesFile.imported(text, path: "a") else { return false }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let head = lines.first.flatMap { try? JSONReader.value(of: Array($0)) }
    demand(head?["takes"]?.integer == file.traces.count, "\(file.traces.count) takes, and others are said")
    let starts = lines.indices.filter { lines[$0].starts(with: Array(#"{"take":"#.utf8)) }
    demand(starts.count == file.traces.count, "\(starts.count) takes are read as \(file.traces.count)")
    let names = starts.map { (try? JSONReader.value(of: Array(lines[$0])))?["take"]?.string }
    demand(names == file.names.map { $0 }, "takes are read with other names")
    for (index, trace) in file.traces.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : lines.count
      TraceTargets.demandKept(Array(lines[(starts[index] + 1)..<end].joined(separator: [0x0A])), in: trace)
      let again = try? TraceReader.trace(of: TraceWriter.bytes(of: trace), path: trace.path)
      demand(again?.header == trace.header && again?.events == trace.events, "a take is written as another")
    }
    return !file.traces.isEmpty
  }

  /// The outcome of reading: a recording, or what is wrong.
  private struct Outcome: Equatable {
    var recording: EvdevRecording?
    var problem: String?
  }

  private static func outcome(_ read: () throws(CaptureError) -> EvdevRecording) -> Outcome {
    do { return Outcome(recording: try read()) } catch { return Outcome(problem: "\(error)") }
  }

  private static func cuts(_ text: [UInt8]) -> [Int] {
    var random = TraceTargets.random(text)
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Int.random(in: 0...text.count, using: &random)
    }
    .sorted()
  }
}
