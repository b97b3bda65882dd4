import GestureTraces
import Synchronization

/// The traces whose timelines a page holds: those that tell most, a fair share of each intent.
///
/// A timeline costs more than all figures of its trace. So only so many are drawn; which ones depends on the traces alone, and not
/// on the order in which they are replayed. Each trace asks once it is replayed: one that is among the best so far is kept to be
/// drawn, and may still be pushed out by what comes later. None that is turned away could come back.
package final class DrawnTraces: Sendable {
  /// Runs drawn at most; the engines they are shared by at least; and the traces that are drawn however many engines there are.
  private static let (mostRuns, leastEngines, leastTraces) = (960, 8, 40)
  /// Traces that are all drawn, however many engines there are.
  private static let few = 120
  /// Traces drawn at most of more than ``few``: 120 with eight engines, 40 with all.
  package let most: Int
  /// The replays that are compared: the engines on the first ground.
  private let engines: Int
  /// The traces seen in their groups, the most telling first in each, ``few`` of each at most.
  private let ranked = Mutex<Ranking>(Ranking())

  /// The groups, and how many traces were seen.
  private struct Ranking {
    var groups: [Group: [Place]] = [:]
    var seen = 0
  }

  /// Those among which a trace has its rank.
  private enum Group: Hashable {
    /// Traces of one intent, or of none, that tell something.
    case telling(Intent?)
    /// Those that tell nothing: above all minutes of free use, which cost the most.
    case rest
  }

  /// The order among traces of one intent: the most telling first, by name where they tell as much.
  private struct Place: Comparable {
    let telling: Int
    let path: String

    static func < (left: Place, right: Place) -> Bool {
      (right.telling, left.path) < (left.telling, right.path)
    }
  }

  /// None yet.
  ///
  /// - Parameter engines: The number of engines that are compared.
  package init(engines: Int) {
    self.engines = engines
    most = max(Self.leastTraces, Self.mostRuns / max(engines, Self.leastEngines))
  }

  /// Takes note of a trace.
  ///
  /// - Parameter trace: One that is replayed.
  /// - Returns: True if it is among those to be drawn, as far as is known.
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

  /// True if a trace is drawn, once all are replayed.
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

  /// True if few enough come before: the first of every intent, then the second of every intent, and so on; what tells
  /// nothing after all of them.
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
