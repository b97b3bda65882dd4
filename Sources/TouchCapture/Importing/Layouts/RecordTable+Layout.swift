import GestureTraces
import TextFormats

extension RecordTable {
  /// Renames the columns to the names that the table readers know, according to a layout.
  ///
  /// - Parameter layout: The layout; without columns it changes only words and values.
  /// - Throws: An error if a column is missing, or if a word is unknown.
  mutating func lay(out layout: TableLayout) throws(CaptureError) {
    var found: [(role: TableLayout.Role, place: Place, name: String)] = []
    for role in TableLayout.Role.allCases {
      guard let sources = layout.columns[role] else { continue }
      if let place = try place(of: sources, role) {
        found.append((role, place, canonicalName(role, place, layout)))
      }
    }
    clearNames(taking: found.map(\.role), of: found.compactMap(\.place.onlyColumn))
    for (_, place, name) in found {
      if let column = place.onlyColumn, names[column].isEmpty {
        names[column] = name
      } else {
        try add(name, place)
      }
    }
    if layout.columns[.time] == nil, let unit = layout.timeUnit { nameTime(unit) }
    try settle(layout)
  }

  /// Renames the time column so that its name contains this unit.
  private mutating func nameTime(_ unit: TableLayout.TimeUnit) {
    guard let column = names.firstIndex(where: { TimeColumn.isThere(in: [$0]) }) else { return }
    names[column] = TimeColumn.name(unit)
  }

  /// The place where a role's values are found: in a column, as the sum of two, or as one text for all rows.
  enum Place: Equatable {
    case column(Int, characters: Int?)
    case sum(Int, Int)
    case text(String)

    /// The index of the column, if the values are exactly those of one column; otherwise nil.
    var onlyColumn: Int? {
      if case .column(let column, nil) = self { column } else { nil }
    }
  }

  private func place(of sources: TableLayout.Sources, _ role: TableLayout.Role) throws(CaptureError) -> Place?
  {
    for source in sources.choices {
      if let exact = column([source.text.lowercased()]) { return .column(exact, characters: nil) }
      switch source.way {
      case .column(let column):
        if let index = index(of: column) { return .column(index, characters: source.characters) }
      case .sum(let one, let other):
        if let one = index(of: one), let other = index(of: other) { return .sum(one, other) }
      case .between:
        throw error(
          RowProblem(
            "\(role.rawValue)=\(source.text): times between two values are possible only for JSON lists"))
      case .file, .folder:
        if sources.isOptional, !hasFolder(source) { continue }
        return .text(try self.text(of: source))
      }
    }
    if sources.isOptional { return nil }
    throw .noEvents(file: file, message: missing(sources, role))
  }

  /// False if the source is one of the folders around the file, and the path has fewer folders.
  private func hasFolder(_ source: ColumnSource) -> Bool {
    guard case .folder(let level) = source.way else { return true }
    return file.split(separator: "/").count > level
  }

