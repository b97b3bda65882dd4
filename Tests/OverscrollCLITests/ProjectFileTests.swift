import CommandArguments
import TestSamples
import Testing

@testable import OverscrollCLI

/// `overscroll.json`, `--config`, `--no-config` and `--print-config`, of the built program.
@Suite("Project file")
struct ProjectFileTests {
  private let folder = TemporaryFolder()

  init() { folder.write(DragTrace(millimetres: 30).text, to: "a.trace") }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  private func project(_ text: String, _ name: String = "overscroll.json") { folder.write(text, to: name) }

  @Test("it gives the options of a call under their own names, and the call says so")
  func uses() {
    let plain = run("replay", "--json", "--engine", "mj,sv", "--viewport", "800", "a.trace")
    project(#"{"engine": ["mj", "sv"], "viewport": 800, "json": true}"#)
    let call = run("replay", "a.trace")
    #expect(call.status == 0 && call.output == plain.output && !plain.output.isEmpty)
    #expect(
      call.messages
        == "using overscroll.json: --engine mj --engine sv --viewport 800 --json (--no-config ignores it)\n")
    #expect(run("replay", "--no-config", "--json", "--engine", "mj", "a.trace").messages.isEmpty)
  }

  @Test("one that cannot be read is an error, not the absence of a project")
  func unreadable() {
    #expect(shell("ln -s overscroll.json overscroll.json", in: folder).status == 0)
    let call = run("replay", "--engine", "mj", "a.trace")
    #expect(call.status == 2 && call.output.isEmpty && call.messages.hasPrefix("error: overscroll.json: "))
    #expect(run("replay", "--no-config", "--engine", "mj", "a.trace").status == 0)
  }

