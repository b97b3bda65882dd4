import PullToRefresh

/// An engine's firing rule, reduced to what a comparison needs to explain why the engine did not fire.
package struct EngineRule: Equatable, Sendable {
  /// The moment at which a pull beyond the threshold fires.
  package enum Moment: String, CaseIterable, Sendable {
    /// The engine fires when the pull passes the threshold.
    case crossing
    /// The engine fires when the finger is released.
    case release
    /// The engine fires after the release, when the content begins to move back.
    case bounceBack = "bounce-back"
    /// The engine fires after the pull has lasted for a given time.
    case dwell
  }

  /// The quantity that an engine measures as the pull.
  package enum Measure: String, CaseIterable, Sendable {
    /// The pull is the content's distance past its edge, with or without a finger.
    case offset
    /// The pull is the finger's travel.
    case travel
  }

  /// The moment at which the engine fires.
  package var moment: Moment
  /// True if a pull exactly at the threshold does not fire.
  package var isStrict: Bool
  /// The quantity that the engine measures as the pull.
  package var measure: Measure

  /// A firing rule made from its three properties.
  package init(_ moment: Moment, isStrict: Bool, measure: Measure) {
    (self.moment, self.isStrict, self.measure) = (moment, isStrict, measure)
  }

  /// The rule that stands for an unknown one: the engine fires as soon as the content passes the threshold.
  package static let unknown = EngineRule(.crossing, isStrict: false, measure: .offset)

  /// The firing rule that an engine's traits describe.
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
