import ReplayReport
import Testing

@testable import TraceReplay

@Suite("Words of findings")
struct FindingWordsTests {
  private func finding(_ kind: FindingKind, _ size: Double?, at time: Double = 1) -> ReplayFinding {
    ReplayFinding(kind, at: time, gesture: 1, size: size, cause: .engineInset)
  }

  @Test("every rule has a phrase with its size and unit")
  func phrases() {
    #expect(
      FindingWords.words(finding(.offsetJump, -24.06))
        == "makes the content jump by -24.1 pt as it changes the inset")
    #expect(FindingWords.words(finding(.triggerWithoutFinger, nil)) == "fires without a finger")
    #expect(
      FindingWords.words(finding(.triggerWithoutFinger, 120))
        == "fires without a finger, 120.0 ms after the release")
    #expect(
      FindingWords.words(finding(.triggerByCancel, 0))
        == "fires on a cancelled touch, 0.0 ms after the cancel")
    #expect(
      FindingWords.words(finding(.triggerWhileRefreshing, 1)) == "fires while 1 refresh is in progress")
    #expect(
      FindingWords.words(finding(.triggerWhileRefreshing, 2)) == "fires while 2 refreshes are in progress")
    for kind in FindingKind.allCases { #expect(!FindingWords.words(finding(kind, 3)).isEmpty) }
  }

  @Test("a rule broken often is one line: the greatest, whatever its sign, and how often")
  func lines() {
    let found = [
      finding(.insetLost, 4), finding(.offsetJump, 2), finding(.offsetJump, -3, at: 0.25),
      finding(.offsetJump, 3),
    ]
    #expect(
      FindingWords.lines(found) == [
        "at 250.0 ms makes the content jump by -3.0 pt as it changes the inset (the largest of 3)",
        "at 1000.0 ms leaves an inset that differs by 4.0 pt from the app's own",
      ])
  }
}
