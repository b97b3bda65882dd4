import PullToRefresh
import RefreshIndicators
import Testing

@Suite("Indicators of every system")
struct RefreshIndicatorTests {
  @Test("every number is finite, whatever is done to an engine", arguments: PulledEngine.systems)
  func finite(_ system: RefreshSystem) {
    var pulled = PulledEngine(system)
    expectFinite(pulled)
    for pull in [0.5, 31, 70, 99, 140, 200, 60] {
      pulled.pull(to: pull)
      expectFinite(pulled)
    }
    pulled.lift()
    for _ in 0..<20 {
      pulled.tick(0.1)
      expectFinite(pulled)
    }
    pulled.end()
    for _ in 0..<10 {
      pulled.tick(0.05)
      expectFinite(pulled)
    }
    pulled.move(to: 0)
    expectFinite(pulled)
  }

  private func expectFinite(_ pulled: PulledEngine, _ line: SourceLocation = #_sourceLocation) {
    let svg = SVGDocument(width: 320, height: 667, title: "", drawing: pulled.display).text
    #expect(!svg.contains("nan") && !svg.contains("inf"), sourceLocation: line)
  }

  @Test("nothing shows before a pull", arguments: PulledEngine.systems)
  func rest(_ system: RefreshSystem) {
    #expect(PulledEngine(system).display.items.isEmpty)
  }

  @Test("two engines that see the same show the same, another pull another", arguments: PulledEngine.systems)
  func pure(_ system: RefreshSystem) {
    var (one, other) = (PulledEngine(system), PulledEngine(system))
    one.pull(to: 80)
    // Looked at on the way, which must not change what shows.
    other.pull(to: 30)
    let early = other.display
    other.pull(to: 80)
    #expect(one.display == other.display)
    // In moves of a pixel each: Ultra-PTR truncates every one, and antd-mobile drops a touch that begins so.
    #expect(early != one.display || system == .ultraPTR || system == .antdMobile)
  }
}
