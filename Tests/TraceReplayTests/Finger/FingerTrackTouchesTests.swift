import Testing

@testable import TraceReplay

@Suite("A finger by its reports")
struct FingerTrackTouchesTests {
  private func report(_ milliseconds: Int64, _ position: Double) -> FingerTrack.Report {
    FingerTrack.Report(time: milliseconds * 1000, position: position)
  }

  @Test("is the finger of a script that says the same")
  func script() throws {
    let script = try FingerScript("down; move 20 16; hold 100; release; wait 50; down; move -10 8; release")
    let touches = [
      [report(0, 300), report(8, 310), report(16, 320), report(116, 320)],
      [report(166, 40), report(174, 30), report(174, 30)],
    ]
    #expect(FingerTrack(touches: touches) == FingerTrack(of: script, rate: 125))
  }

  @Test("two reports at one time are the later one")
  func sameTime() {
    let track = FingerTrack(touches: [[report(0, 0), report(8, 5), report(8, 7), report(20, 7)]])
    #expect(track.gestures[0].samples.map(\.travel) == [0, 7, 7])
  }
}
