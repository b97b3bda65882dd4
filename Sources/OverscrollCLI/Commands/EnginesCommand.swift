import PullToRefresh

/// `overscroll engines [NAME…]`.
enum EnginesCommand {
  /// The command's description.
  static let command = Command(
    name: "engines",
    summary: "List the pull-to-refresh engines, or tell all of those named.",
    positionals: .any("NAME"),
    options: [
      .value(
        "viewport", "PT", check: .number(1...1_000_000), byDefault: "667",
        help: "length of the scroll view; some thresholds depend on it")
    ],
    notes: [
      "The threshold is the pull at which an engine's own comparison turns true: ≥ includes it, > does not."
    ],
    examples: ["overscroll engines", "overscroll engines --viewport 844 uirefreshcontrol"],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let viewport = invocation.number("viewport") ?? 667
    let names = EngineEntry.names
    for name in invocation.positionals where !names.contains(name) {
      throw invocation.mistake(Suggestion.complaint(kind: "engine", name: name, names: names))
    }
    let entries = EngineEntry.systems.map { EngineEntry($0, viewport: viewport) }
    if invocation.positionals.isEmpty {
      invocation.console.write(EngineListing.table(entries, width: invocation.console.width))
      return .done
    }
    let pages = invocation.positionals.compactMap { name in entries.first { $0.name == name } }
      .map { EngineListing.page($0, viewport: viewport) }
    invocation.console.write(pages.joined(separator: "\n"))
    return .done
  }
}
