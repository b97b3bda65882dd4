/// The unit of a table's positions or scroll deltas.
///
/// A point here is the logical unit in which apps lay out and in which refresh engines have their thresholds: a `pt` of iOS, a
/// `dp` of Android, a CSS pixel. These are one unit of layout, not one length: `dp` are meant to be 160 an inch and are what
/// Android makes of a screen's density bucket, while a millimetre of a finger is 6.42 points (163 an inch, `--points-per-mm`).
package enum TableUnit: Equatable, Sendable {
  /// Points; also libinput's own units of a finger, and the logical pixels of a window.
  case point
  /// So many points.
  case points(Double)
  /// Pixels of a screen, of which a density says how many points they are.
  case devicePixel
  /// So many millimetres.
  case millimetres(Double)
  /// So many times the whole width or height of the surface.
  case share(Double)
  /// Lines of text, three to a wheel's click.
  case line
  /// Clicks of a wheel.
  case click
  /// A 120th of a click.
  case v120
  /// Degrees that a wheel turns, 15 to a click: libinput's own unit of a wheel.
  case degree

  /// Points of a click where a log has both: Chromium's, three lines of 100/3 (`ui/events/event.h`).
  private static let pointsPerClick = 100.0
  private static let linesPerClick = 3.0
  private static let millimetresPerInch = 25.4

  /// Names that logs and people give to units, in small letters and with single spaces.
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

  /// A unit by its name, in letters of any case, or by the number of points it has, above 0; nil for any other text.
  ///
  /// - Parameter word: As `px`, `css px`, `mm`, `line`, `12.5`.
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

  /// The names to give for deltas, for help and errors.
  package static let words =
    "pt, dp, css px, px with --density, line, click, v120, degree, or how many points it has"
  /// The names to give for positions.
  package static let wordsOfPositions =
    "pt, dp, css px, px with --density, mm, in, fraction, or how many points it has"

  /// The short name, as errors have it.
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

  /// True of units that only positions have.
  var isOfPositions: Bool {
    switch self {
    case .millimetres, .share: true
    default: false
    }
  }

  /// Clicks of a wheel for one of this unit.
  var clicks: Double {
    switch self {
    case .line: 1 / Self.linesPerClick
    case .click: 1
    case .v120: 1.0 / 120
    case .degree: 1.0 / 15
    default: points / Self.pointsPerClick
    }
  }

  /// Points for one of this unit, moved by a finger; of units that have none by themselves 1.
  var points: Double {
    switch self {
    case .points(let points): points
    case .line, .click, .v120, .degree: clicks * Self.pointsPerClick
    case .point, .devicePixel, .millimetres, .share: 1
    }
  }

  /// The number of this unit that a whole turn of a wheel by one step is, of units that only wheels have; nil of any other.
  ///
  /// A step is a click, and of lines one: browsers are set to from one to three lines a click.
  var wheelStep: Double? {
    switch self {
    case .line, .click: 1
    case .v120: 120
    case .degree: 15
    default: nil
    }
  }

  /// This unit with a pixel's size in it.
  ///
  /// - Parameter pointsPerPixel: Points of a pixel of the screen; nil where nobody says.
  /// - Returns: So many points for pixels, any other unit as it is.
  /// - Throws: That it is pixels and nobody says.
  func resolved(_ pointsPerPixel: Double?) throws(RowProblem) -> TableUnit {
    guard self == .devicePixel else { return self }
    guard let pointsPerPixel else {
      throw RowProblem(
        "the unit is px, and how long a pixel is depends on the screen; give --density DPI or --points-per-px N, or --unit 'css px' if they are a page's"
      )
    }
    return .points(pointsPerPixel)
  }
}
