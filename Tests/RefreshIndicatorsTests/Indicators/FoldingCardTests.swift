import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The card that opens")
struct FoldingCardTests {
  /// The corners of both halves in the viewport: the upper one's, then the lower one's.
  private func halves(_ pull: Double) -> [[PathPoint]] {
    var pulled = PulledEngine(.pullviewFold)
    pulled.pull(to: pull)
    return pulled.display.fills.filter { $0.path.elements.count == 5 && $0.path.elements.last == .close }
      .filter { abs(($0.path.bounds?.width ?? 0) - PulledEngine.width) < 1e-6 }
      .map { fill in
        fill.path.elements.compactMap { element in
          switch element {
          case .move(let to), .line(let to): fill.place.point(to)
          default: nil
          }
        }
      }
  }

  @Test("half open: each half 15 pt tall, edge to edge, narrower where it is further away")
  func half() throws {
    let (upper, lower) = (try #require(halves(30).first), try #require(halves(30).last))
    // v = 0.5: the halves are turned by 300° and 60°, so their free edges are 30·sin 60° = 25.98 pt behind:
    // seen from 500 pt that makes 1/1.05196 of everything, also of 30·cos 60° = 15 pt.
    let shrunk = 1 / (1 + 25.980762113533 / 500)
    #expect(abs(upper[0].y) < 1e-4 && abs(upper[2].y - 15 * shrunk) < 1e-4)
    #expect(abs(lower[0].y - 30) < 1e-4 && abs(lower[2].y - (30 - 15 * shrunk)) < 1e-4)
    for half in [upper, lower] {
      #expect(abs(half[1].x - half[0].x - 320) < 1e-4 && abs(half[2].x - half[3].x - 320 * shrunk) < 1e-4)
    }
  }

  @Test("open it is flat, as PullView is")
  func open() throws {
    let (upper, lower) = (try #require(halves(60).first), try #require(halves(60).last))
    #expect(abs(upper[0].y) < 1e-4 && abs(upper[2].y - 30) < 1e-4 && abs(lower[2].y - 30) < 1e-4)
    #expect(abs(lower[0].y - 60) < 1e-4 && abs(lower[2].x - 320) < 1e-4)
  }
}
