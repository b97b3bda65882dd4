import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceReplay

/// A bundle that was read for the viewer: its engines and models, the results it states, and its replay settings.
package struct LabBundle {
  /// One engine on one scroll model, and the result that the bundle states for it.
  package struct List {
    /// The engine that the bundle names.
    package let engine: LabEngine
    /// The scroll model that the bundle names; nil for the engine's native model.
    package let model: ScrollModel?
    /// The engine's result at the time when the bundle was made.
    let verdict: BundleVerdict
  }

  /// The combinations of engine and model, in the order of the bundle's text.
  package private(set) var lists: [List] = []
  /// The settings with which the bundle's trace must be replayed.
  let options: ReplayOptions

  /// Reads the engines, models, results and settings of a bundle.
  ///
  /// - Parameters:
  ///   - contents: The parsed bundle.
  ///   - path: The bundle's name in messages.
  /// - Throws: An error for an unknown engine or model, or an unknown setting.
  package init(_ contents: BundleContents, path: String) throws(LabComplaint) {
    do throws(ReplayWords.Fault) {
      options = try ReplayWords.options(contents.words)
    } catch {
      throw LabComplaint("\(path): its 'replay' holds \(error.words)")
    }
    for (location, verdict) in contents.verdicts {
      guard let engine = Self.engine(of: verdict, contents) else {
        let known = RefreshSystem.all.map { "\($0.name)" } + contents.policies.map { $0.name }
        throw LabComplaint(
          "\(location): \(Suggestion.complaint(kind: "engine", name: verdict.engine, names: known)); if it is a program, give --engine exec:COMMAND"
        )
      }
      guard let model = contents.models.model(named: verdict.model) else {
        throw LabComplaint(
          "\(location): \(Suggestion.complaint(kind: "model", name: verdict.model, names: contents.models.knownNames))"
        )
      }
      // Where the engine ships on another model by now, the model that is named follows every movement.
      let isNative = verdict.isNative && engine.nativeList.model == model
      lists.append(List(engine: engine, model: isNative ? nil : model, verdict: verdict))
    }
  }

  private static func engine(of verdict: BundleVerdict, _ contents: BundleContents) -> LabEngine? {
    if let policy = contents.policies.first(where: { $0.name == verdict.engine }) { return .policy(policy) }
    if let system = RefreshSystem(named: verdict.engine) { return .system(system) }
    return (try? ConfiguredEngine(verdict.engine)).flatMap { $0 }.map { .configured($0) }
  }

  /// The result that the bundle states for an engine, and how the present result differs from it; nil if the bundle states none.
  func comparison(with result: ReplayResult, isNative: Bool) -> (words: String, differences: [String])? {
    let model = isNative ? nil : result.model
    guard
      let list = lists.first(where: { $0.engine.name == result.engine && $0.model?.label == model })
    else { return nil }
    let actual = BundleVerdict(result, isNative: list.verdict.isNative)
    return (list.verdict.words, list.verdict.differences(from: actual))
  }
}
