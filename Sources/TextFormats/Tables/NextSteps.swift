/// The commands to run next, printed at the end of a command's output: one per line, with their purposes if they fit.
package struct NextSteps: Sendable {
  private var steps: [(command: String, purpose: String)] = []

  package init() {}

  /// Adds a command to run next.
  ///
  /// - Parameters:
  ///   - command: The command line.
  ///   - purpose: What the command is for, such as `every table`.
  package mutating func add(_ command: String, _ purpose: String) { steps.append((command, purpose)) }

  /// The lines within `width` columns, each ending with a line feed; empty if there are no commands.
  ///
  /// A command is never wrapped, so that it can be copied. If one purpose does not fit next to the longest command, all purposes are
  /// omitted.
  package func text(width: Int) -> String {
    let column = steps.map(\.command.count).max() ?? 0
    let fits = steps.allSatisfy { Self.head.count + column + TextTable.gap + $0.purpose.count <= width }
    return steps.enumerated().map { index, step in
      let start = index == 0 ? Self.head : PaddedText.spaces(Self.head.count)
      let command =
        fits ? PaddedText.left(step.command, to: column + TextTable.gap) + step.purpose : step.command
      return start + command + "\n"
    }.joined()
  }

  private static let head = "next: "
}
