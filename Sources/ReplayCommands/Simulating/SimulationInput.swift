import CommandArguments
import CommandInputs
import FileAccess
import ReplayReport
import TextFormats
import TraceReplay
import TraceStorage

/// The input of a simulation: the script or trace that moves the finger, and the scene.
struct SimulationInput {
  /// The script or trace that moves the finger, as results name it.
  let source: SimulationSource
  /// Who may read a picture of the simulation.
  let readers: FileReaders
  /// The finger's positions over time.
  let track: FingerTrack
  /// The viewport, content and insets in which the finger moves.
  let scene: Scene
  /// Warnings about the trace; empty for a script.
  let warnings: [String]

  /// The largest number of samples of a script: two hours at 125 Hz, some hundred megabytes with all models.
  private static let mostReports = 1e6

  /// Reads the script or trace that a call of `simulate` names.
  ///
  /// - Parameters:
  ///   - invocation: The call.
  ///   - options: How a trace's events become a finger's path.
  /// - Throws: An error for an invalid call, script or trace.
  init(_ invocation: Invocation<SimulateOptions>, options: ReplayOptions) throws {
    if let script = invocation.script {
      self = try Self.scripted(script, rate: invocation.fingerRate, invocation, options)
    } else {
      try self.init(traceAt: TraceFiles.one(invocation.positionals[0]), options)
    }
  }

  private init(
    source: SimulationSource, readers: FileReaders, track: FingerTrack, scene: Scene, warnings: [String]
  ) {
    (self.source, self.readers, self.track, self.scene) = (source, readers, track, scene)
    self.warnings = warnings
  }

  private init(traceAt path: String, _ options: ReplayOptions) throws {
    let trace = try TraceFiles.trace(at: path)
    let scene = Scene(scenario: trace.header.scenario, options: options)
    self.init(
      source: .trace(path), readers: .ofFile(showing: [trace.header.source]),
      track: FingerTrack(of: trace, options: options, viewport: scene.viewport), scene: scene,
      warnings: options.warnings(of: trace))
  }

  private static func scripted(
    _ script: String, rate: Double, _ invocation: Invocation<SimulateOptions>, _ options: ReplayOptions
  ) throws -> SimulationInput {
    let steps = try FingerScript(script)
    guard steps.secondsOfMoving * rate <= mostReports else {
      throw invocation.mistake(
        "the finger would report \(Int(clamping: steps.secondsOfMoving * rate)) times, and \(Int(mostReports)) are the most; shorten the script or lower --finger-rate"
      )
    }
    return SimulationInput(
      source: .script(script, rate: rate), readers: .everyone, track: FingerTrack(of: steps, rate: rate),
      scene: Scene(scenario: nil, overrides: options.scene), warnings: [])
  }
}
