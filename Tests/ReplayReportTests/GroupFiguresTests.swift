import Testing
import TextFormats

@testable import ReplayReport
@testable import TraceReplay

@Suite("Figures of a group as JSON")
struct GroupFiguresTests {
  /// Four scrolls of each of these people or devices; the first of all lost its inset, and the second jumped as well.
  private func group(_ people: [String?], devices: [String]) throws -> JSONValue {
    var report = Report(rate: 60)
    for (person, device) in zip(people, devices) {
      for number in 0..<4 {
        var line = SampleReport.scored("\(person ?? "")/\(device)/\(number)", .scroll)
        (line.label.subject, line.label.device) = (person, device)
        if device == devices[0], person == people[0], number < 2 {
          line.result.findings = [ReplayFinding(.insetLost, at: 1, gesture: 1, size: 60)]
          if number == 1 {
            line.result.findings.append(ReplayFinding(.offsetJump, at: 0.5, gesture: 1, size: 12))
          }
        }
        report.add(line)
      }
    }
    let json = try JSONReader.value(of: Array(report.json.utf8))
    return try #require(json["groups"]?.array?.first)
  }

  @Test(
    "the share of gestures that broke each rule is given by people and by devices",
    arguments: [
      (["ann", "bob", "eve"], ["Pad", "Pad", "Pad"], "people"),
      ([nil, nil, nil], ["Pad", "Phone", "Tab"], "devices"),
      (["ann", "ann", "ann"], ["Pad", "Phone", "Tab"], "devices"),
    ] as [([String?], [String], String)])
  func shares(people: [String?], devices: [String], unit: String) throws {
    let group = try group(people, devices: devices)
    #expect(group["sampling"]?["unit"]?.string == unit)
    #expect(group["violations"]?.integer == 3)
    let shares = try #require(group["violations_share"])
    #expect(shares.object?.members.map(\.key) == group["violations_by"]?.object?.members.map(\.key))
    // Two and one of twelve, and none.
    for (rule, broken) in [("inset_lost", 2), ("offset_jump", 1), ("velocity_jump", 0)] {
      #expect(shares[rule]?["value"]?.double == Double(broken) / 12 && shares[rule]?["n"]?.integer == 12)
      #expect(group["violations_by"]?[rule]?.integer == broken)
    }
  }

  @Test("gestures that count as independent have no such share, because the counts say it")
  func independent() throws {
    let group = try group(["ann"], devices: ["Pad"])
    #expect(group["sampling"]?["unit"]?.string == "gestures")
    #expect(group["violations_share"] == nil && group["violations_by"]?["inset_lost"]?.integer == 2)
  }
}
