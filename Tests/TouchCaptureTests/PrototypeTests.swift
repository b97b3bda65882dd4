@testable import FileAccess

#if Capture
  import GestureTraces
  import Testing

  @testable import TouchCapture

  /// The prototypes' outputs were made by another program, through LD_PRELOAD, and agreed with a real kernel in QEMU.
  @Suite("The prototypes' recordings")
  struct PrototypeTests {
    private static let folder: String = {
      let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      return "/\(root)/../shared/prototypes/capture"
    }()
    private static let isThere = FileIO.isFolder(folder)

    /// The values of the sample's scroll and touch lines, in order: `v=…`, or `x=…mm y=…mm`.
    private func expected(_ name: String) throws -> [[Double]] {
      let text = String(
        decoding: try FileIO.contents(of: "\(Self.folder)/fake/sample-\(name).out"), as: UTF8.self)
      return text.split(separator: "\n").filter { $0.hasPrefix("scroll.") || $0.hasPrefix("touch.") }
        .filter { !$0.contains("frame") && !$0.contains("cancel") }
        .map { line in
          line.split(separator: " ").compactMap { word in
            guard let equals = word.firstIndex(of: "="), "vxyh".contains(word.first ?? " ") else {
              return nil
            }
            let digits = word[word.index(after: equals)...]
            return Double(digits.hasSuffix("mm") ? digits.dropLast(2) : digits)
          }
        }
    }

    private func values(_ kind: TraceEvent.Kind) -> [Double]? {
      switch kind {
      case .scroll(let scroll): [scroll.dy, scroll.dx].compactMap { $0 }
      case .stop: [0, 0]
      case .down(_, let x, let y), .move(_, let x, let y): [x, y]
      default: nil
      }
    }

    @Test(
      "values are those of the prototype, to the bit",
      .enabled(if: isThere, "../shared/prototypes/capture is not here"),
      arguments: [("touchpad", "touchpad"), ("hold", "hold"), ("ts_unplug", "ts_unplug")])
    func values(_ recording: String, _ sample: String) throws {
      let file = try RecordingFile("\(Self.folder)/traces/\(recording).evemu")
      let traces = try VirtualRecording.record(file.recording, source: file.source(tool: "test"))
      let found = try #require(traces.first).events.compactMap { values($0.kind) }
      #expect(try expected(sample) == found)
    }

    @Test(
      "a recording by libinput record on a real kernel gives the 58 events of its evemu original",
      .enabled(if: isThere, "../shared/prototypes/capture is not here"))
    func record() throws {
      let yaml = try RecordingFile("\(Self.folder)/traces/libinput-record-touchpad.yml")
      #expect(yaml.format == "libinput-record")
      let evemu = try RecordingFile("\(Self.folder)/traces/touchpad.evemu")
      let source = TraceSource(origin: .imported)
      let one = try #require(try VirtualRecording.record(yaml.recording, source: source).first)
      let other = try #require(try VirtualRecording.record(evemu.recording, source: source).first)
      #expect(one.events.count == 58)
      // Times are the kernel's own, so only what happened is the same.
      #expect(one.events.map(\.kind) == other.events.map(\.kind))
    }
  }
#endif
