import GestureTraces
import PullToRefresh
import ReplayExperiments
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import ReplayReport

/// Rows, lines, summaries and words over drawn results, as whole outputs. That rows are right is known where what is written reads back.
@Suite("Drawn results as rows, lines and words")
struct DrawnRowsTests {
  private static let intents: [Intent?] = Intent.allCases.map { $0 } + [nil, .pull, .pull]
  private static let scored = DrawnResults.scored(
    seed: 11, 24, origin: "recorded", engines: ["one", "two"], models: ["uikit", "android"], ground: "native",
    intents: intents)

  private static func rows(_ scored: [ScoredGesture]) -> [GestureRow] {
    var options = ReplayOptions()
    (options.rate, options.slop) = (60, 8)
    return scored.map { GestureRow($0, settings: RecordedSettings(options)) }
  }

  @Test("rows as JSON, a line each")
  func json() {
    let text = Self.rows(Self.scored).map(\.json).joined(separator: "\n") + "\n"
    #expect(Golden.difference(of: text, from: "drawn-rows.jsonl") == nil)
  }

  @Test("rows as a table, which has the cells of the JSON")
  func csv() throws {
    var table = GestureRow.csv
    for row in Self.rows(Self.scored) { table.add(row.cells) }
    #expect(Golden.difference(of: table.text, from: "drawn-rows-csv.txt") == nil)
    for row in Self.rows(Self.scored) {
      let object = try #require(try JSONReader.value(of: Array(row.json.utf8)).object)
      for (column, cell) in zip(GestureRow.columns, row.cells) {
        let value = try #require(object[column.key])
        let text =
          value == .null
          ? "" : value.string ?? value.bool.map { "\($0)" } ?? value.double.map { JSONWriter.text(of: $0) }
        #expect(text == cell, "\(column.key)")
      }
    }
  }

  @Test("a thousand drawn rows read back as they were written")
  func readBack() throws {
    let many = DrawnResults.scored(
      seed: 12, 500, origin: "imported", engines: ["one", "two"], models: ["uikit"], intents: Self.intents)
    for row in Self.rows(many) {
      let read = try SampleRows.row(row.json)
      #expect(read.missing.isEmpty)
      // The times of states and crossings are written for other programs, and not read.
      #expect(GestureRow(read.scored, settings: read.settings).cells == row.cells)
    }
  }

  @Test("replays as lines")
  func lines() {
    let text = Self.scored.map { scored in
      ReplayLine(scored.result, trace: scored.label.trace, intent: scored.label.intent).json
        .replacing(",\"", with: ",\n \"") + "\n"
    }
    #expect(Golden.difference(of: text.prefix(16).joined(), from: "drawn-lines.txt") == nil)
  }

  @Test("why each engine fired or not, and what it broke, in words")
  func words() {
    let many = DrawnResults.scored(
      seed: 13, 250, origin: "recorded", engines: ["one"], models: ["uikit"], intents: [.pull])
    let text = many.map { scored in
      ([TriggerReason.words(scored.result)] + FindingWords.lines(scored.result.findings)).joined(
        separator: "\n  ")
    }
    #expect(Golden.difference(of: text.joined(separator: "\n") + "\n", from: "drawn-words.txt") == nil)
  }
}

/// Every phrase with every size, sign and cause.
@Suite("Every word of findings and reasons")
struct EveryWordTests {
  @Test("each rule with each size and cause")
  func findings() {
    var lines: [String] = []
    for kind in FindingKind.allCases {
      for size in [nil, -24.06, 0, 0.04, 1, 2, 1e12] as [Double?] {
        let isJump = kind == .offsetJump || kind == .velocityJump
        let causes: [ReplayFinding.Cause?] = isJump ? [nil] + ReplayFinding.Cause.allCases : [nil]
        for cause in causes {
          let finding = ReplayFinding(kind, at: 1.25, gesture: 1, size: size, cause: cause)
          let shown = size.map { "\($0)" } ?? "no size"
          lines.append(
            "\(kind.rawValue) \(shown) \(cause?.rawValue ?? ""): \(FindingWords.words(finding)) | \(FindingWords.size(finding))"
          )
        }
      }
    }
    #expect(Golden.difference(of: lines.joined(separator: "\n") + "\n", from: "finding-words.txt") == nil)
  }

