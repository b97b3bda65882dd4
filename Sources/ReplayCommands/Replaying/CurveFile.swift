import CommandArguments
import CommandInputs
import ExternalEngines
import FileAccess
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// The file of `replay --curve FILE`: one row per display frame, written as it is computed.
enum CurveFile {
  /// The option `--curve`; nil if it is not given.
  static let option = Option<String?>(
    "curve", "FILE", .output(),
    help: "write one row per frame instead of results: FILE.csv or FILE.jsonl; - is stdout, as CSV"
  ).oftenUsed

  /// The paragraph about `--curve` in the help of `replay`.
  static let note =
    "With --curve each display frame is a row: time_ms, gesture, finger_pt, offset_pt, velocity_pt_s, inset_pt, pull_pt, progress (the original's own number, where it has one), state and event (contact, lift, trigger, callback, end). It is what 'render' draws. Rows are written as they come: memory does not grow with them."

  /// Replays the traces and writes their frames, trace by trace, each engine with each of its models.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - words: The traces, as on the command line.
  ///   - settings: The settings of the replays.
  ///   - force: Whether an existing file may be replaced.
  ///   - console: Receives failures, and rows for stdout.
  /// - Returns: The exit status.
  /// - Throws: An error for a file name without a known format, or a file that cannot be written.
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

  /// Writes the display frames of one trace, one row each.
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
      let curve = ReplayCurve(trace: path, engine: choice.name, model: model.label, form: form)
      replay.showFrames(of: choice.engine(in: replay.scene, on: model)) { file.addRow(curve.row($0)) }
      do throws(EngineFault) { try replay.requireWork() } catch { throw UserError("\(path): \(error)") }
      if file.hasFailed { return }
    }
  }
}

/// Writes rows to a file or stdout, buffered.
private final class CurveOutput {
  private var file: StagedFile
  private var bytes: [UInt8]
  private var failure: FileError?
  /// The number of rows so far.
  private(set) var rows = 0

  /// The size of the output buffer, in bytes.
  private static let block = 1 << 16

  /// Prepares a file that begins with the line `head`; it is created when the first row is written.
  init(_ path: String, overwrite: Bool, head: String) throws(FileError) {
    file = try StagedFile(path, overwrite: overwrite)
    bytes = Array(head.utf8)
  }

  /// Adds a row. If writing fails, ``check()`` throws the error later.
  func addRow(_ text: String) {
    rows += 1
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.block { flush() }
  }

  /// True after a write error; no further rows are written.
  var hasFailed: Bool { failure != nil }

  /// Throws the first write error so far, if there was one.
  func check() throws(FileError) {
    if let failure { throw failure }
  }

  /// Writes the remaining bytes, and gives the finished file its name.
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
