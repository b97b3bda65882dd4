import ScrollPhysics
import Testing

@Suite("Gecko resistance without Q9")
struct GeckoSmoothResistanceTests {
  private let smooth = GeckoSmoothResistance(length: 680)

  @Test("it is what ever smaller events come to")
  func limit() {
    let resistance = GeckoResistance(length: 680)
    var sum = 0.0
    for _ in 0..<100_000 { sum += resistance.step(of: 0.002, at: sum) }
    // Euler's steps err by x·h/(16²·2·d), 1e-6 pt.
    #expect(abs(smooth.offset(forDrag: 200) - sum) < 1e-5)
    #expect(abs(smooth.offset(forDrag: 200) - 12.386) < 5e-4)
  }

  @Test("two drags after one another come to what one does")
  func path() {
    let middle = smooth.drag(forOffset: smooth.offset(forDrag: 130))
    #expect(abs(smooth.offset(forDrag: middle + 70) - smooth.offset(forDrag: 200)) < 1e-12)
  }

  @Test("drag and offset are inverse, odd, and stay below the viewport")
  func inverse() {
    for drag in stride(from: -20_000.0, to: 20_000, by: 333) {
      let offset = smooth.offset(forDrag: drag)
      #expect(abs(smooth.drag(forOffset: offset) - drag) < 1e-9 * abs(drag) + 1e-9)
      #expect(smooth.offset(forDrag: -drag) == -offset && abs(offset) < 680)
    }
    #expect(smooth.drag(forOffset: 680) == .infinity && smooth.drag(forOffset: -700) == -.infinity)
  }

  @Test("the slope is the difference quotient, 1/16 at the edge")
  func slope() {
    #expect(smooth.slope(atDrag: 0) == 1.0 / 16)
    let quotient = (smooth.offset(forDrag: 501) - smooth.offset(forDrag: 499)) / 2
    #expect(abs(smooth.slope(atDrag: 500) - quotient) < 1e-8)
  }
}
