import ScrollPhysics

/// `overscroll models [NAME…]`.
enum ModelsCommand {
  /// The command's description.
  static let command = Command(
    name: "models",
    summary: "List the scroll models with their constants, or tell all of those named.",
    positionals: .any("NAME"),
    options: [.json],
    examples: ["overscroll models", "overscroll models uikit", "overscroll models --json"],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let entries = (0..<UInt8(clamping: ScrollModel.count)).compactMap(ScrollModel.init(rawValue:)).map(
      ModelEntry.init)
    let names = entries.map(\.name)
    for name in invocation.positionals where !names.contains(name) {
      throw invocation.mistake(Suggestion.complaint(kind: "model", name: name, names: names))
    }
    let named = invocation.positionals.compactMap { name in entries.first { $0.name == name } }
    let console = invocation.console
    if invocation.flag("json") {
      console.print(ModelListing.json(named.isEmpty ? entries : named))
    } else if named.isEmpty {
      console.write(ModelListing.list(entries))
    } else {
      console.write(named.map(ModelListing.page).joined(separator: "\n"))
    }
    return .done
  }
}
