import ScrollPhysics
import Testing

@Suite("Scroll piece")
struct ScrollPieceTests {
  @Test("an ease ends on its target at any clock's rounding of its end")
  func endOfEase() {
    for frame in 0..<2000 {
      // An ease of 0.3 s begun at one frame ends at the 18th after it, but for the rounding of three quotients.
      let start = Double(frame) / 60
      let end = Double(frame + 18) / 60
      let piece = ScrollPiece.move(EasedMove(from: -60, to: 0, duration: 0.3, easing: .easeInOut))
      #expect(piece.offset(at: end - start) == 0, "frame \(frame)")
    }
  }
}
