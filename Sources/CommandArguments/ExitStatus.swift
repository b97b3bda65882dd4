/// How the program ends, for scripts.
package enum ExitStatus: Int32, Sendable {
  /// Done.
  case done = 0
  /// Done, and the answer is no: a check, gate or comparison failed.
  case answerIsNo = 1
  /// Could not: usage, file or device.
  case couldNot = 2
}
