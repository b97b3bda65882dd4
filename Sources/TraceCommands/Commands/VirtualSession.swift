import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import TouchCapture

/// `record --virtual FILE`: plays a recording of a device's raw events through libinput, instead of recording a device.
struct VirtualSession {
  private let invocation: Invocation<RecordOptions>
  private let file: String

  init(_ invocation: Invocation<RecordOptions>, file: String) {
    self.invocation = invocation
    self.file = file
  }

  /// Plays the recording through libinput, and writes libinput's events as traces.
  ///
  /// - Returns: Done.
  /// - Throws: An error if nothing was written.
  func run() throws -> ExitStatus {
    if let output = invocation.output, invocation.split == nil, !FileIO.isFolder(output),
      !output.hasSuffix("/")
    {
      try OutputCheck.requireFree([output], force: invocation.force)
    }
    let recording = try RecordingFile(file)
    let result = try VirtualRecording.result(
      recording.recording, source: recording.source(tool: Program.version),
      labels: RecordCommand.labels(invocation), name: recording.name,
      node: invocation.device, seat: invocation.seat,
      duration: RecordCommand.duration(invocation), gestures: invocation.count,
      readsRaw: !invocation.noRaw)
    if let why = result.emptiness { throw UserError("\(file): \(why)") }
    let traces = try RecordCommand.idle(invocation).map { idle in
      try parts(of: result.traces, idle: idle, recording.name)
    }
    let written = try traces ?? targets(result.traces, name: recording.name)
    for (path, trace) in written {
      try OutputCheck.requirePlainName(path, advice: "give another with -o")
      try FileIO.write(
        TraceWriter.bytes(of: trace), to: path, overwrite: invocation.force, keepsMode: false)
      for line in RecordSummary.lines(trace, path: path) { invocation.console.note(line) }
    }
    RecordCommand.tellNext(written.map(\.0), invocation)
    return .done
  }

  /// Splits traces into one trace per group of gestures, each with the path to write it to.
  private func parts(of traces: [Trace], idle: Int64, _ name: String) throws -> [(String, Trace)] {
    let folder = try RecordCommand.splitFolder(invocation)
    return names(of: traces, name: name).flatMap { file, trace in
      trace.split(idle: idle).enumerated().map { index, part in
        (folder + SplitName.file(String(file.dropLast(".trace".count)), index + 1), part)
      }
    }
  }

  /// The traces to write, each with its path. If the output is a folder, all are written; if it is a file, only the trace of the device
  /// that was touched first.
  private func targets(_ traces: [Trace], name: String) throws -> [(String, Trace)] {
    let output = invocation.output
    if let output, output.hasSuffix("/") || FileIO.isFolder(output) {
      try FileIO.makeFolder(output)
      let folder = output.hasSuffix("/") ? output : output + "/"
      return names(of: traces, name: name).map { (folder + $0.0, $0.1) }
    }
    guard let chosen = traces.first(where: { $0.header.device.kind != .wheel }) ?? traces.first else {
      return []
    }
    if traces.count > 1 {
      invocation.console.warn(
        "\(file): \(traces.count) devices, and a file holds one; this is '\(chosen.header.device.name ?? "")',"
          + " give a folder with -o for all")
    }
    return [(output ?? "\(name).trace", chosen)]
  }

  private func names(of traces: [Trace], name: String) -> [(String, Trace)] {
    if traces.count == 1 { return traces.map { ("\(name).trace", $0) } }
    return traces.enumerated().map { index, trace in
      ("\(name)-\(index + 1)-\(FileName.slug(trace.header.device.name ?? "device")).trace", trace)
    }
  }
}
