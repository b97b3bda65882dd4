import Glibc
import TestSamples
import Testing

@testable import ScrollPhysics

@Suite("What a call writes is not what it reads")
struct OutputCheckTests {
  /// A trace, a baseline of it, a gate and a policy.
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write(DragTrace(millimetres: 45).text, to: "a.trace")
    folder.write("engine *: recall low >= 0\n", to: "g.txt")
    folder.write(overscroll("engines", "mrefresh-fixed", "--policy").output, to: "m.json")
    folder.write(
      overscroll(["report", "--engine", "m.json", "--json", "a.trace"], in: folder).output, to: "b.json")
    return folder
  }

  private func contents(of folder: TemporaryFolder) -> [String?] {
    ["a.trace", "g.txt", "m.json", "b.json"].map { folder.text(of: $0) }
  }

  @Test(
    "an input is not replaced, whatever it is called and whatever --force says",
    arguments: [
      (["report", "--csv", "a.trace", "--force", "a.trace"], "a.trace", "csv"),
      (["report", "--html", "./a.trace", "--force", "."], "./a.trace", "html"),
      (["report", "--gate", "g.txt", "--junit", "link", "--force", "a.trace"], "link", "junit"),
      (
        ["report", "--baseline", "b.json", "--markdown", "b.json", "--force", "a.trace"], "b.json", "markdown"
      ),
      (["report", "--engine", "m.json", "--csv", "m.json", "--force", "a.trace"], "m.json", "csv"),
      (
        ["compare", "--engine", "sv", "--engine", "mj", "--csv", "a.trace", "--force", "a.trace"], "a.trace",
        "csv"
      ),
      (["shrink", "--engine", "sv", "-o", "a.trace", "--force", "a.trace"], "a.trace", "output"),
    ])
  func inputs(words: [String], path: String, option: String) throws {
    let folder = folder()
    try #require(symlink("g.txt", "\(folder.path)/link") == 0)
    let before = contents(of: folder)
    let ending = overscroll(words, in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages
        == "error: \(path): is what this reads, and --\(option) would write over it; name another file\n")
    #expect(contents(of: folder) == before && !before.contains(nil))
  }

  @Test("two results are two files", arguments: ["same", "./same"])
  func twoResults(second: String) {
    let folder = folder()
    let ending = overscroll(
      ["report", "--gate", "g.txt", "--junit", "same", "--csv", second, "--force", "a.trace"], in: folder)
    #expect(ending.status == 2 && folder.text(of: "same") == nil)
    #expect(ending.messages.contains("--junit and --csv would both write \(second); name a file for each"))
  }

  // The trace is not there either: had the work begun, that would be the complaint.
  @Test(
    "a result that cannot be written is told before the work, for every command",
    arguments: [
      ["report", "--csv", "no/r", "x"], ["report", "--html", "no/r", "x"],
      ["replay", "--curve", "no/r.csv", "x"],
      ["compare", "--engine", "sv", "--engine", "mj", "--csv", "no/r", "x"], ["sweep", "--svg", "no/r", "x"],
      ["render", "--engine", "sv", "-o", "no/r.svg", "x"], ["simulate", "--svg", "no/r", "x"],
      ["shrink", "--engine", "sv", "-o", "no/r", "x"], ["bundle", "--engine", "sv", "-o", "no/r", "x"],
      ["reach", "--engine", "sv", "--csv", "no/r"],
    ])
  func beforehand(words: [String]) {
    let ending = overscroll(words, in: TemporaryFolder())
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.hasPrefix("error: no/r") && ending.messages.contains("no such folder"))
  }

  @Test(
    "so is a folder for results that is a file",
    arguments: [
      ["stress", "--engine", "sv", "--save", "a.trace/s", "x"], ["import", "-o", "a.trace", "x"],
      ["synthesize", "-o", "a.trace/s"], ["record", "-o", "a.trace/s/"],
    ])
  func folders(words: [String]) {
    #expect(
      overscroll(words, in: folder()).messages
        == "error: a.trace: this is a file, not a folder; name a folder\n")
  }

  @Test("a result of an earlier run is replaced with --force")
  func again() {
    let folder = folder()
    let words = ["report", "--engine", "m.json", "--csv", "r.csv", "--force", "."]
    #expect(overscroll(words, in: folder).status == 0)
    let first = folder.text(of: "r.csv")
    #expect(overscroll(words, in: folder).status == 0 && first != nil && folder.text(of: "r.csv") == first)
  }
}
