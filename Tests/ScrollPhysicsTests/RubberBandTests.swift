import ScrollPhysics
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  private let band = RubberBand(coefficient: 0.55, dimension: 800)
  private let drags = stride(from: -2000.0, through: 2000, by: 13.7)

  @Test("the documented example holds")
  func example() {
    // By hand: 800 · (1 − 1 / (1 + 55 / 800)) = 51.46199 pt.
    #expect(abs(band.offset(forDrag: 100) - 51.46199) < 5e-6)
  }

  @Test("offsets are those of the published form d · (1 − 1 / (1 + c·x/d))")
  func publishedForm() {
    for drag in drags {
      let share: Double = 1 + 0.55 * drag.magnitude / 800
      let published: Double = 800 * (1 - 1 / share)
      #expect(abs(band.offset(forDrag: drag) - (drag < 0 ? -published : published)) < 1e-11)
    }
  }

  @Test("drag and offset are inverse to each other")
  func inverse() {
    for drag in drags {
      #expect(abs(band.drag(forOffset: band.offset(forDrag: drag)) - drag) < 1e-10)
    }
  }

  @Test("both directions are mirror images to the bit")
  func mirror() {
    for drag in drags {
      #expect(band.offset(forDrag: -drag) == -band.offset(forDrag: drag))
      #expect(band.drag(forOffset: -drag / 3) == -band.drag(forOffset: drag / 3))
      #expect(band.slope(atDrag: -drag) == band.slope(atDrag: drag))
    }
  }

  @Test("the offset always grows, ever more slowly, and stays nearer than the dimension")
  func shape() {
    var last = (offset: 0.0, gain: Double.infinity)
    for drag in stride(from: 5.0, to: 5000, by: 5) {
      let offset = band.offset(forDrag: drag)
      #expect(offset > last.offset && offset < 800)
      #expect(offset - last.offset < last.gain)
      last = (offset, offset - last.offset)
    }
  }

  @Test("the slope is the coefficient at the edge, and the difference quotient everywhere")
  func slope() {
    #expect(band.slope(atDrag: 0) == 0.55)
    for drag in drags {
      let quotient = (band.offset(forDrag: drag + 1e-3) - band.offset(forDrag: drag - 1e-3)) / 2e-3
      // A central difference of 1 µm steps is good to about 1e-9 where the third derivative is below 1e-3.
      #expect(abs(band.slope(atDrag: drag) - quotient) < 1e-6)
    }
  }

  @Test("infinite drags reach the dimension, offsets there have no finite drag, NaN stays NaN")
  func ends() {
    #expect(band.offset(forDrag: .infinity) == 800 && band.offset(forDrag: -.infinity) == -800)
    #expect(band.drag(forOffset: 800) == .infinity && band.drag(forOffset: -900) == -.infinity)
    #expect(band.offset(forDrag: .nan).isNaN && band.drag(forOffset: .nan).isNaN)
    #expect(band.offset(forDrag: 0) == 0 && band.drag(forOffset: 0) == 0)
  }
}
