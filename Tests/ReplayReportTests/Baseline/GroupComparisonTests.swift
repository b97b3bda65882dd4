import Testing

@testable import ReplayReport
@testable import TraceReplay

/// Other gestures of several people: each has 20, of which some break a rule, and one of half an hour of free use.
@Suite("A group at two times, of several people")
struct GroupComparisonTests {
  private func report(broken: [Int], triggers: [Int], then: Bool) -> Report {
    var report = Report(rate: 60)
    for (person, (broken, triggers)) in zip(broken, triggers).enumerated() {
      for number in 0..<20 {
        var line = SampleReport.scored("\(then)/\(person)/\(number)", .scroll)
        (line.label.subject, line.label.contentHash) = ("p\(person)", hash(person, number, then))
        if number < broken {
          line.result.findings = [ReplayFinding(.insetLost, at: 1, gesture: 1, size: 60)]
        }
        report.add(line)
      }
      var free = SampleReport.scored("\(then)/\(person)/free", .free, triggers: triggers)
      (free.label.subject, free.label.contentHash) = ("p\(person)", hash(person, 99, then))
      report.add(free)
    }
    return report
  }

  private func hash(_ person: Int, _ number: Int, _ then: Bool) -> UInt64 {
    UInt64(person * 100 + number + (then ? 10_000 : 0))
  }

  private func change(_ figure: String, broken: [Int], triggers: [Int]) throws -> BaselineChange? {
    let none = broken.map { _ in 0 }
    let before = report(broken: none, triggers: none, then: true)
    let now = report(broken: broken, triggers: triggers, then: false)
    let baseline = try BaselineReport(Array(before.json.utf8), path: "b.json")
    return BaselineComparison(now, with: baseline).groups[0].changes.first { $0.figure == figure }
  }

  private let still = [0, 0, 0, 0, 0, 0]

  // clustered_share of tools/proofs/statistics/references.py, joined as Zou and Donner do: 12 of 126 by one person differ from 0 by
  // −10.0 to 51.2 points, 60 of 126 by all of them by 26.9 to 58.9. Twelve independent gestures would differ by 4.6 to 15.9.
  @Test("a rule that one person's gestures break is noise, one that everybody's break is worse")
  func violations() throws {
    let one = try #require(
      try change("violations inset-lost", broken: [12, 0, 0, 0, 0, 0], triggers: still))
    #expect(one.verdict == .withinNoise && one.after == 12.0 / 126)
    #expect(one.words == "other gestures; difference 0.0952 (95 %: -0.1 to 0.5121)", "\(one.words)")
    let all = try change("violations inset-lost", broken: [10, 9, 11, 10, 8, 12], triggers: still)
    #expect(all?.verdict == .worse && all?.after == 60.0 / 126)
  }

  // clustered_rate of the same file: 12 triggers of one person in 3 h are −0.2 to 41.8 an hour more than none in 3 h, 30 of all of them 5.7 to 15.9.
  @Test("false accepts of one person are noise, those of everybody are worse")
  func falseAccepts() throws {
    let one = try change("false_accepts_per_hour", broken: still, triggers: [12, 0, 0, 0, 0, 0])
    #expect(one?.verdict == .withinNoise && one?.after == 4)
    let all = try change("false_accepts_per_hour", broken: still, triggers: [4, 5, 6, 5, 4, 6])
    #expect(all?.verdict == .worse && all?.after == 10)
  }

  @Test("of two people nothing is better or worse, and the line says why")
  func two() throws {
    for figure in ["violations inset-lost", "false_accepts_per_hour"] {
      let change = try change(figure, broken: [20, 20], triggers: [50, 60])
      #expect(change?.verdict == .withinNoise)
      #expect(change?.words.hasSuffix("; too few people for an interval: 2; 3 are needed") == true)
    }
  }

  @Test("a baseline of people that is older than intervals by person of rules is no proof of a change")
  func older() throws {
    let before = report(broken: still, triggers: still, then: true)
    let now = report(broken: [10, 9, 11, 10, 8, 12], triggers: still, then: false)
    let json = before.json.replacing("\"violations_share\"", with: "\"-\"")
    let baseline = try BaselineReport(Array(json.utf8), path: "b.json")
    let change = BaselineComparison(now, with: baseline).groups[0].changes.first {
      $0.figure.hasPrefix("viol")
    }
    #expect(change?.verdict == .withinNoise)
    #expect(change?.words == "other gestures; the baseline has no interval by person")
  }
}
