import CommandArguments
import TextFormats

/// Command lines on the same traces, for what to run next.
package struct NextCall {
  /// Longer than this, paths stand as `TRACE…`.
  private static let longestPaths = 48
  private static let unnamed = "TRACE…"

  private let paths: String
  private let choice: TraceChoice

  /// The command lines on these paths; where one is stdin, which cannot be read again, they stand as `TRACE…`.
  ///
  /// - Parameters:
  ///   - paths: As given.
  ///   - choice: Which of their traces count.
  package init(_ paths: [String], only choice: TraceChoice = TraceChoice()) {
    self.choice = choice
    let line = ShellLine.text(paths.map { ShellLine.path(TraceFiles.word(for: $0)) })
    self.paths = paths.contains("-") || line.count > Self.longestPaths ? Self.unnamed : line
  }

  /// A command line.
  ///
  /// - Parameters:
  ///   - words: The command and its options.
  ///   - options: Options of the call at hand that it takes too.
  /// - Returns: The line, quoted for a shell.
  package func text(_ words: String..., options: [String] = []) -> String {
    let relative = RelativeNames.options(for: words.first, beside: words + options)
    let only = choice.words.isEmpty || !Program.takes(TraceChoice.option.any, words.first) ? [] : choice.words
    return "\(ShellLine.text([Console.programName] + words + options + only + relative)) \(paths)"
  }
}
