import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TraceReplay

/// Rows from many files, sorted in the order in which traces are replayed, whatever the order of files and lines.
package struct RowSet: Sendable {
  /// The rows, sorted by the path of the trace, then by ground (scroll model, or `native`), engine and gesture.
  package let rows: [RowReader.Row]
  /// The settings of all replays.
  package let settings: RecordedSettings
  /// The keys of figures that some rows lack, each with the number of rows that lack it.
  package let missing: [(key: String, rows: Int)]

  /// Sorts rows and checks that they belong together.
  ///
  /// - Parameters:
  ///   - all: The rows, in any order.
  ///   - engines: The names of the engines to use, in the order wanted; nil for all, in the order of the call that made the rows, or else
  ///     that of the catalogue.
  ///   - grounds: The names of the grounds (scroll models, or `native`) to use, in the order wanted; nil for all.
  ///   - severalThresholds: Whether rows that differ only in the threshold are different rows.
  /// - Throws: An error if rows have different settings, if a row is repeated, or if there are no rows.
  package init(
    _ all: [RowReader.Row], engines: [String]?, grounds: [String]?, severalThresholds: Bool = false
  ) throws(RowError) {
    guard let first = all.first else {
      throw RowError("no row in the files; make some with 'overscroll replay --json TRACE… > rows.jsonl'")
    }
    settings = first.settings
    try Self.checkSettings(of: all, like: first)
    let order = RowOrder(of: all, engines: engines, grounds: grounds)
    var keyed = all.compactMap { row in order.key(of: row).map { (key: $0, row: row) } }
    guard !keyed.isEmpty else {
      throw RowError("no row is of the engines and models that are named; leave --engine and --model out")
    }
    keyed.sort { $0.key < $1.key }
    // Before repetitions are looked for: two models of one name are not the same gesture twice.
    var models = ModelAgreement()
    for (_, row) in keyed { try models.take(row) }
    for (one, other) in zip(keyed, keyed.dropFirst()) where one.key.isSame(as: other.key) {
      try EngineAgreement.check(other.row, since: one.row)
      if severalThresholds, one.key.threshold != other.key.threshold { continue }
      throw Self.repetition(of: one.row, by: other.row)
    }
    var (agreement, engines) = (RowAgreement(), EngineAgreement(severalThresholds: severalThresholds))
    for (_, row) in keyed {
      try agreement.take(row)
      try engines.take(row)
    }
    rows = keyed.map(\.row)
    missing = Self.missing(in: rows)
  }

  private static func checkSettings(of rows: [RowReader.Row], like first: RowReader.Row) throws(RowError) {
    for row in rows where row.settings != first.settings {
      let changes = row.settings.changes(since: first.settings)
      guard changes.isEmpty else {
        throw RowError(
          "\(row.location): of other settings than \(first.location) (\(changes.joined(separator: "; "))); count them apart"
        )
      }
    }
  }

  /// The error if a gesture has two rows of the same engine on the same ground (scroll model, or `native`).
  private static func repetition(of one: RowReader.Row, by other: RowReader.Row) -> RowError {
    let (label, result) = (one.scored.label, one.scored.result)
    let differs = result.threshold != other.scored.result.threshold
    return RowError(
      "\(other.location): \(other.scored.runner), \(label.name) stands at \(one.location) already"
        + (differs ? ", with another threshold; 'overscroll sweep --rows' counts those" : "; leave one out"))
  }

  private static func missing(in rows: [RowReader.Row]) -> [(key: String, rows: Int)] {
    var counts: [String: Int] = [:]
    for row in rows { for key in row.missing { counts[key, default: 0] += 1 } }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Decides the order in which rows are sorted, and which rows are left out.
private struct RowOrder {
  private let engines: [String: Int]
  private let grounds: [String: Int]
  private let onlyEngines: Bool
  private let onlyGrounds: Bool
  /// The smallest position in the original call that rows give for each ground (scroll model, or `native`).
  private var groundPlaces: [String: Int] = [:]
  private var enginePlaces: [EngineOnGround: Int] = [:]

  private struct EngineOnGround: Hashable {
    let engine: String
    let ground: String
  }

  init(of rows: [RowReader.Row], engines: [String]?, grounds: [String]?) {
    (onlyEngines, onlyGrounds) = (engines != nil, grounds != nil)
    for row in rows {
      guard let place = row.scored.callOrder else { continue }
      let (engine, ground) = (row.scored.result.engine, row.scored.ground)
      groundPlaces[ground] = min(groundPlaces[ground] ?? place, place)
      let both = EngineOnGround(engine: engine, ground: ground)
      enginePlaces[both] = min(enginePlaces[both] ?? place, place)
    }
    self.engines = Self.ranks(engines ?? RefreshSystem.all.map { "\($0.name)" })
    self.grounds = Self.ranks(grounds ?? ScrollModel.all.map { "\($0.name)" } + [Ground.nativeName])
  }

  private static func ranks(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The sort key of a row; nil if its engine or its scroll model is not among those to use.
  func key(of row: RowReader.Row) -> RowKey? {
    let (label, result) = (row.scored.label, row.scored.result)
    let ground = row.scored.ground
    guard engines[result.engine] != nil || !onlyEngines, grounds[ground] != nil || !onlyGrounds else {
      return nil
    }
    let enginePlace = enginePlaces[EngineOnGround(engine: result.engine, ground: ground)]
    // The order requested by this call takes precedence over that of the call that made the rows.
    return RowKey(
      trace: label.trace, groundPlace: onlyGrounds ? 0 : groundPlaces[ground] ?? .max,
      groundRank: grounds[ground] ?? .max, ground: ground,
      enginePlace: onlyEngines ? 0 : enginePlace ?? .max,
      engineRank: engines[result.engine] ?? .max, engine: result.engine, gesture: label.gesture,
      threshold: result.threshold)
  }
}

/// The values by which a row is sorted, and by which a repeated row is found.
private struct RowKey: Comparable {
  let trace: String
  let groundPlace: Int
  let groundRank: Int
  let ground: String
  let enginePlace: Int
  let engineRank: Int
  let engine: String
  let gesture: Int
  let threshold: Double

  func isSame(as other: RowKey) -> Bool {
    gesture == other.gesture && engine == other.engine && ground == other.ground && trace == other.trace
  }

  static func < (left: RowKey, right: RowKey) -> Bool {
    if left.trace != right.trace { return left.trace.utf8.lexicographicallyPrecedes(right.trace.utf8) }
    if left.groundPlace != right.groundPlace { return left.groundPlace < right.groundPlace }
    if left.groundRank != right.groundRank { return left.groundRank < right.groundRank }
    if left.ground != right.ground { return left.ground < right.ground }
    if left.enginePlace != right.enginePlace { return left.enginePlace < right.enginePlace }
    if left.engineRank != right.engineRank { return left.engineRank < right.engineRank }
    if left.engine != right.engine { return left.engine < right.engine }
    if left.gesture != right.gesture { return left.gesture < right.gesture }
    return left.threshold < right.threshold
  }
}
