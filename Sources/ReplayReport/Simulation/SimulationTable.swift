import TextFormats
import TraceReplay

extension Simulation {
  /// The figures of a picture as a table: for each model the greatest overscroll, and the time from the last lift to rest.
  ///
  /// - Parameter width: Columns.
  /// - Returns: A table with its line feeds.
  package func table(width: Int) -> String {
    var table = TextTable(["model", "peak pt", "rest ms"])
    for path in paths {
      table.add([
        "\(path.model.name)", Figures.fixed(path.peakOverscroll, decimals: 1),
        Figures.fixed(path.settle.map { $0 * 1000 }, decimals: 0),
      ])
    }
    return table.text(width: width)
  }
}
