import GestureTraces
import TextFormats

/// Reads the drags of an exported XCUITest or Maestro test, which draws straight lines, as touches.
///
///     Touch(time: 0, press: 0.041, from: CGVector(dx: 222.9, dy: 201.4),
///       to: CGVector(dx: 222.9, dy: 508.3), speed: 693.6, rest: 0.241),        XCUITest: seconds, points, points per second
///
///     - swipe:                                                                 Maestro: pixels, milliseconds
///         start: 223,201
///         end: 223,508
///         duration: 442
///
/// Reports between the two points are generated, ``reports`` per second. A Maestro flow gives no pauses and no duration of a tap.
struct StraightDrags {
  /// The reports of all touches in the test, read or generated, as samples in order.
  private(set) var samples: [PointerSample] = []
  /// The reasons that limit the trace's grade: reports that were generated, or touches that were left out.
  private(set) var findings = TraceGrade()

  /// The number of reports per second generated for a moving finger, as on most phones.
  private static let reports = 120.0
  /// The pause between two touches of a Maestro flow, in seconds, because the flow gives none: longer than any double-tap interval.
  private static let pause = 1.0
  /// The distance that a finger has moved when its press ends, in points: too small to matter on any screen.
  private static let departure = 0.01
  /// The largest number of reports generated for one file.
  private static let most = 1_000_000
  private static let microseconds = 1e6

  /// One touch: a finger presses, moves in a straight line, rests and lifts.
  private struct Drag {
    /// The number of the first line that describes the touch, from 1.
    let line: Int
    var time = 0.0
    var press = 0.0
    var rest = 0.0
    var from: (x: Double, y: Double)?
    /// The point at which the movement ends; nil if the finger only presses.
    var to: (x: Double, y: Double)?
    /// The duration of the movement, in seconds.
    var seconds = 0.0
    /// True if the test gives all values of the touch, each within its range.
    var isWhole: Bool {
      guard let from else { return false }
      let all = [time, press, rest, seconds, from.x, from.y, to?.x ?? 0, to?.y ?? 0]
      return all.allSatisfy { abs($0) < 1e6 } && min(time, press, rest, seconds) >= 0
        && (to == nil || seconds > 0)
    }
  }

  private let text: RecordingText

  private init(_ text: RecordingText) { self.text = text }

  // MARK: XCUITest

  /// Reads the touches of an XCUITest.
  ///
  /// - Parameter text: A file that `export` wrote.
  /// - Returns: The drags in the test, as touches.
  /// - Throws: An error about a line that does not describe a complete touch.
  static func ofXCUITest(_ text: RecordingText) throws(CaptureError) -> StraightDrags {
    var drags = StraightDrags(text)
    var row: [(word: Substring, line: Int)] = []
    for (index, line) in text.lines.enumerated() {
      let words = String(decoding: line, as: UTF8.self).split { " ,():\t".contains($0) }
      let begins =
        words.first == Substring(ScriptWords.Drag.row)
        && words.dropFirst().first == Substring(ScriptWords.Drag.time)
      guard begins || !row.isEmpty else { continue }
      if begins { row = [] }
      row += words.map { ($0, index + 1) }
      guard line.holds("),"), words.contains(Substring(ScriptWords.Drag.rest)) else { continue }
      try drags.add(drag(row))
      row = []
    }
    if let unfinished = row.first { throw drags.problem(unfinished.line) }
    return drags
  }

  private static func drag(_ row: [(word: Substring, line: Int)]) -> Drag {
    var drag = Drag(line: row[0].line)
    var (label, speed): (Substring, Double) = ("", 0)
    for (word, _) in row.dropFirst() {
      guard let number = DecimalNumber.value(of: String(word)) else {
        if word == "dx" || word == "dy" {
          label = label.prefix { $0 != "." } + "." + word
        } else if word != "CGVector" {
          label = word
        }
        continue
      }
      switch String(label) {
      case ScriptWords.Drag.time: drag.time = number
      case ScriptWords.Drag.press: drag.press = number
      case ScriptWords.Drag.from + ".dx": drag.from = (number, drag.from?.y ?? .nan)
      case ScriptWords.Drag.from + ".dy": drag.from = (drag.from?.x ?? .nan, number)
      case ScriptWords.Drag.to + ".dx": drag.to = (number, drag.to?.y ?? .nan)
      case ScriptWords.Drag.to + ".dy": drag.to = (drag.to?.x ?? .nan, number)
      case ScriptWords.Drag.speed: speed = number
      case ScriptWords.Drag.rest: drag.rest = number
      default: break
      }
    }
    if let from = drag.from, let to = drag.to { drag.seconds = distance(from, to) / speed }
    return drag
  }

