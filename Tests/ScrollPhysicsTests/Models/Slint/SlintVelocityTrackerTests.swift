import ScrollPhysics
import Testing

@Suite("Slint's velocity")
struct SlintVelocityTrackerTests {
  /// The velocity at the last event of movements, in points, at times in milliseconds.
  private func velocity(
    _ movements: [(Double, Double)], waits: Bool = false, after: Double = 0
  ) -> Double {
    var tracker = SlintVelocityTracker(position: 0, at: -1, waits: waits)
    var position = 0.0
    for (time, movement) in movements {
      position += movement
      tracker.add(position: position, at: time / 1000)
    }
    return tracker.velocity(at: ((movements.last?.0 ?? 0) + after) / 1000)
  }

  /// slint-ui/slint, internal/core/items/flickable/data_ringbuffer.rs: the names of its tests in the comments, x and y by turns.
  @Test("the mean is that of Slint's own tests")
  func peer() {
    // test_empty_buffer, test_push_single_element
    #expect(velocity([]) == 0 && velocity([(0, 10)]) == 0)
    // test_push_two_elements
    #expect(velocity([(0, 10), (100, 13)]) == 130 && velocity([(0, 20), (100, -5)]) == -50)
    // test_push_until_full
    #expect(velocity((0..<5).map { (Double($0) * 100, 1) }) == 10)
    #expect(velocity((0..<5).map { (Double($0) * 100, -2) }) == -20)
    // test_push_beyond_capacity
    #expect(velocity((0..<7).map { (Double($0) * 100, 2) }) == 20)
    // test_push_beyond_capacity_wrap_back
    #expect(velocity((0..<5).map { (Double($0) * 100, 3) }) == 30)
  }

  @Test("only the last four movements count, through the time since the event before them")
  func window() {
    // 4 + 3 + 2 + 1 in 40 ms; 100 is too old, and 9 was made before the time that counts.
    #expect(velocity([(0, 100), (10, 9), (20, 4), (30, 3), (40, 2), (50, 1)]) == 250)
  }

  @Test("100 ms without an event are rest, 99 are not; events of one millisecond have no velocity")
  func rest() {
    let moves = [(0.0, 20.0), (10, 20)]
    #expect(velocity(moves, after: 99) == 2000 && velocity(moves, after: 100) == 0)
    // Whole milliseconds: 10.9 is 10, and 110.2 is 110.
    #expect(velocity([(0, 20), (10.9, 20)]) == 2000 && velocity(moves, after: 100.2) == 0)
    #expect(velocity([(3, 20), (3.4, 20)]) == 0)
  }

  @Test("before the finger is 8 px away each movement counts from where it came down")
  func slop() {
    // 3, 6 and 9 from there, then 3 more: 6 + 9 + 3 in 30 ms, where the finger made 9.
    #expect(velocity([(0, 3), (10, 3), (20, 3), (30, 3)], waits: true) == 600)
    #expect(velocity([(0, 3), (10, 3), (20, 3), (30, 3)]) == 300)
    // Never beyond it: nothing was dragged.
    #expect(velocity([(0, 3), (10, 3), (20, 2)], waits: true) == 0)
  }

  @Test("the contact's own report is no movement")
  func contact() {
    var tracker = SlintVelocityTracker(position: 0, at: 1)
    tracker.add(position: 0, at: 1)
    tracker.add(position: 20, at: 1.01)
    #expect(tracker.velocity(at: 1.01) == 0)
    tracker.add(position: 40, at: 1.02)
    #expect(tracker.velocity(at: 1.02) == 2000)
  }

  @Test("a touchpad's velocity is that of what is shown: at an edge there is none")
  func touchpad() {
    let extent = ScrollExtent(contentLength: 5000, viewportLength: 800, device: .touchpad)
    func released(from offset: Double, _ extent: ScrollExtent) -> Double {
      var scroller = Scroller(model: .slint, extent: extent, offset: offset)
      scroller.beginContact(at: 0)
      for step in 1...5 { scroller.moveFinger(to: Double(step) * 20, at: Double(step) * 0.01) }
      scroller.endContact(at: 0.05)
      return scroller.releaseVelocity
    }
    // 20 points in 10 ms, downwards; with 50 to the edge three movements show, of which 20 and 10 count.
    #expect(released(from: 1000, extent) == -2000 && released(from: 0, extent) == 0)
    #expect(released(from: 50, extent) == -30 / 0.04)
    var touch = extent
    touch = ScrollExtent(contentLength: 5000, viewportLength: 800)
    #expect(released(from: 0, touch) == -2000)
  }
}
