import PullToRefresh

extension Array where Element == RefreshEffect {
  /// The effects of one event, for comparisons.
  init(_ effects: RefreshEffects) { self = (0..<effects.count).map { effects[$0] } }
}
