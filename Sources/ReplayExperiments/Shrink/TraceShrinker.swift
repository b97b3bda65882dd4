import GestureTraces
import TextFormats
import TraceReplay

/// Finds the smallest trace that still shows something: fewest events, then shortest, then straightest, then least to read.
///
/// Whole parts are taken away first, by delta debugging (Zeller and Hildebrandt 2002): gestures, then
/// contacts, then samples; then the times between samples are shortened, then fingers are made to go straight
/// and by round numbers. All of this is repeated until a whole round changes nothing. Every change is
/// replayed before it counts, every step makes the trace smaller by ``ShrinkMeasure``, and nothing is left to
/// chance: the same trace gives the same result, and the result, shrunk again, gives itself.
package struct TraceShrinker {
  /// The most replays, if no limit is given: some seconds.
  package static let usualLimit = 20_000

  /// Says whether a trace of these events shows it.
  private let shows: ([TraceEvent]) -> Bool
  private let limit: Int
  /// Asked before every replay; false ends the search.
  private let goesOn: () -> Bool
  private var isStopped = false
  /// The smallest so far.
  private(set) var events: [TraceEvent]
  private var measure: ShrinkMeasure
  /// The number of candidates replayed.
  package private(set) var replays = 0

  /// True if the limit, or somebody, came before the end: a smaller trace may exist even by these steps.
  package var isCutShort: Bool { replays >= limit || isStopped }

  /// The smallest trace found that shows what `trace` shows.
  ///
  /// - Parameters:
  ///   - trace: A trace that shows it.
  ///   - options: How it is replayed.
  ///   - maker: What the result's source says of how it was made.
  ///   - limit: Replays at most.
  ///   - goesOn: Asked before every replay; where it says no, the smallest so far is the result.
  ///   - shows: Whether a trace shows it.
  /// - Returns: A trace of one layer with an end line, and how it was found.
  package static func shrink(
    _ trace: Trace, options: ReplayOptions, by maker: String, limit: Int = usualLimit,
    goesOn: @escaping () -> Bool = { true }, while shows: @escaping (Trace) -> Bool
  ) -> (trace: Trace, shrinker: TraceShrinker) {
    let layer = trace.replayedLayer(options)
    func made(_ events: [TraceEvent]) -> Trace {
      var made = Trace(path: trace.path, header: trace.header, events: events, end: nil)
      // They are of times that are none any more.
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

  /// Goes through all steps until a whole round changes nothing.
  private mutating func run() {
    var before: [TraceEvent]
    repeat {
      before = events
      for parts in ShrinkParts.allCases { remove(parts) }
      compactTimes()
      straighten()
    } while events != before && !isCutShort
  }

  /// Takes `candidate` if it is smaller and still shows it.
  @discardableResult
  mutating func take(_ candidate: [TraceEvent]) -> Bool {
    let size = ShrinkMeasure(of: candidate)
    guard size < measure, test(candidate) else { return false }
    (events, measure) = (candidate, size)
    return true
  }

  /// Takes `candidate` if it still shows it: for steps that change nothing when they are done again.
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

  /// Makes the changes that need no search: no unknown lines, no arrivals that do not count, zero at the
  /// first event, whole milliseconds, hundredths of a unit.
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

  // MARK: Taking parts away

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
