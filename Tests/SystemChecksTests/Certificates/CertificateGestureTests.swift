import Testing

@testable import SystemChecks

@Suite("Certificate gestures")
struct CertificateGestureTests {
  private let gesture = CertificateGesture(
    "drag", from: 30, .move(to: 30, 0), .hold(200), .move(to: 230, 200))

  @Test("events are evenly spaced, and each move ends with one")
  func events() {
    let (events, lift) = gesture.delayed(by: 1000).events(rate: 10)
    #expect(events.map(\.time) == [1, 1.3, 1.4] && lift == 1.4)
    #expect(events.map(\.travel) == [30, 130, 230] && events.map(\.isCorner) == [true, false, true])
    // 200 ms at 12 Hz: the third event comes early, with the end.
    #expect(gesture.events(rate: 12).events.map(\.travel).last == 230)
    #expect(gesture.events(rate: 12).events.count == 4)
  }

  @Test("a move is cut into as many events as asked for, one that takes no time never")
  func cut() {
    #expect(gesture.events(perMove: 4).map(\.travel) == [30, 80, 130, 180, 230])
  }

  @Test("its velocity is that of the last move, and none after a hold")
  func velocity() {
    #expect(gesture.velocity == 1000)
    #expect(CertificateGesture("held", from: 0, gesture.steps + [.hold(100)]).velocity == 0)
    #expect(CertificateGesture("back", from: 0, gesture.steps + [.move(to: 200, 10)]).velocity == -3000)
  }

  @Test("its mirror image goes the other way at the other edge, and back")
  func mirror() {
    let image = gesture.mirrored
    #expect(image.start == 6090 && image.velocity == -1000 && image.title == "drag, bottom")
    #expect(image.mirrored == gesture)
  }

  @Test("it is written as simulate takes it, where that can begin there")
  func arguments() {
    #expect(
      gesture.arguments == "--start-offset 30 --script 'down; move 30 0.001; hold 200; move 230 200; release'"
    )
    #expect(gesture.delayed(by: 11).script.hasPrefix("wait 11; down; "))
    #expect(CertificateGesture("out", from: -5, .move(to: 1, 1)).arguments == nil)
  }
}
