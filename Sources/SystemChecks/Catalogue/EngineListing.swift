import PullToRefresh
import ReplayExperiments
import TextFormats

/// Formats descriptions of engines as text for the terminal.
package enum EngineListing {
  private static let heads = ["engine", "product", "threshold", "measures", "fires", "finger", "inset"]

  /// The least width of the column for product names, in characters.
  private static let shortestProduct = 12

  /// A table of engines, one row each, under the headings of their groups.
  package static func table(_ entries: [EngineEntry], width: Int) -> String {
    var table = TextTable(heads, left: [0, 1, 3, 4, 5])
    let productWidth = columnsForProduct(nextTo: entries, width: width)
    for group in EngineGroup.allCases {
      let members = entries.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      table.add([group.title] + Array(repeating: "", count: heads.count - 1))
      for entry in members { table.add(row(of: entry, product: productWidth)) }
    }
    return table.text(width: width)
  }

  /// The default engines as a table, the others as a list of names.
  ///
  /// - Parameters:
  ///   - entries: All engines.
  ///   - main: The names of the default engines, in order.
  ///   - width: Terminal width, in columns.
  /// - Returns: The text, ending with a line feed.
  package static func overview(_ entries: [EngineEntry], main: [String], width: Int) -> String {
    let shown = main.compactMap { name in entries.first { $0.name == name } }
    let fixed = entries.count { $0.group == .fixed }
    var text = WrappedText.text(
      "\(entries.count) engines: \(entries.count - fixed) products, and \(fixed) of them again as -fixed, without their bugs. These \(shown.count) (--engine main) run by default",
      width: width, indent: 0)
    // The most important columns; the whole table also has the pull and the inset.
    let columns = [0, 1, 2, 4, 5]
    var table = TextTable(columns.map { heads[$0] }, left: [0, 1, 3, 4])
    let productWidth = columnsForProduct(nextTo: shown, width: width)
    for entry in shown {
      let row = row(of: entry, product: productWidth)
      table.add(columns.map { row[$0] })
    }
    text += table.text(width: width) + "\n"
    let others = [
      (EngineGroup.seeds, "seed (the documents this project started from)"),
      (.comparators, "others"),
    ].map { group, title in
      let names = entries.filter { $0.group == group && !main.contains($0.name) }.map(\.name)
      return "\(title): \(names.joined(separator: ", "))"
    }
    return text + WrappedText.text(others.joined(separator: "; "), width: width, indent: 0)
  }

  /// The width available for product names, in characters, next to the longest engine name.
  private static func columnsForProduct(nextTo entries: [EngineEntry], width: Int) -> Int {
    let longest = entries.map(\.name.count).max() ?? 0
    return max(shortestProduct, width - longest - 1 - TextTable.gap)
  }

  /// The cells of an engine's row; the product's name is cut to the given number of columns.
  private static func row(of entry: EngineEntry, product columns: Int) -> [String] {
    let traits = entry.engine.traits
    let inset = traits.inset
    let height = inset.timing == .never ? "none" : Figures.fixed(inset.height, decimals: 0)
    return [
      " \(entry.name)", TextColumns.cut(entry.product, to: columns, ellipsis: "…"),
      "\(traits.isStrict ? ">" : "≥") \(Figures.fixed(traits.threshold, decimals: 2))",
      entry.input, word(of: entry.moment), traits.requiresFinger ? "needed" : "no",
      height + (inset.timing == .never ? "" : " \(entry.insetTiming)"),
    ]
  }

  /// A short word for the moment at which the engine fires, to save columns: `cross` for `crossing`.
  private static func word(of moment: String) -> String {
    ["bounce-back": "bounce", "crossing": "cross"][moment] ?? moment
  }

  /// The full description of one engine as text; `viewport` is the length of the viewport in points.
  package static func page(_ entry: EngineEntry, viewport: Double) -> String {
    let traits = entry.engine.traits
    let comparison = traits.isStrict ? "beyond" : "at or beyond"
    let rows: [(String, String)] =
      [
        ("product", entry.product),
        (
          "threshold",
          "\(comparison) \(traits.threshold) pt, in a viewport of \(Figures.fixed(viewport, decimals: 0)) pt"
        ),
        (
          "fires",
          "at the \(moment(of: entry)); a finger is \(traits.requiresFinger ? "needed" : "not needed")"
        ),
        (
          "measures",
          measures(traits.input)
        ),
        ("ships on", "\(entry.nativeList.model.name), the default for --model"),
        ("drags", drags(of: entry)),
        ("inset", inset(of: entry)),
        ("delays", delays(of: traits)),
        ("states", entry.states.joined(separator: ", ")),
        ("source", entry.source),
        ("faithful", entry.fidelity),
      ] + entry.options.map { ("option", words(of: $0)) } + entry.quirks.map { ("quirk", $0) }
    let lines = rows.map { HelpText.row($0.0, $0.1, indent: 13) }
    return "\(entry.name)\n  \(HelpText.wrap(entry.summary, indent: 2))\n" + lines.joined(separator: "\n")
      + "\n"
  }

  /// A sentence about when a touch starts to drag the engine's scroll view, and which gestures can trigger a refresh.
  private static func drags(of entry: EngineEntry) -> String {
    let start = entry.engine.policy.gates.startsAtEdge ? "; only gestures that begin at the top count" : ""
    let ears = entry.engine.hearsTouches ? "; the engine receives the touches itself" : ""
    return "its scroll view, \(entry.nativeList.dragStart.words)\(ears)\(start)"
  }

  /// An option in words with the original's value, such as `threshold=90 pt: the pull past which it fires`.
  private static func words(of option: EngineOption) -> String {
    let unit = option.unit == .points || option.unit == .milliseconds ? " \(option.unit.rawValue)" : ""
    let own = option.standard.map { "=\($0.text)\(unit)" } ?? ", \(kind(of: option.unit))"
    return "\(option.name)\(own): \(option.words)"
  }

  /// The kind of value that an option takes, such as `a fraction`; shown if the option has no default.
  private static func kind(of unit: EngineOption.Unit) -> String {
    switch unit {
    case .points, .milliseconds: "in \(unit.rawValue)"
    case .share: "a fraction"
    case .count: "a whole number"
    case .colour: "a colour such as #ff8000"
    case .timeOfDay: "a time such as 10:00:00"
    case .word: "a word"
    }
  }

  private static func measures(_ input: RefreshInput) -> String {
    switch input {
    case .offset: "the content's distance past the edge"
    case .travel(let gain):
      gain == 1
        ? "the finger's travel past the edge"
        : "the finger's travel past the edge, times \(Figures.fixed(gain, decimals: 4))"
    case .travelCurve(.beyond(let slop)):
      "the finger's travel past the edge, less \(Figures.fixed(slop, decimals: 0)) pt"
    case .travelCurve(.after(let slop, let gain)):
      "the finger's travel past the edge, less \(Figures.fixed(slop, decimals: 0)) pt, times \(Figures.fixed(gain, decimals: 4))"
    case .travelCurve(.resisted): "the finger's travel past the edge, reduced by its own resistance"
    case .travelCurve(.damped(let gain, _, _)):
      "the finger's travel past the edge, times \(Figures.fixed(gain, decimals: 4)) and damped, in whole points"
    }
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
      "\(Figures.fixed(inset.height, decimals: 2)) pt at the \(entry.insetTiming); opens in \(seconds(inset.opening)), closes in \(seconds(inset.closing))"
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
