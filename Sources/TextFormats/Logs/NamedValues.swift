/// The values of a line of a log by the words before them, whatever program wrote it:
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
/// A name is the words before a value in small letters and digits, without spaces, lines below and points; of `event.x` the last
/// part. One pass over the bytes. Recordings of touches and logs of offsets are both read by it.
package struct NamedValues: Equatable, Sendable {
  /// A value of a line.
  package struct Value: Equatable, Sendable {
    /// As `locationinwindow`; empty where no word stands before the value.
    package let name: String
    /// The last word of the name alone: of `touchmove client 291,7491` it is `client`.
    package let lastWord: String
    /// The words before the bracket around the value, then those of its name, the last one nearest.
    package let path: [String]
    /// The number in brackets behind the name, as of `x[1]`, or behind the word, as of `ACTION_POINTER_UP(1)`; nil where there is none.
    package let index: Int?
    /// The value as a word in small letters; nil for a number.
    package let word: String?
    /// The number, or the first of a list; nil for a word.
    package let x: Double?
    /// The second number of a list; nil where there is one only.
    package let y: Double?
    /// Letters right behind the number, as `ms`, or `clock` for `0:00:27.58`, which is in seconds; empty where there are none.
    package let unit: String
    /// The bytes of the number, or of the first of a list, counted from the start of the line; empty for a word.
    package let bytes: Range<Int>

    /// True if a name is the whole name or its last word.
    package func isCalled(_ other: String) -> Bool { name == other || lastWord == other }

    /// True if a name is the last words of ``path`` written as one: `contentoffsety` for `contentOffset: CGPoint(x: 0, y: -1.5)`.
    ///
    /// - Parameters:
    ///   - other: The name.
    ///   - part: A word behind those of the path, as `y` for the second number of a list; empty for none.
    /// - Returns: Whether it is.
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

    /// Microseconds in the unit behind the number, as `ms`; nil without one, or with one of something else.
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

  /// The values, in the order of the line.
  package private(set) var values: [Value] = []
  /// All words that are not part of a number, in small letters, in their order.
  package private(set) var words: [String] = []

  /// The values of a line.
  ///
  /// - Parameter line: Without its line feed, of any bytes.
  package init(_ line: ArraySlice<UInt8>) {
    line.withUnsafeBufferPointer { bytes in
      var scanner = NamedValueScanner(bytes)
      scanner.scan()
      (values, words) = (scanner.values, scanner.words)
    }
  }

  /// A name as values have it: of `offset_y` it is `offsety`.
  package static func name(_ text: String) -> String {
    var text = text
    return text.withUTF8 { NamedValueScanner.name($0[...]) }
  }

  /// The first value of a name that is a number, or a list of them.
  package func number(_ name: String) -> Value? { values.first { $0.x != nil && $0.isCalled(name) } }

  /// The first word that stands behind a name.
  package func word(_ name: String) -> String? { values.first { $0.word != nil && $0.isCalled(name) }?.word }
}
