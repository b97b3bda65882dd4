import PullToRefresh
import TextFormats
import TraceReplay

/// A built-in system with options of one's own where its documents let its user set them.
///
///     mrefresh:height=60,threshold=90
package struct ConfiguredEngine: Equatable, Sendable {
  /// What is wrong with an option, in words.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The words, to follow a path or an option.
    package let description: String
  }

  /// The system.
  package let system: RefreshSystem
  /// The values set, by the options' names; one or more.
  private let values: [String: EngineValue]

  /// Its name in results, which names it again: the options in their own order.
  package var name: String {
    let options = EngineOption.options(of: system).compactMap { option in
      values[option.name].map { "\(option.name)=\($0.text)" }
    }
    return "\(system.name):\(options.joined(separator: ","))"
  }

  /// The engine of a name with options; nil where no colon stands in it.
  ///
  /// - Parameter word: `mrefresh:threshold=90,height=60`.
  /// - Throws: An engine without options, an option that it has not, one twice, or a value out of its range.
  package init?(_ word: String) throws(Fault) {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let name = String(word[..<colon])
    guard let system = RefreshSystem(named: name) else { return nil }
    var pairs: [(name: String, value: EngineOption.Given)] = []
    for part in word[word.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else {
        throw Fault(description: "'\(part)' is not an option with a value; write it as threshold=90")
      }
      pairs.append((String(sides[0]), .text(String(sides[1]))))
    }
    try self.init(system, pairs)
  }

  /// A system with figures set.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - pairs: Options' names with their values as given.
  /// - Throws: An engine without options, an option that it has not, one twice, or a value out of its range.
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

  /// The engine as it is before any event, in a scene.
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

  /// The number of colours that a quarter turn may bring.
  private var colours: UInt8 {
    values["colors"].map { UInt8(clamping: $0.parts.count) } ?? JackrabbitDecoration.colourCount
  }

  /// The value set of an option; nil where none is.
  ///
  /// - Parameter name: The option's.
  /// - Returns: As results spell it.
  package func given(_ name: String) -> EngineValue? { values[name] }

  /// The number set, else the original's own.
  private func value(_ name: String) -> Double {
    let value = values[name] ?? EngineOption.options(of: system).first { $0.name == name }?.standard
    return value?.numbers.first ?? 0
  }
}
