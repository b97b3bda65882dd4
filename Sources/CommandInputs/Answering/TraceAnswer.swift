import CommandArguments
import TextFormats

/// The answer about traces: of one all that is known, of several a summary, or each of them where all is asked for.
package struct TraceAnswer {
  private let isFull: Bool
  private let console: Console
  private let words: [ColouredWord]
  private var first: String?
  private var count = 0

  /// Nothing said yet.
  ///
  /// - Parameters:
  ///   - isFull: Whether each of several is shown.
  ///   - words: What stands out in it on a terminal.
  ///   - console: Where it is written.
  package init(isFull: Bool, colouring words: [ColouredWord] = [], _ console: Console) {
    (self.isFull, self.words, self.console) = (isFull, words, console)
  }

  /// Takes a trace.
  ///
  /// - Parameter text: What is known of it; asked for only where it may be shown.
  package mutating func add(_ text: () -> String) {
    count += 1
    if isFull {
      console.write((count == 1 ? "" : "\n") + text(), colouring: words)
    } else if count == 1 {
      first = text()
    }
  }

  /// Writes what was kept: the only trace, or the summary of several and what to run next.
  ///
  /// - Parameters:
  ///   - summary: The summary of several.
  ///   - next: What to run next.
  package func end(with summary: () -> String, _ next: NextSteps) {
    guard !isFull, let first else { return }
    console.write(
      count == 1 ? first : summary() + "\n" + next.text(width: console.width), colouring: words)
  }
}

extension Option where Value == Bool {
  /// `--full`: each trace, not a summary of several.
  package static var fullOfTraces: Option {
    Option(flag: "full", help: "every trace by itself, not a summary of several")
  }
}
