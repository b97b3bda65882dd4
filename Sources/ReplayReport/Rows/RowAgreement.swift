import ReplayExperiments

/// Checks that all rows of one trace or one gesture state the same facts about it, such as its intent.
struct RowAgreement {
  private var traces: [String: RowReader.Row] = [:]
  private var gestures: [String: RowReader.Row] = [:]

  init() {}

  /// Checks the next row against the rows before it.
  ///
  /// - Parameter row: The next row.
  /// - Throws: An error with both locations if the row contradicts an earlier one.
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
    // A missing value contradicts nothing.
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

/// The identity of each engine or model by its name, with the location of the first row that has it.
private struct FirstIdentities {
  private var known: [String: (id: String, location: String)] = [:]

  /// The identity that an earlier row has under the same key, if it is another; nil otherwise.
  mutating func other(than id: String, under key: String, at location: String) -> (
    id: String, location: String
  )? {
    if let first = known[key] { return first.id == id ? nil : first }
    known[key] = (id, location)
    return nil
  }
}

/// Checks that rows with one model name describe the same scroll model, so that two models are never counted as one.
struct ModelAgreement {
  private var known = FirstIdentities()

  init() {}

  /// Checks the next row against the rows before it.
  ///
  /// - Parameter row: The next row.
  /// - Throws: An error with both locations if an earlier row has the same name but another model. A missing value contradicts nothing.
  mutating func take(_ row: RowReader.Row) throws(RowError) {
    let name = row.scored.result.model
    guard let id = row.scored.modelID, let other = known.other(than: id, under: name, at: row.location) else {
      return
    }
    throw RowError(
      "\(row.location): '\(name)' is another model (\(id)) than at \(other.location) (\(other.id)); change the \"name\" in one of their files and make its rows anew, or count their rows apart"
    )
  }
}

/// Checks that rows with one engine name describe the same engine, so that two engines are never counted as one.
struct EngineAgreement {
  private var known = FirstIdentities()
  private let severalThresholds: Bool

  /// Starts without rows; if `severalThresholds`, a policy may have a different threshold in each row.
  init(severalThresholds: Bool) { self.severalThresholds = severalThresholds }

  /// Checks the next row against the rows before it.
  ///
  /// - Parameter row: The next row.
  /// - Throws: An error with both locations if an earlier row has the same name but another engine. A missing value contradicts nothing.
  mutating func take(_ row: RowReader.Row) throws(RowError) {
    guard let id = row.scored.engineID else { return }
    let name = row.scored.result.engine
    let key = severalThresholds ? "\(name) \(row.scored.result.threshold)" : name
    guard let other = known.other(than: id, under: key, at: row.location) else { return }
    throw Self.anotherEngine(row, id, since: other)
  }

  /// Checks that two rows with the same engine name, gesture and ground describe the same engine.
  ///
  /// A policy with another threshold also has another `engine_id`; its kind and the rule by which it fires must still be the same.
  ///
  /// - Parameters:
  ///   - row: A row.
  ///   - other: An earlier row.
  /// - Throws: An error with both locations if the engines differ. A missing value contradicts nothing.
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
  /// Warnings if rows seem to be missing, or if traces with the same contents have different names; all rows are counted anyway.
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
          + (short.count > 1 ? "; so have \(short.count - 1) more" : "") + "; the others are not counted")
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
  /// True if both rows have the same engine on the same ground (scroll model, or `native`).
  fileprivate func isOfOneRun(as other: RowReader.Row) -> Bool {
    scored.result.engine == other.scored.result.engine && scored.ground == other.scored.ground
  }
}

extension Array {
  /// Splits the array wherever two neighbours do not belong together according to `areTogether`.
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
