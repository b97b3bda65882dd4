import Testing

@testable import ReplayExperiments

@Suite("Numbers of a lint")
struct LintTextTests {
  @Test(
    "points and shares have a tenth where they need one, and none past the greatest that a replay can reach")
  func numbers() {
    let points = [0, 0.04, 0.05, 1, 1.25, 9.96, 1e15.nextDown, 1e15, .infinity]
    #expect(
      points.map(LintText.points) == [
        "0 pt", "0 pt", "0.1 pt", "1 pt", "1.3 pt", "10 pt", "999999999999999.8 pt",
        "infinitely many points", "infinitely many points",
      ])
    #expect(LintText.share(1.5) == "1.5 times the length" && LintText.share(2) == "2 times the length")
  }

  @Test("up to three times are all named, of more the first three and how many there are")
  func times() {
    let all = [0.1, 0.25, 1.9996, 3, 4]
    #expect(
      (0...5).map { LintText.times(Array(all.prefix($0))) } == [
        "", "100 ms", "100 ms and 250 ms", "100 ms, 250 ms and 2000 ms",
        "100 ms, 250 ms, 2000 ms… (4 times)", "100 ms, 250 ms, 2000 ms… (5 times)",
      ])
  }
}
