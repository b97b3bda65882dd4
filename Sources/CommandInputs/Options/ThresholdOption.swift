import CommandArguments
import PullToRefresh
import ReplayExperiments
import TextFormats

/// `--threshold PT`: a short form of the option `threshold` of an engine: `--engine mrefresh --threshold 80` is
/// `--engine mrefresh:threshold=80`.
package enum ThresholdOption {
  /// The name of the engines' own option.
  private static let name = "threshold"

  /// The option.
  package static let option = Option<Double?>(
    name, "PT", .number(0...RefreshPolicy.longestLength), defaultInWords: "each engine's own",
    help: "the pull at which the engines fire; for \(engines.joined(separator: ", "))"
  ).limited(by: .replays)

  /// The note on `--threshold` in --help.
  package static let note =
    "--threshold 80 is short for --engine NAME:threshold=80, for every engine of the call. An engine without this option is an error, also in a group, so that no table mixes changed and unchanged engines. 'overscroll sweep --threshold FROM:TO' compares thresholds of any engine."

  /// The engines with such an option.
  private static let engines = RefreshSystem.all.filter(hasThreshold).map { "\($0.name)" }

  private static func hasThreshold(_ system: RefreshSystem) -> Bool {
    EngineOption.options(of: system).contains { $0.name == name }
  }

  /// The word for an engine with a threshold; nil for an engine without such an option.
  static func word(_ engine: EngineName, _ threshold: String) -> String? {
    switch engine {
    case .system(let system): hasThreshold(system) ? "\(system.name):\(name)=\(threshold)" : nil
    case .configured(let engine):
      hasThreshold(engine.system) ? "\(engine.name),\(name)=\(threshold)" : nil
    case .file, .program: nil
    }
  }
}

extension Invocation {
  /// The call with its threshold in the names of its engines; the same call if it has none.
  ///
  /// - Parameters:
  ///   - threshold: `--threshold`.
  ///   - engines: `--engine`.
  /// - Returns: The call without the option; results, records and proposed commands name the engines as they ran.
  /// - Throws: An engine without such an option, or with another threshold in its name.
  package func settingThreshold(
    _ threshold: KeyPath<Options, Option<Double?>>, of engines: KeyPath<Options, Option<[[EngineName]]>>
  ) throws -> Invocation {
    guard let given = words(of: threshold).last, let value = self[dynamicMember: threshold] else {
      return self
    }
    var (words, without): ([String], [String]) = ([], [])
    for engine in self[dynamicMember: engines].joined() {
      if let word = ThresholdOption.word(engine, DecimalNumber.plain(value)) {
        words.append(word)
      } else {
        without.append(engine.word)
      }
    }
    guard without.isEmpty else { throw mistake(ThresholdOption.refusal(of: without, given)) }
    for word in words {
      if let complaint = EngineName.some.complaint(word) { throw mistake("--threshold: \(complaint)") }
    }
    return giving(words, to: engines).giving(nil, to: threshold)
  }
}

extension ThresholdOption {
  /// Names that a message lists.
  private static let mostNamed = 3

  /// The message about engines without such an option.
  fileprivate static func refusal(of names: [String], _ threshold: String) -> String {
    let shown = names.prefix(mostNamed).joined(separator: ", ")
    let rest = names.count > mostNamed ? " and \(names.count - mostNamed) more" : ""
    let have = names.count == 1 ? "has" : "have"
    return
      "--threshold: \(shown)\(rest) \(have) no threshold option; choose among \(engines.joined(separator: ", ")) (--engine \(engines[0]) --threshold \(threshold)), or compare thresholds of any engine with sweep"
  }
}
