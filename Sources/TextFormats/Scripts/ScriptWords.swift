/// The words in exported tests, shared by `export`, which writes them, and `import`, which reads them.
package enum ScriptWords {
  /// The start of an exported test's first line; the format's name and a closing quote follow.
  package static let author: StaticString = "written by 'overscroll export --as "

  /// The words for one touch in an XCUITest: the finger presses, moves in a straight line at constant speed, rests, and is released.
  package enum Drag {
    /// The word that begins a touch, as in `Touch(time: …)`.
    package static let row = "Touch"
    /// The label of the time from the first touch to this touch, in seconds.
    package static let time = "time"
    /// The label of the duration of the press before the movement, in seconds.
    package static let press = "press"
    /// The label of the point where the finger touches, in points.
    package static let from = "from"
    /// The label of the point where the finger is released, in points.
    package static let to = "to"
    /// The label of the movement's speed, in points per second.
    package static let speed = "speed"
    /// The label of the duration of the rest after the movement, in seconds.
    package static let rest = "rest"
  }

  /// The commands of a Maestro flow and the keys of their parameters.
  package enum Flow {
    /// The command for a straight movement between two points.
    package static let swipe = "swipe"
    /// The key of a swipe's start point, written `x,y`.
    package static let start = "start"
    /// The key of a swipe's end point, written `x,y`.
    package static let end = "end"
    /// The key of a swipe's duration, in milliseconds.
    package static let duration = "duration"
    /// The command for a tap at a point, whose duration Maestro chooses.
    package static let tap = "tapOn"
    /// The command for a long press at a point, whose duration Maestro chooses.
    package static let longPress = "longPressOn"
    /// The start of a comment with the number of pixels per point, by which the flow's positions were multiplied.
    package static let scale = "Pixels per point: "
  }
}
