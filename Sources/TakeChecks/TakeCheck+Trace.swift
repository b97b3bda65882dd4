import GestureTraces
import ScrollPhysics
import TraceReplay

extension TakeCheck {
  /// The reasons that a take that has ended is not what a prompt asked for, or is too broken to use.
  ///
  /// - Parameters:
  ///   - take: The whole take.
  ///   - prompt: What was asked for.
  ///   - model: The scroll model that says whether a scroll came to the top.
  ///   - options: How its finger is read.
  /// - Returns: A phrase for each thing that is wrong; none for a good take.
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
