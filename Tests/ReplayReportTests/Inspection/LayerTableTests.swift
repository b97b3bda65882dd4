import GestureTraces
import Testing

@testable import ReplayReport

@Suite("Table of layers")
struct LayerTableTests {
  private func figures(_ kinds: [TraceEvent.Kind], delay: Int64? = nil) -> [LayerFigures] {
    var integrity = TraceIntegrity()
    for (index, kind) in kinds.enumerated() {
      let time = Int64(index) * 8000
      integrity.follow(
        TraceEvent(timeMicroseconds: time, arrivalMicroseconds: delay.map { time + $0 }, kind: kind))
    }
    return integrity.figures(endedAtMicroseconds: Int64(kinds.count) * 8000)
  }

  @Test("a scroll that tells no fingers has none, and fits 80 columns")
  func scroll() {
    let scroll = TraceEvent.Kind.scroll(TraceScroll(source: .finger, dy: 10))
    let table = LayerTable(figures(Array(repeating: scroll, count: 30) + [.stop], delay: 400))
    #expect(
      table.table.text(width: 80)
        == """
        layer     reports  per s  p95 ms  p99 ms  max ms  jitter  gaps  fingers  delay
        libinput       30  125.0     8.0     8.0     8.0     0.0     0        –    0.4

        """)
  }

  @Test("a wheel has no row")
  func wheel() {
    #expect(LayerTable(figures([.scroll(TraceScroll(source: .wheel, dy: 10))])).isEmpty)
    #expect(LayerTable([]).isEmpty)
  }

  @Test("a contact that only rested has reports and no rate")
  func rest() {
    let table = LayerTable(figures([.down(slot: 0, x: 0, y: 0), .up(slot: 0)]))
    #expect(
      table.table.text(width: 80).contains(
        "libinput        1      –       –       –       –       –     0        1      –\n"))
  }
}
