import TextFormats
import TouchCapture

/// `overscroll help layouts`: the table layouts of published studies, and how to write a layout.
package enum LayoutsPage {
  /// The page, ending with a line feed.
  package static var text: String {
    let rows = TableLayouts.all.map { layout in
      let parts = [
        layout.about, layout.asks.map { "needs \($0)" }, layout.described.map { "described in: \($0)" },
      ]
      return HelpText.row(layout.name ?? "", parts.compactMap(\.self).joined(separator: "; "), indent: 16)
    }
    return "Layouts of studies, for import --layout NAME:\n" + rows.joined(separator: "\n") + "\n\n"
      + HelpText.wrap(
        "A layout says which column of a table is the time, x, y, contact, phase, subject, session, gesture or intent, in which units and words, and which files of a folder are of it. Options of import (--columns, --time-unit, --phase-words, --missing, --json-path, --no-header, --unit, --density, --surface) say the same and win over it. The published data were not at hand: layouts are tested with files made from the descriptions."
      ) + "\n\n"
      + HelpText.wrap("Your own is a file of JSON, for import --layout FILE. This is touchalytics:") + "\n\n"
      + example + "\n\n"
      + HelpText.wrap(
        "A column is a name, a number from 0, a sum (x0+dx), the start of a word (ActivityID[:6]), or from the path: @file, @folder, @folder2. Of a list of them the first that a table has counts; null at its end: a table may have none. In JSON a name is a key, or a path of keys (user.id, position.0), in the point or around it; time may be FROM..TO where a study has only both ends."
      ) + "\n"
  }

  /// An example layout as JSON, without the members that only the list of layouts uses.
  private static var example: String {
    let lines = (TableLayouts.text(of: "touchalytics") ?? "").split(separator: "\n")
    let shown = lines.filter { !$0.contains("\"described\"") }
    return shown.map { "  " + $0 }.joined(separator: "\n")
  }
}
