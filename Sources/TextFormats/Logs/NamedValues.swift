/// The values in a log line of any program, identified by the words before them:
///
///     action=ACTION_MOVE, x[0]=596.0, eventTime=256233984        action, x (index 0), eventtime
///     Touch move: client 291,7491, page 291,10243               client (291, 7491), page (291, 10243)
///     phase: Moved tap count: 1 location in window: {160, 214}  phase, tapcount, locationinwindow (160, 214)
///     position: Offset(195.3, 300.0), timeStamp: 0:00:27.58     position (195.3, 300), timestamp 27.58 s
///     [phase momentum][y_pt 6]                                  phase, ypt
///
///     contentOffset = {0, -1.5}                                 contentoffset (0, −1.5)
///     contentOffset CGPoint(x: 0, y: -1.5)                      x and y, in the bracket of contentoffset
///
/// A name consists of the words before a value in lower-case letters and digits, without spaces, underscores and points; for `event.x` only
/// the last part. A line is read in one pass. Recordings of touches and logs of offsets are read in this way.
package struct NamedValues: Equatable, Sendable {
  /// A word, a number or a list of numbers in a log line, with the name before it.
  package struct Value: Equatable, Sendable {
    /// The value's name, such as `locationinwindow`; empty if no word precedes the value.
    package let name: String
    /// The last word of the name: `client` for `touchmove client 291,7491`.
    package let lastWord: String
    /// The words before the enclosing bracket, then the words of the name; the word nearest to the value is last.
    package let path: [String]
    /// The number in brackets after the name, as in `x[1]`, or after the value, as in `ACTION_POINTER_UP(1)`; nil if there is none.
    package let index: Int?
    /// The value if it is a word, in lower case; nil for a number.
    package let word: String?
    /// The value if it is a number, or the first number of a list; nil for a word.
    package let x: Double?
    /// The second number of a list; nil if there is only one.
    package let y: Double?
    /// The letters directly after the number, such as `ms`; `clock` for `0:00:27.58`, which is in seconds; otherwise empty.
    package let unit: String
    /// The byte range of the number (the first of a list) in the line; empty for a word.
    package let bytes: Range<Int>

    /// True if `other` is the whole name or its last word.
    package func isCalled(_ other: String) -> Bool { name == other || lastWord == other }

    /// True if `other` equals the last words of ``path``, joined and followed by `part`.
    ///
    /// For `contentOffset: CGPoint(x: 0, y: -1.5)` the path of the second number ends with `contentoffsety`.
    ///
    /// - Parameters:
    ///   - other: The name.
    ///   - part: A word to append to the path, such as `y` for the second number of a list; may be empty.
    /// - Returns: Whether the path ends with the name.
    package func pathEnds(with other: String, part: String = "") -> Bool {
      var tail = part
      if tail == other { return true }
      for word in path.reversed() {
        tail = word + tail
        if tail == other { return true }
        if tail.utf8.count >= other.utf8.count { return false }
      }
      return false
    }

    /// Microseconds per unit, if a unit of time such as `ms` follows the number; otherwise nil.
    package var microsecondsPerUnit: Double? {
      switch unit {
      case "clock", "s", "sec": 1e6
      case "ms": 1000
      case "us", "µs", "μs": 1
      case "ns": 1e-3
      default: nil
      }
    }
  }

  /// The values found, in the order of the line.
  package private(set) var values: [Value] = []
  /// All words that are not part of a number, in lower case, in order.
  package private(set) var words: [String] = []

  /// Reads the values in a log line.
  ///
  /// - Parameter line: Any bytes without a line feed.
  package init(_ line: ArraySlice<UInt8>) {
    line.withUnsafeBufferPointer { bytes in
      var scanner = NamedValueScanner(bytes)
      scanner.scan()
      (values, words) = (scanner.values, scanner.words)
    }
  }

  /// Converts a text to the form of names, lower-case letters and digits only: `offset_y` becomes `offsety`.
  package static func name(_ text: String) -> String {
    var text = text
    return text.withUTF8 { NamedValueScanner.name($0[...]) }
  }

  /// The first value with this name that is a number or a list of numbers.
  package func number(_ name: String) -> Value? { values.first { $0.x != nil && $0.isCalled(name) } }

  /// The first value with this name that is a word.
  package func word(_ name: String) -> String? { values.first { $0.word != nil && $0.isCalled(name) }?.word }
}
