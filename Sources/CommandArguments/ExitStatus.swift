/// The status with which the program ends, for scripts.
package enum ExitStatus: Int32, Sendable {
  /// Done.
  case done = 0
  /// Done, and the answer is no: a check, gate or comparison failed.
  case answerIsNo = 1
  /// The work could not be done: a mistake in the call, a file or a device.
  case couldNot = 2
}
