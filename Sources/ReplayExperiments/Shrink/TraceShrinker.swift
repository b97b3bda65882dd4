import GestureTraces
import TextFormats
import TraceReplay

/// Finds the smallest trace that still shows a behaviour: fewest events, then shortest, then straightest, then fewest bytes.
///
/// First whole parts are removed by delta debugging (Zeller and Hildebrandt 2002): gestures, then contacts, then samples. Then the times
/// between samples are shortened, and fingers are made straight with rounded positions. All of this is repeated until a whole round changes
/// nothing. Every change is verified by a replay, every step makes the trace smaller by ``ShrinkMeasure``, and nothing is random: the same
/// trace gives the same result, and shrinking a result again returns it unchanged.
package struct TraceShrinker {
  /// The default limit of replays, which takes some seconds.
  package static let usualLimit = 20_000

  /// Returns whether a trace of these events shows the behaviour.
  private let shows: ([TraceEvent]) -> Bool
  private let limit: Int
  /// Called before every replay; the search ends if it returns false.
  private let goesOn: () -> Bool
  private var isStopped = false
  /// The events of the smallest trace found so far.
  private(set) var events: [TraceEvent]
  private var measure: ShrinkMeasure
  /// The number of changed traces that were replayed.
  package private(set) var replays = 0

  /// True if the limit of replays or the caller ended the search early, so that a smaller trace may exist.
  package var isCutShort: Bool { replays >= limit || isStopped }

  /// Searches for the smallest trace that shows the same behaviour as `trace`.
  ///
  /// - Parameters:
  ///   - trace: A trace that shows the behaviour.
  ///   - options: How it is replayed.
  ///   - maker: How the result was made, for its source field.
  ///   - limit: The largest number of replays.
  ///   - goesOn: Called before every replay; if it returns false, the smallest trace so far is the result.
  ///   - shows: Whether a trace shows the behaviour.
  /// - Returns: A trace of one layer with an end line, and data on the search.
  package static func shrink(
    _ trace: Trace, options: ReplayOptions, by maker: String, limit: Int = usualLimit,
    goesOn: @escaping () -> Bool = { true }, while shows: @escaping (Trace) -> Bool
  ) -> (trace: Trace, shrinker: TraceShrinker) {
    let layer = trace.replayedLayer(options)
    func made(_ events: [TraceEvent]) -> Trace {
      var made = Trace(path: trace.path, header: trace.header, events: events, end: nil)
      // Labels refer to times that no longer exist.
      made.header.labels = nil
      let time = events.last?.timeMicroseconds ?? 0
      made.end = TraceEnd(timeMicroseconds: time, events: events.count, grade: nil, reasons: nil)
      return made.remade(of: events, layer: layer, by: maker)
    }
    var shrinker = TraceShrinker(trace.events.filter { $0.layer == layer }, limit: limit, goesOn: goesOn) {
      events in !events.isEmpty && shows(made(events))
    }
    shrinker.simplify(keepsArrivals: options.usesArrival)
    shrinker.run()
    return (made(shrinker.events), shrinker)
  }

  private init(
    _ events: [TraceEvent], limit: Int, goesOn: @escaping () -> Bool, shows: @escaping ([TraceEvent]) -> Bool
  ) {
    (self.events, self.limit, self.goesOn, self.shows) = (events, limit, goesOn, shows)
    measure = ShrinkMeasure(of: events)
  }

  /// Repeats all steps of the search until a whole round changes nothing.
  private mutating func run() {
    var before: [TraceEvent]
    repeat {
      before = events
      for parts in ShrinkParts.allCases { remove(parts) }
      compactTimes()
      straighten()
    } while events != before && !isCutShort
  }

  /// Makes `candidate` the smallest trace if it is smaller and still shows the behaviour; returns whether it did.
  @discardableResult
  mutating func take(_ candidate: [TraceEvent]) -> Bool {
    let size = ShrinkMeasure(of: candidate)
    guard size < measure, test(candidate) else { return false }
    (events, measure) = (candidate, size)
    return true
  }

  /// Makes `candidate` the smallest trace if it still shows the behaviour, even if it is not smaller.
  ///
  /// For steps that change nothing when they are applied again.
  private mutating func takeAnyway(_ candidate: [TraceEvent]) {
    guard candidate != events, test(candidate) else { return }
    (events, measure) = (candidate, ShrinkMeasure(of: candidate))
  }

  private mutating func test(_ candidate: [TraceEvent]) -> Bool {
    guard replays < limit, !isStopped else { return false }
    guard goesOn() else {
      isStopped = true
      return false
    }
    replays += 1
    return shows(candidate)
  }

  /// Applies the changes that need no search.
  ///
  /// It drops unknown lines and irrelevant arrival times, starts at zero, and rounds to whole milliseconds and hundredths of a unit.
  private mutating func simplify(keepsArrivals: Bool) {
    takeAnyway(
      events.filter {
        if case .unknown = $0.kind { false } else { true }
      })
    takeAnyway(
      events.map { event in
        var event = event
        event.others = JSONObject()
        if !keepsArrivals { event.arrivalMicroseconds = nil }
        return event
      })
    let first = events.first?.timeMicroseconds ?? 0
    takeAnyway(events.map { $0.moved(to: $0.timeMicroseconds - first) })
    takeAnyway(events.map { $0.moved(to: ($0.timeMicroseconds + 500) / 1000 * 1000) })
    takeAnyway(events.map { $0.rounded(to: 100) })
  }

  // MARK: Removing parts

  private mutating func remove(_ parts: ShrinkParts) {
    var kept = parts.atoms(of: events)
    var pieces = 2
    while !kept.isEmpty, !isCutShort {
      pieces = min(pieces, kept.count)
      var start = 0
      var hasShrunk = false
      let size = (kept.count + pieces - 1) / pieces
      while start < kept.count {
        let gone = kept[start..<min(start + size, kept.count)]
        if take(ShrinkParts.without(Set(gone.joined()), events)) {
          // The indices of all events have changed.
          kept = parts.atoms(of: events)
          hasShrunk = true
          start = min(start, kept.count)
          if kept.count < 1 { return }
        } else {
          start += size
        }
      }
      if hasShrunk {
        pieces = max(2, pieces - 1)
      } else if pieces == kept.count {
        return
      } else {
        pieces *= 2
      }
    }
  }
}
