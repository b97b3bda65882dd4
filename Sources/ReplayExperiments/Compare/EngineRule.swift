import PullToRefresh

/// The rule of an engine as far as a comparison asks why it kept still.
package struct EngineRule: Equatable, Sendable {
  /// The moment at which a pull beyond the threshold fires.
  package enum Moment: String, CaseIterable, Sendable {
    /// As it passes the threshold.
    case crossing
    /// At the lift.
    case release
    /// At the lift, when the content begins to move back.
    case bounceBack = "bounce-back"
    /// When it has lasted.
    case dwell
  }

  /// The quantity that it takes for the pull.
  package enum Measure: String, CaseIterable, Sendable {
    /// The distance of the content past its edge, under a finger or not.
    case offset
    /// The finger's travel.
    case travel
  }

  /// The moment at which it fires.
  package var moment: Moment
  /// True if a pull of just the threshold is not enough.
  package var isStrict: Bool
  /// The quantity it measures.
  package var measure: Measure

  /// A rule by its parts.
  package init(_ moment: Moment, isStrict: Bool, measure: Measure) {
    (self.moment, self.isStrict, self.measure) = (moment, isStrict, measure)
  }

  /// The simplest rule: what fires as the content passes the threshold.
  package static let unknown = EngineRule(.crossing, isStrict: false, measure: .offset)

  /// The rule in an engine's traits.
  package init(_ traits: RefreshTraits) {
    let moment: Moment =
      switch traits.moment {
      case .crossing: .crossing
      case .release: .release
      case .bounceBack: .bounceBack
      case .dwell: .dwell
      }
    let measure: Measure = if case .offset = traits.input { .offset } else { .travel }
    self.init(moment, isStrict: traits.isStrict, measure: measure)
  }
}
