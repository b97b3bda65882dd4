import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import SystemChecks

/// The gate of STYLE.md, "Facts from elsewhere": an engine or a model without repository, path, commit, date and release,
/// or without a report of what was seen where no source is public, is refused.
@Suite("Where each original was read")
struct OriginalSourceTests {
  /// Every original's: a fixed form has the facts of its own.
  private static var sources: [(name: String, source: OriginalSource)] {
    let systems = RefreshEngine.names.compactMap(RefreshSystem.init(named:)).filter { !$0.isFixed }
    let models = ModelEntries.all.filter { $0.fixes == nil }
    return systems.map { ("\($0.name)", $0.facts.source) } + models.map { ("\($0.name)", $0.facts.source) }
  }

  @Test(
    "every engine and model says repository, path, release, commit, date and since when, or what was seen")
  func whole() {
    #expect(!Self.sources.isEmpty)
    for (name, source) in Self.sources where !source.gaps.isEmpty {
      Issue.record("\(name): no \(source.gaps.joined(separator: ", no "))")
    }
  }

  @Test(
    "a commit is spelled as git abbreviates it, a date to the day or the month, a repository with its owner")
  func spelled() {
    #expect(Self.sources.count { $0.source.commit != nil } > 30)
    #expect(Self.sources.count { $0.source.date != nil } > 30)
    #expect(Self.sources.count { $0.source.repository != nil } > 30)
    for (name, source) in Self.sources {
      if let commit = source.commit?.description {
        #expect(
          (7...40).contains(commit.count) && commit.allSatisfy(Self.isHexadecimal), "\(name): \(commit)")
      }
      if let date = source.date?.description {
        #expect(isDay(date), "\(name): \(date)")
      }
      if let repository = source.repository?.description {
        #expect(repository.split(separator: "/").count == 2, "\(name): \(repository)")
      }
    }
  }

  @Test("what was only seen has no commit")
  func observed() {
    for (name, source) in Self.sources where source.repository == nil {
      #expect(source.commit == nil && source.date == nil && source.since == nil, "\(name)")
      #expect(source.observation != nil, "\(name)")
    }
    for case (let name, let report?) in Self.sources.map({ ($0.name, $0.source.observation) }) {
      #expect(report.seen.description.hasSuffix("."), "\(name)")
      #expect(!report.release.description.isEmpty && !report.page.description.isEmpty, "\(name)")
    }
  }

  @Test("an original that lacks a fact is named with what it lacks")
  func gaps() {
    #expect(OriginalSource("a/b", commit: "0123abc").gaps == ["path", "release", "date", "since"])
    #expect(
      OriginalSource("a/b", "c.m", release: "1", commit: "0123abc", date: "2014-01-31", since: "1").gaps == []
    )
    #expect(
      OriginalSource("a/b", "c.c", release: "1", archive: "a-1.tar.xz", date: "2014-01", since: "1").gaps
        == [])
    #expect(OriginalSource(observed: .init("It fires.", on: "iOS 6", by: "a page")).gaps == [])
  }

  @Test("the reading is a sentence, and what was seen another")
  func words() {
    let source = OriginalSource(
      "a/b", "c.m", release: "1.2", commit: "0123abc", date: "2014-01-31", since: "1.0", licence: "MIT",
      note: "An old copy", observation: .init("it fires.", on: "iOS 6", by: "a page"))
    #expect(
      source.inWords
        == "a/b, 1.2 (MIT), c.m, at 0123abc of 2014-01-31; the rule since 1.0. Seen on iOS 6, by a page: it fires. An old copy."
    )
  }

  private static func isHexadecimal(_ character: Character) -> Bool {
    character.isASCII && character.isHexDigit && !character.isUppercase
  }

  /// `2014-01-31`, or `2014-01`
  private func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard [[4, 2, 2], [4, 2]].contains(parts.map(\.count)), Int(parts[0]) != nil, let month = Int(parts[1])
    else { return false }
    let isDay = parts.count == 2 || Int(parts[2]).map { (1...31).contains($0) } == true
    return (1...12).contains(month) && isDay
  }
}
