import TextFormats
import TraceReplay

/// A simulation drawn in a terminal: one small plot per model, side by side, with common scales.
///
/// The content is a solid line, the finger a dotted one, and the edges are wide dots, so the plot is readable without colour.
package struct SimulationPlot {
  private let simulation: Simulation
  private let width: Int

  /// The height of a single plot, and of each of several plots, in lines.
  private static let rows = (single: 16, several: 6)
  /// The smallest width of each of several plots, and the gap between two of them, in columns.
  private static let least = (cell: 38, gap: 2)
  /// The spacing of dots in the dotted lines: every third dot for the finger, every eighth for an edge.
  private static let spacing = (finger: 3, edge: 8)

  /// Prepares the plot of a simulation for a terminal of `width` columns.
  package init(_ simulation: Simulation, width: Int) {
    self.simulation = simulation
    self.width = width
  }

  /// The plot's lines, ending with a line feed.
  package var text: String {
    let perRow =
      simulation.paths.count == 1 ? 1 : max(1, (width + Self.least.gap) / (Self.least.cell + Self.least.gap))
    let across = min(perRow, simulation.paths.count)
    let cell = (width - (across - 1) * Self.least.gap) / across
    // Two dots per column.
    let curves = SimulationCurves(simulation, points: max(2, cell * 2))
    let cells = curves.curves.map { lines(of: $0, curves, width: cell) }
    var text = legend(width: width)
    for start in stride(from: 0, to: cells.count, by: across) {
      text += "\n" + Self.sideBySide(Array(cells[start..<min(start + across, cells.count)]), width: cell)
    }
    return text
  }

  private func legend(width: Int) -> String {
    let first = simulation.scene.axis.firstEdge
    let whole = "⠒⠒⠒ content  ⠂⠂⠂ finger  ⠂ ⠂ edge; pulled past the \(first) edge, in pt, up"
    let short = "⠒⠒⠒ content  ⠂⠂⠂ finger"
    return (whole.count <= width ? whole : short) + "\n"
  }

  private func lines(of curve: SimulationCurve, _ all: SimulationCurves, width: Int) -> [String] {
    let rows = simulation.paths.count == 1 ? Self.rows.single : Self.rows.several
    var plot = TerminalPlot(width: width, rows: rows, times: all.times, values: all.values)
    let (start, end) = (all.times.lowerBound, all.times.upperBound)
    for edge in [0, curve.bottom] where all.values.contains(edge) {
      plot.line(from: (start, edge), to: (end, edge), spacing: Self.spacing.edge)
    }
    for finger in curve.fingers {
      for (point, next) in zip(finger, finger.dropFirst()) where next.time <= end {
        plot.line(from: point, to: next, spacing: Self.spacing.finger)
      }
    }
    for (point, next) in zip(curve.content, curve.content.dropFirst()) { plot.line(from: point, to: next) }
    return [curve.name, curve.figures] + plot.lines
  }

  /// Places plots, each given as its lines, side by side in rows of at most `width` columns.
  private static func sideBySide(_ cells: [[String]], width: Int) -> String {
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      for (column, cell) in cells.enumerated() where row < cell.count {
        line = PaddedText.left(line, to: column * (width + least.gap)) + cell[row]
      }
      return line + "\n"
    }.joined()
  }
}
