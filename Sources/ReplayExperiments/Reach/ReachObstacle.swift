import PullToRefresh

/// Finds why no drag makes an engine fire, in words.
struct ReachObstacle {
  let words: String

  init(_ drag: ReachDrag, furthest: Double) {
    let traits = drag.engine.traits
    let (sources, model) = (drag.engine.policy.gates.sources, drag.model.label)
    let pull = drag.greatestThreshold(at: furthest) ?? 0
    let seen = max(pull, drag.greatestPull(at: furthest))
    if !sources.contains(drag.hand.source) {
      words = "does not pull with \(drag.hand.source == .touchpad ? "a touchpad" : "a touchscreen")"
    } else if seen <= 0 {
      words = "\(model) does not allow pulling past the top edge"
    } else if seen < traits.threshold || (traits.isStrict && seen == traits.threshold) {
      words =
        "no pull on \(model) is greater than \(LintText.points(seen)), by \(LintText.points(furthest)) of finger "
        + "travel; the threshold is \(LintText.points(traits.threshold))"
    } else if traits.moment == .bounceBack {
      words = "it waits for the content to move back after the release, which does not happen on \(model)"
    } else {
      words =
        "its threshold of \(LintText.points(traits.threshold)) is passed on \(model), yet it does not fire"
    }
  }
}
