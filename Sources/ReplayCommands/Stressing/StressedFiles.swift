import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import ReplayExperiments
import TraceReplay

/// Writes the worst traces of a stress run to files, so that a replay can show them.
struct StressedFiles {
  let folder: String
  let force: Bool
  let options: ReplayOptions
  let seed: UInt64

  /// Writes the trace of a group's worst run to a file, if the condition changes traces.
  ///
  /// - Parameter group: A group with a worst trace.
  /// - Returns: The path; nil if the trace is replayed unchanged.
  /// - Throws: An error for a file that cannot be read again, or written.
  func write(_ group: StressGroup) throws -> String? {
    guard let worst = group.worst else { return nil }
    let condition = group.conditions[worst.condition]
    guard condition.changesTrace else { return nil }
    guard worst.trace != "-" else {
      throw UserError("stdin: it was read once and cannot be read again to be saved; name a file")
    }
    let trace = try TraceFiles.trace(at: worst.trace)
    let stressed = condition.trace(trace, options: options, repeat: worst.number, seed: seed)
    try FileIO.makeFolder(folder)
    let path = "\(folder)/\(name(of: group, condition, worst))"
    try FileIO.write(TraceWriter.bytes(of: stressed), to: path, overwrite: force)
    return path
  }

  private func name(of group: StressGroup, _ condition: StressCondition, _ worst: StressExample) -> String {
    let stem = TraceFiles.stem(of: worst.trace)
    let parts = [group.engine, group.model, group.origin, condition.name, "\(worst.number + 1)", stem]
    // A policy's name is anything; a file's is not.
    let safe = parts.map { String($0.map { $0 == "/" || $0 == "\0" ? "-" : $0 }) }
    return safe.joined(separator: ".") + ".trace"
  }
}
