/// What to run next, at the end of an answer: a command a line, with what it is for where both fit.
package struct NextSteps: Sendable {
  private var steps: [(command: String, purpose: String)] = []

  /// None yet.
  package init() {}

  /// Adds a command.
  ///
  /// - Parameters:
  ///   - command: As one types it.
  ///   - purpose: The use of it, as `every table`.
  package mutating func add(_ command: String, _ purpose: String) { steps.append((command, purpose)) }

  /// The lines within `width` columns, each with its line feed; none where there is no step.
  ///
  /// A command is never broken, as it is there to be copied; where not all purposes fit beside the longest, there is none.
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
