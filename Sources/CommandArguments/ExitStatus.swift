/// The exit status of the program.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Success.
  case done = 0
  /// Success, but the answer is no: a check, gate or comparison failed.
  case answerIsNo = 1
  /// Failure: a mistake in the call, or a problem with a file or a device.
  case couldNot = 2

  /// The meaning as a sentence for users.
  package var meaning: String {
    switch self {
    case .done: "Done. Also Ctrl-C during record and in the questions of label."
    case .answerIsNo:
      "Done, and the answer is no: a case, gate, lint, certificate, limit or comparison failed, or nothing became smaller."
    case .couldNot:
      "Could not: a mistake in the call, a file or a device. The message says where, what was wrong and what to do; nothing is half-written."
    }
  }
}
