import CommandArguments
import TraceStorage
import GestureTraces
import ReplayReport
import TraceReplay

/// What moves the finger of a simulation: a script or a trace, and the scene it is in.
struct SimulationInput {
  /// What results call it.
  let source: SimulationSource
  /// What the finger does.
  let track: FingerTrack
  /// Where.
  let scene: Scene
  /// What a person should know of a trace.
  let warnings: [String]

  /// Options that say how a trace is read: a script is in points already.
  private static let traceOnly = ["points-per-mm", "points-per-unit", "wheel-step", "layer", "traditional"]
  /// Reports of a finger per second where nothing else is said: a common touchscreen's.
  private static let standardFingerRate = 125.0
  /// Reports that a script may come to: two hours at 125 Hz, some hundred megabytes with all models.
  private static let mostReports = 1e6

  /// What a call of `simulate` names.
  ///
  /// - Parameters:
  ///   - invocation: The call.
  ///   - options: How a trace is read.
  /// - Throws: What is wrong with the call, the script or the trace.
  init(_ invocation: Invocation, options: ReplayOptions) throws {
    switch (invocation.string("script"), invocation.positionals.first) {
    case (nil, nil):
      throw invocation.mistake(
        "nothing moves the finger; give --script 'down; move 200 400; release', or a TRACE")
    case (.some, let trace?):
      throw invocation.mistake("--script and the trace '\(trace)' both move the finger; give one of them")
    case (let script?, nil):
      if let name = Self.traceOnly.first(where: invocation.isGiven) {
        throw invocation.mistake("--\(name) says how a trace is read; leave it out with --script")
      }
      let rate = invocation.number("finger-rate") ?? Self.standardFingerRate
      source = .script(script, rate: rate)
      scene = Scene(scenario: nil, overrides: options.scene)
      let steps = try FingerScript(script)
      guard steps.secondsOfMoving * rate <= Self.mostReports else {
        throw invocation.mistake(
          "the finger would report \(Int(steps.secondsOfMoving * rate)) times, and \(Int(Self.mostReports)) are the most; shorten the script or lower --finger-rate"
        )
      }
      track = FingerTrack(of: steps, rate: rate)
      warnings = []
    case (nil, let path?):
      if invocation.isGiven("finger-rate") {
        throw invocation.mistake("--finger-rate belongs to --script; a trace has its own")
      }
      let trace = try TraceReader.trace(at: path)
      source = .trace(path)
      scene = Scene(scenario: trace.header.scenario, overrides: options.scene)
      track = FingerTrack(of: trace, options: options, viewport: scene.viewport)
      warnings = options.warnings(of: trace)
    }
  }
}
