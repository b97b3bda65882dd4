import ReplayExperiments
import TraceReplay

extension RowSet {
  /// The names of the engines in the rows, in the order of the rows.
  package var engines: [String] {
    var (names, known): ([String], Set<String>) = ([], [])
    for row in rows where known.insert(row.scored.result.engine).inserted {
      names.append(row.scored.result.engine)
    }
    return names
  }

  /// The gestures in the rows, each with a result of every engine on one ground (scroll model, or `native`).
  ///
  /// - Parameter engines: The engines' names, all different.
  /// - Returns: The gestures in order of trace, ground and gesture.
  /// - Throws: An error if a gesture lacks a row of one of the engines.
  package func compared(engines: [String]) throws(RowError) -> [ComparedTrace.Gesture] {
    var (order, members): ([GestureKey], [GestureKey: [RowReader.Row]]) = ([], [:])
    for row in rows {
      let key = GestureKey(row)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(row)
    }
    var gestures: [ComparedTrace.Gesture] = []
    for key in order {
      guard let own = members[key], let first = own.first else { continue }
      var results: [ScoredGesture] = []
      for engine in engines {
        guard let row = own.first(where: { $0.scored.result.engine == engine }) else {
          throw RowError(
            "\(first.location): \(first.scored.label.name) on \(key.ground) has no row of \(engine); give the rows of both, or leave its other rows out"
          )
        }
        results.append(row.scored)
      }
      gestures.append(ComparedTrace.Gesture(first.scored.label, on: key.ground, results))
    }
    return gestures
  }

  /// The gestures in the rows, each under every threshold for which an engine has rows.
  ///
  /// - Returns: The results trace by trace, one for each engine and ground (scroll model, or `native`).
  /// - Throws: An error if a gesture lacks a row for one of the thresholds.
  package func swept() throws(RowError) -> [(label: TraceLabel, replays: [SweptReplay])] {
    var grids: [EngineKey: Set<Double>] = [:]
    for row in rows where row.scored.label.gestures > 0 {
      grids[EngineKey(row), default: []].insert(row.scored.result.threshold)
    }
    let sorted = grids.mapValues { $0.sorted() }
    var gestures: [(label: TraceLabel, replays: [SweptReplay])] = []
    var rest = rows[...]
    // Rows that differ only in the threshold are adjacent.
    while let first = rest.first {
      let (engine, gesture) = (EngineKey(first), GestureKey(first))
      let run = rest.prefix { EngineKey($0) == engine && GestureKey($0) == gesture }
      rest = rest[run.endIndex...]
      let grid = sorted[engine] ?? []
      gestures.append((first.scored.label, grid.isEmpty ? [] : [try Self.swept(Array(run), grid)]))
    }
    return gestures
  }

  /// Combines the rows of one gesture and one engine, one row for each threshold of `grid`.
  private static func swept(_ run: [RowReader.Row], _ grid: [Double]) throws(RowError) -> SweptReplay {
    let (first, result) = (run[0], run[0].scored.result)
    var swept = SweptReplay()
    (swept.engine, swept.model, swept.grid) = (result.engine, result.model, grid)
    (swept.method, swept.reason, swept.isOfRows) = (.replay, "the rows have these thresholds", true)
    for threshold in grid {
      guard let row = run.first(where: { $0.scored.result.threshold == threshold }) else {
        throw RowError(
          "\(first.location): \(first.scored.label.name) has no row of \(result.engine) with threshold_pt \(threshold), which other gestures have; give it, or leave theirs out"
        )
      }
      swept.triggers.append(row.scored.result.triggers)
      swept.isBusy = swept.isBusy || row.scored.result.isBusy
    }
    return swept
  }
}

/// The values that identify a gesture on a ground (scroll model, or `native`).
private struct GestureKey: Hashable {
  let trace: String
  let gesture: Int
  let ground: String

  init(_ row: RowReader.Row) {
    (trace, gesture, ground) = (row.scored.label.trace, row.scored.label.gesture, row.scored.ground)
  }
}

/// The values that identify an engine on a ground (scroll model, or `native`).
private struct EngineKey: Hashable {
  let engine: String
  let ground: String

  init(_ row: RowReader.Row) { (engine, ground) = (row.scored.result.engine, row.scored.ground) }
}
