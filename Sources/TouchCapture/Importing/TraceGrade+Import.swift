import GestureTraces
import TextFormats

extension TraceGrade {
  /// The grade where axis ranges are the recording's extremes: positions are shares of what was touched, not of the surface.
  static let guessedRanges = TraceGrade(
    .b, "axis ranges are the recording's own extremes; give them with --range")

  /// The grade where nobody says what device it was.
  static let inferredDevice = TraceGrade(
    .b, "no description of the device; what it is follows from its events (put its .desc file beside it)")

  /// The grade where nobody says when contacts lifted.
  ///
  /// - Parameters:
  ///   - milliseconds: The pause that counts as a lift; nil where none does.
  ///   - beforeIntents: Whether the table has intents, of which another counts as a lift too.
  /// - Returns: A grade with that reason.
  static func guessedLifts(pauseMilliseconds milliseconds: Int64?, beforeIntents: Bool) -> TraceGrade {
    let lift = "no phases; the last row of a contact counts as its lift"
    guard let milliseconds else { return TraceGrade(.b, lift) }
    let before =
      (beforeIntents ? "another label or " : "") + "a pause of \(milliseconds) ms (--contact-pause)"
    return TraceGrade(.b, "\(lift), also before \(before)")
  }

  /// The grade where the label changes while a finger or a scroll goes on, so that one gesture may have become two.
  ///
  /// - Parameters:
  ///   - count: The number of changes, at least 1.
  ///   - place: The first of them, as `in row 5`.
  /// - Returns: A grade with that reason.
  static func cutByIntents(_ count: Int, first place: String) -> TraceGrade {
    TraceGrade(
      .c,
      "the label changes \(Counted.text(count, "time")) while a gesture goes on, first \(place), and cuts it there; give each gesture one label"
    )
  }

  /// The grade for moves of a pointer that was not down.
  ///
  /// - Parameter count: The number of moves, at least 1.
  /// - Returns: A grade with that reason.
  static func hovers(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "move")) of a pointer that was not down left out")
  }

  /// The grade where nobody says when scrolls ended.
  ///
  /// - Parameter milliseconds: The pause that counts as an end.
  /// - Returns: A grade with that reason.
  static func guessedStops(pauseMilliseconds milliseconds: Int64) -> TraceGrade {
    TraceGrade(
      .b, "ends of scrolls are not stated; a pause of \(milliseconds) ms ends one (--scroll-pause)")
  }

  /// The grade where nobody says if fingers moved with the content or against it.
  ///
  /// - Parameter isNatural: Whether they are taken to have moved with it.
  /// - Returns: A grade with that reason.
  static func guessedDirection(isNatural: Bool) -> TraceGrade {
    TraceGrade(
      .b,
      "natural scrolling is not stated and assumed to be \(isNatural ? "on" : "off") (--natural-scroll)")
  }

  /// The grade where nothing says if fingers or a wheel scrolled.
  ///
  /// - Parameters:
  ///   - source: What is assumed to have scrolled.
  ///   - steps: The steps that show a wheel; nil where none do.
  /// - Returns: A grade with that reason.
  static func guessedSource(_ source: AxisSource, _ steps: WheelSteps? = nil) -> TraceGrade {
    let isWheel = source == .wheel
    let why =
      steps.map {
        ", as all \($0.deltas) deltas are multiples of \(Figures.short($0.points)) points along one axis"
      } ?? ""
    return TraceGrade(
      .b,
      "the log does not say what scrolled; \(isWheel ? "a wheel is" : "fingers are") assumed\(why) (--scroll-source \(isWheel ? "finger, if it was a touchpad" : "wheel, if it was one"))"
    )
  }

  /// The grade where a system's momentum stands among the scrolls, and nobody says which it is.
  static let maybeMomentum = TraceGrade(
    .b, "no phases; momentum that the system made after the fingers may be among the scrolls")

  /// The grade for scrolls that no finger made, left out.
  ///
  /// - Parameter count: The number of rows, at least 1.
  /// - Returns: A grade with that reason.
  static func momentum(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "row")) of momentum left out, which no finger made")
  }

  /// The grade where times are those at which a program wrote its log.
  static let logTimes = TraceGrade(
    .b, "times are those of the log's lines, not the kernel's; they may be late and uneven")

  /// The grade where a contact came down twice.
  static let missingLift = TraceGrade(.c, "a contact comes down twice; its lift is missing")

  /// The grade where times have two digits after the point.
  static let coarseTimes = TraceGrade(.b, TraceGrade.roundedStamps(toMilliseconds: 10))

  /// The grade where the unit of times follows from their steps.
  ///
  /// - Parameters:
  ///   - name: The name of the times.
  ///   - microseconds: The unit that was taken.
  /// - Returns: A grade with that reason.
  static func guessedTimeUnit(of name: String, microseconds: Double) -> TraceGrade {
    let unit = microseconds == 1e6 ? "s" : microseconds == 1000 ? "ms" : microseconds == 1 ? "µs" : "ns"
    return TraceGrade(.b, "'\(name)' has no unit; \(unit) is taken, as a finger's reports come at such steps")
  }

  /// The grade where lines are not in order of their times, and were sorted.
  ///
  /// - Parameters:
  ///   - count: The number of lines that are earlier than one before them, at least 1.
  ///   - all: The number of all lines that count.
  ///   - place: The first of them, as `line 3 of a.log`.
  /// - Returns: A grade with that reason.
  static func sortedByTime(_ count: Int, of all: Int, first place: String) -> TraceGrade {
    TraceGrade(
      .c,
      "\(count) of \(all) are earlier than one before; sorted by time\(TraceGrade.first)\(place)")
  }

  /// The grade where Android put several positions into one event and the log prints the last.
  ///
  /// - Parameter count: The number of positions that are missing, at least 1.
  /// - Returns: A grade with that reason.
  static func missingHistory(_ count: Int) -> TraceGrade {
    TraceGrade(
      .b,
      "\(Counted.text(count, "position")) between the events (historySize) \(count == 1 ? "is" : "are") not in the log"
    )
  }

  /// The grade for events of a mouse beside those of fingers.
  ///
  /// - Parameter count: The number of events, at least 1.
  /// - Returns: A grade with that reason.
  static func mouseEvents(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "event")) of a mouse left out")
  }

  /// The grade where a study has only the first and the last time of each touch.
  static let spreadTimes = TraceGrade(
    .c,
    "only the first and the last time of each touch is known; those between were put in evenly, so speeds are averages"
  )

  /// The grade for touches whose own times go back, which are left out.
  ///
  /// - Parameters:
  ///   - count: The number of touches, at least 1.
  ///   - place: The first of their rows.
  /// - Returns: A grade with that reason.
  static func backwardTouches(_ count: Int, first place: String) -> TraceGrade {
    TraceGrade(
      .c, "\(Counted.text(count, "touch", "touches")) whose times go back left out, first at \(place)")
  }
}
