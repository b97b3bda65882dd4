import ReplayExperiments
import TextFormats

/// The finger travel at which each engine fires, on each model and in each viewport: `overscroll-reach/1`.
package struct ReachTable: Sendable {
  /// One engine on one model in one viewport.
  package struct Entry: Sendable {
    /// The engine's name, such as `mj`.
    package let engine: String
    /// The model's name.
    package let model: String
    /// Length of the viewport, in points.
    package let viewport: Double
    /// The travel at which the engine fires, or why it never does.
    package let reach: TriggerReach

    /// A finding by its parts.
    ///
    /// - Parameters:
    ///   - engine: The engine's name.
    ///   - model: The model's name.
    ///   - viewport: Length of the viewport, in points.
    ///   - reach: The travel at which the engine fires, or why it never does.
    package init(engine: String, model: String, viewport: Double, reach: TriggerReach) {
      (self.engine, self.model, self.viewport, self.reach) = (engine, model, viewport, reach)
    }

    /// The travel divided by the viewport's length; nil if the engine never fires.
    package var share: Double? { reach.travel.map { $0 / viewport } }
  }

  /// The findings, viewport by viewport within engine by engine within model by model.
  package let entries: [Entry]
  /// How the simulated finger moves.
  package let hand: TriggerReach.Hand
  /// Points per millimetre of each kind of screen that the table is shown for.
  package let scales: [Double]
  /// The longest travel a finger can make; nil without a limit.
  package let limit: ReachLimit?

  /// A table by its parts.
  ///
  /// - Parameters:
  ///   - entries: The findings, in order.
  ///   - hand: How the simulated finger moves.
  ///   - scales: Points per millimetre, one per kind of screen; at least one.
  ///   - limit: The longest travel a finger can make; nil without a limit.
  package init(_ entries: [Entry], hand: TriggerReach.Hand, scales: [Double], limit: ReachLimit?) {
    (self.entries, self.hand, self.scales, self.limit) = (entries, hand, scales, limit)
  }

  /// The entries of engines that never fire.
  package var never: [Entry] { entries.filter { $0.reach.travel == nil } }

  /// The entries that fire, but only beyond the limit on at least one screen; empty without a limit.
  package var beyond: [Entry] { entries.filter { $0.reach.travel != nil && isWithin($0) == false } }

  func isWithin(_ entry: Entry) -> Bool? {
    guard let limit else { return nil }
    guard let travel = entry.reach.travel else { return false }
    return scales.allSatisfy { travel <= limit.points(viewport: entry.viewport, pointsPerMillimetre: $0) }
  }
}

/// The longest travel a finger can make.
package enum ReachLimit: Equatable, Sendable {
  /// Relative to the length of the viewport.
  case share(Double)
  /// In millimetres.
  case millimetres(Double)
  /// In points.
  case points(Double)

  func points(viewport: Double, pointsPerMillimetre: Double) -> Double {
    switch self {
    case .share(let share): share * viewport
    case .millimetres(let length): length * pointsPerMillimetre
    case .points(let points): points
    }
  }

  /// The limit as text, such as `80 %`, `60 mm` or `300 pt`.
  package var words: String {
    switch self {
    case .share(let share): "\(JSONWriter.text(of: share * 100)) % of the viewport"
    case .millimetres(let length): "\(JSONWriter.text(of: length)) mm"
    case .points(let points): "\(JSONWriter.text(of: points)) pt"
    }
  }
}
