import CommandInputs
import FileAccess
import Testing

@testable import OverscrollCLI
import TestSamples

@Suite("Version")
struct VersionPageTests {
  @Test("-V and --version print version, commit, libinput and platform, the version alone on the first line")
  func running() {
    let page = overscroll("-V")
    #expect(page.status == 0 && page.messages.isEmpty)
    #expect(overscroll("--version") == page)
    let lines = page.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 5 && lines[4].isEmpty)
    #expect(lines[0] == Program.version)
    #expect(lines[0].wholeMatch(of: /overscroll [0-9]+\.[0-9]+\.[0-9]+/) != nil)
    #expect(
      lines[1].wholeMatch(of: /commit    (unknown: .+|[0-9a-f]{12}( with changes)?)/) != nil, "\(lines[1])")
    #expect(lines[2].wholeMatch(of: /libinput  (1\.[0-9]+.*|not .+)/) != nil, "\(lines[2])")
    #expect(lines[3].hasPrefix("platform  Linux "))
  }

  @Test("what the build did not say is unknown, and a missing libinput is no failure")
  func unknown() {
    #expect(
      VersionPage.page(commit: nil, libinput: "not installed", platform: "Linux x86_64") == """
        \(Program.version)
        commit    unknown: built without tools/overscroll, or outside of a git clone
        libinput  not installed
        platform  Linux x86_64
        """)
    #expect(
      VersionPage.page(commit: "0123456789ab with changes", libinput: "1.22.1", platform: "Linux x86_64")
        .contains("\ncommit    0123456789ab with changes\nlibinput  1.22.1\n"))
  }

  @Test("the platform is kernel, architecture and the system's name, each if it is known")
  func platform() {
    let system = "NAME=\"Debian GNU/Linux\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nID=debian"
    let full = VersionPage.platform(kernel: "6.1.0-13-amd64", system: system)
    #expect(full.hasPrefix("Linux 6.1.0-13-amd64 "))
    #expect(full.hasSuffix(", Debian GNU/Linux 12 (bookworm)"))
    #expect(!VersionPage.platform(kernel: nil, system: nil).contains(","))
    #expect(
      VersionPage.platform(kernel: nil, system: "PRETTY_NAME='Alpine Linux'").hasSuffix(", Alpine Linux"))
  }

  @Test("the newest version among the changes is this one, and the page on citing names it")
  func pages() throws {
    let number = try #require(Program.version.split(separator: " ").last)
    let changes = try Self.page("Changes")
    let newest = changes.split(separator: "\n").first {
      $0.wholeMatch(of: /## [0-9]+\.[0-9]+\.[0-9]+/) != nil
    }
    #expect(newest == "## \(number)")
    #expect(try Self.page("Citing").contains("version = {\(number)}"))
  }

  private static func page(_ name: String) throws -> String {
    let sources = #filePath.split(separator: "/Tests/OverscrollCLITests/")[0] + "/Sources/"
    let path: String = sources + "OverscrollCLI/Documentation.docc/\(name).md"
    return String(decoding: try FileIO.contents(of: path), as: UTF8.self)
  }
}
