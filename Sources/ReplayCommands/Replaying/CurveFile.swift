import CommandArguments
import CommandInputs
import ExternalEngines
import FileAccess
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// The file that `replay --curve FILE` writes: a row a display frame, each written as it comes.
enum CurveFile {
  /// The option.
  static let option = Option<String?>(
    "curve", "FILE", .output(),
    help: "write a row a frame in place of results: FILE.csv, or FILE.jsonl; - is stdout, as CSV"
  ).oftenUsed

  /// The note on it in --help.
  static let note =
    "With --curve each display frame is a row: time_ms, gesture, finger_pt, offset_pt, velocity_pt_s, inset_pt, pull_pt, progress (the original's own number, where it has one), state and event (contact, lift, trigger, callback, end). It is what 'render' draws. Rows are written as they come: memory does not grow with them."

  /// Replays the traces and writes their frames, trace by trace, each engine on each of its models.
  ///
  /// - Parameters:
  ///   - path: Where they go.
  ///   - words: The traces, as on the command line.
  ///   - settings: How they are replayed.
  ///   - force: Whether a file that is there may be replaced.
  ///   - console: Where failures go, and stdout.
  /// - Returns: The exit status.
  /// - Throws: A name that does not say what to write, and what keeps it from being written.
  static func write(
    to path: String, of words: [String], _ settings: ReplaySettings, force: Bool, _ console: Console
  ) throws -> ExitStatus {
    let form = try form(of: path)
    let paths = try TraceFiles.expand(words)
    console.flush()
    let file = try CurveOutput(path, overwrite: force, head: ReplayCurve.header(form))
    var tally = FailureTally(console)
    for trace in paths {
      tally.attempt { try write(trace, settings, form, to: file, console) }
      try file.check()
    }
    // Of traces that all failed there is nothing to put in a file, nor to say that it was.
    if file.rows == 0, tally.status != .done { return tally.status }
    try file.finish()
    if path != "-" { console.print("Wrote \(Counted.text(file.rows, "frame")) to \(path).") }
    return tally.status
  }

  private static func form(of path: String) throws -> ReplayCurve.Form {
    if path == "-" || path.hasSuffix(".csv") { return .csv }
    if path.hasSuffix(".jsonl") || path.hasSuffix(".json") || path.hasSuffix(".ndjson") { return .jsonLines }
    throw UserError("\(path): the end of its name does not say what to write; name it .csv or .jsonl")
  }

  /// Writes the frames of one trace.
  private static func write(
    _ path: String, _ settings: ReplaySettings, _ form: ReplayCurve.Form, to file: CurveOutput,
    _ console: Console
  ) throws {
    let trace = try TraceFiles.trace(at: path)
    for warning in settings.options.warnings(of: trace) { console.warn(warning) }
    let runs = settings.runs(of: trace)
    do throws(EngineFault) {
      try runs.first?.replay.requireFrames(atMost: ReplayWork.mostFramesWritten, runs: runs.count)
    } catch {
      throw UserError("\(path): \(error)")
    }
    for (choice, replay) in runs {
      let model = replay.model
      let curve = ReplayCurve(trace: path, engine: choice.name, model: "\(model.name)", form: form)
      replay.showFrames(of: choice.engine(in: replay.scene, on: model)) { file.addRow(curve.row($0)) }
      do throws(EngineFault) { try replay.requireWork() } catch { throw UserError("\(path): \(error)") }
      if file.hasFailed { return }
    }
  }
}

/// Rows on their way to a file.
private final class CurveOutput {
  private var file: StagedFile
  private var bytes: [UInt8]
  private var failure: FileError?
  /// The rows added so far.
  private(set) var rows = 0

  /// Bytes that are gathered before they are written.
  private static let block = 1 << 16

  /// A file that begins with `head`; nothing of it is there before rows are.
  init(_ path: String, overwrite: Bool, head: String) throws(FileError) {
    file = try StagedFile(path, overwrite: overwrite)
    bytes = Array(head.utf8)
  }

  /// Adds a row; whether it could be written, ``check()`` says.
  func addRow(_ text: String) {
    rows += 1
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.block { flush() }
  }

  /// True once a row could not be written: none after it is.
  var hasFailed: Bool { failure != nil }

  /// Throws what went wrong so far.
  func check() throws(FileError) {
    if let failure { throw failure }
  }

  /// Writes what is left, and puts the file in its place.
  func finish() throws(FileError) {
    flush()
    try check()
    try file.commit()
  }

  private func flush() {
    guard failure == nil else { return }
    do throws(FileError) { try file.append(bytes) } catch { failure = error }
    bytes.removeAll(keepingCapacity: true)
  }
}
