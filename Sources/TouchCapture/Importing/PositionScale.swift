import GestureTraces
import TextFormats

/// The units of a table's positions, from its header, its columns, or the user.
struct PositionScale: Equatable {
  /// The number of the trace's units per unit of the table, horizontally.
  private(set) var x = 1.0
  /// The number of the trace's units per unit of the table, vertically.
  private(set) var y = 1.0
  /// The unit of positions in the trace, such as points or millimetres.
  private(set) var units = TraceUnits.points
  /// How the scale is known, for the trace's header: measured, stated by the user, or assumed.
  private(set) var scale = TraceScale.assumed
  /// The size of the surface; nil if unknown.
  private(set) var size: TraceDevice.Size?
  /// The number of points per pixel of the screen, if it was needed to convert positions; otherwise nil.
  private(set) var pointsPerPixel: Double?

  /// A unit that a table states as a word, and the place where it was found.
  struct Statement {
    let unit: TableUnit
    /// The place where the word was found, for messages, such as `its "units"`.
    let place: String
  }

  /// Determines the scale of a table's positions.
  ///
  /// - Parameters:
  ///   - statements: The units that the table gives, in order; all must agree.
  ///   - table: The table, for errors.
  ///   - options: The user's options, which take precedence.
  /// - Throws: An error about two different units, a unit that positions cannot have, pixels without a density, or an option without
  ///   effect.
  init(_ statements: [Statement], _ table: RecordTable, _ options: ImportOptions) throws(CaptureError) {
    if options.scrolls.unit == nil, let first = statements.first,
      let other = statements.first(where: { $0.unit != first.unit })
    {
      throw table.error(
        RowProblem(
          "two units in one file: \(first.place) is \(first.unit.name), and \(other.place) is \(other.unit.name); convert one, or choose one with --unit"
        ))
    }
    do throws(RowProblem) {
      try take(options.scrolls.unit ?? statements.first?.unit, options)
    } catch {
      throw table.error(error)
    }
    if table.isScaleAssumed, options.scrolls.unit == nil { scale = .assumed }
    let isPixels = pointsPerPixel != nil
    let why = "its positions are not in px"
    try options.check(.density, isUsed: isPixels, why, table.file)
    try options.check(.pointsPerPixel, isUsed: isPixels, why, table.file)
    try options.check(
      .surface, isUsed: usesSurface, "its positions are not fractions of the surface", table.file)
  }

  private var usesSurface = false

  private mutating func take(_ unit: TableUnit?, _ options: ImportOptions) throws(RowProblem) {
    guard let unit else { return }
    if unit == .devicePixel { pointsPerPixel = options.scrolls.pointsPerPixel }
    switch try unit.resolved(options.scrolls.pointsPerPixel) {
    case .millimetres(let length): (x, y, units, scale) = (length, length, .millimetres, .told)
    case .share(let share):
      guard let surface = options.surface else {
        (x, y, units, size) = (share, share, .normalised, .unknown)
        return
      }
      usesSurface = true
      if surface.unit == .devicePixel { pointsPerPixel = options.scrolls.pointsPerPixel }
      let measured = try surface.measured(options.scrolls.pointsPerPixel)
      (x, y) = (share * measured.width, share * measured.height)
      (units, scale) = (measured.units, .told)
      if units == .millimetres { size = .millimetres(measured.width, measured.height) }
    case .line, .click, .v120, .degree:
      throw RowProblem(
        "\(unit.name) is a unit for scrolls, but these are positions; give \(TableUnit.wordsOfPositions)")
    case let points: (x, y, scale) = (points.points, points.points, .told)
    }
  }
}

extension RecordTable {
  /// The largest number of characters of a unit's word that a message shows.
  private static let shownCharacters = 40

  /// The unit that a word in this table stands for.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - place: The place where the word was found, for the error.
  ///   - isOfPositions: Whether the unit applies to positions rather than deltas.
  /// - Returns: The unit.
  /// - Throws: An error with the known units, if the word is not one.
  func unit(_ word: String, in place: String, isOfPositions: Bool) throws(RowProblem) -> TableUnit {
    // A number is not accepted: it is unknown which quantity it would be.
    guard Double(word) == nil, let unit = TableUnit(word) else {
      let known = isOfPositions ? TableUnit.wordsOfPositions : TableUnit.words
      let shown = String(word.prefix(Self.shownCharacters)).withoutControlCharacters
      throw RowProblem("\(place): '\(shown)' is not a known unit; give it with --unit (\(known))")
    }
    return unit
  }
}
