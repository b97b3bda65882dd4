/// Linear equations with an ``ArrowMatrix``, solved block by block: the cost grows linearly with the number of blocks.
///
/// Each block's own columns are eliminated first, which leaves Schur's complement `S = A − Σ Cᵀ·B⁻¹·C` for the shared ones; a block's own
/// solution is then `B⁻¹·(b − C·x)`.
struct ArrowSystem {
  private struct Block {
    let own: ArrowMatrix.Own
    let system: SymmetricSystem
    /// For each block `B⁻¹·C`, the coupling with the shared columns multiplied by the block's inverse; one list per shared column.
    let solved: [[Double]]
  }

  private let shared: [Int]
  private let blocks: [Block]
  /// The equations of the shared columns alone: Schur's complement `S`.
  private let system: SymmetricSystem

  /// Prepares to solve equations with `matrix`, whose diagonal is first increased by the fraction `damping`.
  init(_ matrix: ArrowMatrix, damping: Double = 0) {
    shared = matrix.shared
    blocks = matrix.blocks.map { own in
      let system = SymmetricSystem(own.matrix, damping: damping)
      return Block(
        own: own, system: system,
        solved: matrix.shared.indices.map { index in system.solution(own.coupling.map { $0[index] }) })
    }
    var rest = matrix.matrix
    for index in rest.indices { rest[index][index] *= 1 + damping }
    for block in blocks {
      for (row, coupling) in block.own.coupling.enumerated() {
        for i in rest.indices {
          for j in rest.indices { rest[i][j] -= coupling[i] * block.solved[j][row] }
        }
      }
    }
    system = SymmetricSystem(rest, unit: matrix.matrix.indices.map { matrix.matrix[$0][$0] })
  }

  /// The solution for a right-hand side; columns that are linear combinations of others get 0.
  func solution(_ side: [Double]) -> [Double] {
    var values = [Double](repeating: 0, count: side.count)
    var reduced = shared.map { side[$0] }
    let own = blocks.map { block in block.system.solution(block.own.columns.map { side[$0] }) }
    for (block, own) in zip(blocks, own) {
      for (row, coupling) in block.own.coupling.enumerated() {
        for index in reduced.indices { reduced[index] -= coupling[index] * own[row] }
      }
    }
    let common = system.solution(reduced)
    for (index, column) in shared.enumerated() { values[column] = common[index] }
    for (block, own) in zip(blocks, own) {
      for (row, column) in block.own.columns.enumerated() {
        values[column] = common.indices.reduce(own[row]) { $0 - block.solved[$1][row] * common[$1] }
      }
    }
    return values
  }

  /// The diagonal of the inverse: infinite for a column of zeros, and for columns that cannot be distinguished.
  ///
  /// Such a dependence among a block's own columns affects only the block; among the shared columns it affects all.
  func inverseDiagonal(count: Int) -> [Double] {
    let common = system.inverseDiagonal
    let isLost = !shared.isEmpty && system.hasSum
    var diagonal = [Double](repeating: .infinity, count: count)
    for (index, column) in shared.enumerated() { diagonal[column] = common[index] }
    if isLost { return diagonal }
    let inverse = shared.indices.map { index in
      system.solution(shared.indices.map { $0 == index ? 1 : 0 })
    }
    for block in blocks {
      let alone = block.system.inverseDiagonal
      for (row, column) in block.own.columns.enumerated() {
        let slopes = block.solved.map { $0[row] }
        let through = slopes.indices.reduce(0.0) { sum, i in
          slopes.indices.reduce(sum) { $0 + slopes[i] * inverse[i][$1] * slopes[$1] }
        }
        diagonal[column] = alone[row] + through
      }
    }
    return diagonal
  }
}
