import GestureTraces
import ScrollPhysics
import TraceReplay

extension TakeCheck {
  /// The reasons why a finished take does not match its prompt, or is too damaged to use.
  ///
  /// - Parameters:
  ///   - take: The whole take.
  ///   - prompt: The prompt.
  ///   - model: The scroll model that decides whether a scroll reached the top.
  ///   - options: How the take's events become a finger's path.
  /// - Returns: One phrase per problem; empty for a good take.
  package static func complaints(
    about take: Trace, for prompt: Prompt, model: ScrollModel, _ options: ReplayOptions
  ) -> [String] {
    let replay = Replay(of: take, model: model, options: options)
    var found = complaints(
      TakeShape(of: take, options: options), for: prompt, reachesTop: replay.path.reachesTop)
    if let letter = take.end?.grade.flatMap({ TraceGrade.Letter(rawValue: $0) }), letter >= .d {
      found.append("grade \(letter.rawValue): \((take.end?.reasons ?? []).joined(separator: ", "))")
    }
    return found
  }
}
