/// The words in exported tests, shared by `export`, which writes them, and `import`, which reads them.
package enum ScriptWords {
  /// The text in the first line before the format's name, which ends at a quote.
  package static let author: StaticString = "written by 'overscroll export --as "

  /// One touch in an XCUITest: a finger that presses, moves in a straight line at constant speed, rests and lifts.
  package enum Drag {
    /// The start of a row.
    package static let row = "Touch"
    /// Time from the first touch to this one, in seconds.
    package static let time = "time"
    /// Duration of the press before the movement, in seconds.
    package static let press = "press"
    /// Where the finger touches, in points.
    package static let from = "from"
    /// Where the finger lifts, in points.
    package static let to = "to"
    /// The speed of the movement, in points per second.
    package static let speed = "speed"
    /// Duration of the rest after the movement, in seconds.
    package static let rest = "rest"
  }

  /// The commands of a Maestro flow.
  package enum Flow {
    /// A straight movement between two points.
    package static let swipe = "swipe"
    /// The start point, as `x,y`.
    package static let start = "start"
    /// The end point, as `x,y`.
    package static let end = "end"
    /// The duration of the movement, in milliseconds.
    package static let duration = "duration"
    /// A tap at a point, with Maestro's own duration.
    package static let tap = "tapOn"
    /// A long press at a point, with Maestro's own duration.
    package static let longPress = "longPressOn"
    /// A comment with the number of pixels per point, by which positions were multiplied.
    package static let scale = "Pixels per point: "
  }
}
