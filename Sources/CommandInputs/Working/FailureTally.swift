import CommandArguments

/// Runs several pieces of work of which some may fail: each failure is printed, and the others still run.
package struct FailureTally {
  /// The console for the failures.
  package let console: Console
  /// The exit status: `couldNot` if anything failed, else `answerIsNo` if any answer was no, else
  /// `done`.
  package private(set) var status = ExitStatus.done
  /// One line per failure, in order.
  package private(set) var failures: [String] = []

  /// A tally without any work yet.
  package init(_ console: Console) { self.console = console }

  /// Runs a piece of work; an error is printed and counted.
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

  /// Prints and counts a failure.
  ///
  /// - Parameter line: Where, what was wrong, what to do.
  package mutating func fail(_ line: String) {
    console.fail(line)
    count(line)
  }

  /// Runs a piece of work with a yes-or-no answer; an error is printed and counted.
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
