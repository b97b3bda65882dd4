import TraceStorage
import FileAccess
import GestureTraces
import TestSamples
import Testing

@Suite("record --split")
struct SplitTests {
  /// A folder with a recording of three touches: the second 1.5 s after the first, the third half a second later.
  private func scratch() -> TemporaryFolder {
    let folder = TemporaryFolder()
    var recording = TouchRecording()
    recording.pull()
    recording.touch([(0, 20, 300)], pause: 500)
    recording.tap()
    folder.write(recording.text, to: "use.evemu")
    return folder
  }

  private func split(_ folder: TemporaryFolder, _ words: String...) -> RunningBinary.Ending {
    overscroll(["record", "--virtual", "use.evemu"] + words, in: folder)
  }

  @Test("continuous use becomes a whole trace for each group of gestures that are idle apart")
  func groups() throws {
    let folder = scratch()
    let ending = split(folder, "--split", "1", "-o", "out", "--intent", "pull")
    #expect(ending.status == 0)
    let traces = try FileIO.traces(under: folder.path + "/out").map { try TraceReader.trace(at: $0) }
    #expect(
      traces.map { String($0.path.dropFirst(folder.path.count)) } == [
        "/out/use.evemu-001.trace", "/out/use.evemu-002.trace",
      ])
    for trace in traces {
      #expect(
        trace.events.first?.timeMicroseconds == 0 && trace.end?.grade == "A" && trace.header.intent == .pull)
      #expect(trace.end?.events == trace.events.count)
    }
    #expect(ending.messages.split(separator: "\n").count { $0.contains("grade A") } == 2)
    let shorter = split(folder, "--split", "0.3", "-o", "finer")
    #expect(shorter.messages.split(separator: "\n").count { $0.contains("grade A") } == 3)
  }

  @Test("no event is lost or moved: the parts together are the whole, each with its own zero")
  func sum() throws {
    let folder = scratch()
    _ = split(folder, "--split", "0.3", "-o", "out")
    let whole = try TraceReader.trace(of: Array(split(folder, "-o", "-").output.utf8), path: "whole")
    let parts = try FileIO.traces(under: folder.path + "/out").map { try TraceReader.trace(at: $0) }
    #expect(parts.flatMap { $0.events.map(\.kind) } == whole.events.map(\.kind))
    var index = 0
    for part in parts {
      let zero = whole.events[index].timeMicroseconds
      for event in part.events {
        #expect(event.timeMicroseconds == whole.events[index].timeMicroseconds - zero)
        index += 1
      }
    }
  }

  @Test("many traces want a folder, and one that is there is not replaced")
  func mistakes() {
    let folder = scratch()
    #expect(
      split(folder, "--split", "1").messages
        == "error: record: --split makes many traces; give a folder for them with -o DIR. Read on: overscroll record --help\n"
    )
    folder.write("", to: "taken")
    #expect(split(folder, "--split", "1", "-o", "taken").messages.contains("this is a file, not a folder"))
    #expect(split(folder, "--split", "1", "-o", "use.evemu").messages.contains("is what this reads"))
    #expect(
      split(folder, "--split", "1", "-o", "x.trace").messages
        == "error: record: --split makes many traces, and 'x.trace' names one; give a folder for them with -o DIR. Read on: overscroll record --help\n"
    )
    #expect(!FileIO.exists(folder.path + "/x.trace"))
    #expect(split(folder, "--split", "1", "-o", "out").status == 0)
    #expect(split(folder, "--split", "1", "-o", "out").messages.contains("exists already"))
    #expect(split(folder, "--split", "0.1", "-o", "out").messages.contains("0.1 is out of range"))
  }
}