  private static func distance(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Double {
    let (dx, dy) = (other.x - one.x, other.y - one.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  // MARK: Maestro

  /// Reads the swipes of a Maestro flow.
  ///
  /// - Parameter text: A file that `export` wrote.
  /// - Returns: The swipes in the flow, as touches.
  /// - Throws: An error about a line that does not describe a complete swipe, or if there is no swipe.
  static func ofMaestro(_ text: RecordingText) throws(CaptureError) -> StraightDrags {
    var drags = StraightDrags(text)
    var (drag, scale, taps, count, end): (Drag?, Double, Int, Int, Double) = (nil, 1, 0, 0, 0)
    func finish() throws(CaptureError) {
      guard let done = drag else { return }
      try drags.add(done)
      (drag, count, end) = (nil, count + 1, done.time + done.seconds)
    }
    for (index, line) in text.lines.enumerated() {
      let line = String(decoding: line, as: UTF8.self)
      if line.hasPrefix("# " + ScriptWords.Flow.scale) {
        scale = DecimalNumber.value(of: String(line.dropFirst(2 + ScriptWords.Flow.scale.count))) ?? 0
        guard scale > 0 else { throw text.error(index, "the pixels per point are not a number above 0") }
      }
      guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") else { continue }
      let key = line[..<colon].trimmedSpaces
      let value = line[line.index(after: colon)...].trimmedSpaces
      switch String(key) {
      case "- " + ScriptWords.Flow.swipe:
        try finish()
        drag = Drag(line: index + 1)
        drag?.time = count == 0 ? 0 : end + pause
      case "- " + ScriptWords.Flow.tap, "- " + ScriptWords.Flow.longPress:
        try finish()
        taps += 1
      case ScriptWords.Flow.start: drag?.from = point(value, scale)
      case ScriptWords.Flow.end: drag?.to = point(value, scale) ?? (.nan, .nan)
      case ScriptWords.Flow.duration: drag?.seconds = (DecimalNumber.value(of: String(value)) ?? .nan) / 1000
      default: break
      }
    }
    try finish()
    drags.noteOfMaestro(swipes: count, taps: taps)
    guard count > 0 else {
      throw .noEvents(
        file: text.file,
        message:
          "the flow contains only taps, whose duration Maestro does not state; import the trace that it was exported from"
      )
    }
    return drags
  }

  private static func point(_ text: Substring, _ scale: Double) -> (x: Double, y: Double)? {
    let numbers = text.split(separator: ",").map { DecimalNumber.value(of: String($0)) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return (x / scale, y / scale)
  }

  private mutating func noteOfMaestro(swipes: Int, taps: Int) {
    if swipes > 1 {
      findings = findings.joined(
        with: TraceGrade(.b, "Maestro states no pauses between touches; \(Int(Self.pause)) s is taken"))
    }
    if taps > 0 {
      findings = findings.joined(
        with: TraceGrade(.b, "\(Counted.text(taps, "tap")) left out, as Maestro states no length of one"))
    }
  }

  // MARK: Touches

  private func problem(_ line: Int) -> CaptureError {
    text.error(
      line - 1,
      "this touch does not have a start, an end and a time above 0; import the trace that it was exported from"
    )
  }

  private mutating func add(_ drag: Drag) throws(CaptureError) {
    guard drag.isWhole, let from = drag.from else { throw problem(drag.line) }
    let begin = drag.time + drag.press
    add(.down, from, at: drag.time, drag)
    if let to = drag.to {
      let steps = (drag.seconds * Self.reports).rounded(.up)
      guard Double(samples.count) + steps < Double(Self.most) else {
        throw text.error(drag.line - 1, "more than \(Self.most) reports of fingers; give fewer touches")
      }
      // A report at the end of the press lets the movement start there; a report without movement would be dropped.
      if drag.press > 0 {
        let share =
          Self.distance(from, to) > 0 ? min(Self.departure / Self.distance(from, to), 0.5 / steps) : 0
        add(.move, (from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)), at: begin, drag)
      }
      for step in 1...max(1, Int(steps)) {
        let share = min(1, Double(step) / (drag.seconds * Self.reports))
        let place = (from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))
        add(.move, place, at: begin + share * drag.seconds, drag)
      }
      findings = findings.joined(with: Self.straight)
    }
    add(.up, drag.to ?? from, at: begin + drag.seconds + drag.rest, drag)
  }

  private static let straight = TraceGrade(
    .b, "a straight line at one speed, as the test draws it; \(Int(reports)) reports a second were put in")

  private mutating func add(
    _ phase: PointerPhase, _ place: (x: Double, y: Double), at seconds: Double, _ drag: Drag
  ) {
    var sample = PointerSample(line: drag.line)
    (sample.phase, sample.contact) = (phase, "0")
    sample.times.named = [
      .init(name: "timeus", value: (seconds * Self.microseconds).rounded(), microseconds: 1)
    ]
    sample.places.add(.position, x: place.x, y: place.y)
    samples.append(sample)
  }
}

extension Substring {
  /// The text without surrounding spaces.
  fileprivate var trimmedSpaces: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
