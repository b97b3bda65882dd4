import RefreshIndicators
import ReplayExperiments

extension IndicatorLook {
  /// The indicator's appearance that an engine's options give; without options, that of the original.
  ///
  /// - Parameter engine: The engine.
  package init(of engine: EngineChoice) {
    guard case .configured(let engine) = engine else {
      self.init()
      return
    }
    func given(_ names: String...) -> EngineValue? { names.lazy.compactMap(engine.given).first }
    self.init(
      starts: given("time", "start-proportion")?.numbers.map { PathStart($0) } ?? [],
      smoothing: given("times-smooth", "depth")?.numbers.first.map { Int($0) },
      fit: given("scale")?.words.first.flatMap(PathSequence.Fit.init(rawValue:)),
      side: given("frame", "size")?.numbers.first ?? IndicatorPath.side,
      lineWidth: given("line-width")?.numbers.first,
      strokeColor: given("stroke-color")?.words.compactMap(DisplayColor.init(written:)).first,
      grounds: given("colors")?.words.compactMap(DisplayColor.init(written:)) ?? [],
      updates: UpdateLine(
        before: given("updated")?.words.first.flatMap(EngineOption.seconds(ofDay:)),
        clock: given("clock")?.words.first.flatMap(EngineOption.seconds(ofDay:))))
  }
}

extension DisplayColor {
  /// Parses a colour such as `#ff8000`; nil for any other form.
  fileprivate init?(written text: String) {
    guard text.hasPrefix("#"), let hex = UInt32(text.dropFirst(), radix: 16) else { return nil }
    self.init(hex)
  }
}
