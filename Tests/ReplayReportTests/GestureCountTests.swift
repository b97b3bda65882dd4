import Testing

@testable import ReplayReport

@Suite("Gesture count")
struct GestureCountTests {
  private func words(
    _ confusion: Int = 0, pulls: Int = 0, free: Int = 0, hours: Double = 0, files: Int = 0, none: Int = 0,
    noneFiles: Int = 0, busy: Int = 0
  ) -> String {
    GestureCount(
      confusion: confusion, pulls: pulls, free: free, hours: hours, files: files, unlabelled: none,
      unlabelledFiles: noneFiles, busy: busy
    ).words
  }

  @Test("gestures with an intent say how many are pulls, and in how many files")
  func labelled() {
    #expect(words(80, pulls: 10, files: 34) == "80 gestures in 34 files: 10 pulls, 70 others")
    #expect(words(3, pulls: 3, files: 2) == "3 gestures in 2 files, all of them pulls")
    #expect(words(3, pulls: 0, files: 2) == "3 gestures in 2 files, none of them a pull")
    #expect(words(1, pulls: 1, files: 1) == "1 gesture in 1 file, a pull")
  }

  @Test("gestures without an intent say so; thousands have a comma")
  func unlabelled() {
    #expect(words(none: 1204, noneFiles: 34) == "1,204 gestures in 34 files, all without an intent")
    #expect(
      words(none: 1_234_567, noneFiles: 1) == "1,234,567 gestures in 1 file, all without an intent")
    #expect(words(none: 999, noneFiles: 2).hasPrefix("999 gestures in 2 files"))
  }

  @Test("of free use alone it says how long it was")
  func free() {
    #expect(words(free: 2, hours: 0.18, files: 2) == "2 gestures in free use (0.18 h)")
  }

  @Test("all kinds stand side by side, each with its own count")
  func mixed() {
    #expect(
      words(4, pulls: 3, files: 2, none: 5, noneFiles: 1, busy: 1)
        == "4 gestures in 2 files: 3 pulls, 1 other; 5 more in 1 file without an intent; 1 more started during a refresh and is not counted"
    )
    #expect(words() == "0 gestures")
  }
}
