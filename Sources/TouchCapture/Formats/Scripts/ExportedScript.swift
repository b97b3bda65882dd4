import GestureTraces
import TextFormats

/// Reads the touches in a test that `overscroll export` wrote: `playwright-ts`, `playwright-python`, `flutter`, `uiautomator`, `espresso`,
/// `qt`, and through ``StraightDrags`` `xcuitest` and `maestro`.
///
///     [8.368, 'touchMove', [[0, 237.058, 143.969]]],               ms, type, fingers: number, x, y
///     (8.368, "touchMove", [(0, 237.058, 143.969)]),
///     (8368, 0, _Phase.move, 237.058, 143.969),                    µs, finger, phase, x, y
///     8 MOVE 0 0 237.058 143.969                                   ms, action, index, fingers: number, x, y
///     {8.368, {{0, QEventPoint::Updated, 237.058, 143.969}}},      ms, fingers: number, state, x, y; none: all cancelled
struct ExportedScript {
  /// A number or a word in a line of data.
  private enum Part { case number(Double), word(String) }

  private var samples: [PointerSample] = []
  private var down: [Double] = []

  /// True if the text is a test that this program wrote.
  static func recognises(_ bytes: [UInt8]) -> Bool { bytes.prefix(512).holds(ScriptWords.author) }

  /// The format's name in a test that this program wrote; empty if the text is truncated.
  private static func format(of bytes: [UInt8]) -> Substring {
    let text = String(decoding: bytes.prefix(512), as: UTF8.self)
    guard let mark = text.firstRange(of: "\(ScriptWords.author)") else { return "" }
    return text[mark.upperBound...].prefix { $0 != "'" }
  }

  /// Reads the touches in a test that this program exported.
  ///
  /// - Parameters:
  ///   - bytes: The test's text.
  ///   - file: The test's file name, for errors.
  ///   - options: The user's options for facts that the test does not state.
  /// - Returns: The touches as rows.
  /// - Throws: An error if the test has no touches.
  static func read(
    _ bytes: [UInt8], file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    let text = RecordingText(bytes, file: file)
    switch format(of: bytes) {
    case "xcuitest": return try table(StraightDrags.ofXCUITest(text), file, options)
    case "maestro": return try table(StraightDrags.ofMaestro(text), file, options)
    case "detox":
      throw .noEvents(
        file: file,
        message:
          "a Detox test does not contain times: 'fast' and 'slow' differ on Android and iOS; import the trace that it was exported from, or see 'overscroll runners detox-android detox-ios'"
      )
    default: break
    }
    var script = ExportedScript()
    for (index, line) in text.lines.enumerated() {
      script.take(parts(of: line), line: index + 1)
    }
    guard !script.samples.isEmpty else {
      throw .noEvents(
        file: file,
        message: "a test without single touches; import the trace that it was exported from")
    }
    return try table(script.samples, TraceGrade(), file, options)
  }

  private static func table(
    _ drags: StraightDrags, _ file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    guard !drags.samples.isEmpty else {
      throw .noEvents(
        file: file, message: "a test without touches; import the trace that it was exported from")
    }
    return try table(drags.samples, drags.findings, file, options)
  }

  private static func table(
    _ samples: [PointerSample], _ findings: TraceGrade, _ file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    var facts = SampleTable.Facts(format: RecordingImport.Format.pointerLog.rawValue, file: file)
    (facts.usualUnits, facts.findings) = ("pt", findings)
    return try SampleTable.table(samples, facts, options)
  }

  /// The numbers and words of a line of data; empty for a line of code.
  private static func parts(of line: ArraySlice<UInt8>) -> [Part] {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    let opening = text.drop { "[({".utf8.contains($0) }
    guard let first = opening.first, 0x30...0x39 ~= first || first == UInt8(ascii: "-") else { return [] }
    let words = opening.split { " ,[](){};'\"".utf8.contains($0) }
    var parts: [Part] = []
    for word in words {
      let text = String(decoding: word, as: UTF8.self)
      if let number = DecimalNumber.value(of: text) {
        parts.append(.number(number))
      } else {
        let last = text.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? text
        parts.append(.word(last.lowercased().filter { $0 != "_" }))
      }
    }
    return parts
  }

  private mutating func take(_ parts: [Part], line: Int) {
    guard case .number(let time)? = parts.first else { return }
    let rest = Array(parts.dropFirst())
    switch rest.first {
    case .word(let word)?:
      guard let phase = PointerPhase(named: word) else { return }
      let isOfAndroid = !word.hasPrefix("touch")
      takeFingers(
        Array(rest.dropFirst()), phase, time, line, isOfAndroid: isOfAndroid, isOne: word.hasPrefix("pointer")
      )
    case .number(let finger)? where rest.count == 4:
      // Flutter's times are in microseconds, Qt's in milliseconds.
      guard case .word(let word) = rest[1], let phase = PointerPhase(named: word),
        case .number(let x) = rest[2], case .number(let y) = rest[3]
      else { return }
      let isOfFlutter = ["down", "move", "up", "cancel"].contains(word)
      add(finger, phase, x, y, isOfFlutter ? time / 1000 : time, line)
    default: takeQt(rest, time, line)
    }
  }

  /// Reads fingers given by number, x and y; in Android's form the index of the finger that arrived or lifted comes before them.
  private mutating func takeFingers(
    _ parts: [Part], _ phase: PointerPhase, _ time: Double, _ line: Int, isOfAndroid: Bool, isOne: Bool
  ) {
    var numbers = parts.compactMap { part in if case .number(let number) = part { number } else { nil } }
    guard numbers.count == parts.count else { return }
    let index = isOfAndroid && !numbers.isEmpty ? Int(exactly: numbers.removeFirst()) : nil
    if numbers.isEmpty, phase == .up || phase == .cancel {
      for finger in down { add(finger, phase, nil, nil, time, line) }
      return
    }
    guard numbers.count.isMultiple(of: 3) else { return }
    for (number, start) in stride(from: 0, to: numbers.count, by: 3).enumerated() {
      let isItself = !isOfAndroid || !isOne || index == number
      add(numbers[start], isItself ? phase : .move, numbers[start + 1], numbers[start + 2], time, line)
    }
  }

  /// Reads fingers in Qt's form, each given by number, state, x and y.
  private mutating func takeQt(_ parts: [Part], _ time: Double, _ line: Int) {
    if parts.isEmpty {
      for finger in down { add(finger, .cancel, nil, nil, time, line) }
      return
    }
    guard parts.count.isMultiple(of: 4) else { return }
    for start in stride(from: 0, to: parts.count, by: 4) {
      guard case .number(let finger) = parts[start], case .word(let word) = parts[start + 1],
        case .number(let x) = parts[start + 2], case .number(let y) = parts[start + 3],
        let phase = PointerPhase(named: word)
      else { return }
      add(finger, phase, x, y, time, line)
    }
  }

  private mutating func add(
    _ finger: Double, _ phase: PointerPhase, _ x: Double?, _ y: Double?, _ milliseconds: Double, _ line: Int
  ) {
    var sample = PointerSample(line: line)
    (sample.phase, sample.contact) = (phase, "\(finger)")
    sample.times.named = [.init(name: "atms", value: milliseconds, microseconds: 1000)]
    if let x, let y { sample.places.add(.position, x: x, y: y) }
    samples.append(sample)
    if phase == .up || phase == .cancel {
      down.removeAll { $0 == finger }
    } else if !down.contains(finger) {
      down.append(finger)
    }
  }
}
