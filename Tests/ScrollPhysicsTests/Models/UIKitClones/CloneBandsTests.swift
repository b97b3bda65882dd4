import ScrollPhysics
import Testing

@Suite("Bands of clones")
struct CloneBandsTests {
  @Test("Q2: the overscroll moves in steps of whole points of finger; fixed it does not")
  func integer() {
    let band = IntegerRubberBand(dimension: 800)
    #expect(band.offset(forDrag: 10.9) == band.offset(forDrag: 10) && band.offset(forDrag: -0.9) == 0)
    #expect(band.offset(forDrag: 11) > band.offset(forDrag: 10.9))
    #expect(band.fixed.offset(forDrag: 10.9) > band.fixed.offset(forDrag: 10))
    #expect(band.offset(forDrag: -42) == band.fixed.offset(forDrag: -42))
  }

  @Test("Q3: half resistance has no limit where the rubber band has one")
  func half() {
    #expect(HalfResistance().offset(forDrag: 400) == 200 && HalfResistance().drag(forOffset: 200) == 400)
    let band = RubberBand(coefficient: 0.55, dimension: 680)
    #expect(abs(band.offset(forDrag: 400) - 166.2) < 0.05)
    #expect(HalfResistance().offset(forDrag: 1e4) > 680)
  }
}
