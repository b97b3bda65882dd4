import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import TraceExports

@Suite("perfetto")
struct PerfettoExportTests {
  /// protobuf.dev, "Encoding": field 1 of value 150, and field 2 of text "testing".
  @Test("messages are laid out as Protocol Buffers' own examples")
  func encoding() {
    var number = ProtobufMessage()
    number.add(1, 150 as UInt64)
    #expect(number.bytes == [0x08, 0x96, 0x01])
    var text = ProtobufMessage()
    text.add(2, "testing")
    #expect(text.bytes == [0x12, 0x07, 0x74, 0x65, 0x73, 0x74, 0x69, 0x6e, 0x67])
    var nested = ProtobufMessage()
    nested.add(3) { $0.add(1, 150 as UInt64) }
    #expect(nested.bytes == [0x1a, 0x03, 0x08, 0x96, 0x01])
    var double = ProtobufMessage()
    double.add(1, 1.0)
    #expect(double.bytes == [0x09, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f])
  }

  @Test("a replay has its state, its trigger and a number of each frame; the same trace gives the same bytes")
  func replay() throws {
    let trace = try SampleTraces.named("pull/touchscreen-01.trace")
    let list = ScrollList(model: .uikit)
    var options = ExportOptions()
    options.runs = [
      ExportRun(engine: "sv", list: list, model: "uikit") { scene, model in
        RefreshEngine(RefreshSystem(named: "sv")!, in: scene, on: model)
      }
    ]
    let export = try PerfettoExport.write(trace, options)
    let file = try PerfettoFile(export.bytes)
    #expect(try PerfettoExport.write(trace, options) == export)
    let names = file.tracks.values.map(\.name).sorted()
    #expect(
      names == [
        "events", "finger", "finger 0", "finger 0 x", "finger 0 y", "fingers", "inset", "offset", "pull",
        "state", "sv on uikit", "touchscreen-01.trace", "velocity",
      ])
    // Against the replay itself.
    let replay = Replay(of: trace, on: list, options: ReplayOptions())
    let engine = try #require(replay.engine(named: "sv"))
    var frames: [ReplayFrame] = []
    let log = replay.showFrames(of: engine) { frames.append($0) }
    let offsets = file.events(on: "offset")
    #expect(offsets.map(\.value) == frames.map(\.offset))
    #expect(offsets.map(\.time) == frames.map { UInt64(($0.time * 1e9).rounded()) })
    #expect(
      file.events(on: "events").filter { $0.name == "trigger" }.map(\.time)
        == log.triggerTimes.map { UInt64(($0 * 1e9).rounded()) })
    let states = file.events(on: "state")
    #expect(states.filter { $0.type == 1 }.map(\.name) == log.states.map { "\(engine.stateName($0.state))" })
    #expect(states.count { $0.type == 1 } == states.count { $0.type == 2 })
    #expect(file.events(on: "finger 0 y").count == trace.events.count)
  }
}
