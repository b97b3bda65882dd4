import PullToRefresh
import TextFormats
import TraceReplay

/// A built-in engine with options that its documentation lets users set.
///
///     mrefresh:height=60,threshold=90
package struct ConfiguredEngine: Equatable, Sendable {
  /// An error in an engine's options.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The message: what is wrong with an option, as a phrase to follow a path or an option.
    package let description: String
  }

  /// The built-in engine whose options are set.
  package let system: RefreshSystem
  /// The values of the options that were set, by option name; at least one.
  private let values: [String: EngineValue]

  /// The engine's name in results, which contains the options in their canonical order.
  package var name: String {
    let options = EngineOption.options(of: system).compactMap { option in
      values[option.name].map { "\(option.name)=\($0.text)" }
    }
    return "\(system.name):\(options.joined(separator: ","))"
  }

  /// Reads the name of an engine with options; nil if the word has no colon.
  ///
  /// - Parameter word: A text such as `mrefresh:threshold=90,height=60`.
  /// - Throws: An error if the engine has no options, or if an option is unknown, repeated, or out of range.
  package init?(_ word: String) throws(Fault) {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let name = String(word[..<colon])
    guard let system = RefreshSystem(named: name) else { return nil }
    let pairs: [(name: String, value: String)]
    do throws(ValueFault) {
      pairs = try OptionPairs.pairs(word[word.index(after: colon)...], like: "threshold=90")
    } catch {
      throw Fault(description: error.words)
    }
    try self.init(system, pairs.map { ($0.name, .text($0.value)) })
  }

  /// Sets options of a built-in engine.
  ///
  /// - Parameters:
  ///   - system: The engine.
  ///   - pairs: Option names with their values as given.
  /// - Throws: An error if the engine has no options, or if an option is unknown, repeated, or out of range.
  package init(_ system: RefreshSystem, _ pairs: [(name: String, value: EngineOption.Given)]) throws(Fault) {
    let options = EngineOption.options(of: system)
    guard !options.isEmpty else {
      throw Fault(
        description:
          "\(system.name) does not have options; 'overscroll engines --policy' writes a rule with numbers that you can change"
      )
    }
    guard !pairs.isEmpty else {
      throw Fault(description: "there is not an option after the colon; remove the colon")
    }
    var values: [String: EngineValue] = [:]
    for (name, given) in pairs {
      guard let option = options.first(where: { $0.name == name }) else {
        throw Fault(
          description: Suggestion.complaint(
            kind: "option of \(system.name)", name: name, names: options.map { $0.name }))
      }
      guard values[name] == nil else {
        throw Fault(description: "'\(name)' is given twice; remove one")
      }
      guard let value = option.value(given) else {
        throw Fault(description: "'\(name)' must be \(option.form)")
      }
      values[name] = value
    }
    (self.system, self.values) = (system, values)
  }

  /// The engine with its options, in its initial state in a scene.
  package func engine(in scene: Scene) -> RefreshEngine {
    let inset = scene.topInset
    switch system {
    case .mrefresh: return .mRefresh(MRefresh(documented, originalTopInset: inset))
    case .mrefreshRewrite: return .mRefresh(MRefresh(rewritten, originalTopInset: inset))
    case .isalternative, .isalternativeRelease:
      return .isAlternative(
        ISAlternative(
          referenceInset: inset, firesOnRelease: system == .isalternativeRelease,
          threshold: -value("threshold"), height: value("height")))
    case .onpu:
      return .onpu(
        OnpuRefreshControl(
          referenceInset: inset, height: value("height"), threshold: -value("threshold"),
          secondsPerTurn: value("turn-ms") / 1000))
    case .pullview, .pullviewFold:
      return .pullView(
        PullView(
          height: value("height"), originalTopInset: inset, isFolded: system == .pullviewFold))
    case .jackrabbit:
      let (compass, spinner) = (value("compass"), value("spinner"))
      let layout = JackrabbitLayout(
        compassWidth: compass, compassHeight: compass, spinnerWidth: spinner, spinnerHeight: spinner,
        fullPull: value("full-pull"))
      return .jackrabbit(
        Jackrabbit(
          viewport: scene.viewport, originalTopInset: inset, layout: layout, colours: colours))
    default: preconditionFailure("a system without options is never configured")
    }
  }

  private var documented: MRefreshConfiguration {
    var configuration = MRefreshConfiguration.documented(
      viewHeight: value("height"), heightIncrease: value("height-increase"),
      endOffset: value("end-offset"), start: value("start"), insetDuration: value("inset-ms") / 1000)
    if let threshold = values["threshold"]?.numbers.first { configuration.threshold = threshold }
    return configuration
  }

  private var rewritten: MRefreshConfiguration {
    var configuration = MRefreshConfiguration.rewritten(
      distance: value("distance"), start: value("start"), insetHeight: value("height"),
      insetDuration: value("inset-ms") / 1000)
    if let threshold = values["threshold"]?.numbers.first { configuration.threshold = threshold }
    return configuration
  }

  /// The number of colours that a quarter turn of the indicator may show, from the option `colors`.
  private var colours: UInt8 {
    values["colors"].map { UInt8(clamping: $0.parts.count) } ?? JackrabbitDecoration.colourCount
  }

  /// The value that was set for an option; nil if the option was not set.
  ///
  /// - Parameter name: The option's name.
  /// - Returns: The value, as results write it.
  package func given(_ name: String) -> EngineValue? { values[name] }

  /// The number that was set for an option, or otherwise the engine's default.
  private func value(_ name: String) -> Double {
    let value = values[name] ?? EngineOption.options(of: system).first { $0.name == name }?.standard
    return value?.numbers.first ?? 0
  }
}
