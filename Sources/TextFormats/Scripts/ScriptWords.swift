/// Words of the tests that `export` writes and `import` reads again: both sides take them from here.
package enum ScriptWords {
  /// What the first line says before the name of the format, which a quote ends.
  package static let author: StaticString = "written by 'overscroll export --as "

  /// A row of a test of XCUITest: a finger that presses, goes a straight way at one speed, rests and lifts.
  package enum Drag {
    /// What begins a row.
    package static let row = "Touch"
    /// Seconds from the first touch to this one.
    package static let time = "time"
    /// Seconds of the press before the way.
    package static let press = "press"
    /// Where it comes down, in points.
    package static let from = "from"
    /// Where it lifts, in points.
    package static let to = "to"
    /// Points per second on the way.
    package static let speed = "speed"
    /// Seconds of the rest behind the way.
    package static let rest = "rest"
  }

  /// The commands of a flow of Maestro.
  package enum Flow {
    /// A straight way between two points.
    package static let swipe = "swipe"
    /// The first point, as `x,y`.
    package static let start = "start"
    /// The last point.
    package static let end = "end"
    /// Milliseconds of the way.
    package static let duration = "duration"
    /// A touch at a point, for as long as Maestro's own.
    package static let tap = "tapOn"
    /// The same for a long touch.
    package static let longPress = "longPressOn"
    /// The comment with the pixels of a point, by which positions are multiplied.
    package static let scale = "Pixels per point: "
  }
}
