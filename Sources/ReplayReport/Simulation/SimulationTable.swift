import TextFormats
import TraceReplay

extension Simulation {
  /// The figures of the plot as a table: for each model the greatest overscroll, and the time from the last release to rest.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: The table's lines, each ending with a line feed.
  package func table(width: Int) -> String {
    var table = TextTable(["model", "peak pt", "rest ms"])
    for path in paths {
      table.add([
        path.model.label, Figures.fixed(path.peakOverscroll, decimals: 1),
        Figures.fixed(path.settle.map { $0 * 1000 }, decimals: 0),
      ])
    }
    return table.text(width: width)
  }
}
