import TextFormats
import TraceReplay

/// A simulation as comma-separated lines, of the columns that `rows` has in JSON.
///
/// Numbers are the shortest that read back as the same `Double`; the finger's column is empty without a finger, that of an infinite
/// velocity too: iScroll's circle starts with one. With several models the first column, `model`, says whose row it is.
package struct SimulationCSV {
  private static let columns = SimulationRow.fields.columns()
  private let simulation: Simulation
  private let namesModels: Bool

  /// The lines of a simulation.
  package init(_ simulation: Simulation) {
    self.simulation = simulation
    namesModels = simulation.paths.count > 1
  }

  /// The first line, without a line feed.
  package var header: String {
    (namesModels ? "model," : "") + Self.columns.map(\.key).joined(separator: ",")
  }

  /// How many rows there are.
  package var count: Int { simulation.paths.count * simulation.rowCount }

  /// The rows in order, model by model, without line feeds; each is made when it is asked for.
  package var rows: some Sequence<String> {
    simulation.paths.lazy.flatMap { path in
      let model = namesModels ? "\(path.model.name)," : ""
      return (0..<simulation.rowCount).lazy.map {
        let row = simulation.row($0, of: path)
        return model + Self.columns.map { $0.cell(row) }.joined(separator: ",")
      }
    }
  }
}
