import ScrollPhysics
import Testing

@Suite("Increment filter")
struct IncrementFilterTests {
  private func drag(_ filter: IncrementFilter, by way: Double, from start: Double = 0, in events: Int)
    -> Double
  {
    (0..<events).reduce(start) { offset, _ in
      filter.offset(from: offset, movedBy: way / Double(events), lower: 0, upper: 1000)
    }
  }

  @Test("Q14: an event that crosses a bound is damped as a whole")
  func crossing() {
    let filter = IncrementFilter(factor: 1.0 / 3)
    // From 90 inside by −120: the result would be −30, so a third of all 120.
    #expect(filter.offset(from: 90, movedBy: -120, lower: 0, upper: 1000) == 50)
    // In two events of 60: 30 inside, then 30 − 60 < 0, a third of 60.
    #expect(drag(filter, by: -120, from: 90, in: 2) == 10)
  }

  @Test("Q14 fixed: only the part outside is damped, however the drag is cut")
  func fixed() {
    let filter = IncrementFilter(factor: 1.0 / 3, form: .fixed)
    for events in [1, 2, 5, 10, 100, 1000] {
      #expect(abs(drag(filter, by: -120, from: 90, in: events) + 10) < 1e-9)
      #expect(abs(drag(filter, by: 120, from: 910, in: events) - 1010) < 1e-9)
    }
    #expect(abs(drag(filter, by: 100, from: -20, in: 7) - 40) < 1e-9)
  }

  @Test("inside nothing is damped, and the bounds are mirror images")
  func symmetry() {
    for form in [ModelForm.original, .fixed] {
      let filter = IncrementFilter(factor: 0.25, form: form)
      #expect(filter.offset(from: 400, movedBy: 17, lower: 0, upper: 1000) == 417)
      for (offset, delta) in [(-10.0, -20.0), (30, -50), (-40, 15), (-40, 90)] {
        let low = filter.offset(from: offset, movedBy: delta, lower: 0, upper: 1000)
        let high = filter.offset(from: 1000 - offset, movedBy: -delta, lower: 0, upper: 1000)
        #expect(abs(low - (1000 - high)) < 1e-9)
      }
    }
  }
}
