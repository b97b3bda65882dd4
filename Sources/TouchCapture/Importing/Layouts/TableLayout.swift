import GestureTraces
import TextFormats

/// A description of a study's tables: the meaning, unit and vocabulary of their columns.
///
/// Anything that a layout does not state is detected as in any table: separators from the text, columns by their usual names. A layout
/// comes from options, from the built-in list of studies (`TableLayouts`), or from a JSON file; all three use this type.
package struct TableLayout: Equatable, Sendable {
  /// The meaning that a column of a table can have, such as the time or the number of a contact.
  package enum Role: String, CaseIterable, Sendable {
    case time, x, y, dx, dy, contact, phase, subject, session, gesture, intent
  }

  /// The meaning of a word in a study's phase column.
  package enum PhaseMeaning: String, CaseIterable, Sendable {
    case down, move, up, cancel
    /// The row says nothing about a contact and is ignored.
    case skip
  }

  /// The units in which a table may give times.
  package enum TimeUnit: String, CaseIterable, Sendable {
    case seconds = "s"
    case milliseconds = "ms"
    case microseconds = "us"
    case nanoseconds = "ns"
  }

  /// The columns that a role's values may come from, of which the first that the table has is used.
  package struct Sources: Equatable, Sendable {
    /// The possible columns in order of preference, at least one.
    package var choices: [ColumnSource]
    /// True if a table may lack all of these columns.
    package var isOptional = false
  }

  /// The name in the list of layouts, or the path of the file; nil for a layout from options.
  package var name: String?
  /// A description of the study, for the list of layouts.
  package var about: String?
  /// The publication or file that documents the columns; nil if none is named.
  package var described: String?
  /// Information that the user has to add by an option, such as a screen's density; nil if nothing is needed.
  package var asks: String?
  /// Patterns for a folder's files that have this layout, such as `touch_data/*.csv`; empty for all files.
  package var files: [String] = []
  /// The columns from which the values of each role come.
  package var columns: [Role: Sources] = [:]
  /// False if the first row of the table has values instead of names; nil to detect it.
  package var hasHeader: Bool?
  /// The unit of times; nil if it is in the column's name, or if times are dates.
  package var timeUnit: TimeUnit?
  /// The meaning of each word that can be in the phase column.
  package var phaseWords: [String: PhaseMeaning] = [:]
  /// Texts in cells that mean a missing value, such as `NA`.
  package var missing: [String] = []
  /// The path to the rows, for a recording in JSON; nil if not given.
  package var path: JSONPath?
  /// The unit of positions; nil if the table states it.
  package var unit: TableUnit?
  /// The densities of screens, each with a word by which the names of the screen's files are recognised; an empty word fits every file.
  package var densities: [(word: String, density: Double)] = []
  /// The size of the surface, needed if positions are fractions of it; nil if not given.
  package var surface: SurfaceSize?
  /// True if y grows upwards.
  package var flipsY = false

  /// A layout that states nothing, so that everything is detected.
  package init() {}

  /// True if the layout states nothing.
  package var isEmpty: Bool { self == TableLayout() }
  /// True if the layout says how rows are found or read, so that a text of unknown format is read as a table.
  var tellsRows: Bool { !columns.isEmpty || hasHeader != nil || path != nil }

  package static func == (one: TableLayout, other: TableLayout) -> Bool {
    (one.name, one.about, one.described, one.asks) == (other.name, other.about, other.described, other.asks)
      && (one.files, one.columns, one.hasHeader) == (other.files, other.columns, other.hasHeader)
      && (one.timeUnit, one.phaseWords, one.missing, one.path)
        == (other.timeUnit, other.phaseWords, other.missing, other.path)
      && (one.unit, one.surface, one.flipsY) == (other.unit, other.surface, other.flipsY)
      && one.densities.elementsEqual(other.densities) { $0 == $1 }
  }

  /// This layout with the values of another one, which take precedence.
  ///
  /// - Parameter other: A layout from the user's options.
  /// - Returns: The combined layout.
  package func with(_ other: TableLayout) -> TableLayout {
    var both = self
    both.name = other.name ?? name
    both.columns.merge(other.columns) { $1 }
    both.hasHeader = other.hasHeader ?? hasHeader
    both.timeUnit = other.timeUnit ?? timeUnit
    both.phaseWords.merge(other.phaseWords) { $1 }
    both.missing += other.missing
    both.path = other.path ?? path
    return both
  }

  /// True if a file has this layout, judging by its name.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: True if the path matches a pattern of the layout, or if the layout has no patterns.
  package func covers(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return files.isEmpty
      || files.contains { pattern in
        let wanted = pattern.split(separator: "/")
        return wanted.count <= parts.count
          && zip(wanted, parts.suffix(wanted.count)).allSatisfy { Self.fits($1, $0) }
      }
  }

  /// True if a name matches a pattern, in which `*` stands for any characters.
  private static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = pieces.first, let last = pieces.last, name.hasPrefix(first) else { return false }
    if pieces.count == 1 { return name == pattern }
    var rest = name.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  /// The density of the screen that a file was recorded on; nil if the layout has none for it.
  func density(of path: String) -> Double? {
    let name = path.split(separator: "/").last ?? ""
    return densities.first { $0.word.isEmpty || name.contains($0.word) }?.density
  }
}

extension TableLayout.Role {
  /// The column name by which the table readers recognise the role.
  var canonicalName: String {
    switch self {
    case .contact: "id"
    default: rawValue
    }
  }

  /// The other column names by which the table readers recognise the role, in lower case.
  var otherNames: [String] {
    switch self {
    case .contact: PointerColumns.contactNames
    case .phase: ["phase", "type", "action"]
    case .subject: TableColumns.subjectNames
    case .gesture: ["gesture", "take", "trial"]
    case .intent: ["intent", "label"]
    case .x: ["x", "clientx"]
    case .y: ["y", "clienty"]
    case .time, .dx, .dy, .session: [rawValue]
    }
  }
}
