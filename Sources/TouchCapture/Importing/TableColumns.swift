import GestureTraces

/// The names of the columns for subject, session and intent.
package struct ColumnNames: Equatable, Sendable {
  /// The name of the column with a pseudonym of the person; nil to use `subject`, `user` or `participant`, if the table has one of these.
  package var subject: String?
  /// The name of the column with the session; nil to use `session`, if the table has it.
  package var session: String?
  /// The name of the column with the intent; nil to use `intent` or `label`, if the table has one of these.
  package var label: String?
  /// The words that the table uses for intents besides the intents' own names, such as `refresh` for `pull`.
  package var intents: [String: Intent] = [:]

  /// No names given, so that columns with the usual names are used.
  package init() {}
}

/// The columns of a table that apply to whole gestures: subject, session, intent and the gesture's name.
struct TableColumns: Equatable {
  private let subject: Int?
  private let session: Int?
  private let label: Int?
  private let gesture: Int?
  private let table: RecordTable
  private let intents: [String: Intent]

  /// The owner of a row: the person who made the gesture, and the session.
  struct Owner: Hashable {
    /// The person's pseudonym; nil if the row has none.
    let subject: String?
    /// The session; nil if the row has none.
    let session: String?

    /// The owner in words, such as `subject s01, session 2`; nil if neither is known.
    var words: String? {
      let words = [subject.map { "subject \($0)" }, session.map { "session \($0)" }].compactMap { $0 }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
  }

  /// The rows of one owner (a person in one session), in the order of the file.
  struct Group {
    let owner: Owner
    var rows: TableRows
  }

  /// The number of rows after which groups move their rows to a file, if the table is too large for memory.
  private static let stretch = 1 << 16

  /// The largest number of characters of a subject or a session, since both also become file names.
  private static let longestName = 200

  /// The usual names of the column with the person's pseudonym, in lower case.
  static let subjectNames = ["subject", "user", "participant"].flatMap {
    [$0, "\($0) id", "\($0)_id", "\($0)id"]
  }

  /// Finds the columns of subject, session, intent and gesture in a table.
  ///
  /// - Throws: An error if a named column is missing, or if two columns have the same meaning.
  init(_ table: RecordTable, _ names: ColumnNames) throws(CaptureError) {
    try table.checkNames()
    self.table = table
    intents = names.intents
    subject = try Self.column(
      names.subject, Self.subjectNames, table, "the subject", option: "subject-column")
    session = try Self.column(names.session, ["session"], table, "the session", option: "session-column")
    label = try Self.column(
      names.label, ["intent", "label"], table, "the intent", option: "label-column")
    gesture = try Self.column(nil, ["gesture", "take", "trial"], table, "the gesture", option: nil)
  }

  /// The index of the column that the user named, or of the first with a usual name; nil if there is none.
  private static func column(
    _ named: String?, _ usual: [String], _ table: RecordTable, _ told: String, option: String?
  ) throws(CaptureError) -> Int? {
    guard let named else {
      let there = table.names.filter { usual.contains($0.lowercased()) }
      guard there.count < 2 else {
        let advice =
          option.map { "choose one with --\($0) \(there[0])" } ?? "remove one or rename it"
        throw table.error(
          RowProblem("columns '\(there[0])' and '\(there[1])' both contain \(told); \(advice)"))
      }
      return table.column(usual)
    }
    guard let found = table.column([named.lowercased()]) else {
      let there = table.names.filter { !$0.isEmpty }.joined(separator: ", ")
      throw .noEvents(file: table.file, message: "no column '\(named)'; its columns are \(there)")
    }
    return found
  }

  /// True if the table has a subject or a session column.
  var hasOwners: Bool { subject != nil || session != nil }

  /// Groups the rows by owner; the rows are in the order of the file, and the owners in the order of their first row.
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

  /// True if the table has a column that numbers or names gestures.
  var hasGestures: Bool { gesture != nil }

  /// True if the table has a column of intents.
  var hasIntents: Bool { label != nil }

  /// True if at least one row has no intent.
  var leavesIntentOpen: Bool { table.rows.contains { $0[label].words == nil } }

  /// True if at least one row gives its intent by a word that the user defined.
  var usesOtherWords: Bool {
    table.rows.contains { row in row[label].words.map { intents[$0] != nil } ?? false }
  }

  /// The intent of a row's gesture; nil if the row has none.
  func intent(_ row: RecordTable.Row) throws(RowProblem) -> Intent? {
    guard let label, let word = row[label].words else { return nil }
    if let intent = intents[word] ?? Intent(rawValue: word.lowercased()) { return intent }
    let known = Intent.allCases.map(\.rawValue).joined(separator: ", ")
    throw RowProblem(
      "column '\(table.names[label])': '\(word)' is not an intent (\(known)); give its intent with --label '\(word)=INTENT'"
    )
  }

  /// The name of a row's gesture; nil if the table has no column for it, or if the cell is empty.
  func gesture(_ row: RecordTable.Row) -> String? { row[gesture].words }
}
