import Glibc

/// How many random cases a test draws: a quarter of them, and all where `OVERSCROLL_ALL_ROUNDS` is set, as CI has it.
package enum Rounds {
  /// True where no case is left out.
  package static let areAll = getenv("OVERSCROLL_ALL_ROUNDS") != nil

  /// The number of cases drawn, at least 1, of so many.
  package static func some(of all: Int) -> Int { areAll ? all : max(1, all / 4) }
}
