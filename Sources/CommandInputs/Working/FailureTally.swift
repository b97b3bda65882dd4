import CommandArguments

/// Work on several things, of which some may fail: each failure is a line, and the rest is done all the same.
package struct FailureTally {
  /// The console for the lines.
  package let console: Console
  /// The status to end with: `couldNot` where anything failed, else `answerIsNo` where an answer was no, else
  /// `done`.
  package private(set) var status = ExitStatus.done
  /// The line of everything that failed, in order.
  package private(set) var failures: [String] = []

  /// Nothing done yet.
  package init(_ console: Console) { self.console = console }

  /// Does a piece of the work; an error it throws is printed and counted.
  ///
  /// - Parameter work: The piece.
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

  /// Does a piece of the work that has an answer; an error it throws is printed and counted.
  ///
  /// - Parameter work: The piece; false where its answer is no.
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
