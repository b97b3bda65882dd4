import GestureTraces

/// Names of the columns that say who made a gesture, in which session and what was meant.
package struct ColumnNames: Equatable, Sendable {
  /// The column with a pseudonym of the person; nil for `subject`, `user` or `participant`, where there is one.
  package var subject: String?
  /// The column with the session; nil for `session`, where there is one.
  package var session: String?
  /// The column with the intent; nil for `intent` or `label`, where there is one.
  package var label: String?
  /// Other words for intents, as `refresh` for `pull`.
  package var intents: [String: Intent] = [:]

  /// The usual names.
  package init() {}
}

/// The columns of a table that belong to gestures as a whole.
struct TableColumns: Equatable {
  private let subject: Int?
  private let session: Int?
  private let label: Int?
  private let gesture: Int?
  private let table: RecordTable
  private let intents: [String: Intent]

  /// The subject and the session of a row.
  struct Owner: Hashable {
    /// The person's pseudonym; nil where the row has none.
    let subject: String?
    /// The session; nil where the row has none.
    let session: String?

    /// The owner in words: `subject s01, session 2`; nil where neither is known.
    var words: String? {
      let words = [subject.map { "subject \($0)" }, session.map { "session \($0)" }].compactMap { $0 }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
  }

  /// Rows of one owner, in the order of the file.
  struct Group {
    let owner: Owner
    var rows: TableRows
  }

  /// Rows of a table that memory has no room for, behind which no group leaves rows there.
  private static let stretch = 1 << 16

  /// Most characters of a subject or a session: they become names of files too.
  private static let longestName = 200

  /// Usual names of the column of the person, in small letters.
  static let subjectNames = ["subject", "user", "participant"].flatMap {
    [$0, "\($0) id", "\($0)_id", "\($0)id"]
  }

  /// The columns of a table.
  ///
  /// - Throws: A column that was named and is not there, or two that say the same.
  init(_ table: RecordTable, _ names: ColumnNames) throws(CaptureError) {
    try table.checkNames()
    self.table = table
    intents = names.intents
    subject = try Self.column(
      names.subject, Self.subjectNames, table, "who it was", option: "subject-column")
    session = try Self.column(names.session, ["session"], table, "the session", option: "session-column")
    label = try Self.column(
      names.label, ["intent", "label"], table, "what was meant", option: "label-column")
    gesture = try Self.column(nil, ["gesture", "take", "trial"], table, "which gesture it is", option: nil)
  }

  /// The column that a person names, or the one that usually has what is looked for.
  private static func column(
    _ named: String?, _ usual: [String], _ table: RecordTable, _ told: String, option: String?
  ) throws(CaptureError) -> Int? {
    guard let named else {
      let there = table.names.filter { usual.contains($0.lowercased()) }
      guard there.count < 2 else {
        let advice =
          option.map { "say which counts with --\($0) \(there[0])" } ?? "leave one out or rename it"
        throw table.error(
          RowProblem("columns '\(there[0])' and '\(there[1])' both say \(told); \(advice)"))
      }
      return table.column(usual)
    }
    guard let found = table.column([named.lowercased()]) else {
      let there = table.names.filter { !$0.isEmpty }.joined(separator: ", ")
      throw .noEvents(file: table.file, message: "no column '\(named)'; its columns are \(there)")
    }
    return found
  }

  /// True where the table tells owners apart.
  var hasOwners: Bool { subject != nil || session != nil }

  /// The rows by owner, each in the order of the file; owners in the order of their first row.
  func groups() throws(CaptureError) -> [Group] {
    guard hasOwners else {
      return table.rows.isEmpty ? [] : [Group(owner: Owner(subject: nil, session: nil), rows: table.rows)]
    }
    var (groups, known): ([Group], [Owner: Int]) = ([], [:])
    for (number, row) in table.rows.enumerated() {
      let owner = Owner(subject: try name(row, subject), session: try name(row, session))
      let index = known[owner] ?? groups.count
      if index == groups.count { groups.append(Group(owner: owner, rows: TableRows(in: table.rows.file))) }
      known[owner] = index
      groups[index].rows.append(row)
      guard table.rows.isPacked, number % Self.stretch == 0 else { continue }
      for index in groups.indices { groups[index].rows.putAway() }
    }
    return groups
  }

  private func name(_ row: RecordTable.Row, _ column: Int?) throws(CaptureError) -> String? {
    guard let words = row[column].words else { return nil }
    guard words.count <= Self.longestName else {
      throw table.error(
        row.line,
        RowProblem(
          "the \(column == subject ? "subject" : "session") has \(words.count) characters; give at most \(Self.longestName)"
        ))
    }
    return words
  }

  /// True where a column numbers gestures.
  var hasGestures: Bool { gesture != nil }

  /// True where the table tells what was meant.
  var hasIntents: Bool { label != nil }

  /// True where some row does not say what was meant.
  var leavesIntentOpen: Bool { table.rows.contains { $0[label].words == nil } }

  /// True where some row says what was meant in a person's other words.
  var usesOtherWords: Bool {
    table.rows.contains { row in row[label].words.map { intents[$0] != nil } ?? false }
  }

  /// The intention with the gesture of a row; nil where the row says none.
  func intent(_ row: RecordTable.Row) throws(RowProblem) -> Intent? {
    guard let label, let word = row[label].words else { return nil }
    if let intent = intents[word] ?? Intent(rawValue: word.lowercased()) { return intent }
    let known = Intent.allCases.map(\.rawValue).joined(separator: ", ")
    throw RowProblem(
      "column '\(table.names[label])': '\(word)' is not an intent (\(known)); say which one it means with --label '\(word)=INTENT'"
    )
  }

  /// The gesture that a row names, where the table has a column of it.
  func gesture(_ row: RecordTable.Row) -> String? { row[gesture].words }
}
