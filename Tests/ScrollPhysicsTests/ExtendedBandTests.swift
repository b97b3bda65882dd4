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

  @Test("the slope is that of the offset on both sides, the same everywhere on the straight part")
  func slope() {
    let start = band.band.drag(forOffset: 0.999 * 680)
    for drag in [-2 * start, -300, -1, 1, 40, 5000, start * 1.5] {
      let step = abs(drag) * 1e-5
      let measured = (band.offset(forDrag: drag + step) - band.offset(forDrag: drag - step)) / (2 * step)
      // A central difference over a hundred-thousandth: its error is that squared, and roundings.
      #expect(abs(band.slope(atDrag: drag) / measured - 1) < 1e-6)
    }
    #expect(band.slope(atDrag: 3 * start) == band.slope(atDrag: -2 * start))
  }

  @Test("NaN gives NaN")
  func nan() {
    #expect(band.offset(forDrag: .nan).isNaN && band.drag(forOffset: .nan).isNaN)
    #expect(band.slope(atDrag: .nan).isNaN)
  }
}
