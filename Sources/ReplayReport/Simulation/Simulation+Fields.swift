import TextFormats
import TraceReplay

/// The source of the finger's motion in a simulation.
package enum SimulationSource: Sendable {
  /// A script of finger movements, sampled at `rate` reports per second.
  case script(String, rate: Double)
  /// A recorded trace, by its path as given.
  case trace(String)
}

extension SimulationSource {
  fileprivate var script: (text: String, rate: Double)? {
    if case .script(let text, let rate) = self { (text, rate) } else { nil }
  }
  fileprivate var trace: String? { if case .trace(let path) = self { path } else { nil } }
}

extension Simulation {
  /// Writes the output of `simulate --json`, without a line feed: the settings, then figures and rows for each model.
  ///
  /// - Parameters:
  ///   - source: The source of the finger's motion.
  ///   - take: Receives each part as soon as it is ready, because the rows of a long simulation need much memory.
  package func writeJSON(source: SimulationSource, _ take: ([UInt8]) -> Void) {
    Self.format.write((self, source), take)
  }

  /// The JSON format of `simulate --json`.
  package static let format = RecordFormat<(simulation: Simulation, source: SimulationSource)>(
    "overscroll-simulate/1", "The content of scroll models as curves over time", from: "simulate --json",
    [
      .object("settings", "The finger and the scene.", settingsFields) { $0 },
      .list("models", "One curve per model, in the order of the call.", of: pathFields) { run in
        run.simulation.paths.map { (run.simulation, $0) }
      },
    ])

  private static let settingsFields: Fields<(simulation: Simulation, source: SimulationSource)> = [
    .value("script", "The script of the finger as given; null with a trace.") {
      $0.source.script?.text
    },
    .value("trace", "The path of the trace as given; null with a script.") {
      $0.source.trace
    },
    .value("finger_rate_hz", "Reports of the script's finger per second, above 0; null with a trace.") {
      $0.source.script?.rate
    },
    .value("slop_pt", "Travel that is discarded before content moves, 0 or more: --slop.") {
      $0.simulation.slop
    },
    .value("rate_hz", "Rows per second, above 0: --rate. A tick-bound model ticks with them.") {
      $0.simulation.rate
    },
    .value(
      "until_ms",
      "The length of the simulation: --until, else until every model is at rest. The last row is the first at or after it."
    ) { $0.simulation.end * 1000 },
    .value(
      "axis",
      "The axis of the content, --axis: vertical, or horizontal, where top means left, and down to the right."
    ) { $0.simulation.scene.axis.rawValue },
    .value("viewport_pt", "The viewport's length in points, above 0.") { $0.simulation.scene.viewport },
    .value("content_pt", "The content's length, above 0.") { $0.simulation.scene.content },
    .value("inset_top_pt", "The top inset, 0 or more.") { $0.simulation.scene.topInset },
    .value("inset_bottom_pt", "The bottom inset, 0 or more.") { $0.simulation.scene.bottomInset },
    .value("start_offset_pt", "The content's offset at the start: 0 at the top edge, positive scrolled down.")
    { $0.simulation.scene.startOffset },
  ]

  private static let pathFields: Fields<(simulation: Simulation, path: ContentPath)> = [
    .model { $0.path.model.label },
    .value(
      "tick_bound", "Whether the model's original moves per tick, so that its motion depends on rate_hz."
    ) { $0.path.model.isTickBound },
    .value(
      "peak_overscroll_pt",
      "The greatest distance past either edge, 0 or more, solved on the path instead of read from the rows."
    ) { $0.path.peakOverscroll as Double? },
    .value(
      "settle_ms",
      "From the last release or cancel until the content stays within 0.5 pt of its resting position and slower than 10 pt/s; null if the finger stays."
    ) { $0.path.settle.map { $0 * 1000 } },
    .list("rows", "The content at k / rate_hz, k = 0, 1, 2 and so on.", of: SimulationRow.fields) { run in
      (0..<run.simulation.rowCount).lazy.map { run.simulation.row($0, of: run.path) }
    },
  ]
}

extension SimulationRow {
  // Adding 0 turns −0 into 0.
  static let fields: Fields<SimulationRow> = [
    .value("time_ms", "The time from the start of the script or trace.") { $0.time * 1000 },
    .value("finger_pt", "Travel of the finger, growing downwards; null without a finger.") {
      $0.finger.map { $0 + 0 }
    },
    .value(
      "offset_pt",
      "The content's offset: it decreases as content moves down, and is below −inset_top_pt past the top."
    ) { $0.offset + 0 },
    .value(
      "velocity_pt_s", "The velocity of the offset just after this time, negative while content moves down."
    ) { $0.velocity + 0 },
    .value(
      "phase", "idle, tracking (a finger that has not moved content), dragging, decelerating or bouncing."
    ) {
      "\($0.phase.name)"
    },
  ]
}
