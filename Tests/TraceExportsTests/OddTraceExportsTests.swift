import GestureTraces
import TestOutcomes
import TestSamples
import TextFormats
import Testing

@testable import TraceExports

/// Traces at random in every format: several fingers, cancelled touches, gaps, touches that never came down or never lift, scrolls of every
/// source, times that are equal and far apart, places outside. A digest of the bytes with what is lost, or why it is refused; the first
/// traces have their outputs whole.
@Suite("Exports of traces at random")
struct OddTraceExportsTests {
  /// The seed of the trace whose outputs are shown whole.
  private static let shown: UInt64 = 8

  private static func trace(_ seed: UInt64) -> Trace {
    var random = SeededRandom(seed: seed)
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let kind = TraceDevice.Kind.allCases[below(4)]
    var header = TraceHeader(device: TraceDevice(kind: kind), source: TraceSource(origin: .recorded))
    header.statedUnits = [.points, .points, .millimetres, .normalised][below(4)]
    if below(2) == 0 { header.device.size = .millimetres(70, 140) }
    if below(2) == 0 { header.device.name = ["pad", "a \"b\" \\ c", "é\nx", "it's"][below(4)] }
    if below(2) == 0 { header.intent = Intent.allCases[below(10)] }
    if below(3) == 0 { (header.subject, header.note) = ("s'1", "a \"note\" */ -->\n$x") }
    if below(3) == 0 {
      var scenario = TraceScenario()
      scenario.startOffset = Double(below(500))
      scenario.viewport = 600
      header.scenario = scenario
    }
    if below(3) == 0 {
      header.labels = [
        LabelledSpan(from: 0, to: 300_000, intent: .pull),
        LabelledSpan(from: 400_000, to: 900_000, intent: .tap),
      ]
    }
    let scale = header.statedUnits == .normalised ? 0.002 : 1.0
    var (events, time): ([TraceEvent], Int64) = ([], 0)
    let isEvdev = below(4) == 0
    func put(_ kind: TraceEvent.Kind) {
      events.append(TraceEvent(timeMicroseconds: time, layer: isEvdev ? .evdev : .libinput, kind: kind))
    }
    var down: Set<Int> = []
    for _ in 0..<(8 + below(40)) {
      let slot = below(below(5) == 0 ? 7 : 2)
      let (x, y) = (Double(below(4000) - 200) / 10 * scale, Double(below(6000) - 200) / 10 * scale)
      switch below(20) {
      case 0...3:
        put(.down(slot: slot, x: x, y: y))
        down.insert(slot)
      case 4...11:
        put(.move(slot: down.isEmpty ? slot : down.sorted()[below(down.count)], x: x, y: y))
      case 12, 13:
        put(below(5) == 0 ? .cancel(slot: slot) : .up(slot: slot))
        down.remove(slot)
      case 14, 15:
        put(
          .scroll(
            TraceScroll(
              source: AxisSource.allCases[below(3)], dx: below(2) == 0 ? nil : Double(below(80) - 40) / 4,
              dy: below(5) == 0 ? nil : Double(below(160) - 80) / 4,
              v120y: below(3) == 0 ? 120 : nil)))
      case 16: put(.stop)
      case 17: put(below(2) == 0 ? .hold(fingers: 2) : .unhold(fingers: 2, cancelled: below(2) == 0))
      case 18: put(.gap([.dropped, .unplugged, .suspended, .other("moon")][below(4)]))
      default: break
      }
      time += [0, 8000, 8333, 16_667, 40_000, 700_000][below(6)]
    }
    if below(2) == 0 { for slot in down.sorted() { put(.up(slot: slot)) } }
    return Trace(
      path: "odd \(seed).trace", header: header, events: events,
      end: below(6) == 0
        ? nil : TraceEnd(timeMicroseconds: time, events: events.count, grade: "A", reasons: []))
  }

  private static func options(_ seed: UInt64, _ trace: Trace) -> ExportOptions {
    var options = ExportOptions()
    if trace.header.units != .points, seed % 3 > 0 { options.placement = .surface(x: 10, y: 20.5) }
    return options
  }

  @Test("twenty traces in every format")
  func digests() {
    var outcomes = Outcomes()
    for seed in 0..<20 as Range<UInt64> {
      let trace = Self.trace(seed)
      outcomes.begin(
        "\(seed): \(trace.header.device.kind), \(trace.header.units), \(trace.events.count) events")
      for format in ExportFormat.allCases {
        let result: String
        do throws(ExportError) {
          let export = try format.write(trace, Self.options(seed, trace))
          result = (["\(export.bytes.count) bytes \(Outcomes.digest(export.bytes))"] + export.losses).joined(
            separator: "\n")
        } catch { result = error.reason }
        outcomes.add(format.rawValue, result)
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "odd-exports.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("a trace in every format, whole")
  func whole() {
    var text = ""
    let trace = Self.trace(Self.shown)
    for format in ExportFormat.allCases {
      text += "# \(format.rawValue)\n"
      do throws(ExportError) {
        let export = try format.write(trace, Self.options(Self.shown, trace))
        let shown =
          export.bytes.contains(0)
          ? export.bytes.map { String($0, radix: 16) }.joined(separator: " ")
          : String(decoding: export.bytes, as: UTF8.self)
        text += shown.replacing("\r\n", with: "\n").replacing("\r", with: "\n") + "\n"
      } catch { text += error.reason + "\n" }
    }
    let difference = Golden.difference(of: text, from: "odd-whole.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
