import TextFormats
import TouchCapture

/// `overscroll help layouts`: the table layouts of published studies, and how to write your own.
package enum LayoutsPage {
  /// The list of layouts, and how to write one.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  package static func text(width: Int = HelpText.width) -> String {
    let rows = TableLayouts.all.map { layout in
      let parts = [
        layout.about, layout.asks.map { "needs \($0)" }, layout.described.map { "described in: \($0)" },
      ]
      return HelpText.row(
        layout.name ?? "", parts.compactMap(\.self).joined(separator: "; "), indent: 16, width: width)
    }
    func paragraph(_ text: String) -> String { HelpText.wrap(text, width: width) }
    return [
      "Layouts of studies, for import --layout NAME:\n" + rows.joined(separator: "\n"),
      paragraph(
        "A layout names the column for each of time, x, y, contact, phase, subject, session, gesture and intent, with its unit and its words, and the files of a folder that belong to the study. Options of import (--columns, --time-unit, --phase-words, --missing, --json-path, --no-header, --unit, --density, --surface) override it. The published data were not available: the layouts are tested with files made from the published descriptions."
      ),
      paragraph("Your own layout is a JSON file, for import --layout FILE. This is touchalytics:"),
      example,
      paragraph(
        "A column is a name, a number from 0, a sum (x0+dx), the start of a word (ActivityID[:6]), or a part of the path: @file, @folder, @folder2. In a list of columns the first one that a table has is used; null at the end of the list makes the column optional. In JSON files a name is a key or a path of keys (user.id, position.0), in the point or in an object around it; time may be FROM..TO if a study has only both ends."
      ),
    ].joined(separator: "\n\n") + "\n"
  }

  /// An example layout as JSON, without the members that only the list of layouts uses.
  private static var example: String {
    let lines = (TableLayouts.text(of: "touchalytics") ?? "").split(separator: "\n")
    let shown = lines.filter { !$0.contains("\"described\"") }
    return shown.map { "  " + $0 }.joined(separator: "\n")
  }
}
