import PullToRefresh
import TraceReplay

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
        help: "length of the scroll view; some thresholds depend on it"),
      .json,
    ],
    notes: [
      "The threshold is the pull at which an engine's own comparison turns true: ≥ includes it, > does not."
    ],
    examples: [
      "overscroll engines", "overscroll engines --viewport 844 uirefreshcontrol", "overscroll engines --json",
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let viewport = invocation.number("viewport") ?? 667
    let names = RefreshEngine.names
    for name in invocation.positionals where !names.contains(name) {
      throw invocation.mistake(Suggestion.complaint(kind: "engine", name: name, names: names))
    }
    let entries = RefreshSystem.all.map { EngineEntry($0, viewport: viewport) }
    let named = invocation.positionals.compactMap { name in entries.first { $0.name == name } }
    let console = invocation.console
    if invocation.flag("json") {
      console.print(EngineJSON.text(named.isEmpty ? entries : named, viewport: viewport))
    } else if named.isEmpty {
      console.write(EngineListing.table(entries, width: console.width))
    } else {
      console.write(named.map { EngineListing.page($0, viewport: viewport) }.joined(separator: "\n"))
    }
    return .done
  }
}
