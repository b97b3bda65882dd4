import GestureTraces
import TestSamples
import TextFormats
import Testing

@testable import TraceExports

/// Every format of every kind of trace: what is lost, or why it is refused, and a digest of the bytes that are written.
///
/// Other tests read the outputs back (`RoundTripTests`) or hold them whole (`ScriptExportsTests`); here stands that nothing changes
/// unnoticed.
@Suite("Exports of every kind of trace")
struct ExportGoldenTests {
  private static let labels = #","labels":[{"from":0,"to":400000,"intent":"pull"}]"#
  private static let about = #","subject":"p1","note":"n","scenario":{"start_offset":120}"#

  /// Traces that lose something in one format or another.
  private static func traces() throws -> [(name: String, trace: Trace)] {
    var all: [(String, Trace)] = [
      ("drag and tap", try ScriptSamples.dragAndTap()), ("two fingers", try ScriptSamples.twoFingers()),
    ]
    func add(
      _ name: String, kind: String = "touchscreen", units: String = "points", rest: String = "",
      _ lines: [String]
    )
      throws
    {
      var script = ScriptedTrace(kind: kind, units: units, rest: rest)
      for line in lines { script.add(line) }
      all.append((name, try script.trace()))
    }
    let drag = [
      #"{"type":"down","t":0,"slot":0,"x":0.1,"y":0.2}"#,
      #"{"type":"move","t":8333,"slot":0,"x":0.1,"y":0.25}"#,
      #"{"type":"move","t":16667,"slot":0,"x":0.12,"y":0.3}"#, #"{"type":"up","t":25000,"slot":0}"#,
    ]
    try add("fractions", units: "normalised", rest: labels, drag)
    try add("millimetres", units: "mm", rest: #","intent":"pull""# + about, drag)
    try add("free use", rest: #","intent":"free""# + about, drag)
    try add("nothing", [])
    try add(
      "one of two cancelled",
      [
        #"{"type":"down","t":0,"slot":0,"x":100,"y":200}"#,
        #"{"type":"down","t":0,"slot":1,"x":200,"y":200}"#,
        #"{"type":"move","t":10000,"slot":0,"x":100,"y":230.5}"#, #"{"type":"cancel","t":20000,"slot":1}"#,
        #"{"type":"move","t":30000,"slot":0,"x":100,"y":240}"#, #"{"type":"up","t":40000,"slot":0}"#,
      ])
    try add(
      "all cancelled",
      [
        #"{"type":"down","t":0,"slot":0,"x":100,"y":200}"#,
        #"{"type":"move","t":10000,"slot":0,"x":100,"y":230.12345}"#,
        #"{"type":"cancel","t":20000,"slot":0}"#,
      ])
    for reason in ["dropped", "unplugged", "suspended"] {
      try add(
        reason,
        [
          #"{"type":"down","t":0,"slot":0,"x":100,"y":200}"#,
          #"{"type":"move","t":10000,"slot":0,"x":100,"y":230}"#,
          #"{"type":"gap","t":20000,"reason":"\#(reason)"}"#,
          #"{"type":"move","t":30000,"slot":0,"x":100,"y":240}"#, #"{"type":"up","t":40000,"slot":0}"#,
        ])
    }
    try add(
      "scrolls of a touchpad", kind: "touchpad", units: "mm", rest: #","intent":"scroll""#,
      [
        #"{"type":"hold","t":0,"fingers":2}"#, #"{"type":"unhold","t":40000,"fingers":2,"cancelled":true}"#,
        #"{"type":"scroll","t":40000,"axis_source":"finger","dy":3.5}"#,
        #"{"type":"scroll","t":48000,"axis_source":"finger","dx":-2.25,"dy":4}"#,
        #"{"type":"stop","t":60000}"#,
      ])
    try add(
      "raw contacts of a touchpad", kind: "touchpad", units: "mm", rest: #","layers":["libinput","evdev"]"#,
      [
        #"{"type":"down","t":0,"layer":"evdev","slot":0,"x":20,"y":20}"#,
        #"{"type":"down","t":0,"layer":"evdev","slot":1,"x":40,"y":20}"#,
        #"{"type":"move","t":8000,"layer":"evdev","slot":0,"x":20,"y":21}"#,
        #"{"type":"scroll","t":8000,"axis_source":"finger","dy":5}"#,
        #"{"type":"up","t":16000,"layer":"evdev","slot":0}"#,
        #"{"type":"up","t":16000,"layer":"evdev","slot":1}"#,
        #"{"type":"stop","t":16000}"#,
      ])
    try add(
      "a wheel", kind: "wheel", units: "mm",
      [
        #"{"type":"scroll","t":0,"axis_source":"wheel","dy":15,"v120_y":120}"#,
        #"{"type":"scroll","t":90000,"axis_source":"continuous","dx":2,"dy":-1}"#,
      ])
    var bent: [String] = [#"{"type":"down","t":0,"slot":0,"x":100,"y":200}"#]
    for step in 1...20 {
      bent.append(
        #"{"type":"move","t":\#(step * 10_000),"slot":0,"x":\#(100 + step * step),"y":\#(200 + step * 10)}"#)
    }
    try add("a bent drag", bent + [#"{"type":"up","t":201000,"slot":0}"#])
    return all
  }

  private static func line(_ trace: Trace, _ format: ExportFormat) -> String {
    var options = ExportOptions()
    if trace.header.units != .points { options.placement = .surface(x: 10, y: 20.5) }
    do throws(ExportError) {
      let export = try format.write(trace, options)
      let digest = SHA256.hash(export.bytes).prefix(8).map {
        PaddedText.right(String($0, radix: 16), to: 2, with: "0")
      }.joined()
      return (["\(export.bytes.count) bytes \(digest)"] + export.losses).joined(separator: "\n    ")
    } catch { return error.reason }
  }

  @Test("what a format writes, loses or refuses is as it was")
  func golden() throws {
    var lines: [String] = []
    for (name, trace) in try Self.traces() {
      lines.append(name)
      for format in ExportFormat.allCases {
        lines.append("  \(format.rawValue): \(Self.line(trace, format))")
      }
    }
    let difference = Golden.difference(of: lines.map { $0 + "\n" }.joined(), from: "exports.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("the list of formats is as it was: name, file and sentence")
  func facts() {
    let lines = ExportFormat.allCases.map {
      "\($0.rawValue): \($0.fileName(of: "my drag-1")): \($0.facts.summary)\n"
    }
    let difference = Golden.difference(of: lines.joined(), from: "formats.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
