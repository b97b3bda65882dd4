import PolicyFiles
import ScrollPhysics
import TextFormats

/// Formats descriptions of scroll models as text for the terminal.
package enum ModelListing {
  /// The column at which the models' summaries begin in the list.
  private static let listIndent = 26
  /// The column at which the text of a model's details begins.
  private static let pageIndent = 13
  /// The column at which the values begin that an option accepts.
  private static let optionIndent = 36

  /// The names of all models as text, one paragraph per family.
  ///
  /// - Parameters:
  ///   - entries: All models.
  ///   - width: Terminal width, in columns.
  /// - Returns: One paragraph per family, each ending with a line feed.
  package static func names(_ entries: [ModelEntry], width: Int) -> String {
    let families = families(of: entries)
    let lines = families.map { family in
      let names = entries.filter { $0.facts.family == family }.map(\.name).joined(separator: ", ")
      return WrappedText.text("\(family.heading): \(names)", width: width, indent: 0)
    }
    let head =
      "\(entries.count) scroll models. By default each engine runs on its own platform's, other commands on uikit. A -fixed model does not have its original's quirks."
    return WrappedText.text(head, width: width, indent: 0) + "\n" + lines.joined()
  }

  /// The families that have a model in the list, in their order.
  private static func families(of entries: [ModelEntry]) -> [ModelFacts.Family] {
    (0...UInt8.max).compactMap(ModelFacts.Family.init(rawValue:)).filter { family in
      entries.contains { $0.facts.family == family }
    }
  }

  /// A list of the models, one line each, under the headings of their families.
  package static func list(_ entries: [ModelEntry]) -> String {
    let families = families(of: entries)
    return families.map { family in
      let lines = entries.filter { $0.facts.family == family }
        .map { HelpText.row($0.name, $0.summary, indent: listIndent) }
      return ([family.heading.description] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The full description of one model as text.
  package static func page(_ entry: ModelEntry) -> String {
    let lines = rows(of: entry).map { HelpText.row($0.name, $0.text, indent: pageIndent) + "\n" }.joined()
    let constants = table(of: entry).split(separator: "\n").map { "  \($0)\n" }.joined()
    let summary = HelpText.wrap(entry.summary, indent: 2)
    return "\(entry.name)\n  \(summary)\n\n\(constants)\n\(lines)\n\(options(of: entry))"
  }

  /// The options of a model with the values that it has, or the reason why it does not have any.
  private static func options(of entry: ModelEntry) -> String {
    let options: [ModelOption]
    do throws(ScrollModelFile.Reason) {
      options = try entry.file.get().options
    } catch {
      let reason = "It does not have options, because it \(error.text)."
      return "  \(HelpText.wrap(reason, indent: 2))\n"
    }
    let rows = options.map { option in
      let value = option.value.map { "=\($0.double.map(shown) ?? ModelOption.text($0))" } ?? ""
      return HelpText.row(option.name + value, option.form, indent: optionIndent) + "\n"
    }
    let example = options.first { $0.value?.double != nil }
    let title =
      "Options, as in --model \(entry.name):\(example?.name ?? "")=\(example?.value.map(ModelOption.text) ?? ""):"
    return "  \(HelpText.wrap(title, indent: 2))\n\(rows.joined())"
  }

  private static func table(of entry: ModelEntry) -> String {
    var table = TextTable(["constant", "value", "unit", "source"], left: [0, 2, 3])
    for constant in entry.constants {
      table.add([
        constant.name, shown(constant.value), constant.unit.symbol.description, constant.source,
      ])
    }
    return table.text(width: HelpText.width - 2)
  }

  /// A number with at most six significant digits; `models --json` prints all digits.
  private static func shown(_ value: Double) -> String { Figures.significant(value, digits: 6) }

  private static func rows(of entry: ModelEntry) -> [(name: String, text: String)] {
    var rows = [("velocity", entry.velocity), ("drag", drag(of: entry)), ("frames", frames(of: entry))]
    rows += entry.quirks.map { (["quirk", $0.name].compactMap(\.self).joined(separator: " "), $0.text) }
    rows += entry.fixedQuirks.map {
      (["fixes", $0.name].compactMap(\.self).joined(separator: " "), $0.text)
    }
    if let fixed = entry.fixedBy { rows.append(("fixed", "\(fixed): \(entry.facts.fixed ?? "").")) }
    rows += [
      ("source", entry.facts.source.inWords), ("faithful", entry.evidence), ("inferred", entry.inferred),
      ("unknown", entry.unknown),
    ]
    return rows.filter { !$0.1.isEmpty }
  }

  private static func drag(of entry: ModelEntry) -> String {
    entry.mapping == "position"
      ? "By position: an offset does not depend on how the drag was sampled."
      : "By increments: an event's effect depends on those before it."
  }

  private static func frames(of entry: ModelEntry) -> String {
    entry.isTickBound
      ? "The original moves per tick: its motion depends on --rate."
      : "Solved in time: the motion does not depend on --rate."
  }
}
