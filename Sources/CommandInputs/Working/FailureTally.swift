import CommandArguments

/// Runs several pieces of work of which some may fail: each failure is printed, and the others still run.
package struct FailureTally {
  /// The console on which failures are printed.
  package let console: Console
  /// The exit status: `couldNot` if any work failed, otherwise `answerIsNo` if any answer was no, otherwise `done`.
  package private(set) var status = ExitStatus.done
  /// The message of each failure, in order.
  package private(set) var failures: [String] = []

  /// Creates a tally before any work.
  package init(_ console: Console) { self.console = console }

  /// Runs a piece of work. An error that it throws is printed and counted.
  ///
  /// - Parameter work: The work.
  package mutating func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      Program.complain(error, console: console)
      count("\(error)")
    }
  }

  /// Prints a message about a failure, and counts the failure.
  ///
  /// - Parameter line: Where, what was wrong, what to do.
  package mutating func fail(_ line: String) {
    console.fail(line)
    count(line)
  }

  /// Runs a piece of work that answers yes or no. An error that it throws is printed and counted.
  ///
  /// - Parameter work: The work; returns false for the answer no.
  package mutating func answer(_ work: () throws -> Bool) {
    var isYes = true
    attempt { isYes = try work() }
    if !isYes, status == .done { status = .answerIsNo }
  }

  private mutating func count(_ line: String) {
    failures.append(line)
    status = .couldNot
  }
}
