import CommandArguments
import PullToRefresh
import ReplayExperiments
import TextFormats

/// `--threshold PT`: sets the option `threshold` of each named engine.
///
/// `--engine mrefresh --threshold 80` means the same as `--engine mrefresh:threshold=80`.
package enum ThresholdOption {
  /// The name of the option of engines that `--threshold` sets.
  private static let name = "threshold"

  /// The option `--threshold`, in points; nil if it is not given.
  package static let option = Option<Double?>(
    name, "PT", .number(0...RefreshPolicy.longestLength), defaultInWords: "each engine's own",
    help: "the pull at which the engines fire; for \(engines.joined(separator: ", "))"
  ).limited(by: .replays)

  /// The paragraph in help about `--threshold`.
  package static let note =
    "--threshold 80 is short for --engine NAME:threshold=80, for every engine of the call. An engine without this option is an error, also in a group, so that no table mixes changed and unchanged engines. 'overscroll sweep --threshold FROM:TO' compares thresholds of any engine."

  /// The names of the engines that have an option `threshold`.
  private static let engines = RefreshSystem.all.filter(hasThreshold).map { "\($0.name)" }

  private static func hasThreshold(_ system: RefreshSystem) -> Bool {
    EngineOption.options(of: system).contains { $0.name == name }
  }

  /// The word that names an engine with a threshold; nil for an engine without the option `threshold`.
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
  /// The call with the value of `--threshold` moved into the names of its engines; the same call if `--threshold` is not given.
  ///
  /// - Parameters:
  ///   - threshold: `--threshold`.
  ///   - engines: `--engine`.
  /// - Returns: The call without `--threshold`. Results, records and suggested commands then name the engines as they ran.
  /// - Throws: An error for an engine without the option `threshold`, or with another threshold in its name.
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
  /// The largest number of engines that the error message names.
  private static let mostNamed = 3

  /// The error message about engines that have no option `threshold`.
  fileprivate static func refusal(of names: [String], _ threshold: String) -> String {
    let shown = names.prefix(mostNamed).joined(separator: ", ")
    let rest = names.count > mostNamed ? " and \(names.count - mostNamed) more" : ""
    let have = names.count == 1 ? "has" : "have"
    return
      "--threshold: \(shown)\(rest) \(have) no threshold option; choose among \(engines.joined(separator: ", ")) (--engine \(engines[0]) --threshold \(threshold)), or compare thresholds of any engine with sweep"
  }
}
