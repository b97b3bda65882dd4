import ReplayStatistics
import Testing
import TraceReplay

@testable import ReplayReport
@testable import TextFormats

/// Every figure that a gate can check, held against the report's JSON, which computes it on another way.
@Suite("Gate figures and the JSON")
struct GateFigureTests {
  private static func value(_ line: String, in group: ReportGroup) throws -> GateValue {
    try GateFile.gates(of: "engine *: \(line) >= 0", path: "g.txt")[0].figure.value(in: group)
  }

  /// The groups of all sample people, each with its JSON.
  private static func groups() throws -> [(group: ReportGroup, json: JSONValue)] {
    try PeopleGoldenTests.origins.flatMap { origin in
      let report = SamplePeople.report(origin)
      let json = try JSONReader.value(of: Array(report.json.utf8))
      return zip(report.groups, json["groups"]?.array ?? []).map { ($0, $1) }
    }
  }

  @Test("counts, and scores with their bounds")
  func scores() throws {
    for (group, json) in try Self.groups() {
      for count in GateFigure.Count.allCases {
        #expect(
          try Self.value(count.rawValue, in: group).number == json[count.rawValue]?.double, "\(count)")
      }
      for score in GateFigure.Score.allCases {
        for bound in GateFigure.Bound.allCases {
          let found = try Self.value("\(score.rawValue) \(bound.rawValue)", in: group)
          #expect(found.number == json[score.rawValue]?[bound.rawValue]?.double, "\(score) \(bound)")
          if found.number == nil { #expect(found.why == json[score.rawValue]?["why"]?.string) }
        }
      }
    }
  }

  @Test("every statistic of every metric; how many gestures have it is not how many there are")
  func metrics() throws {
    for (group, json) in try Self.groups() {
      for metric in ReplayFigure.metrics {
        let written = try #require(json["quantiles"]?[metric.key])
        for key in ["n"] + MetricSummary.keys {
          for name in [metric.name, metric.key] {
            let found = try Self.value("\(name) \(key)", in: group)
            #expect(found.number == written[key]?.double, "\(name) \(key)")
            if found.number == nil { #expect(found.why == written["why"]?.string, "\(name) \(key)") }
          }
        }
      }
    }
    // 31 pulls, 7 scrolls and 4 cancelled pulls fire, of 72 gestures.
    let eager = try Self.groups()[0].group
    #expect(try Self.value("latency n", in: eager) == GateValue(42))
    #expect(try Self.value("n", in: eager) == GateValue(72))
  }

  @Test("false accepts, broken rules and triggers per gesture")
  func others() throws {
    for (group, json) in try Self.groups() {
      for bound in GateFigure.Bound.allCases {
        #expect(
          try Self.value("false_accepts_per_hour \(bound.rawValue)", in: group).number
            == json["false_accepts_per_hour"]?[bound.rawValue]?.double)
      }
      #expect(try Self.value("violations", in: group).number == json["violations"]?.double)
      for kind in FindingKind.allCases {
        let key = kind.rawValue.replacing("-", with: "_")
        #expect(
          try Self.value("violations \(kind.rawValue)", in: group).number
            == json["violations_by"]?[key]?.double, "\(kind)")
      }
      for key in ["mean", "max"] {
        #expect(
          try Self.value("triggers_per_gesture \(key)", in: group).number
            == json["triggers_per_gesture"]?[key]?.double)
      }
      #expect(
        try Self.value("triggers_per_gesture", in: group)
          == Self.value("triggers_per_gesture max", in: group))
    }
  }

  @Test("parts of a group by intent, device, person and surface")
  func parts() throws {
    for (group, json) in try Self.groups() {
      for part in ReportPart.allCases {
        let written = try #require(json["by"]?[part.rawValue]?.object)
        #expect(group.parts(by: part).map(\.name) == written.members.map(\.key), "\(part)")
        for (name, counts) in group.parts(by: part) {
          for count in GateFigure.Count.allCases where counts.total.wanted > 0 {
            let found = GateFigure.count(count).value(in: counts)
            if found.number != nil {
              #expect(found.number == written[name]?[count.rawValue]?.double, "\(part) \(name) \(count)")
            }
          }
          for score in GateFigure.Score.allCases {
            for bound in GateFigure.Bound.allCases {
              #expect(
                GateFigure.estimate(score, bound).value(in: counts).number
                  == written[name]?[score.rawValue]?[bound.rawValue]?.double,
                "\(part) \(name) \(score) \(bound)")
            }
          }
        }
      }
    }
  }
}
