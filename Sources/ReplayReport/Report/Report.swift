/// The statistics over a set of traces: `overscroll-report/1`.
///
/// The unit is the trace. It is positive if its intent is `pull`, fired if the engine triggered in it. `free` traces stay out of the
/// confusion and alone make the exposure; what can say nothing is listed as excluded, with why. Origins are never mixed.
public struct Report: Equatable, Sendable {
  /// A trace that was left out.
  public struct Exclusion: Equatable, Sendable {
    /// Its path as given.
    public let trace: String
    /// Why, and what to do.
    public let reason: String
  }

  /// Display frames per second of every replay in it.
  public let rate: Double
  /// One for each engine × model × origin, in the order they first appear.
  public private(set) var groups: [ReportGroup] = []
  /// The traces left out, each once, in the order they came.
  public private(set) var excluded: [Exclusion] = []

  /// An empty report.
  ///
  /// - Parameter rate: Display frames per second, above 0.
  public init(rate: Double) {
    self.rate = rate
  }

  /// Counts what one engine on one model made of one trace.
  ///
  /// - Parameter scored: The replay's figures; lines of one trace follow one another.
  public mutating func add(_ scored: ScoredTrace) {
    if let reason = scored.label.reasonToExclude {
      exclude(scored.label.trace, because: reason)
      return
    }
    let place = groups.firstIndex { $0.isOf(scored) }
    if place == nil { groups.append(ReportGroup(like: scored)) }
    groups[place ?? groups.count - 1].add(scored)
  }

  /// Lists a trace as left out; the same one again right after counts once.
  ///
  /// - Parameters:
  ///   - trace: Its path as given.
  ///   - reason: Why, and what to do.
  public mutating func exclude(_ trace: String, because reason: String) {
    let exclusion = Exclusion(trace: trace, reason: reason)
    if excluded.last != exclusion { excluded.append(exclusion) }
  }
}
