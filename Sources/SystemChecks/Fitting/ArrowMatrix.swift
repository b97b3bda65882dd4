/// A symmetric matrix made of blocks that share a few columns, while each has further columns of its own.
///
///     A  C₁ᵀ C₂ᵀ …      A: the shared columns
///     C₁ B₁             B: a block's own columns
///     C₂    B₂          C: the coupling of the two
struct ArrowMatrix {
  /// A block of the matrix: its own columns, and their coupling with the shared columns.
  struct Own {
    /// The block's own columns, as indices of the whole matrix.
    let columns: [Int]
    /// The entries of the block among its own columns.
    var matrix: [[Double]]
    /// The entries of the block's own columns with the shared columns, one row per own column.
    var coupling: [[Double]]
  }

  /// The shared columns, as indices of the whole matrix.
  let shared: [Int]
  /// The entries of the matrix among the shared columns.
  var matrix: [[Double]]
  /// The blocks, each with columns that no other block has.
  var blocks: [Own]

  /// A matrix of zeros; columns that occur in only one block belong to that block, the others are shared.
  init(columns count: Int, blocks: [[Int]]) {
    var uses = [Int](repeating: 0, count: count)
    for block in blocks { for column in block { uses[column] += 1 } }
    let shared = (0..<count).filter { uses[$0] != 1 }
    self.shared = shared
    matrix = Self.zeros(shared.count, shared.count)
    self.blocks = blocks.map { block in
      let own = block.filter { uses[$0] == 1 }
      return Own(
        columns: own, matrix: Self.zeros(own.count, own.count), coupling: Self.zeros(own.count, shared.count))
    }
  }

  private static func zeros(_ rows: Int, _ columns: Int) -> [[Double]] {
    [[Double]](repeating: [Double](repeating: 0, count: columns), count: rows)
  }

  /// Adds the contribution of a block to the matrix.
  ///
  /// `product` returns the contribution to the entry of two columns, given by their positions in `columns`.
  mutating func add(block: Int, columns: [Int], _ product: (Int, Int) -> Double) {
    let own = blocks[block].columns.map { column in columns.firstIndex(of: column) ?? 0 }
    let common = shared.indices.compactMap { index in
      columns.firstIndex(of: shared[index]).map { (index: index, column: $0) }
    }
    for (row, rowColumn) in own.enumerated() {
      for (column, otherColumn) in own.enumerated() {
        blocks[block].matrix[row][column] += product(rowColumn, otherColumn)
      }
      for other in common { blocks[block].coupling[row][other.index] += product(rowColumn, other.column) }
    }
    for one in common {
      for other in common { matrix[one.index][other.index] += product(one.column, other.column) }
    }
  }
}
