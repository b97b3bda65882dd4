import Testing

@testable import SystemChecks

@Suite("Certificate scene")
struct CertificateSceneTests {
  // 96 ms at 8000 pt/s are 768 pt.
  @Test("the scan meets the edge from 64 even distances at 8000 pt/s, as scripts")
  func scan() {
    let distances = CertificateScene.edgeScan.map { $0.start - 768 }
    #expect(distances.count == 64 && distances == (1...64).map { 31 * Double($0) })
    for gesture in CertificateScene.edgeScan {
      #expect(abs(gesture.velocity - 8000) < 1e-9 && gesture.arguments != nil)
    }
    #expect(CertificateScene.edgeScan[0].title == "hard fling 31 pt from the edge, top")
  }

  // 8000 pt/s are 8 pt a millisecond and 33⅓ pt a frame at 240 Hz.
  @Test("the scan is no multiple of a tick, so that it meets the edge anywhere in one")
  func phases() {
    let distances = CertificateScene.edgeScan.map { $0.start - 768 }
    #expect(Set(distances.map { $0.truncatingRemainder(dividingBy: 8) }).count == 8)
    let frames = distances.map { ($0 * 0.03).truncatingRemainder(dividingBy: 1) }
    #expect(Set(frames.map { Int($0 * 10) }).count == 10)
  }

  @Test("what changes are looked at is all gestures and the scan, at both edges")
  func changes() {
    let gestures = CertificateScene.changeGestures
    #expect(gestures.count == 2 * (CertificateScene.gestures.count + 64))
    #expect(gestures.filter(\.isMirrored).count == gestures.count / 2)
  }
}
