import Glibc
import TestSamples
import Testing

@testable import CommandInputs
@testable import OverscrollCLI

/// `--relative`: nothing above the folder that was named stands in a result.
@Suite("Relative names")
struct RelativeNamesTests {
  private let folder = TemporaryFolder()
  private var home: String { "\(folder.path)/home-of-anna/study" }

  init() {
    for path in ["home-of-anna", "home-of-anna/study", "home-of-anna/study/s01", "home-of-anna/other"] {
      mkdir("\(folder.path)/\(path)", 0o777)
    }
    for name in ["study/s01/pull.trace", "study/broken.trace", "other/pull.trace"] {
      folder.write(name.contains("broken") ? "{}\n" : DragTrace().text, to: "home-of-anna/\(name)")
    }
    folder.write(DragTrace(millimetres: 30).text, to: "home-of-anna/study/far.trace")
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test("rows, reports, pages and parts name traces by their paths below the folder")
  func results() throws {
    #expect(run("pack", "\(home)/s01", "\(home)/far.trace", "-o", "all.ovc").status == 0)
    for words in [
      ["replay", "--json"], ["replay", "--csv"], ["report", "--json"], ["report", "--html", "page.html"],
      ["report", "--full"], ["sweep", "--json"], ["stress", "--json", "--condition", "drop-20"],
      ["report", "--partial", "-"],
    ] {
      let result = overscroll(words + ["--engine", "sv", "--relative", home], in: folder)
      let text = result.output.split(separator: "\n").filter { !$0.contains("overscroll ") }.joined()
      #expect(!text.contains("home-of-anna"), "\(words)")
      if words.contains("--html") {
        #expect(folder.text(of: "page.html")?.contains("home-of-anna") == false)
      }
      #expect(result.status == 2, "\(words)")
      let packed = overscroll(
        words
          + ["--engine", "sv", "--relative", "--force", "all.ovc"].filter {
            $0 != "--force" || words.contains("--html")
          }, in: folder)
      #expect(
        !packed.output.contains("home-of-anna/study/s01") && packed.status == 0, "\(words) \(packed.messages)"
      )
    }
    #expect(folder.text(of: "page.html")?.contains("home-of-anna") == false)
    let rows = run("replay", "--json", "--engine", "sv", "--relative", home).output
    #expect(rows.contains(#""trace":"far.trace""#) && rows.contains(#""trace":"s01/pull.trace""#))
    let next = run("report", "--engine", "sv", "--relative", home).output.split(separator: "\n")
      .filter { $0.contains("overscroll ") }
    #expect(!next.isEmpty && next.allSatisfy { !$0.contains(home) || $0.contains("--relative") }, "\(next)")
    let compared = run("compare", "--json", "--engine", "sv,od", "--relative", home).output
    #expect(!compared.isEmpty && !compared.contains("home-of-anna"))
  }

  @Test("a proposed call has the option where its command does, as each command itself says")
  func commands() {
    Program.know { CommandTable.all }
    for command in CommandTable.all {
      #expect(
        Program.takes(RelativeNames.option.any, command.name)
          == overscroll(["help", command.name], in: folder).output.contains("--relative"), "\(command.name)")
    }
  }

  @Test("two traces that would have one name are refused")
  func twice() {
    let refused = run("replay", "--json", "--relative", "\(home)/s01", "home-of-anna/other")
    #expect(refused.status == 2 && refused.messages.contains("would call it pull.trace"))
  }
}
