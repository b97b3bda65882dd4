import TraceStorage
import GestureTraces
import TestSamples
import Testing

@testable import FileAccess

@Suite("Damaged recordings")
struct ImportFaultsTests {
  private static let getevent = (0..<12).map { number in
    """
    [ 1.0\(10 + number)000] EV_ABS ABS_MT_TRACKING_ID 00000001
    [ 1.0\(10 + number)000] EV_ABS ABS_MT_POSITION_X 00000\(100 + number)
    [ 1.0\(10 + number)000] EV_ABS ABS_MT_POSITION_Y 00000\(200 + number)
    [ 1.0\(10 + number)000] EV_SYN SYN_MT_REPORT 00000000
    [ 1.0\(10 + number)000] EV_SYN SYN_REPORT 00000000

    """
  }.joined()

  private static let csv =
    "time_ms,x,y,id,phase\n0,1,1,5,down\n"
    + (1..<20).map { "\($0),1,\($0),5,move\n" }.joined() + "20,1,20,5,up\n"

  private static let json =
    #"{"columns":["t_us","x","y"],"events":["# + (0..<20).map { "[\($0),1,\($0)]" }.joined(separator: ",\n")
    + "]}\n"

  private static let recordings = [TouchpadRecording().text, getevent, csv, json]

  /// A recording with lines cut off, swapped, doubled, or with a number replaced.
  private func damaged(_ text: String, _ random: inout SeededRandom) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let line = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: lines.removeSubrange(line...)
      case 1: lines.swapAt(line, Int.random(in: 0..<lines.count, using: &random))
      case 2: lines.insert(lines[line], at: line)
      case 3: lines[line] = String(lines[line].dropLast(Int.random(in: 1...20, using: &random)))
      default:
        let wild = ["-1", "ffffffff", "99999999999", "2147483647", "-2147483648", "", "nan", "1e400", "é"]
        var words = lines[line].split(separator: " ").map(String.init)
        if let last = words.popLast() {
          lines[line] = (words + [wild.randomElement(using: &random) ?? last]).joined(separator: " ")
        }
      }
      if lines.isEmpty { lines = [""] }
    }
    return lines.joined(separator: "\n")
  }

  @Test("each gives a trace that reads back, or one line with its name: never a crash, never silence")
  func faults() throws {
    var random = SeededRandom(seed: 20_261_121)
    let folder = TemporaryFolder()
    var names: [String] = []
    for number in 0..<400 {
      let name = "r\(number).txt"
      folder.write(damaged(Self.recordings[number % Self.recordings.count], &random), to: name)
      names.append(name)
    }
    let ending = overscroll(["import", "--full"] + names, in: folder)
    #expect(ending.signal == nil && ending.status == 2)
    let messages = ending.messages.split(separator: "\n")
    var failed = 0
    for name in names {
      let mine = messages.filter { $0.contains("\(name):") || $0.contains("\(name).trace:") }
      let path = "\(folder.path)/\(name).trace"
      if FileIO.exists(path) {
        let trace = try TraceReader.trace(at: path)
        #expect(!trace.events.isEmpty && trace.end?.grade != nil && !mine.isEmpty, "\(name)")
      } else {
        failed += 1
        #expect(mine.count == 1 && mine.first?.hasPrefix("error: \(name)") == true, "\(name): \(mine)")
      }
    }
    // Of both there must be plenty, or the damage tests nothing.
    #expect(failed > 50 && failed < 350, "\(failed) of 400")
  }
}
