import ExternalEngines
import GestureTraces
import TraceReplay

extension Bundle {
  /// Replays a trace and makes a bundle of the trace and its verdicts.
  ///
  /// - Parameters:
  ///   - trace: The trace to replay.
  ///   - settings: The engines, the scroll physics, and the replay options.
  ///   - words: The command-line words for the replay options.
  ///   - tool: Name and version of the program that makes the bundle.
  /// - Throws: An error if an external engine answers wrongly.
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
    models = settings.modelFiles.map(\.file)
    verdicts = try settings.runs(of: trace).map { engine, replay throws(EngineFault) in
      BundleVerdict(try engine.run(on: replay).result, isNative: replay.list.dragStart != .immediate)
    }
  }

  /// Makes a bundle small enough to be shared; if necessary it leaves out layers of the trace that are not replayed.
  ///
  /// - Parameters:
  ///   - trace: The trace to replay.
  ///   - path: The trace's name in messages.
  ///   - settings: The engines, the scroll physics, and the replay options.
  ///   - words: The command-line words for the replay options.
  ///   - tool: Name and version of the program that makes the bundle.
  /// - Returns: The bundle, and the layer that it contains if others were left out.
  /// - Throws: An error if the bundle is too large even with only this layer.
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
