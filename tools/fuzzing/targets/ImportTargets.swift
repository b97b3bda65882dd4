import GestureTraces

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

  /// A recording of `libinput record`.
  static func libinputRecord(_ text: [UInt8]) -> Bool {
    let careful = outcome { () throws(CaptureError) in
      try LibinputRecordReader.read(text, file: "a", isCareful: true)
    }
    let quick = outcome { () throws(CaptureError) in
      try LibinputRecordReader.read(text, file: "a", cutAt: cuts(text))
    }
    demand(quick == careful, "the quick reader differs from the careful one")
    return any(text)
  }

  /// A recording of evemu.
  static func evemu(_ text: [UInt8]) -> Bool {
    let careful = outcome { () throws(CaptureError) in
      EvdevRecording(devices: [try EvemuReader.read(text, file: "a", isCareful: true).device])
    }
    let quick = outcome { () throws(CaptureError) in
      EvdevRecording(devices: [try EvemuReader.read(text, file: "a", cutAt: cuts(text)).device])
    }
    demand(quick == careful, "the quick reader differs from the careful one")
    return any(text)
  }

  /// The takes of the lab's page: each is written as the trace that it was.
  static func takes(_ text: [UInt8]) -> Bool {
    guard let file = try? TakesFile.imported(text, path: "a") else { return false }
    demand(file.names.count == file.traces.count, "a take has no name")
    for trace in file.traces {
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
