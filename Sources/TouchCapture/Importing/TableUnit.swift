/// The unit of a table's positions or scroll deltas.
///
/// A point is the logical unit in which apps lay out their content and in which refresh engines define thresholds: a `pt` on iOS, a `dp` on
/// Android, a CSS pixel. These are one unit of layout but not one length: nominally 160 `dp` are an inch, depending on a screen's density
/// bucket, while a millimetre of finger travel counts as 6.42 points (163 per inch, `--points-per-mm`).
package enum TableUnit: Equatable, Sendable {
  /// Points; also libinput's units for fingers, and the logical pixels of a window.
  case point
  /// A unit that is this many points long.
  case points(Double)
  /// Physical pixels of a screen, converted to points by its density.
  case devicePixel
  /// A unit that is this many millimetres long.
  case millimetres(Double)
  /// A unit that is this fraction of the surface's whole width or height.
  case share(Double)
  /// Lines of text by which a wheel scrolls; three are one click.
  case line
  /// Clicks of a wheel (its smallest steps that can be felt).
  case click
  /// 120ths of a wheel click, as Windows and Linux report them.
  case v120
  /// Degrees of wheel rotation, 15 per click: libinput's unit for wheels.
  case degree

  /// The number of points per wheel click, for logs that have both: Chromium's value, three lines of 100/3 (`ui/events/event.h`).
  private static let pointsPerClick = 100.0
  private static let linesPerClick = 3.0
  private static let millimetresPerInch = 25.4

  /// The units that logs and options can name, by their names in lower case with single spaces.
  private static let names: [String: TableUnit] = {
    var names: [String: TableUnit] = [:]
    for (unit, words) in [
      (
        point,
        [
          "pt", "point", "points", "dp", "dip", "dips", "density independent pixels", "css px", "css pixel",
          "css pixels", "logical px", "logical pixel", "logical pixels", "surface", "libinput",
        ]
      ),
      (
        devicePixel,
        [
          "px", "pixel", "pixels", "device px", "device pixel", "device pixels", "screen px", "screen pixel",
          "screen pixels", "physical px", "physical pixel", "physical pixels",
        ]
      ), (millimetres(1), ["mm", "millimetre", "millimetres", "millimeter", "millimeters"]),
      (millimetres(10), ["cm", "centimetre", "centimetres", "centimeter", "centimeters"]),
      (millimetres(millimetresPerInch), ["in", "inch", "inches"]),
      (
        share(1),
        [
          "fraction", "fractions", "fraction of the surface", "fractions of the surface", "share", "shares",
          "normalised", "normalized", "relative",
        ]
      ), (share(0.01), ["%", "percent", "per cent"]), (line, ["line", "lines"]),
      (click, ["click", "clicks", "notch", "notches", "wheel"]), (v120, ["v120", "120ths"]),
      (degree, ["degree", "degrees", "deg"]),
    ] {
      for word in words { names[word] = unit }
    }
    return names
  }()

  /// Reads a unit: a known name in any case, or a number of points above 0; nil for any other text.
  ///
  /// - Parameter word: A text such as `px`, `css px`, `mm`, `line`, `12.5`.
  package init?(_ word: String) {
    let words = word.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" || $0 == "\t" }
    if let known = Self.names[words.joined(separator: " ")] {
      self = known
    } else if let number = Double(word), number > 0, number <= 1e6 {
      self = .points(number)
    } else {
      return nil
    }
  }

  /// The names of units that deltas can have, as a text for help and errors.
  package static let words =
    "pt, dp, css px, px with --density, line, click, v120, degree, or its length in points"
  /// The names of units that positions can have, as a text for help and errors.
  package static let wordsOfPositions =
    "pt, dp, css px, px with --density, mm, in, fraction, or its length in points"

  /// The short name of the unit, for errors.
  var name: String {
    switch self {
    case .point: "pt"
    case .points(let points): "\(points) pt"
    case .devicePixel: "px"
    case .millimetres(let length):
      length == 1 ? "mm" : length == Self.millimetresPerInch ? "in" : "cm"
    case .share(let share): share == 1 ? "fraction" : "percent"
    case .line: "line"
    case .click: "click"
    case .v120: "v120"
    case .degree: "degree"
    }
  }

  /// True for units that positions can have but deltas cannot.
  var isOfPositions: Bool {
    switch self {
    case .millimetres, .share: true
    default: false
    }
  }

  /// The number of wheel clicks per unit.
  var clicks: Double {
    switch self {
    case .line: 1 / Self.linesPerClick
    case .click: 1
    case .v120: 1.0 / 120
    case .degree: 1.0 / 15
    default: points / Self.pointsPerClick
    }
  }

  /// The number of points of finger movement per unit; 1 for units that have no fixed size.
  var points: Double {
    switch self {
    case .points(let points): points
    case .line, .click, .v120, .degree: clicks * Self.pointsPerClick
    case .point, .devicePixel, .millimetres, .share: 1
    }
  }

  /// The number of these units in one step of a wheel, for units that only wheels have; nil for other units.
  ///
  /// A step is one click; for lines it is one line, because browsers can be set to one to three lines per click.
  var wheelStep: Double? {
    switch self {
    case .line, .click: 1
    case .v120: 120
    case .degree: 15
    default: nil
    }
  }

  /// The unit with pixels converted to points.
  ///
  /// - Parameter pointsPerPixel: Points per pixel of the screen; nil if not given.
  /// - Returns: A multiple of points for pixels; any other unit unchanged.
  /// - Throws: An error if the unit is pixels and `pointsPerPixel` is nil.
  func resolved(_ pointsPerPixel: Double?) throws(RowProblem) -> TableUnit {
    guard self == .devicePixel else { return self }
    guard let pointsPerPixel else {
      throw RowProblem(
        "the unit is px, whose length depends on the screen; give --density DPI or --points-per-px N, or --unit 'css px' for pixels of a web page"
      )
    }
    return .points(pointsPerPixel)
  }
}
