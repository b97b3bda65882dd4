import CommandArguments
import PromptedCapture
import TextFormats

/// The summary that is printed after a prompted session.
enum PromptSummary {
  /// Summarises a session in lines such as `quick: 17 of 18 takes in out: 16 accepted, 1 accepted anyway; 1 skipped`.
  ///
  /// Further lines say what to do next.
  ///
  /// - Parameters:
  ///   - manifest: The manifest of the session.
  ///   - folder: The folder as it was given.
  /// - Returns: The lines.
  static func lines(_ manifest: SessionManifest, folder: String) -> [String] {
    let takes = manifest.takes
    func count(_ decision: PromptMachine.Decision?) -> Int { takes.count { $0.decision == decision } }
    let kept = count(.accepted) + count(.acceptedAnyway)
    var parts = ["\(count(.accepted)) accepted"]
    if count(.acceptedAnyway) > 0 { parts.append("\(count(.acceptedAnyway)) accepted anyway") }
    if count(.givenUp) > 0 { parts.append("\(count(.givenUp)) given up, because input ended") }
    if count(.skipped) > 0 { parts.append("\(count(.skipped)) skipped") }
    let head =
      "\(manifest.session.name): \(kept) of \(takes.count) takes in \(folder): \(parts.joined(separator: ", "))"
    let open = count(nil) + count(.givenUp)
    guard open > 0 else {
      return [head, "next: \(ShellLine.text([Console.programName, "report", ShellLine.path(folder)]))"]
    }
    let next = (takes.firstIndex { $0.decision == nil || $0.decision == .givenUp } ?? 0) + 1
    return [
      head, "\(Counted.text(open, "take")) left: run the same command again to continue with number \(next)",
    ]
  }
}
