import TestSamples
import Testing

@Suite("HTML report by people")
struct PeoplePageTests {
  private func markup(_ page: String) -> String {
    SamplePage.markup(of: page).split(separator: "<").joined(separator: "\n<")
  }

  private func text(_ page: String) -> String {
    let data = ["answer-data", "traces-data"].map { id in
      SamplePage.data(id, of: page).replacing("},", with: "},\n").replacing("],[", with: "],\n[")
    }
    return ([markup(page)] + data).joined(separator: "\n---\n") + "\n"
  }

  @Test("recorded gestures of six people: markup and data")
  func whole() throws {
    #expect(Golden.difference(of: text(try PeoplePage.text()), from: "page-people.txt") == nil)
  }

  @Test("gestures without an intent, and free use alone")
  func others() throws {
    let unlabelled = try PeoplePage.text { $0 == nil }
    #expect(Golden.difference(of: text(unlabelled), from: "page-people-unlabelled.txt") == nil)
    let free = try PeoplePage.text { $0 == .free }
    #expect(Golden.difference(of: text(free), from: "page-people-free.txt") == nil)
  }

  @Test(
    "generated and recorded gestures with one engine and three, generated ones also with two: what the page of six people does not say",
    arguments: ["synthetic", "recorded"])
  func engines(origin: String) throws {
    let usual = Set(markup(try PeoplePage.text()).split(separator: "\n"))
    let pages = try (1...3).filter { origin == "synthetic" || $0 != 2 }.map { count in
      markup(try PeoplePage.text(origin: origin, engines: count) { origin == "synthetic" || $0 != .free })
        .split(separator: "\n").filter { !usual.contains($0) }.joined(separator: "\n")
    }
    #expect(
      Golden.difference(of: pages.joined(separator: "\n=====\n"), from: "page-engines-\(origin).txt") == nil)
  }
}
