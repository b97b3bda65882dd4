import GestureTraces
import TextFormats

/// How the tables of a study are laid out: which column says what, in which units and words.
///
/// What it leaves open is read as of any table: separators by their looks, columns by their usual names. A person gives it in
/// options; those of a study have names (`TableLayouts`), and a file of JSON can have one's own. All three are this.
package struct TableLayout: Equatable, Sendable {
  /// What a column can say.
  package enum Role: String, CaseIterable, Sendable {
    case time, x, y, dx, dy, contact, phase, subject, session, gesture, intent
  }

  /// What a word of a study's column of phases stands for.
  package enum PhaseMeaning: String, CaseIterable, Sendable {
    case down, move, up, cancel
    /// A row that says nothing of a contact.
    case skip
  }

  /// A unit of times.
  package enum TimeUnit: String, CaseIterable, Sendable {
    case seconds = "s"
    case milliseconds = "ms"
    case microseconds = "us"
    case nanoseconds = "ns"
  }

  /// The values of a role: the first of these that the table has.
  package struct Sources: Equatable, Sendable {
    /// At least one.
    package var choices: [ColumnSource]
    /// True where a table may lack them all.
    package var isOptional = false
  }

  /// Its name in the list of layouts, or the path of its file; nil for what options say.
  package var name: String?
  /// What the study is, for the list of layouts.
  package var about: String?
  /// Where its columns are described.
  package var described: String?
  /// What a person has to add, as a density.
  package var asks: String?
  /// The files of a folder that are of this layout, as `touch_data/*.csv`; empty for all.
  package var files: [String] = []
  /// Which columns say what.
  package var columns: [Role: Sources] = [:]
  /// False where the first row holds values; nil where nobody says.
  package var hasHeader: Bool?
  /// The unit of times; nil where the column's name says it, or times are dates.
  package var timeUnit: TimeUnit?
  /// Words of the column of phases.
  package var phaseWords: [String: PhaseMeaning] = [:]
  /// Values that mean none.
  package var missing: [String] = []
  /// The way to the rows in JSON.
  package var path: JSONPath?
  /// The unit of positions.
  package var unit: TableUnit?
  /// Densities of screens, each with a word that the names of its files hold; an empty word is in all.
  package var densities: [(word: String, density: Double)] = []
  /// The size of the surface of which positions are shares.
  package var surface: SurfaceSize?
  /// True where y grows upwards.
  package var flipsY = false

  /// Nothing said.
  package init() {}

  /// True where it says nothing.
  package var isEmpty: Bool { self == TableLayout() }
  /// True where it says how rows are found or read, so that a text of no known format is a table.
  var tellsRows: Bool { !columns.isEmpty || hasHeader != nil || path != nil }

  package static func == (one: TableLayout, other: TableLayout) -> Bool {
    (one.name, one.about, one.described, one.asks) == (other.name, other.about, other.described, other.asks)
      && (one.files, one.columns, one.hasHeader) == (other.files, other.columns, other.hasHeader)
      && (one.timeUnit, one.phaseWords, one.missing, one.path)
        == (other.timeUnit, other.phaseWords, other.missing, other.path)
      && (one.unit, one.surface, one.flipsY) == (other.unit, other.surface, other.flipsY)
      && one.densities.elementsEqual(other.densities) { $0 == $1 }
  }

  /// This layout with what another says in its place.
  ///
  /// - Parameter other: A person's options, which win.
  /// - Returns: Both.
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

  /// True for a file of this layout.
  ///
  /// - Parameter path: As it was found.
  /// - Returns: True where its name fits a pattern, or there is none.
  package func covers(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return files.isEmpty
      || files.contains { pattern in
        let wanted = pattern.split(separator: "/")
        return wanted.count <= parts.count
          && zip(wanted, parts.suffix(wanted.count)).allSatisfy { Self.fits($1, $0) }
      }
  }

  /// True for a name with the pieces of a pattern in their order, where `*` stands for anything.
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

  /// The density of the screen that a file was recorded on; nil where the layout has none for it.
  func density(of path: String) -> Double? {
    let name = path.split(separator: "/").last ?? ""
    return densities.first { $0.word.isEmpty || name.contains($0.word) }?.density
  }
}

extension TableLayout.Role {
  /// The name under which the readers of tables look for it.
  var canonicalName: String {
    switch self {
    case .contact: "id"
    default: rawValue
    }
  }

  /// Names that the readers would take for it as well, in small letters.
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