  /// The word that a source takes from the file's path, such as a folder's name.
  func text(of source: ColumnSource) throws(CaptureError) -> String {
    var parts = file.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? file
    var word = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : String(name[..<$0]) } ?? name
    if case .folder(let level) = source.way {
      guard level <= parts.count, parts[parts.count - level] != "." else {
        throw .noEvents(
          file: file,
          message:
            "\(source.text): the path does not have a folder \(level) above the file; give a longer path"
        )
      }
      word = parts[parts.count - level]
    }
    return source.characters.map { String(word.prefix($0)) } ?? word
  }

  private func index(of column: ColumnSource.Column) -> Int? {
    switch column {
    case .number(let number): names.indices.contains(number) ? number : nil
    case .name(let name): self.column([name.lowercased()])
    }
  }

  private func missing(_ sources: TableLayout.Sources, _ role: TableLayout.Role) -> String {
    let wanted = sources.choices.map { "'\($0.text)'" }.joined(separator: " or ")
    return "no column \(wanted) for \(role.rawValue); \(FoundColumns(self).words)"
  }

  /// The name by which the table readers know a role, with the unit from the layout or from the column's own name.
  private func canonicalName(
    _ role: TableLayout.Role, _ place: Place, _ layout: TableLayout
  ) -> String {
    let own = place.onlyColumn.map { names[$0] } ?? ""
    switch role {
    case .time: return TimeColumn.name(layout.timeUnit ?? TimeColumn.unit(in: own))
    case .x, .y, .dx, .dy:
      let unit = Self.parts(of: own)?.unit
      return role.rawValue + (unit.flatMap { TableUnit($0) == nil ? nil : "_\($0)" } ?? "")
    default: return role.canonicalName
    }
  }

  /// Removes the names of columns that the readers would take for a role for which the layout names another column.
  private mutating func clearNames(taking roles: [TableLayout.Role], of columns: [Int]) {
    let taken = Set(roles.flatMap(\.otherNames))
    for index in names.indices {
      let lower = names[index].lowercased()
      let start = Self.parts(of: lower)?.name ?? lower
      let isOther =
        taken.contains(lower) || (["x", "y", "dx", "dy"].contains(start) && taken.contains(start))
        || (roles.contains(.time) && TimeColumn.isThere(in: [names[index]]))
      let isScroll =
        roles.contains(.x) && !roles.contains(.dy) && !roles.contains(.dx)
        && ScrollColumns.areThere(in: [names[index]])
      if isOther || isScroll || columns.contains(index) { names[index] = "" }
    }
  }

  /// Adds a column whose values are a sum of two columns or a text from the path.
  private mutating func add(_ name: String, _ place: Place) throws(CaptureError) {
    names.append(name)
    let column = names.count - 1
    rows.rewrite { row in
      let cell: Cell
      switch place {
      case .text(let text): cell = .text(text)
      case .column(let from, nil): cell = row[from]
      case .column(let from, let characters?):
        cell = row[from].words.map { .text(String($0.prefix(characters))) } ?? .none
      case .sum(let one, let other):
        cell = row[one].finite.flatMap { one in row[other].finite.map { .number(one + $0) } } ?? .none
      }
      row.cells += Array(repeating: .none, count: max(0, column - row.cells.count))
      row.cells.append(cell)
      return true
    }
  }

  /// Converts the table's words and values to the form that the readers know: missing values, phases, numbers of contacts.
  mutating func settle(_ layout: TableLayout) throws(CaptureError) {
    if !layout.missing.isEmpty { leaveOut(layout.missing) }
    if !layout.phaseWords.isEmpty { try translate(layout.phaseWords) }
    if layout.columns[.phase] == nil { nameActions() }
    if layout.columns[.contact] != nil {
      countContacts()
      areContactsWhole = true
    }
    if areContactsWhole { sortByTime() }
  }

  /// Android's actions by number (`MotionEvent.ACTION_DOWN`, `ACTION_UP`, `ACTION_MOVE`, `ACTION_CANCEL`, `ACTION_POINTER_DOWN`,
  /// `ACTION_POINTER_UP`).
  private static let androidActions: [Double: TableLayout.PhaseMeaning] = [
    0: .down, 1: .up, 2: .move, 3: .cancel, 5: .down, 6: .up,
  ]

  /// Names that many studies use for a column of phases, in lower case.
  private static let actionNames = [
    "action", "actiontype", "action_type", "touchphase", "touch_phase", "event", "eventtype", "event_type",
    "state",
  ]

  /// Uses a column such as `action` or `event` for the phases, if it contains only phases or Android's action numbers.
  private mutating func nameActions() {
    guard column(["phase"]) == nil, let column = column(Self.actionNames), TimeColumn.isThere(in: names),
      PointerColumns.areThere(in: names)
    else { return }
    let cells = rows.lazy.map { $0[column] }.filter { $0 != .none }
    guard cells.contains(where: { _ in true }) else { return }
    if cells.allSatisfy({ $0.words.flatMap { PointerPhase($0) } != nil }) {
      names[column] = "phase"
    } else if names[column].lowercased().hasPrefix("action"),
      cells.allSatisfy({ $0.finite.flatMap { Self.androidActions[$0] } != nil }),
      cells.contains(where: { $0.finite == 0 })
    {
      names[column] = "phase"
      rows.rewrite { row in
        guard let action = row[column].finite.flatMap({ Self.androidActions[$0] }) else { return true }
        row.cells[column] = .text(action.rawValue)
        return true
      }
    }
  }

  /// Sorts rows by time if touches follow one another in the file; rows of one touch keep their order.
  ///
  /// A touch whose own times go back is left out, unless this affects half of all touches: then the clock is at fault.
  private mutating func sortByTime() {
    guard let time = try? TimeColumn(self), !time.isStep else { return }
    let owners = [TableLayout.Role.contact, .subject, .session].map { column($0.otherNames) }
    var times: [Int64] = []
    var numbers: [[String?]: Int] = [:]
    var (touches, last): ([Int], [Int64]) = ([], [])
    var (isSorted, backwards): (Bool, [Int: Int]) = (true, [:])
    for row in rows {
      guard let now = try? time.microseconds(row) else { return }
      let touch = numbers[owners.map { row[$0].words }, default: numbers.count]
      numbers[owners.map { row[$0].words }] = touch
      if touch == last.count { last.append(now) }
      if now < last[touch], backwards[touch] == nil { backwards[touch] = row.line }
      isSorted = isSorted && now >= times.last ?? .min
      last[touch] = max(now, last[touch])
      times.append(now)
      touches.append(touch)
    }
    guard !isSorted, backwards.count * 2 < last.count else { return }
    rows.reorder(
      times.indices.filter { backwards[touches[$0]] == nil }
        .sorted { times[$0] != times[$1] ? times[$0] < times[$1] : $0 < $1 })
    if let first = backwards.values.min() {
      findings = findings.joined(with: .backwardTouches(backwards.count, first: place(ofRow: first)))
    }
  }

  private mutating func leaveOut(_ values: [String]) {
    let words = Set(values)
    let numbers = Set(values.compactMap { Double($0) })
    rows.rewrite { row in
      for column in row.cells.indices {
        switch row.cells[column] {
        case .none: break
        case .number(let number): if numbers.contains(number) { row.cells[column] = .none }
        case .text(let text):
          if words.contains(text) || Double(text).map(numbers.contains) == true { row.cells[column] = .none }
        }
      }
      return true
    }
  }

  private mutating func translate(_ words: [String: TableLayout.PhaseMeaning]) throws(CaptureError) {
    guard let column = column(["phase"]) else {
      throw error(
        RowProblem(
          "--phase-words: the column of phases is missing; name it with --columns phase=…, or remove the words"
        ))
    }
    let numbers = Dictionary(
      words.compactMap { word, meaning in Double(word).map { ($0, meaning) } },
      uniquingKeysWith: { one, _ in one })
    rows.rewrite { row in
      let cell = row[column]
      let meaning =
        cell.words.flatMap { words[$0] } ?? cell.finite.flatMap { numbers[$0] }
      guard let meaning else { return true }
      row.cells[column] = .text(meaning.rawValue)
      return meaning != .skip
    }
  }

  /// Replaces the name of each contact by a number, in order of first appearance.
  private mutating func countContacts() {
    guard let column = column([TableLayout.Role.contact.canonicalName]) else { return }
    var numbers: [String: Double] = [:]
    rows.rewrite { row in
      guard let word = row[column].words else { return true }
      let number = numbers[word] ?? Double(numbers.count)
      numbers[word] = number
      row.cells[column] = .number(number)
      return true
    }
  }
}
