import Testing

@testable import SystemChecks

@Suite("Symmetric system")
struct SymmetricSystemTests {
  /// By hand: the inverse of [[4, 2], [2, 3]] is [[3, −2], [−2, 4]] / 8.
  @Test("solution and inverse diagonal of a small system are those worked out by hand")
  func small() {
    let system = SymmetricSystem([[4, 2], [2, 3]])
    let solution = system.solution([2, 5])
    #expect(abs(solution[0] + 0.5) < 1e-15 && abs(solution[1] - 2) < 1e-15)
    let diagonal = system.inverseDiagonal
    #expect(abs(diagonal[0] - 3.0 / 8) < 1e-15 && abs(diagonal[1] - 0.5) < 1e-15)
  }

  @Test("units do not matter: a column in other units gives the same solution in them")
  func scales() {
    let solution = SymmetricSystem([[4e12, 2e-2], [2e-2, 3e-16]]).solution([2e6, 5e-8])
    #expect(abs(solution[0] * 1e6 + 0.5) < 1e-12 && abs(solution[1] * 1e-8 - 2) < 1e-12)
  }

  @Test("a column of zeros has an infinite variance and harms no other")
  func zeros() {
    let diagonal = SymmetricSystem([[4, 0, 2], [0, 0, 0], [2, 0, 3]]).inverseDiagonal
    #expect(abs(diagonal[0] - 3.0 / 8) < 1e-15 && diagonal[1] == .infinity && abs(diagonal[2] - 0.5) < 1e-15)
  }

  @Test("columns that are one another's multiple are told apart by nothing")
  func collinear() {
    #expect(SymmetricSystem([[1, 2], [2, 4]]).inverseDiagonal == [.infinity, .infinity])
  }
}
