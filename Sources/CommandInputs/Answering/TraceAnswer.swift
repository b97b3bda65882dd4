import CommandArguments
import TextFormats

/// The answer of a command about traces: full details for one trace, a summary for several, or details for each if requested.
package struct TraceAnswer {
  private let isFull: Bool
  private let console: Console
  private let words: [ColouredWord]
  private var first: String?
  private var count = 0

  /// Creates an answer to which no trace has been added.
  ///
  /// - Parameters:
  ///   - isFull: Whether each of several traces is shown.
  ///   - words: Words to highlight on a terminal.
  ///   - console: Receives the answer.
  package init(isFull: Bool, colouring words: [ColouredWord] = [], _ console: Console) {
    (self.isFull, self.words, self.console) = (isFull, words, console)
  }

  /// Adds the details of one trace to the answer.
  ///
  /// - Parameter text: The trace's details; called only if they may be shown.
  package mutating func add(_ text: () -> String) {
    count += 1
    if isFull {
      console.write((count == 1 ? "" : "\n") + text(), colouring: words)
    } else if count == 1 {
      first = text()
    }
  }

  /// Writes the answer: the details of the only trace, or a summary of several traces and commands to run next.
  ///
  /// - Parameters:
  ///   - summary: The summary of several traces.
  ///   - next: What to run next.
  package func end(with summary: () -> String, _ next: NextSteps) {
    guard !isFull, let first else { return }
    console.write(
      count == 1 ? first : summary() + "\n" + next.text(width: console.width), colouring: words)
  }
}

extension Option where Value == Bool {
  /// The flag `--full`: show the details of each trace instead of a summary.
  package static var fullOfTraces: Option {
    Option(flag: "full", help: "print every trace, not a summary").ofProject
  }
}
