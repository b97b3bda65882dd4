import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The elastic wave")
struct ElasticWaveTests {
  /// The lowest point of the water, and how low its sides are.
  private func water(_ display: DisplayList) throws -> (tip: Double, side: Double) {
    let elements = try #require(display.fills.first).path.elements
    guard case .line(let side) = elements[2], case .cubic(_, _, let tip) = elements[3] else {
      Issue.record("the water has a side and a wave")
      return (0, 0)
    }
    return (tip.y, side.y)
  }

  @Test("it hangs by 1.6 thirds of what shows, at most 70 pt, down to the content")
  func hangs() throws {
    var pulled = PulledEngine(.dgElastic)
    pulled.pull(to: 60)
    var (tip, side) = try water(pulled.display)
    #expect(abs(tip - 60) < 1e-9 && abs(tip - side - 32) < 1e-9)
    pulled.pull(to: 160)
    (tip, side) = try water(pulled.display)
    #expect(abs(tip - 160) < 1e-9 && abs(tip - side - 70) < 1e-9)
  }

  @Test("after the lift it swings past flat and comes to rest within 0.9 s")
  func bounces() throws {
    var pulled = PulledEngine(.dgElastic)
    pulled.release(at: 120)
    var hangs: [Double] = []
    for step in 0..<90 {
      let (tip, side) = try water(pulled.display(after: Double(step) / 100))
      hangs.append(tip - side)
    }
    #expect((hangs.first ?? 0) > 60 && (hangs.min() ?? 0) < -5)
    #expect(abs(hangs.last ?? 1) < 1)
  }
}
