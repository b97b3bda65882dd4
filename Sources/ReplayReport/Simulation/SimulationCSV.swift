import TextFormats
import TraceReplay

/// A simulation as CSV, with the same columns as the rows in its JSON.
///
/// Numbers are the shortest that read back as the same `Double`. The cell of the finger is empty while no finger is down; the cell of the
/// velocity is empty if the velocity is infinite, as at the start of iScroll's circular easing. With several models, the first column is
/// `model`.
package struct SimulationCSV {
  private static let columns = SimulationRow.fields.columns()
  private let simulation: Simulation
  private let namesModels: Bool

  /// Prepares the CSV of a simulation; rows are made on demand.
  package init(_ simulation: Simulation) {
    self.simulation = simulation
    namesModels = simulation.paths.count > 1
  }

  /// The header line, without a line feed.
  package var header: String {
    (namesModels ? "model," : "") + Self.columns.map(\.key).joined(separator: ",")
  }

  /// The number of rows of all models together.
  package var count: Int { simulation.paths.count * simulation.rowCount }

  /// The rows in order, model by model, without line feeds; each row is made on demand.
  package var rows: some Sequence<String> {
    simulation.paths.lazy.flatMap { path in
      let model = namesModels ? "\(path.model.label)," : ""
      return (0..<simulation.rowCount).lazy.map {
        let row = simulation.row($0, of: path)
        return model + Self.columns.map { $0.cell(row) }.joined(separator: ",")
      }
    }
  }
}
