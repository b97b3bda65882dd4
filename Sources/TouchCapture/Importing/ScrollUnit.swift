/// The unit of a log's scroll deltas.
package enum ScrollUnit: Equatable, Sendable {
  /// Pixels of a page, which are points, and libinput's own units of a finger.
  case pixel
  /// Lines of text, three to a wheel's click.
  case line
  /// Clicks of a wheel.
  case click
  /// A 120th of a click.
  case v120
  /// Degrees that a wheel turns, 15 to a click: libinput's own unit of a wheel.
  case degree
  /// So many points.
  case points(Double)

  /// Points of a click where a log has both: Chromium's, three lines of 100/3 (`ui/events/event.h`).
  private static let pointsPerClick = 100.0
  private static let linesPerClick = 3.0

  /// Names that logs and people give to units.
  private static let names: [String: ScrollUnit] = [
    "px": .pixel, "pixel": .pixel, "pixels": .pixel, "css px": .pixel, "css pixels": .pixel,
    "surface": .pixel, "point": .pixel, "points": .pixel, "pt": .pixel, "libinput": .pixel,
    "line": .line, "lines": .line, "click": .click, "clicks": .click, "notch": .click, "notches": .click,
    "wheel": .click, "v120": .v120, "120ths": .v120, "degree": .degree, "degrees": .degree, "deg": .degree,
  ]

  /// A unit by its name, or by the number of points it has, above 0; nil for any other text.
  ///
  /// - Parameter word: As `px`, `line`, `click`, `v120`, `degree`, `12.5`.
  package init?(_ word: String) {
    if let known = Self.names[word.lowercased()] {
      self = known
    } else if let number = Double(word), number > 0, number <= 1e6 {
      self = .points(number)
    } else {
      return nil
    }
  }

  /// The names to give, for help and errors.
  package static let words = "px, line, click, v120, degree, or how many points it has"

  /// Clicks of a wheel for one of this unit.
  var clicks: Double {
    switch self {
    case .pixel: 1 / Self.pointsPerClick
    case .line: 1 / Self.linesPerClick
    case .click: 1
    case .v120: 1.0 / 120
    case .degree: 1.0 / 15
    case .points(let points): points / Self.pointsPerClick
    }
  }

  /// Points for one of this unit, moved by a finger.
  var points: Double {
    switch self {
    case .pixel: 1
    case .points(let points): points
    default: clicks * Self.pointsPerClick
    }
  }

  /// True of units that only wheels have.
  var isOfWheels: Bool {
    switch self {
    case .pixel, .points: false
    case .line, .click, .v120, .degree: true
    }
  }
}
