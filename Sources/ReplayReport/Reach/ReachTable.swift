import ReplayExperiments
import TextFormats

/// The travel of a finger that fires each engine, on each model, in each viewport: `overscroll-reach/1`.
package struct ReachTable: Sendable {
  /// One engine on one model in one viewport.
  package struct Entry: Sendable {
    /// The engine's name.
    package let engine: String
    /// The model's name.
    package let model: String
    /// Length of the viewport, in points.
    package let viewport: Double
    /// The travel that was found.
    package let reach: TriggerReach

    /// A finding.
    ///
    /// - Parameters:
    ///   - engine: The engine's name.
    ///   - model: The model's name.
    ///   - viewport: Length of the viewport, in points.
    ///   - reach: What was found.
    package init(engine: String, model: String, viewport: Double, reach: TriggerReach) {
      (self.engine, self.model, self.viewport, self.reach) = (engine, model, viewport, reach)
    }

    /// The travel as a share of the viewport; nil where none fires.
    package var share: Double? { reach.travel.map { $0 / viewport } }
  }

  /// The findings, viewport by viewport within engine by engine within model by model.
  package let entries: [Entry]
  /// The way the finger went.
  package let hand: TriggerReach.Hand
  /// Points to a millimetre of each kind of screen asked for.
  package let scales: [Double]
  /// The most travel a finger has; nil where nobody asked.
  package let limit: ReachLimit?

  /// A table.
  ///
  /// - Parameters:
  ///   - entries: The findings, in order.
  ///   - hand: How the finger went.
  ///   - scales: Points to a millimetre; one or more.
  ///   - limit: The most travel a finger has, if anybody asked.
  package init(_ entries: [Entry], hand: TriggerReach.Hand, scales: [Double], limit: ReachLimit?) {
    (self.entries, self.hand, self.scales, self.limit) = (entries, hand, scales, limit)
  }

  /// Those that never fire.
  package var never: [Entry] { entries.filter { $0.reach.travel == nil } }

  /// Those that fire, but beyond the limit on one of the screens; none without a limit.
  package var beyond: [Entry] { entries.filter { $0.reach.travel != nil && isWithin($0) == false } }

  func isWithin(_ entry: Entry) -> Bool? {
    guard let limit else { return nil }
    guard let travel = entry.reach.travel else { return false }
    return scales.allSatisfy { travel <= limit.points(viewport: entry.viewport, pointsPerMillimetre: $0) }
  }
}

/// The most travel a finger has.
package enum ReachLimit: Equatable, Sendable {
  /// A share of the viewport.
  case share(Double)
  /// Millimetres.
  case millimetres(Double)
  /// Points.
  case points(Double)

  func points(viewport: Double, pointsPerMillimetre: Double) -> Double {
    switch self {
    case .share(let share): share * viewport
    case .millimetres(let length): length * pointsPerMillimetre
    case .points(let points): points
    }
  }

  /// `80 %`, `60 mm`, `300 pt`.
  package var words: String {
    switch self {
    case .share(let share): "\(JSONWriter.text(of: share * 100)) % of the viewport"
    case .millimetres(let length): "\(JSONWriter.text(of: length)) mm"
    case .points(let points): "\(JSONWriter.text(of: points)) pt"
    }
  }
}
