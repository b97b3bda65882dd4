import GestureTraces
import ScrollPhysics
import Testing

@testable import SystemChecks

/// The independent source is ``SymmetricSystem`` on the whole matrix, itself checked by hand.
@Suite("Arrow system")
struct ArrowSystemTests {
  /// Two shared columns, 0 and 1, and three blocks of two columns each; `JᵀJ` of seeded numbers, 7 rows a block.
  private static let blocks = [[0, 1, 2, 3], [0, 1, 4, 5], [0, 1, 6, 7]]

  private func matrices() -> (arrow: ArrowMatrix, whole: [[Double]]) {
    var random = SeededRandom(seed: 11)
    var arrow = ArrowMatrix(columns: 8, blocks: Self.blocks)
    var whole = [[Double]](repeating: [Double](repeating: 0, count: 8), count: 8)
    for (index, block) in Self.blocks.enumerated() {
      let slopes = block.map { _ in (0..<7).map { _ in random.nextNormal(0, deviation: 1) } }
      let product = { (i: Int, j: Int) in zip(slopes[i], slopes[j]).reduce(0) { $0 + $1.0 * $1.1 } }
      arrow.add(block: index, columns: block, product)
      for i in block.indices { for j in block.indices { whole[block[i]][block[j]] += product(i, j) } }
    }
    return (arrow, whole)
  }

  @Test("columns of several blocks are shared, those of one are its own")
  func columns() {
    let arrow = matrices().arrow
    #expect(arrow.shared == [0, 1] && arrow.blocks.map(\.columns) == [[2, 3], [4, 5], [6, 7]])
  }

  @Test("solutions, damped and not, are those of the whole matrix", arguments: [0, 0.1])
  func solutions(damping: Double) {
    let (arrow, whole) = matrices()
    let side = (1...8).map { Double($0) }
    let expected = SymmetricSystem(whole, damping: damping).solution(side)
    for (found, expected) in zip(ArrowSystem(arrow, damping: damping).solution(side), expected) {
      #expect(abs(found - expected) < 1e-11)
    }
  }

  @Test("the inverse's diagonal is that of the whole matrix")
  func inverse() {
    let (arrow, whole) = matrices()
    let expected = SymmetricSystem(whole).inverseDiagonal
    for (found, expected) in zip(ArrowSystem(arrow).inverseDiagonal(count: 8), expected) {
      #expect(abs(found - expected) < 1e-11)
    }
  }

  @Test("a shared column that every block can make up itself is told by nothing")
  func collinear() {
    var arrow = ArrowMatrix(columns: 3, blocks: [[0, 1], [0, 2]])
    for block in 0...1 { arrow.add(block: block, columns: arrow.shared + [block + 1]) { _, _ in 3 } }
    #expect(ArrowSystem(arrow).inverseDiagonal(count: 3) == [.infinity, .infinity, .infinity])
  }

  @Test("two hundred flings have one friction")
  func many() throws {
    let slowing = GTKModel.friction
    let flings = (0..<200).map { fling -> LogPart in
      let samples = (0..<8).map { row -> CurveLog.Sample in
        let time = Double(row) / 20
        return CurveLog.Sample(
          time: time, offset: 1000 + slowing.displacement(velocity: 500 + Double(fling), at: time))
      }
      return LogPart(.fling, samples, gap: nil, leavesBounds: false, in: ModelLogs.extent)
    }
    let fit = try #require(RuleFit(FlingRules.decay, to: flings, grid: OffsetGrid(flings[0].offsets)))
    #expect(abs(fit.constants[0] - 4) < 1e-6 && fit.startVelocities.count == 200)
  }
}
