import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import ReplayReport

/// Traces of every kind as `inspect` shows them, whole: text, JSON, the summary of the folder, the list of devices.
@Suite("Inspections")
struct InspectionGoldenTests {
  private static func trace(_ path: String, _ header: String, _ events: [String], end: String?) throws
    -> Trace
  {
    let lines =
      [#"{"format":"overscroll-trace","version":1,\#(header)}"#] + events
      + (end.map { [$0.replacing("EVENTS", with: "\(events.count)")] } ?? [])
    return try TraceReader.trace(of: Array((lines.joined(separator: "\n") + "\n").utf8), path: path)
  }

  /// A finger from `y` that goes evenly by `travel` in `count` reports of 8 ms; the kernel's stamps arrive `late` µs later.
  private static func drag(
    _ start: Int, from y: Double, by travel: Double, count: Int, late: Int? = nil,
    without gap: Range<Int> = 0..<0,
    layer: String = "", lift: String = "up"
  ) -> [String] {
    func line(_ kind: String, _ time: Int, _ rest: String) -> String {
      let at = late.map { ",\"at\":\(time + $0 + time % 7)" } ?? ""
      return #"{"type":"\#(kind)","t":\#(time)\#(at)\#(layer),"slot":0\#(rest)}"#
    }
    var lines = [line("down", start, #","x":10,"y":\#(y)"#)]
    for step in 1...count where !gap.contains(step) {
      let place = y + travel * Double(step) / Double(count)
      lines.append(line("move", start + 8000 * step, #","x":10,"y":\#(place)"#))
    }
    if lift != "none" { lines.append(line(lift, start + 8000 * count + 4000, "")) }
    return lines
  }

  private static func scrolls(_ start: Int, step: Double, count: Int, source: String = "finger") -> [String] {
    (0..<count).map {
      #"{"type":"scroll","t":\#(start + 7000 * $0),"axis_source":"\#(source)","dy":\#(step)}"#
    } + [#"{"type":"stop","t":\#(start + 7000 * count)}"#]
  }

  private static func traces() throws -> [Trace] {
    let screen =
      #""device":{"name":"Screen \"7\"","kind":"touchscreen","vendor":"04f3","product":"30ba","size_mm":[64.4,129.6]},"source":{"origin":"recorded"}"#
    let pad = #""device":{"kind":"touchpad"},"source":{"origin":"imported"}"#
    let good = #"{"type":"end","t":3000000,"events":EVENTS,"grade":"A","reasons":[]}"#
    let worse =
      #"{"type":"end","t":3000000,"events":EVENTS,"grade":"C","reasons":["the first contact was down before the recording","5 events were late"]}"#
    let worst = #"{"type":"end","t":61000000,"events":EVENTS,"grade":"F","reasons":["nothing was recorded"]}"#
    return [
      try trace(
        "a/pull.trace", screen + #","intent":"pull","subject":"ann""#,
        drag(100_000, from: 10, by: 60, count: 40, late: 300)
          + drag(1_000_000, from: 70, by: -50, count: 30, late: 2500),
        end: good),
      try trace(
        "a/gaps.trace", screen + #","intent":"scroll","subject":"bea""#,
        drag(0, from: 10, by: 60, count: 60, late: 900, without: 20..<28)
          + [#"{"type":"gap","t":600000,"reason":"dropped"}"#]
          + drag(700_000, from: 20, by: 15, count: 30, lift: "cancel")
          + [#"{"type":"gap","t":1400000,"reason":"moonlight"}"#], end: worse),
      try trace(
        "a/labels.trace",
        screen
          + #","labels":[{"from":0,"to":500000,"intent":"pull-cancel"},{"from":500001,"to":900000,"intent":"fling"}]"#,
        drag(0, from: 10, by: 30, count: 20) + drag(600_000, from: 10, by: 30, count: 20)
          + drag(1_500_000, from: 10, by: 30, count: 20), end: good),
      try trace("a/cut.trace", screen, drag(0, from: 10, by: 33, count: 33, lift: "none"), end: nil),
      try trace("b/pad-up.trace", pad, scrolls(0, step: -4, count: 40), end: good),
      try trace(
        "b/pad-scroll-up.trace", pad + #","intent":"scroll""#, scrolls(0, step: -4, count: 40), end: good),
      try trace(
        "b/raw.trace", pad + #","layers":["evdev","libinput"],"units":"mm""#,
        drag(0, from: 10, by: 30, count: 30, layer: #","layer":"evdev""#)
          + scrolls(500_000, step: 5, count: 30),
        end: worse),
      try trace(
        "c/wheel.trace", #""device":{"name":"Mouse","kind":"wheel"},"source":{"origin":"recorded"}"#,
        (0..<5).map { #"{"type":"scroll","t":\#(90000 * $0),"axis_source":"wheel","v120_y":-120}"# },
        end: good),
      try trace("c/empty.trace", screen + #","subject":"ann""#, [], end: worst),
      try trace(
        "c/normal.trace",
        #""device":{"kind":"touchscreen"},"source":{"origin":"synthetic"},"units":"normalised","intent":"free""#,
        drag(0, from: 0.1, by: 0.5, count: 25), end: good),
    ] + (1...6).map { RandomReplay(seed: UInt64($0)).trace }
  }

  private static func options(_ axis: ScrollAxis = .vertical, slop: Double = 0) -> ReplayOptions {
    var options = ReplayOptions()
    (options.axis, options.slop) = (axis, slop)
    return options
  }

  @Test("each trace as text and as JSON")
  func traces() throws {
    let parts = try Self.traces().enumerated().map { index, trace in
      let summary = TraceSummary(of: trace, options: Self.options(slop: index == 0 ? 8 : 0))
      let text = index == 1 ? summary.text(width: 50) : summary.text(width: 80)
      return text + summary.json.replacing("},", with: "},\n").replacing(":{\"", with: ":\n{\"") + "\n"
    }
    #expect(Golden.difference(of: parts.joined(separator: "\n--\n"), from: "inspection.txt") == nil)
  }

  @Test("along x: right and left")
  func horizontal() throws {
    let traces = try Self.traces()
    let parts = [0, 3].map {
      TraceSummary(of: traces[$0], options: Self.options(.horizontal)).text(width: 80)
    }
    #expect(Golden.difference(of: parts.joined(separator: "\n--\n"), from: "inspection-x.txt") == nil)
  }

  @Test("the folder on one screen, and its devices as text, table and JSON", arguments: [80, 40])
  func folder(width: Int) throws {
    var (folder, devices) = (FolderSummary(), DeviceInventory())
    for trace in try Self.traces() {
      let summary = TraceSummary(of: trace, options: Self.options())
      folder.add(FolderSummary(of: summary))
      devices.add(DeviceInventory(of: summary, options: Self.options()))
    }
    let text = [
      folder.text(width: width), devices.answer(width: width), devices.text(width: 2 * width), devices.csv,
      devices.json.replacing("},", with: "},\n") + "\n", FolderSummary().text(width: width),
    ].joined(separator: "\n--\n")
    #expect(Golden.difference(of: text, from: "inspection-folder-\(width).txt") == nil)
  }

  @Test("fourteen devices fit the screen, of more the number is given; names are cut at their start")
  func manyDevices() throws {
    for count in [14, 15, 16] {
      var devices = DeviceInventory()
      for index in 0..<count {
        let name = String(repeating: "long ", count: index) + "\(index)"
        let trace = try Self.trace(
          "t", #""device":{"name":"\#(name)","kind":"touchscreen"},"source":{"origin":"recorded"}"#,
          (0...index).flatMap { Self.drag(1_000_000 * $0, from: 10, by: 20, count: 20) },
          end: #"{"type":"end","t":90000000,"events":EVENTS,"grade":"B","reasons":["x"]}"#)
        devices.add(TraceSummary(of: trace, options: Self.options()), options: Self.options())
      }
      #expect(
        Golden.difference(of: devices.answer(width: 120), from: "inspection-devices-\(count).txt") == nil)
    }
  }
}
