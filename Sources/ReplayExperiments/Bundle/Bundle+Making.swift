import ExternalEngines
import GestureTraces
import TraceReplay

extension Bundle {
  /// A bundle of what engines make of a trace.
  ///
  /// - Parameters:
  ///   - trace: What is replayed.
  ///   - settings: The engines, the grounds, and how the trace becomes motion.
  ///   - words: Words of a command line that say how the trace becomes motion.
  ///   - tool: Name and version of the program that makes it.
  /// - Throws: A program that does not answer as an engine does.
  package init(
    _ trace: Trace, _ settings: ReplaySettings, words: [String], tool: String
  ) throws(EngineFault) {
    self.init(tool: tool, trace: trace)
    self.words = words
    for engine in settings.engines {
      switch engine {
      case .policy(let file): policies.append(file)
      case .external(let program): programs.append(program)
      case .builtIn, .configured: break
      }
    }
    verdicts = try settings.runs(of: trace).map { engine, replay throws(EngineFault) in
      BundleVerdict(try engine.run(on: replay).result, isNative: replay.list.dragStart != .immediate)
    }
  }

  /// The bundle of a trace, small enough: where it would not be, without the layer that is not replayed.
  ///
  /// - Parameters:
  ///   - trace: What is replayed.
  ///   - path: How messages call it.
  ///   - settings: The engines, the grounds, and how the trace becomes motion.
  ///   - words: Words of a command line that say how the trace becomes motion.
  ///   - tool: Name and version of the program that makes it.
  /// - Returns: The bundle, and the one layer it has where others were left out.
  /// - Throws: A trace that is too large even so.
  package static func fitting(
    _ trace: Trace, path: String, _ settings: ReplaySettings, words: [String], tool: String
  ) throws -> (bundle: Bundle, keptLayer: TraceLayer?) {
    let whole = try Bundle(trace, settings, words: words, tool: tool)
    if whole.bytes.count <= largest { return (whole, nil) }
    let layer = trace.replayedLayer(settings.options)
    let part = try Bundle(trace.keeping(layer), settings, words: words, tool: tool)
    guard part.bytes.count <= largest else {
      throw ExperimentError(
        "\(path): the bundle would have \(whole.bytes.count) bytes, more than \(largest); give --shrink to keep the smallest trace that shows it, or name fewer engines"
      )
    }
    return (part, layer)
  }
}
