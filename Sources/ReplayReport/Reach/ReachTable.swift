import ReplayExperiments
import TextFormats

/// The finger travel at which each engine fires, on each model and in each viewport: `overscroll-reach/1`.
package struct ReachTable: Sendable {
  /// The travel at which one engine fires, on one model and in one viewport.
  package struct Entry: Sendable {
    /// The engine's name, such as `mj`.
    package let engine: String
    /// The name of the scroll model on which the engine runs.
    package let model: String
    /// The length of the viewport, in points.
    package let viewport: Double
    /// The finger travel at which the engine fires, or the reason why it never does.
    package let reach: TriggerReach

    /// Stores the result for one engine, model and viewport.
    ///
    /// - Parameters:
    ///   - engine: The engine's name.
    ///   - model: The model's name.
    ///   - viewport: The length of the viewport, in points.
    ///   - reach: The finger travel at which the engine fires, or the reason why it never does.
    package init(engine: String, model: String, viewport: Double, reach: TriggerReach) {
      (self.engine, self.model, self.viewport, self.reach) = (engine, model, viewport, reach)
    }

    /// The travel divided by the viewport's length; nil if the engine never fires.
    package var share: Double? { reach.travel.map { $0 / viewport } }
  }

  /// The entries of the table: for each model and each engine one per viewport.
  package let entries: [Entry]
  /// How the simulated finger moves: its speed, its report rate, and the surface it moves on.
  package let hand: TriggerReach.Hand
  /// The kinds of screens for which the table also gives millimetres: points per millimetre of each.
  package let scales: [Double]
  /// The longest travel a finger can make; nil without a limit.
  package let limit: ReachLimit?

  /// Stores the entries of a table.
  ///
  /// - Parameters:
  ///   - entries: The entries, in order.
  ///   - hand: How the simulated finger moves.
  ///   - scales: Points per millimetre, one per kind of screen; at least one.
  ///   - limit: The longest travel a finger can make; nil without a limit.
  package init(_ entries: [Entry], hand: TriggerReach.Hand, scales: [Double], limit: ReachLimit?) {
    (self.entries, self.hand, self.scales, self.limit) = (entries, hand, scales, limit)
  }

  /// The entries in which the engine never fires.
  package var never: [Entry] { entries.filter { $0.reach.travel == nil } }

  /// The entries in which the engine fires only beyond the limit on at least one screen; empty without a limit.
  package var beyond: [Entry] { entries.filter { $0.reach.travel != nil && isWithin($0) == false } }

  func isWithin(_ entry: Entry) -> Bool? {
    guard let limit else { return nil }
    guard let travel = entry.reach.travel else { return false }
    return scales.allSatisfy { travel <= limit.points(viewport: entry.viewport, pointsPerMillimetre: $0) }
  }
}

/// The longest travel that a finger can make, as the user gave it.
package enum ReachLimit: Equatable, Sendable {
  /// The travel relative to the length of the viewport; 1 is the whole length.
  case share(Double)
  /// The travel in millimetres.
  case millimetres(Double)
  /// The travel in points.
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
