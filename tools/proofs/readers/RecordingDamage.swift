// Parts of recordings, damaged: what describes the device stays, of the events come some in a row.
import GestureTraces

/// A recording of `libinput record` or of evemu, to be damaged.
struct RecordingDamage {
  /// The formats that have a short way.
  enum Format { case libinputRecord, evemu }

  let format: Format
  private let description: [UInt8]
  private let lines: [ArraySlice<UInt8>]
  /// Lines of events that one text has at most.
  private static let most = 24

  /// A recording; nil for another format, and for one without events.
  init?(_ text: [UInt8]) {
    guard let format = RecordingImport.format(of: text) else { return nil }
    switch format {
    case .libinputRecord: self.format = .libinputRecord
    case .evemu: self.format = .evemu
    default: return nil
    }
    let start = Array((self.format == .evemu ? "E:" : "  - evdev:").utf8)
    let lines = TraceDamage.lines(of: text)
    guard let first = lines.firstIndex(where: { $0.starts(with: start) }) else { return nil }
    description = Array(lines[..<first].joined())
    self.lines = Array(lines[first...])
  }

  /// The description and some lines of events, with one to three damages among the events, seldom before.
  func text(_ random: inout SeededRandom) -> [UInt8] {
    var first = Int.random(in: lines.indices, using: &random)
    // Events stand within frames.
    while format == .libinputRecord, first > 0, !lines[first].starts(with: "  - ".utf8) { first -= 1 }
    var text = description + lines[first...].prefix(Int.random(in: 1...Self.most, using: &random)).joined()
    let start = Int.random(in: 0..<8, using: &random) == 0 ? 0 : description.count
    for _ in 0..<Int.random(in: 1...3, using: &random) where text.count > start {
      TraceDamage.damage(&text, from: start, &random)
    }
    return text
  }

  /// What came of reading a text: the recording, or what is wrong.
  enum Outcome: Equatable {
    case recording(EvdevRecording, isDescribed: Bool)
    case refused(String)
  }

  /// Reads a text, with care line by line, or as files are.
  func outcome(of text: [UInt8], isCareful: Bool, cutAt cuts: [Int] = []) -> Outcome {
    do throws(CaptureError) {
      switch format {
      case .libinputRecord:
        let recording = try LibinputRecordReader.read(text, file: "a", isCareful: isCareful, cutAt: cuts)
        return .recording(recording, isDescribed: true)
      case .evemu:
        let content = try EvemuReader.read(text, file: "a", isCareful: isCareful, cutAt: cuts)
        return .recording(EvdevRecording(devices: [content.device]), isDescribed: content.isDescribed)
      }
    } catch {
      return .refused("\(error)")
    }
  }
}
