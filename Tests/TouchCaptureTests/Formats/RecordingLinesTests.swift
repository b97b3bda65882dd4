import GestureTraces
import Testing

@testable import TouchCapture
@testable import FileAccess

@Suite("The short way of reading lines")
struct RecordingLinesTests {
  /// What came of a text: the devices and how many lines were damaged, or the line that says why there are none.
  private enum Outcome: Equatable {
    case read([EvdevDevice?], damaged: Int = 0)
    case refused(String)
  }

  private static func outcome(_ read: () throws -> (devices: [EvdevDevice?], damage: LineDamage)) -> Outcome {
    do {
      let read = try read()
      return .read(read.devices, damaged: read.damage.count)
    } catch { return .refused("\(error)") }
  }

  private static func evemu(_ text: [UInt8], isCareful: Bool) -> Outcome {
    outcome {
      let content = try EvemuReader.read(text, file: "f", isCareful: isCareful)
      return ([content.device], content.damage)
    }
  }

  private static func libinput(_ text: [UInt8], isCareful: Bool) -> Outcome {
    outcome {
      let recording = try LibinputRecordReader.read(text, file: "f", isCareful: isCareful)
      return (recording.devices, recording.damage)
    }
  }

  /// Both programs' text of a scroll with two fingers, as few as take both ways.
  private static let evemuText = Array(
    RecordingTexts.evemu(Recordings.twoFingerScroll(frames: 9, step: 12)).utf8)
  private static let libinputText =
    Array(RecordingTexts.libinputRecord(Recordings.twoFingerScroll(frames: 9, step: 12)).utf8)

  @Test("both ways read the same of what the programs write")
  func whole() {
    #expect(Self.evemu(Self.evemuText, isCareful: false) == Self.evemu(Self.evemuText, isCareful: true))
    let scroll = Recordings.twoFingerScroll(frames: 9, step: 12)
    #expect(Self.libinput(Self.libinputText, isCareful: false) == .read([scroll]))
    #expect(Self.libinput(Self.libinputText, isCareful: true) == .read([scroll]))
  }

  @Test(
    "both ways agree on 600 texts with bytes changed, added and taken away: result or error, to the letter")
  func noise() {
    var random = SeededRandom(seed: 20_261_121)
    let marks = Array("0123456789abcdefABCDEF -+,.[]#:\n\r\t\u{7f}EB/".utf8) + [0, 0xff, 0xfa]
    var (refused, damaged) = (0, 0)
    for number in 0..<600 {
      let isEvemu = number.isMultiple(of: 2)
      var text = isEvemu ? Self.evemuText : Self.libinputText
      // Most changes strike where the events are.
      let start = text.count / 3
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let index = Int.random(in: start..<text.count, using: &random)
        let mark = marks[Int.random(in: 0..<marks.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.insert(mark, at: index)
        case 1: text.remove(at: index)
        default: text[index] = mark
        }
      }
      let read = isEvemu ? Self.evemu : Self.libinput
      let (short, careful) = (read(text, false), read(text, true))
      #expect(short == careful, "\(String(decoding: text, as: UTF8.self))")
      switch short {
      case .refused: refused += 1
      case .read(_, let lines): damaged += lines > 0 ? 1 : 0
      }
    }
    // Texts with damage and without must be plenty, or the noise tests nothing.
    #expect(refused + damaged > 60 && refused + damaged < 540, "\(refused), \(damaged)")
  }

  // A line of the same time takes that of the line before: a digit that differs anywhere must be seen.
  @Test("two lines whose times differ in one digit have two times", arguments: 1...12)
  func times(seconds: Int) {
    let text = Array(String(repeating: "1", count: seconds).utf8)
    for digit in 0..<seconds + 6 {
      var later = text + Array("111111".utf8)
      later[digit] = UInt8(ascii: "2")
      let parts = [text, later].map { time in
        (
          String(decoding: time.prefix(seconds), as: UTF8.self),
          String(decoding: (time + Array("111111".utf8)).dropFirst(seconds).prefix(6), as: UTF8.self)
        )
      }
      let evemu = parts.map { "E: \($0.0).\($0.1) 0003 0035 1044\n" }.joined()
      let columns = parts.map { String(repeating: " ", count: max(0, 3 - $0.0.count)) + $0.0 + ", " + $0.1 }
      let lines = columns.map { "    - [\($0),   3,  53,    1044] # EV_ABS\n" }.joined()
      let head = "devices:\n- node: /dev/input/event1\n  evdev:\n    name: \"a\"\n  events:\n  - evdev:\n"
      for (text, read) in [(evemu, Self.evemu), (head + lines, Self.libinput)] {
        // A short way needs bytes behind a line.
        let text = Array(text.utf8) + Array(String(repeating: "#", count: 80).utf8)
        let careful = read(text, true)
        #expect(read(text, false) == careful)
        guard case .read(let devices, _) = careful, let events = devices.first??.events, events.count == 2
        else {
          Issue.record("no two events")
          continue
        }
        #expect(events[0].timeMicroseconds < events[1].timeMicroseconds)
      }
    }
  }

  @Test("a text in pieces of any size is the text at once", arguments: [1, 2, 7, 64, 1000])
  func pieces(size: Int) throws {
    let text = Self.libinputText
    var reader = PieceReader(cursor: LineCursor(file: "f"))
    for start in stride(from: 0, to: text.count, by: size) {
      try reader.take(piece: Array(text[start..<min(start + size, text.count)]))
    }
    try reader.finish()
    #expect(reader.lines == text.split(separator: UInt8(ascii: "\n")).map { Array($0) })
    #expect(reader.cursor.line == reader.lines.count + 1)
  }

  @Test(
    "both ways read the same of every recording by others",
    .enabled(if: FileIO.isFolder("../shared/recordings"), "../shared/recordings is not here"))
  func shared() throws {
    var read = 0
    for path in try FileIO.files(under: "../shared/recordings") {
      let text = try FileIO.contents(of: path)
      #expect(Self.evemu(text, isCareful: false) == Self.evemu(text, isCareful: true), "\(path)")
      #expect(Self.libinput(text, isCareful: false) == Self.libinput(text, isCareful: true), "\(path)")
      read += 1
    }
    #expect(read > 100)
  }
}

/// Keeps the lines that it is given, every other one by the short way.
private struct PieceReader: RecordingLines {
  var cursor: LineCursor
  private(set) var lines: [[UInt8]] = []

  init(cursor: LineCursor) {
    self.cursor = cursor
  }

  mutating func takeCommon(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard lines.count.isMultiple(of: 2) else { return nil }
    let end = text.lineEnd(from: offset)
    lines.append(Array(text[offset..<end]))
    return end + 1
  }

  mutating func take(_ line: ArraySlice<UInt8>) throws(CaptureError) {
    lines.append(Array(line))
  }
}
