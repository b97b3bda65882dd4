import GestureTraces
import TextFormats
import TraceReplay

/// A simulation as comma-separated lines: `time_ms,finger_pt,offset_pt,velocity_pt_s,phase`.
///
/// Numbers are the shortest that read back as the same `Double`; the finger's column is empty without a finger. With
/// several models the first column, `model`, says whose row it is.
package struct SimulationCSV {
  private let simulation: Simulation
  private let namesModels: Bool

  /// The lines of a simulation.
  package init(_ simulation: Simulation) {
    self.simulation = simulation
    namesModels = simulation.paths.count > 1
  }

  /// The first line, without a line feed.
  package var header: String {
    (namesModels ? "model," : "") + "time_ms,finger_pt,offset_pt,velocity_pt_s,phase"
  }

  /// How many rows there are.
  package var count: Int { simulation.paths.count * simulation.rowCount }

  /// The rows in order, model by model, without line feeds; each is made when it is asked for.
  package var rows: some Sequence<String> {
    simulation.paths.lazy.flatMap { path in
      let model = namesModels ? "\(path.model.name)," : ""
      return (0..<simulation.rowCount).lazy.map { model + Self.text(of: simulation.row($0, of: path)) }
    }
  }

  private static func text(of row: SimulationRow) -> String {
    let finger = row.finger.map(number) ?? ""
    return
      "\(number(row.time * 1000)),\(finger),\(number(row.offset)),\(number(row.velocity)),\(row.phase.name)"
  }

  /// The shortest text; zero has no sign, and what is infinite no text: iScroll's circle starts with such a velocity.
  private static func number(_ value: Double) -> String {
    value.isFinite ? JSONWriter.text(of: value + 0) : ""
  }
}
