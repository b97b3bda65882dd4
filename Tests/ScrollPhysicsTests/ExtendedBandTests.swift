import ScrollPhysics
import Testing

@Suite("Extended band")
struct ExtendedBandTests {
  private let band = ExtendedBand(coefficient: 0.52, dimension: 680)

  @Test("up to 0.999 of its dimension it is the rubber band, beyond it is straight")
  func shape() {
    #expect(band.offset(forDrag: 300) == band.band.offset(forDrag: 300))
    let start = band.band.drag(forOffset: 0.999 * 680)
    let slope = band.band.slope(atDrag: start)
    #expect(abs(band.offset(forDrag: start + 1e6) - (0.999 * 680 + 1e6 * slope)) < 1e-6)
  }

  @Test("drag and offset are inverse to each other everywhere, and mirror images")
  func inverse() {
    for offset in stride(from: -3000.0, through: 3000, by: 11) {
      let drag = band.drag(forOffset: offset)
      #expect(abs(band.offset(forDrag: drag) - offset) < 1e-8)
      #expect(band.drag(forOffset: -offset) == -drag)
    }
  }

  @Test("NaN gives NaN")
  func nan() { #expect(band.offset(forDrag: .nan).isNaN && band.drag(forOffset: .nan).isNaN) }
}
