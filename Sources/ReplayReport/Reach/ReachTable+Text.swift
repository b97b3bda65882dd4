import GestureTraces
import TextFormats

extension ReachTable {
  /// The table as text: one section per model, or a single section if every engine has only one model.
  ///
  /// Below it follow the engines that never fire, and those whose travel exceeds the limit.
  ///
  /// - Parameter width: Terminal width in columns; values below 40 count as that.
  /// - Returns: The text, ending with a line feed.
  package func text(width: Int) -> String {
    let width = max(Report.narrowest, width)
    var sections: [String] = []
    let parts =
      models.areSeveralOfOne
      ? unique(entries.map(\.model)).map { model in entries.filter { $0.model == model } } : [entries]
    for part in parts { sections.append(section(part, width: width)) }
    if !never.isEmpty { sections.append(obstacles(width: width)) }
    if let limit { sections.append(verdict(limit, width: width)) }
    return sections.joined(separator: "\n")
  }

  /// The one-screen text: the whole table if it fits, otherwise the engines that need the least travel, and how many never fire.
  ///
  /// - Parameters:
  ///   - width: Terminal width in columns; values below 40 count as that.
  ///   - more: The number of lines that will follow on the screen.
  /// - Returns: The text, ending with a line feed, and whether it is the whole table.
  package func answer(width: Int, and more: Int) -> (text: String, isWhole: Bool) {
    let whole = text(width: width)
    if AnswerScreen.holds(whole, and: more) { return (whole, true) }
    return (soonest(width: max(Report.narrowest, width)), false)
  }

  /// The most engines that the one-screen text shows.
  private static let mostRows = 10
  /// The most viewports that the one-screen text shows.
  private static let mostViewports = 5

  private func soonest(width: Int) -> String {
    let rows = Dictionary(grouping: entries) { [$0.engine, $0.model] }.values.sorted {
      Self.reached($0) < Self.reached($1)
    }
    let viewports = Self.evenly(unique(entries.map(\.viewport)), most: Self.mostViewports)
    var table = TextTable(["engine"] + viewports.map { JSONWriter.text(of: $0) })
    let hasSeveral = models.areSeveralOfOne
    for row in rows.prefix(Self.mostRows) {
      let name = hasSeveral ? row[0].runner : row[0].engine
      table.add(
        [name]
          + viewports.map { viewport in row.first { $0.viewport == viewport }?.cell ?? Figures.none })
    }
    var text = limit.map { verdictLine($0, width: width) } ?? ""
    text += WrappedText.text(
      "\(title(entries)); the shortest travel first", width: width, indent: 0)
    text += table.fitting(width: width)
    text += modelsLine(width: width)
    let hidden = rows.count - min(rows.count, Self.mostRows)
    if hidden > 0 { text += "--full shows \(Counted.text(hidden, "more engine")).\n" }
    let silent = rows.count { $0.contains { $0.reach.travel == nil } }
    if silent > 0 {
      text +=
        "\(Counted.text(silent, "engine never fires", "engines never fire")) in some viewport; --full gives the reason.\n"
    }
    return text
  }

  /// The sort key of an engine: the largest travel relative to a viewport's length, then the names of engine and model.
  ///
  /// The travel is infinite if the engine never fires in one of the viewports.
  private static func reached(_ row: [Entry]) -> (Double, String, String) {
    (row.map { $0.share ?? .infinity }.max() ?? 0, row[0].engine, row[0].model)
  }

  /// At most `most` of the values, evenly spaced, including the first and the last.
  private static func evenly(_ values: [Double], most: Int) -> [Double] {
    guard values.count > most else { return values }
    return (0..<most).map { values[$0 * (values.count - 1) / (most - 1)] }
  }

  private var models: NativeModels { NativeModels(entries.map { ($0.engine, $0.model) }) }

  /// The title of the table, which names the model if all entries have the same.
  private func title(_ entries: [Entry]) -> String {
    let model = Set(entries.map(\.model)).count == 1 ? " on \(entries[0].model)" : ""
    return "Finger travel until a refresh\(model) in pt (% of the viewport), for viewports in pt"
  }

  /// The table in points, for engines that have one model each, followed by the same table in millimetres for each screen.
  private func section(_ entries: [Entry], width: Int) -> String {
    let travel = table(entries, width: width, title(entries)) { $0.cell }
    let lengths = scales.map { scale in
      table(entries, width: width, "The same in mm, at \(Figures.fixed(scale, decimals: 2)) pt per mm") {
        entry in
        Figures.fixed(entry.reach.travel.map { $0 / scale }, decimals: 0)
      }
    }
    return ([travel + modelsLine(width: width)] + lengths).joined(separator: "\n")
  }

  /// The line that says which engine ran on which model; empty if all engines share a model, or if each model has its own table.
  private func modelsLine(width: Int) -> String {
    models.sentence(naming: NativeModels.mostInAnswer).map { WrappedText.text($0, width: width, indent: 0) }
      ?? ""
  }

  private func table(
    _ entries: [Entry], width: Int, _ title: String, cell: (Entry) -> String
  ) -> String {
    let viewports = unique(entries.map(\.viewport))
    var table = TextTable(["engine"] + viewports.map { JSONWriter.text(of: $0) })
    for engine in unique(entries.map(\.engine)) {
      let row = entries.filter { $0.engine == engine }
      let cells = viewports.map { viewport in row.first { $0.viewport == viewport }.map(cell) ?? Figures.none
      }
      table.add([engine] + cells)
    }
    return WrappedText.text(title, width: width, indent: 0) + table.text(width: width)
  }

  private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// One line per reason why an engine on a model never fires, with the viewports concerned.
  private func obstacles(width: Int) -> String {
    var lines = "Engines that never fire\n"
    var seen: Set<[String]> = []
    for entry in never where seen.insert([entry.engine, entry.model, entry.reach.obstacle ?? ""]).inserted {
      let alike = never.filter {
        $0.engine == entry.engine && $0.model == entry.model && $0.reach.obstacle == entry.reach.obstacle
      }
      let viewports = alike.map { JSONWriter.text(of: $0.viewport) }.joined(separator: ", ")
      lines += WrappedText.text(
        "\(entry.runner) (\(viewports) pt): \(entry.reach.obstacle ?? "")", width: width,
        indent: 2)
    }
    return lines
  }

  private func verdict(_ limit: ReachLimit, width: Int) -> String {
    var lines = verdictLine(limit, width: width)
    for entry in beyond {
      let title = "\(entry.runner) in \(JSONWriter.text(of: entry.viewport)) pt"
      lines += WrappedText.text("\(title): \(entry.cell)", width: width, indent: 2)
    }
    return lines
  }
}

extension ReachTable {
  private func verdictLine(_ limit: ReachLimit, width: Int) -> String {
    let count = beyond.count
    guard count > 0 || !never.isEmpty else { return "Every engine fires within \(limit.words).\n" }
    return WrappedText.text(
      "Of \(Counted.text(entries.count, "case")) \(count) need more than \(limit.words) and \(never.count) never \(never.count == 1 ? "fires" : "fire").",
      width: width, indent: 0)
  }
}

extension ReachTable.Entry {
  /// The engine and its model, such as `mj on uikit`.
  fileprivate var runner: String { "\(engine) on \(model)" }

  /// The table cell: the travel in points and relative to the viewport, such as `214 (32%)`, or `never`.
  fileprivate var cell: String {
    guard let travel = reach.travel, let share else { return "never" }
    return "\(Figures.fixed(travel, decimals: 0)) (\(Figures.fixed(share * 100, decimals: 0))%)"
  }
}