  @Test("the command line wins, option by option")
  func wins() {
    project(#"{"engine": "mj", "viewport": 800, "json": true}"#)
    let call = run("replay", "--engine", "sv", "--no-json", "a.trace")
    let same = run("replay", "--no-config", "--engine", "sv", "--viewport", "800", "a.trace")
    #expect(call.status == 0 && call.output == same.output)
    #expect(call.messages == "using overscroll.json: --viewport 800 (--no-config ignores it)\n")
  }

  @Test("what a command does not have, and what does not fit the rest of the call, is left out")
  func leavesOut() {
    let rows = run("replay", "--csv", "a.trace").output
    project(#"{"metrics": true, "json": true}"#)
    let call = run("replay", "--csv", "a.trace")
    #expect(call.status == 0 && call.messages.isEmpty && call.output == rows)
    #expect(run("help", "exit-codes").messages.isEmpty)
  }

  @Test("--config names another file, which may be anywhere, and --no-config reads none")
  func other() {
    project(#"{"engine": "nonsense"}"#)
    project(#"{"engine": "mj"}"#, "mine.json")
    let named = run("replay", "--config", "mine.json", "a.trace")
    #expect(named.status == 0 && named.messages.hasPrefix("using mine.json: --engine mj "))
    #expect(run("replay", "--no-config", "a.trace").status == 0)
    let both = run("replay", "--config", "mine.json", "--no-config", "a.trace")
    #expect(both.status == 2 && both.messages.contains("--config and --no-config exclude each other"))
    let absent = run("replay", "--config", "absent.json", "a.trace")
    #expect(absent.status == 2 && absent.messages.contains("absent.json"))
    #expect(run("replay", "--config", "-", "a.trace").messages.contains("name a file"))
  }

  @Test(
    "a wrong file, key or value is one line with file, key and what to do",
    arguments: [
      ("[1]", "overscroll.json: this is a list, not an object; a project file looks like {"),
      (#"{"engine": "#, "overscroll.json: line 1, column"),
      (
        #"{"viewprt": 800}"#,
        "overscroll.json: unknown option 'viewprt'; did you mean 'viewport'?"
      ),
      (
        #"{"zzzzzzzz": 1}"#, "overscroll.json: unknown option 'zzzzzzzz'; 'overscroll help config' lists them"
      ),
      (#"{"engine": "mjj"}"#, "overscroll.json: 'engine': unknown engine 'mjj'; did you mean 'mj'?"),
      (#"{"viewport": "long"}"#, "overscroll.json: 'viewport': 'long' is not a number"),
      (#"{"viewport": -1}"#, "overscroll.json: 'viewport': -1 is out of range"),
      (#"{"viewport": [1, 2]}"#, "overscroll.json: 'viewport': this command takes one value"),
      (#"{"viewport": null}"#, "overscroll.json: 'viewport': must be a text or a number, not null"),
      (#"{"engine": []}"#, "overscroll.json: 'engine': the list is empty; leave the key out"),
      (#"{"json": "yes"}"#, "overscroll.json: 'json': must be true or false, not a text"),
      (#"{"metrics": 1}"#, "overscroll.json: 'metrics': must be true or false, not the number 1"),
      (
        #"{"output": "x"}"#,
        "overscroll.json: 'output': this option belongs to one call; give --output on the command line"
      ),
      (#"{"force": true}"#, "overscroll.json: 'force': this option belongs to one call"),
      (#"{"config": "x"}"#, "overscroll.json: 'config': this option belongs to one call"),
    ])
  func faults(text: String, line: String) {
    project(text)
    let call = run("replay", "a.trace")
    #expect(call.status == 2 && call.output.isEmpty)
    #expect(
      call.messages.hasPrefix("error: \(line)") && call.messages.split(separator: "\n").count == 1,
      "\(call.messages)")
  }

  @Test("a file that is too large is not read")
  func size() {
    project(#"{"engine": ""# + String(repeating: "x", count: 1 << 20) + #""}"#)
    #expect(run("replay", "a.trace").messages.contains("overscroll.json: larger than 1 MiB"))
  }

  @Test("a program in the folder's own file is not started; one in a named file is")
  func programs() {
    let text = #"{"engine": "mj,exec:touch started"}"#
    project(text)
    let call = run("replay", "a.trace")
    #expect(call.status == 2 && call.messages.contains("starts only if the command line names it"))
    #expect(folder.text(of: "started") == nil)
    project(text, "mine.json")
    _ = run("replay", "--config", "mine.json", "a.trace")
    #expect(folder.text(of: "started") != nil)
  }

  @Test("--print-config shows each value with its source, and needs no traces")
  func prints() {
    project(#"{"engine": ["mj", "sv"], "viewport": 800, "metrics": true, "json": true}"#)
    let listing = run("replay", "--print-config", "--viewport", "700", "--csv")
    #expect(listing.status == 0 && listing.messages.isEmpty)
    let lines = listing.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.first == "Project file: overscroll.json")
    for line in [
      "--engine file mj sv", "--viewport command line 700", "--rate default 60", "--csv command line on",
      "--json default off", "--viewport the command line wins", "--metrics not an option of replay",
    ] {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
    #expect(lines.contains { $0.hasPrefix("--slop default (") })
    #expect(run("replay", "--print-config", "--no-config").output.hasPrefix("Project file: none\n"))
  }

  @Test("help config names every option that a project file may set, and no other")
  func help() throws {
    let page = overscroll("help", "config").output
    let names = Set(ConfigPage.options.map(\.name))
    for name in names { #expect(page.contains("\n  \(name) ") || page.contains("\n  \(name)\n"), "\(name)") }
    #expect(names.isSuperset(of: ["engine", "model", "viewport", "inset-top", "work", "json", "full"]))
    #expect(names.isDisjoint(with: ["output", "force", "config", "html", "csv", "only", "gate", "baseline"]))
    // An option that writes a file is never set for every call.
    for option in ConfigPage.options {
      guard case .value(_, let output, _) = option.argument else { continue }
      #expect(output == .none, "\(option.name)")
    }
  }
}
