/// The status with which the program exits.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Success; if the command checks something, the check passed.
  case done = 0
  /// The command ran, but its answer is no: a check, gate or comparison failed.
  case answerIsNo = 1
  /// The command failed: a mistake in the call, or a problem with a file or a device.
  case couldNot = 2

  /// The meaning of the status as a sentence for users.
  package var meaning: String {
    switch self {
    case .done: "Success; also if Ctrl-C ends record or the questions of label."
    case .answerIsNo:
      "The work is done and a check failed: a case, gate, lint, certificate, limit or comparison, or shrink found nothing smaller."
    case .couldNot:
      "The work was not done: a mistake in the call, or a problem with a file or device. The message names the place, the problem and the remedy; no file is left half-written."
    }
  }
}
