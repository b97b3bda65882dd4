import ReplayExperiments

/// What rows say of one trace and one gesture, which must be the same in all of them.
struct RowAgreement {
  private var traces: [String: RowReader.Row] = [:]
  private var gestures: [String: RowReader.Row] = [:]

  /// Nothing said yet.
  init() {}

  /// Takes a row.
  ///
  /// - Parameter row: The next one.
  /// - Throws: What it says otherwise than a row before it, with both places.
  mutating func take(_ row: RowReader.Row) throws(RowError) {
    let label = row.scored.label
    if let known = traces[label.trace] {
      let other = known.scored.label
      try check(row, known, "gestures", label.gestures == other.gestures)
      try check(
        row, known, "hash",
        label.contentHash == nil || other.contentHash == nil || label.contentHash == other.contentHash)
    } else {
      traces[label.trace] = row
    }
    let name = "\(label.trace)#\(label.gesture)"
    guard let known = gestures[name] else {
      gestures[name] = row
      return
    }
    let other = known.scored.label
    try check(row, known, "intent", label.intent == other.intent)
    // What a row leaves out, it does not contradict.
    for (key, one, two) in [
      ("subject", label.subject, other.subject), ("device", label.device, other.device),
      ("device_kind", label.source, other.source), ("origin", label.origin, other.origin),
      ("grade", label.grade, other.grade),
    ] { try check(row, known, key, (one ?? "").isEmpty || (two ?? "").isEmpty || one == two) }
  }

  private func check(
    _ row: RowReader.Row, _ known: RowReader.Row, _ key: String, _ agrees: Bool
  ) throws(RowError) {
    guard !agrees else { return }
    throw RowError(
      "\(row.location): '\(key)' of \(row.scored.label.name) is another than at \(known.location); both are about one gesture, so make the rows anew"
    )
  }
}

/// What rows of one name say of their engine, which must be the same: two engines are never counted as one.
struct EngineAgreement {
  private var known: [String: (id: String, location: String)] = [:]
  private let severalThresholds: Bool

  /// Nothing said yet; where several thresholds are counted, a policy of another threshold is another row of the same engine.
  init(severalThresholds: Bool) { self.severalThresholds = severalThresholds }

  /// Takes a row.
  ///
  /// - Parameter row: The next one.
  /// - Throws: Another engine of a name that a row before it has, with both places. What a row leaves out, it does not contradict.
  mutating func take(_ row: RowReader.Row) throws(RowError) {
    guard let id = row.scored.engineID else { return }
    let name = row.scored.result.engine
    let key = severalThresholds ? "\(name) \(row.scored.result.threshold)" : name
    guard let other = known[key] else {
      known[key] = (id, row.location)
      return
    }
    guard other.id != id else { return }
    throw Self.anotherEngine(row, id, since: (other.id, other.location))
  }

  /// Checks that two rows of one name, gesture and ground are of one engine.
  ///
  /// Of a policy of another threshold the `engine_id` is another too. The rest of what it is must be the same: its kind, and the rule by which
  /// it fires.
  ///
  /// - Parameters:
  ///   - row: A row.
  ///   - other: One before it.
  /// - Throws: That they are of two engines, with both places. What a row leaves out, it does not contradict.
  static func check(_ row: RowReader.Row, since other: RowReader.Row) throws(RowError) {
    guard let id = row.scored.engineID, let known = other.scored.engineID, id != known else { return }
    let isOfOneKind = id.prefix { $0 != ":" } == known.prefix { $0 != ":" }
    let saysRule = [row, other].allSatisfy { row in
      !["rule", "strict", "measures"].contains(where: row.missing.contains)
    }
    let isOfOneRule = !saysRule || row.scored.rule == other.scored.rule
    let isOfOneThreshold = row.scored.result.threshold == other.scored.result.threshold
    guard isOfOneThreshold || !isOfOneKind || !isOfOneRule else { return }
    throw anotherEngine(row, id, since: (known, other.location))
  }

  private static func anotherEngine(
    _ row: RowReader.Row, _ id: String, since other: (id: String, location: String)
  ) -> RowError {
    RowError(
      "\(row.location): '\(row.scored.result.engine)' is another engine (\(id)) than at \(other.location) (\(other.id)); give one of them another name, or count their rows apart"
    )
  }
}

extension RowSet {
  /// What looks as if rows were lost or stand under two names, a line each; they are counted all the same.
  package var warnings: [String] {
    var found: [String] = []
    let runs = rows.chunked { $0.scored.label.trace == $1.scored.label.trace && $0.isOfOneRun(as: $1) }
    let short = runs.filter { run in
      let label = run[0].scored.label
      return label.gesture > 0 && Set(run.map(\.scored.label.gesture)).count < label.gestures
    }
    if let run = short.first {
      let label = run[0].scored.label
      found.append(
        "\(run[0].location): \(label.trace) has \(label.gestures) gestures, and \(run[0].scored.runner) \(run.count) rows"
          + (short.count > 1 ? "; so have \(short.count - 1) more" : "") + "; the others are in no figure")
    }
    var files = FileCopies()
    for row in rows where files.note(row.scored.label.trace, hash: row.scored.label.contentHash) {
      found.append("\(row.location): \(files.warning ?? "")")
      break
    }
    return found
  }
}

extension RowReader.Row {
  /// True of rows of one engine on one ground.
  fileprivate func isOfOneRun(as other: RowReader.Row) -> Bool {
    scored.result.engine == other.scored.result.engine && scored.ground == other.scored.ground
  }
}

extension Array {
  /// Neighbours that belong together, in their order.
  fileprivate func chunked(_ areTogether: (Element, Element) -> Bool) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, areTogether(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}
