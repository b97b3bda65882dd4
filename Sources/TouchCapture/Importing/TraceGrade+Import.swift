import GestureTraces
import TextFormats

extension TraceGrade {
  /// The grade if the ranges of the axes are unknown, so that the extremes of the recorded values are used.
  ///
  /// Positions are then fractions of the touched area, not of the surface.
  static let guessedRanges = TraceGrade(
    .b, "axis ranges are the recording's own extremes; give them with --range")

  /// The grade if the source does not describe the device, so that its description was inferred.
  static let inferredDevice = TraceGrade(
    .b, "no description of the device; what it is follows from its events (put its .desc file beside it)")

  /// The grade if contacts have no reported lifts.
  ///
  /// - Parameters:
  ///   - milliseconds: The pause that counts as a lift; nil if none does.
  ///   - beforeIntents: Whether a change of intent also counts as a lift.
  /// - Returns: A grade with that reason.
  static func guessedLifts(pauseMilliseconds milliseconds: Int64?, beforeIntents: Bool) -> TraceGrade {
    let lift = "no phases; the last row of a contact counts as its lift"
    guard let milliseconds else { return TraceGrade(.b, lift) }
    let before =
      (beforeIntents ? "another label or " : "") + "a pause of \(milliseconds) ms (--contact-pause)"
    return TraceGrade(.b, "\(lift), also before \(before)")
  }

  /// The grade if the label changes during a finger's contact or a scroll, so that one gesture may have become two.
  ///
  /// - Parameters:
  ///   - count: The number of changes, at least 1.
  ///   - place: The location of the first, such as `in row 5`.
  /// - Returns: A grade with that reason.
  static func cutByIntents(_ count: Int, first place: String) -> TraceGrade {
    TraceGrade(
      .c,
      "the label changes \(Counted.text(count, "time")) while a gesture goes on, first \(place), and cuts it there; give each gesture one label"
    )
  }

  /// The grade if moves of a pointer that was not down (hovering) were left out.
  ///
  /// - Parameter count: The number of moves, at least 1.
  /// - Returns: A grade with that reason.
  static func hovers(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "move")) of a pointer that was not down left out")
  }

  /// The grade if scrolls have no reported ends.
  ///
  /// - Parameter milliseconds: The pause that counts as an end.
  /// - Returns: A grade with that reason.
  static func guessedStops(pauseMilliseconds milliseconds: Int64) -> TraceGrade {
    TraceGrade(
      .b, "ends of scrolls are not stated; a pause of \(milliseconds) ms ends one (--scroll-pause)")
  }

  /// The grade if it is unknown whether natural scrolling (content follows the fingers) was on.
  ///
  /// - Parameter isNatural: Whether fingers are assumed to have moved in the direction of the content.
  /// - Returns: A grade with that reason.
  static func guessedDirection(isNatural: Bool) -> TraceGrade {
    TraceGrade(
      .b,
      "natural scrolling is not stated and assumed to be \(isNatural ? "on" : "off") (--natural-scroll)")
  }

  /// The grade if it is unknown whether fingers or a wheel scrolled.
  ///
  /// - Parameters:
  ///   - source: The assumed source.
  ///   - steps: The step size that indicates a wheel; nil if there is none.
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

  /// The grade if the scrolls may include the system's momentum, which the file does not mark.
  static let maybeMomentum = TraceGrade(
    .b, "no phases; momentum that the system made after the fingers may be among the scrolls")

  /// The grade if momentum scrolls, which no finger made, were left out.
  ///
  /// - Parameter count: The number of rows left out, at least 1.
  /// - Returns: A grade with that reason.
  static func momentum(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "row")) of momentum left out, which no finger made")
  }

  /// The grade if a time says when a program wrote a line of its log, not when the event happened.
  static let logTimes = TraceGrade(
    .b, "times are those of the log's lines, not the kernel's; they may be late and uneven")

  /// The grade if a contact came down twice without a lift.
  static let missingLift = TraceGrade(.c, "a contact comes down twice; its lift is missing")

  /// The grade if times in seconds have only two decimals, so that they are rounded to 10 ms.
  static let coarseTimes = TraceGrade(.b, TraceGrade.roundedStamps(toMilliseconds: 10))

  /// The grade if the unit of times was inferred from their intervals.
  ///
  /// - Parameters:
  ///   - name: The name of the times.
  ///   - microseconds: The inferred unit, in microseconds.
  /// - Returns: A grade with that reason.
  static func guessedTimeUnit(of name: String, microseconds: Double) -> TraceGrade {
    let unit = microseconds == 1e6 ? "s" : microseconds == 1000 ? "ms" : microseconds == 1 ? "µs" : "ns"
    return TraceGrade(.b, "'\(name)' has no unit; \(unit) is taken, as a finger's reports come at such steps")
  }

  /// The grade if lines that were not in order of time had to be sorted.
  ///
  /// - Parameters:
  ///   - count: The number of late lines, at least 1.
  ///   - all: The number of all lines used.
  ///   - place: The location of the first late line, such as `line 3 of a.log`.
  /// - Returns: A grade with that reason.
  static func sortedByTime(_ count: Int, of all: Int, first place: String) -> TraceGrade {
    TraceGrade(
      .c,
      "\(count) of \(all) are earlier than one before; sorted by time\(TraceGrade.first)\(place)")
  }

  /// The grade if Android combined several positions in one event and the log shows only the last.
  ///
  /// - Parameter count: The number of missing positions, at least 1.
  /// - Returns: A grade with that reason.
  static func missingHistory(_ count: Int) -> TraceGrade {
    TraceGrade(
      .b,
      "\(Counted.text(count, "position")) between the events (historySize) \(count == 1 ? "is" : "are") not in the log"
    )
  }

  /// The grade if the recording has mouse events besides those of fingers; the mouse events were left out.
  ///
  /// - Parameter count: The number of mouse events, at least 1.
  /// - Returns: A grade with that reason.
  static func mouseEvents(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "event")) of a mouse left out")
  }

  /// The grade if a study gives only the first and the last time of each touch, so that times between are interpolated.
  static let spreadTimes = TraceGrade(
    .c,
    "only the first and the last time of each touch is known; those between were put in evenly, so speeds are averages"
  )

  /// The grade if touches whose own times go back were left out.
  ///
  /// - Parameters:
  ///   - count: The number of touches left out, at least 1.
  ///   - place: The location of the first row of the first such touch.
  /// - Returns: A grade with that reason.
  static func backwardTouches(_ count: Int, first place: String) -> TraceGrade {
    TraceGrade(
      .c, "\(Counted.text(count, "touch", "touches")) whose times go back left out, first at \(place)")
  }
}
