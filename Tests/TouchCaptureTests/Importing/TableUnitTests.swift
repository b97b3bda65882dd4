import Testing

@testable import TouchCapture

/// A click of a wheel is 100 points, 3 lines, 120 of v120 and 15 degrees; an inch is 25.4 mm.
@Suite("Units of tables")
struct TableUnitTests {
  /// A word, its points, its clicks, its wheel's step, its name, and whether only positions have it.
  private static let table: [(String, Double, Double, Double?, String, Bool)] = [
    ("pt", 1, 0.01, nil, "pt", false), ("css px", 1, 0.01, nil, "pt", false),
    ("libinput", 1, 0.01, nil, "pt", false), ("px", 1, 0.01, nil, "px", false),
    ("mm", 1, 0.01, nil, "mm", true), ("cm", 1, 0.01, nil, "cm", true), ("inch", 1, 0.01, nil, "in", true),
    ("fraction", 1, 0.01, nil, "fraction", true), ("%", 1, 0.01, nil, "percent", true),
    ("lines", 100.0 / 3, 1.0 / 3, 1, "line", false), ("notch", 100, 1, 1, "click", false),
    ("v120", 100.0 / 120, 1.0 / 120, 120, "v120", false), ("deg", 100.0 / 15, 1.0 / 15, 15, "degree", false),
    ("2.5", 2.5, 0.025, nil, "2.5 pt", false),
  ]

  @Test("each has its length, its share of a click, the step of its wheel, and a name", arguments: table)
  func lengths(
    word: String, points: Double, clicks: Double, step: Double?, name: String, isOfPositions: Bool
  ) throws {
    let unit = try #require(TableUnit(word))
    #expect(abs(unit.points - points) < 1e-12 && abs(unit.clicks - clicks) < 1e-12)
    #expect(unit.wheelStep == step && unit.name == name && unit.isOfPositions == isOfPositions)
  }

  @Test("lengths of positions are in millimetres or shares of the surface")
  func positions() {
    #expect(TableUnit("Millimetres") == .millimetres(1) && TableUnit("centimeter") == .millimetres(10))
    #expect(TableUnit("in") == .millimetres(25.4) && TableUnit("per cent") == .share(0.01))
    #expect(TableUnit("normalised") == .share(1))
  }

  @Test("words may be written with any case, dashes or lines below")
  func spellings() {
    #expect(TableUnit("CSS_PX") == .point && TableUnit("device-pixels") == .devicePixel)
    #expect(TableUnit("furlong") == nil && TableUnit("") == nil)
  }

  @Test("a number of points is more than 0, and at most a million")
  func numbers() {
    #expect(TableUnit("0") == nil && TableUnit("-1") == nil && TableUnit("nan") == nil)
    #expect(TableUnit("1e-9") == .points(1e-9) && TableUnit("1000000") == .points(1e6))
    #expect(TableUnit("1000001") == nil)
  }

  @Test("a pixel is as long as the screen makes it, which must be known; others stay")
  func pixels() throws {
    let units: [TableUnit] = [.devicePixel, .line, .point]
    #expect(try units.map { try $0.resolved(0.5) } == [.points(0.5), .line, .point])
    #expect(try TableUnit.point.resolved(nil) == .point)
    #expect(throws: RowProblem.self) { try TableUnit.devicePixel.resolved(nil) }
  }
}
