import ScrollPhysics
import Testing

@Suite("Drag window")
struct DragWindowTests {
  @Test("the velocity is the mean since the drag began or its last 300 ms")
  func mean() {
    var window = DragWindow(offset: 10, at: 1)
    window.move(to: 60, at: 1.1)
    #expect(abs(window.velocity(at: 1.1) - 500) < 1e-9)
    #expect(window.velocity(at: 1.3) == 0 && window.velocity(at: 1.1, least: 50) == 0)
    window.move(to: 100, at: 1.31)
    #expect(window.start.offset == 100 && window.velocity(at: 1.31) == 0)
    window.move(to: 130, at: 1.41)
    #expect(abs(window.velocity(at: 1.41) - 300) < 1e-9)
  }
}