  @Test(
    "of several violations the largest is told, whatever its sign, of equal ones the first; one rule a line")
  func lines() {
    let sizes: [Double?] = [nil, 3, -12, 12, 5]
    let findings = sizes.indices.flatMap { index in
      [
        ReplayFinding(.insetLost, at: Double(index) / 8, gesture: nil, size: sizes[index]),
        ReplayFinding(.offsetJump, at: Double(index) / 4, gesture: 1, size: sizes[index]),
      ]
    }
    #expect(
      FindingWords.lines(findings) == [
        "at 500.0 ms makes the content jump by -12.0 pt as it changes the inset (the largest of 5)",
        "at 250.0 ms leaves an inset that differs by -12.0 pt from the app's own (the largest of 5)",
      ])
    #expect(
      FindingWords.lines(Array(findings.prefix(2)))[0]
        == "at 0.0 ms makes the content jump by – as it changes the inset")
    #expect(FindingWords.lines([]).isEmpty)
  }

  /// A result by how far its pull went, how far it was let go, and what else decides the words.
  private func result(
    peak: Double?, lift: Double?, phase: TriggerPhase? = nil, changes: [GestureChange] = []
  ) -> ReplayResult {
    var result = ReplayResult()
    (result.gesture, result.threshold, result.triggerPhase) = (1, 90, phase)
    (result.peakMargin, result.margin) = (peak.map { $0 - 90 }, lift.map { $0 - 90 })
    (result.triggers, result.changes) = (phase == nil ? 0 : 1, changes)
    return result
  }

  @Test("each phase and each way not to fire, at its borders")
  func reasons() {
    var lines: [String] = []
    for phase in [TriggerPhase.contact, .released, .settling, nil] as [TriggerPhase?] {
      for peak in [nil, -5, 0, 0.01, 89.9, 90, 120] as [Double?] {
        for lift in [nil, 89.9, 90, 110] as [Double?] {
          let words = TriggerReason.words(result(peak: peak, lift: lift, phase: phase))
          lines.append(
            "\(phase?.word ?? "quiet"), peak \(peak.map { "\($0)" } ?? "–"), lift \(lift.map { "\($0)" } ?? "–"): \(words)"
          )
        }
      }
    }
    for change in GestureChange.allCases {
      lines.append("\(change): \(TriggerReason.words(result(peak: 120, lift: 100, changes: [change])))")
    }
    for count in [2, 3, GestureChange.allCases.count] {
      let changes = Array(GestureChange.allCases.prefix(count))
      lines.append("first \(count): \(TriggerReason.words(result(peak: 120, lift: 100, changes: changes)))")
    }
    for (isBusy, isInRefresh) in [(true, false), (false, true)] {
      for changes in [[], [.alone], [.slower], [.alone, .slower]] as [[GestureChange]] {
        var busy = result(peak: 120, lift: 100, changes: changes)
        (busy.isBusy, busy.isInRefresh) = (isBusy, isInRefresh)
        lines.append("busy \(isBusy), in refresh \(isInRefresh), \(changes): \(TriggerReason.words(busy))")
      }
    }
    var unseen = result(peak: 120, lift: 100)
    unseen.isDueUnseen = true
    lines.append("unseen: \(TriggerReason.words(unseen))")
    lines.append("nothing: \(TriggerReason.words(ReplayResult()))")
    #expect(Golden.difference(of: lines.joined(separator: "\n") + "\n", from: "trigger-reasons.txt") == nil)
  }
}
