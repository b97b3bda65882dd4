import GestureTraces
import RefreshIndicators
import Testing

@Suite("Paths as SVG path data")
struct VectorPathSVGTests {
  private static let seed: UInt64 = 20_261_121

  @Test("what is written reads back as the same path, and any valid data is read", arguments: 0..<400)
  func roundTrip(_ run: Int) throws {
    var random = RandomSVGPath(seed: Self.seed &+ UInt64(run))
    let data = random.next()
    let path = try VectorPath(svg: data)
    #expect(try VectorPath(svg: path.svg) == path, "seed \(Self.seed) + \(run): \(data)")
  }

  @Test("no bytes stop the program", arguments: 0..<8)
  func anyBytes(_ run: Int) {
    var random = SeededRandom(seed: Self.seed &+ UInt64(run))
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE \n\u{0}é\u{301}🙂".unicodeScalars)
    for _ in 0..<2000 {
      var text = "M0 0"
      for _ in 0..<Int.random(in: 0..<24, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random)!)
      }
      do {
        let path = try VectorPath(svg: text)
        _ = (path.length, path.bounds, path.partial(0.5), path.flattened(tolerance: 1).elements.count)
      } catch {
        #expect(error.column >= 1 && error.column <= text.unicodeScalars.count + 1)
        #expect(error.excerpt.split(separator: "\n").allSatisfy { $0.count <= 80 })
      }
    }
  }

  @Test("arbitrary UTF-8 is refused or read, never more")
  func arbitraryText() {
    var random = SeededRandom(seed: Self.seed)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = try? VectorPath(svg: String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("numbers are written as short as they read back")
  func numbers() {
    let path = VectorPath([.move(PathPoint(-0.0, 1e-7)), .line(PathPoint(1e20, 0.1))])
    #expect(path.svg == "M0 1e-07L1e+20 0.1")
  }

  @Test("a path that begins without a move is written from (0, 0)")
  func withoutMove() {
    #expect(VectorPath([.line(PathPoint(1, 2))]).svg == "M0 0L1 2")
    #expect(VectorPath().svg.isEmpty)
  }
}
