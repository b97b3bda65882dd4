import TestSamples
import Testing

@testable import FileAccess
@testable import CommandInputs

/// Which traces are worked on together.
@Suite("Parts of a batch")
struct TraceBatchTests {
  // Some file systems let a file be as long as a number can say.
  @Test("files of any size are added up")
  func sizes() {
    let traces = TraceList([.file("a", bytes: 3000), .file("b", bytes: .max), .file("c", bytes: .max)])
    #expect(TraceBatch.part(of: traces, from: 0).map(\.name) == ["a", "b"])
    #expect(TraceBatch.part(of: traces, from: 2).map(\.name) == ["c"])
  }

  @Test("traces of a libinput from the future are read as all others, and one line tells of them")
  func newerLibinput() throws {
    let folder = TemporaryFolder()
    for name in ["known", "future"] { try FileIO.makeFolder(folder.path + "/" + name) }
    let traces =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
      + "/traces/pull/"
    for name in ["touchpad-01", "touchpad-02", "touchpad-03"] {
      let text = String(decoding: try FileIO.contents(of: traces + name + ".trace"), as: UTF8.self)
      folder.write(text, to: "known/\(name).trace")
      let version = name == "touchpad-03" ? "1.22.1" : "3.0.\(name.suffix(1))"
      folder.write(
        text.replacing(#""libinput":"1.22.1""#, with: #""libinput":"\#(version)""#),
        to: "future/\(name).trace"
      )
    }
    for words in [["replay", "--json", "--relative"], ["report", "--json", "--relative"]] {
      let known = overscroll(words + ["known"], in: folder)
      let future = overscroll(words + ["future"], in: folder)
      #expect(known.status == 0 && future.status == 0 && known.messages.isEmpty)
      #expect(
        future.messages
          == "warning: 2 traces recorded by libinput 3.0.1, 3.0.2: newer than 1.31, the newest that this program was compared with; gestures are read as of 1.31\n"
      )
      // The same but for what says which folder it was.
      func figures(_ text: String) -> [Substring] {
        text.split(separator: ",").filter { !$0.contains("future") && !$0.contains("known") }
      }
      #expect(figures(known.output) == figures(future.output))
    }
  }
}
