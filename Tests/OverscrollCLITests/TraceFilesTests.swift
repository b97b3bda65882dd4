import CommandArguments
import Glibc
import TestSamples
import Testing

@testable import CommandInputs
@testable import ScrollPhysics

@Suite("trace files")
struct TraceFilesTests {
  /// A folder with traces of these names, which hold nothing.
  private func folder(_ names: String...) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in names { folder.write("", to: name) }
    return folder
  }

  private func expand(_ words: [String]) throws -> (paths: [String], warnings: [String]) {
    var warnings: [String] = []
    let paths = try TraceFiles.expand(words) { warnings.append($0) }
    return (paths, warnings)
  }

  @Test("a folder stands for its traces, in order of path, and says nothing")
  func folders() throws {
    let folder = folder("b.trace", "a.trace", "notes.txt")
    let found = try expand([folder.path])
    #expect(found.paths == ["\(folder.path)/a.trace", "\(folder.path)/b.trace"] && found.warnings.isEmpty)
  }

  // The same bytes drawn twice are one observation: with both, a Wilson interval of 10 in 20 would be taken of 20 in 40.
  @Test("a trace named by itself and by its folder, by another spelling or by a link is one, with a warning")
  func twice() throws {
    let folder = folder("a.trace", "b.trace")
    let (a, b) = ("\(folder.path)/a.trace", "\(folder.path)/b.trace")
    #expect(try expand([a, folder.path]).paths == [a, b])
    #expect(try expand([folder.path, "\(folder.path)/./b.trace"]).paths == [a, b])
    let once = "named more than once and taken once"
    #expect(try expand([a, folder.path]).warnings == ["\(a): the same file as \(a); a trace is \(once)"])
    #expect(
      try expand([folder.path, folder.path]).warnings
        == ["\(a): the same file as \(a); 2 traces are \(once)"])
    let link = "\(folder.path)/c.trace"
    try #require(symlink(a, link) == 0)
    #expect(try expand([folder.path]).paths == [a, b])
    #expect(try expand([folder.path]).warnings == ["\(link): the same file as \(a); a trace is \(once)"])
  }

  @Test("a list stands for the paths in it, in their order, however its lines end")
  func lists() throws {
    let folder = folder("a.trace", "b.trace", "c.trace")
    let (a, b, c) = ("\(folder.path)/a.trace", "\(folder.path)/b.trace", "\(folder.path)/c.trace")
    for text in ["\(b)\n\n\(a)\n", "\(b)\r\n\(a)", "\(b)\0\(a)\0"] {
      folder.write(text, to: "list")
      #expect(try expand(["@\(folder.path)/list"]).paths == [b, a])
      #expect(try expand([c, "@\(folder.path)/list"]).paths == [c, b, a])
    }
    folder.write("\(folder.path)\n", to: "list")
    #expect(try expand(["@\(folder.path)/list"]).paths == [a, b, c])
    folder.write("\(a)\n\(a)\n", to: "list")
    #expect(try expand(["@\(folder.path)/list"]).warnings.count == 1)
  }

  @Test("a list that names nothing, names stdin or is not there is an error with its name")
  func badLists() throws {
    let folder = folder()
    for (text, problem) in [("\n\n", "no path in it"), ("-\n", "it names '-'")] {
      folder.write(text, to: "list")
      let error = #expect(throws: UserError.self) { try expand(["@\(folder.path)/list"]) }
      #expect(error.map { "\($0)".contains("\(folder.path)/list: \(problem)") } == true)
    }
    #expect(throws: (any Error).self) { try expand(["@\(folder.path)/none"]) }
  }

  @Test("two files with the same bytes are two traces")
  func copies() throws {
    let folder = folder("a.trace", "b.trace")
    #expect(try expand(["\(folder.path)/a.trace", "\(folder.path)/b.trace"]).paths.count == 2)
  }

  @Test("a file that is not there is left for its reader to complain of, as often as it is named")
  func missing() throws {
    let found = try expand(["/nowhere/x.trace", "/nowhere/x.trace"])
    #expect(found.paths.count == 2 && found.warnings.isEmpty)
  }

  // A line of GitHub's commands begins with '::'; a file of this name would forge one in a CI log.
  @Test(
    "a name that would begin a line of its own is refused where the trace is read, not where its folder is listed",
    arguments: ["a\n::error::b.trace", "a\u{9B}2J.trace"])
  func lines(name: String) throws {
    let folder = folder("a.trace", name)
    let paths = ["\(folder.path)/a.trace", "\(folder.path)/\(name)"]
    #expect(Set(try expand([folder.path]).paths) == Set(paths))
    #expect(throws: UserError.self) { try TraceFiles.trace(at: paths[1]) }
    #expect(throws: UserError.self) { try TraceLocation.file(paths[1]).text() }
    // The other one is empty.
    #expect(try TraceLocation.file(paths[0]).text().isEmpty)
  }

  @Test("letters of any script are names")
  func scripts() throws {
    #expect(try expand(["/nowhere/Züge â.trace"]).paths == ["/nowhere/Züge â.trace"])
  }
}
