import GestureTraces
import Synchronization

/// Chooses the traces whose timelines a page contains: the most informative ones, fairly divided among intents.
///
/// A timeline costs more than all figures of its trace, so their number is limited. The choice depends only on the traces, not
/// on the order of their replays. Each trace is offered once, after its replay. If it is among the best so far it is stored for
/// drawing, and a later trace may still displace it. A rejected trace could never be chosen later.
package final class DrawnTraces: Sendable {
  /// Limits of the choice: the most runs that are drawn, the least number of engines by which they are divided, and the least number of
  /// traces.
  private static let (mostRuns, leastEngines, leastTraces) = (960, 8, 40)
  /// Up to this number of traces, all get a timeline, whatever the number of engines.
  private static let few = 120
  /// The largest number of traces with a timeline, if there are more than ``few`` traces: 120 with eight engines, 40 with all engines.
  package let most: Int
  /// The number of engines. Only their replays with the first scroll model are compared to rank traces.
  private let engines: Int
  /// The traces offered so far by group, most informative first, at most ``few`` per group.
  private let ranked = Mutex<Ranking>(Ranking())

  /// The groups of ranked traces, and the number of all traces offered so far.
  private struct Ranking {
    var groups: [Group: [Place]] = [:]
    var seen = 0
  }

  /// A group of traces that are ranked among themselves.
  private enum Group: Hashable {
    /// Informative traces with one intent, or without intent.
    case telling(Intent?)
    /// Traces about which engines agree, and free use. A timeline of free use takes the most space.
    case rest
  }

  /// The rank of a trace in its group: more informative traces come first, equally informative ones by name.
  private struct Place: Comparable {
    let telling: Int
    let path: String

    static func < (left: Place, right: Place) -> Bool {
      (right.telling, left.path) < (left.telling, right.path)
    }
  }

  /// Creates a choice to which no trace has been offered.
  ///
  /// - Parameter engines: The number of compared engines.
  package init(engines: Int) {
    self.engines = engines
    most = max(Self.leastTraces, Self.mostRuns / max(engines, Self.leastEngines))
  }

  /// Offers a trace, which is stored if it is among the most informative so far.
  ///
  /// - Parameter trace: A replayed trace.
  /// - Returns: True if the trace is stored; a later trace may still displace it.
  package func take(_ trace: PageTrace) -> Bool {
    let (group, place) = place(of: trace)
    return ranked.withLock { ranked in
      var own = ranked.groups[group] ?? []
      let rank = own.firstIndex { place < $0 } ?? own.count
      own.insert(place, at: rank)
      ranked.groups[group] = Array(own.prefix(Self.few))
      ranked.seen += 1
      return isDrawn(place, of: group, rank: rank, among: ranked)
    }
  }

  /// True if a trace is chosen for a timeline; final once all traces are offered.
  func isDrawn(_ trace: PageTrace) -> Bool {
    let (group, place) = place(of: trace)
    return ranked.withLock { ranked in
      guard let rank = ranked.groups[group]?.firstIndex(of: place) else { return false }
      return isDrawn(place, of: group, rank: rank, among: ranked)
    }
  }

  private func place(of trace: PageTrace) -> (Group, Place) {
    let telling = trace.gestures.map { $0.telling(engines: engines) }.max() ?? 0
    return (
      telling > 0 ? .telling(trace.label.intent) : .rest, Place(telling: telling, path: trace.label.trace)
    )
  }

  /// True if few enough traces have a better place than this one.
  ///
  /// The order is the best trace of every intent, then the second best of every intent, and so on; traces about which engines agree are
  /// last.
  private func isDrawn(
    _ place: Place, of group: Group, rank: Int, among ranked: Ranking
  ) -> Bool {
    let most = ranked.seen > Self.few ? self.most : Self.few
    let before = ranked.groups.reduce(0) { sum, entry in
      let (other, places) = entry
      if other == .rest { return sum + (group == .rest ? rank : 0) }
      if group == .rest { return sum + places.count }
      return sum + min(places.count, rank) + (places.count > rank && places[rank] < place ? 1 : 0)
    }
    return rank < most && before < most
  }
}
