import PullToRefresh
import ReplayReport

/// Engines as text.
enum EngineListing {
  /// A line for each engine.
  static func table(_ entries: [EngineEntry], width: Int) -> String {
    var table = TextTable(["engine", "threshold", "fires", "finger", "inset", "made at"])
    for entry in entries {
      let traits = entry.engine.traits
      table.add([
        entry.name, "\(traits.isStrict ? "> " : "≥ ")\(Figures.fixed(traits.threshold, decimals: 2)) pt",
        moment(of: entry), traits.requiresFinger ? "needed" : "not needed",
        "\(Figures.fixed(traits.inset.height, decimals: 0)) pt", entry.insetTiming,
      ])
    }
    return table.text(width: width)
  }

  /// All there is to know of one engine.
  static func page(_ entry: EngineEntry, viewport: Double) -> String {
    let traits = entry.engine.traits
    let comparison = traits.isStrict ? "beyond" : "at or beyond"
    let rows: [(String, String)] = [
      (
        "threshold",
        "\(comparison) \(traits.threshold) pt, in a viewport of \(Figures.fixed(viewport, decimals: 0)) pt"
      ),
      (
        "fires", "at the \(moment(of: entry)); a finger is \(traits.requiresFinger ? "needed" : "not needed")"
      ),
      (
        "pull",
        entry.input == "offset" ? "the content's distance past the edge" : "the finger's travel past the edge"
      ),
      ("inset", inset(of: entry)),
      ("delays", delays(of: traits)),
      ("states", entry.states.joined(separator: ", ")),
      ("source", entry.source),
      ("faithful", entry.fidelity),
    ]
    let lines = rows.map { HelpText.row($0.0, $0.1, indent: 13) }
    return "\(entry.name)\n  \(HelpText.wrap(entry.summary, indent: 2))\n" + lines.joined(separator: "\n")
      + "\n"
  }

  private static func moment(of entry: EngineEntry) -> String {
    if case .dwell(let seconds) = entry.engine.traits.moment {
      return "dwell of \(Figures.milliseconds(seconds)) ms"
    }
    return entry.moment
  }

  private static func inset(of entry: EngineEntry) -> String {
    let inset = entry.engine.traits.inset
    guard inset.timing != .never else { return "none" }
    return
      "\(Figures.fixed(inset.height, decimals: 2)) pt at the \(entry.insetTiming), in \(seconds(inset.opening)), out \(seconds(inset.closing))"
  }

  private static func delays(of traits: RefreshTraits) -> String {
    let named = [
      ("callback", traits.callbackDelay), ("close", traits.closeDelay),
      ("shown at least", traits.minimumDisplay),
    ]
    let parts = named.filter { $0.1 > 0 }.map { "\($0.0) \(seconds($0.1))" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  private static func seconds(_ duration: Double) -> String { "\(Figures.fixed(duration, decimals: 2)) s" }
}
