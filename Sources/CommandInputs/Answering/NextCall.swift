import CommandArguments
import TextFormats

/// Builds suggested command lines (`next:`) that use the same traces as the present call.
package struct NextCall {
  /// The largest length, in characters, at which paths are shown; longer paths are shown as `TRACE…`.
  private static let longestPaths = 48
  private static let unnamed = "TRACE…"

  private let paths: String
  private let choice: TraceChoice

  /// Prepares command lines for these paths. Stdin cannot be read again, so paths with `-` are shown as `TRACE…`.
  ///
  /// - Parameters:
  ///   - paths: The paths as given.
  ///   - choice: The `--only` choice among their traces.
  ///   - isWhole: Whether all paths are shown, however long they are, because no word of the call stands for them.
  package init(_ paths: [String], only choice: TraceChoice = TraceChoice(), isWhole: Bool = false) {
    self.choice = choice
    let line = ShellLine.text(paths.map { ShellLine.path(TraceFiles.word(for: $0)) })
    let isShort = isWhole || line.count <= Self.longestPaths
    self.paths = isShort && !paths.contains("-") ? line : Self.unnamed
  }

  /// A command line that runs a command on the same traces.
  ///
  /// - Parameters:
  ///   - words: The command and its options.
  ///   - options: Options of the present call that the command accepts too.
  /// - Returns: The line, quoted for a shell.
  package func text(_ words: String..., options: [String] = []) -> String {
    let relative = RelativeNames.options(for: words.first, beside: words + options)
    let only = choice.words.isEmpty || !Program.takes(TraceChoice.option.any, words.first) ? [] : choice.words
    return "\(ShellLine.text([Console.programName] + words + options + only + relative)) \(paths)"
  }
}
