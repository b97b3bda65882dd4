import FileAccess
import Glibc
import TestSamples
import Testing
import TraceStorage

@testable import TraceCommands

/// `pack`, `unpack`, and every command that reads what they make, from outside.
///
/// What is expected of a corpus is what the program prints of the texts it was made of: they never touch columns.
@Suite("pack and unpack")
struct PackCommandTests {
  private let folder = TemporaryFolder()

  init() throws {
    mkdir("\(folder.path)/t", 0o777)
    folder.write(DragTrace(millimetres: 19).text, to: "t/close.trace")
    folder.write(DragTrace(millimetres: 40, delay: 3).text, to: "t/far.trace")
    folder.write(DragTrace(millimetres: 5, intent: "dither").text, to: "t/short.trace")
    folder.write(DragsTrace(millimetres: [30, 25], intent: "pull").text, to: "t/two.trace")
    folder.write(DragsTrace.wheel, to: "t/wheel.trace")
    folder.write(String(DragTrace(millimetres: 30).text.dropLast(100)), to: "t/cut.trace")
    folder.write("{\"x\":1}\n", to: "t/broken.trace")
    let packed = run("pack", "t", "-o", "c.ovc")
    try #require(packed.status == 0, "\(packed.messages)")
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test("says what it packed, and what is no good trace")
  func says() {
    let packed = run("pack", "t", "-o", "d.ovc")
    let lines = packed.messages.split(separator: "\n")
    #expect(packed.status == 0 && packed.output.isEmpty && lines.count == 3)
    #expect(lines[0].hasPrefix("warning: t/broken.trace:1: ") && lines[0].hasSuffix("(kept as it is)"))
    #expect(lines[1].hasPrefix("packed 7 traces, ") && lines[1].hasSuffix(" of d.ovc; 1 no good trace"))
    #expect(lines[2] == "next: overscroll report d.ovc")
  }

  static let calls: [[String]] = [
    ["report", "--json"], ["report", "--full", "--engine", "sv"],
    ["report", "--csv", "-", "--engine", "sv,od"],
    ["replay", "--json"], ["replay", "--csv", "--engine", "sv"], ["replay", "--full"],
    ["replay", "--curve", "-", "--engine", "sv"], ["sweep", "--json", "--engine", "sv"],
    ["compare", "--json", "--engine", "sv,od"], ["compare", "--csv", "-", "--engine", "sv,od"],
    ["stress", "--json", "--engine", "sv", "--condition", "drop-20"], ["inspect", "--json"],
    ["inspect", "--full"],
    ["inspect", "--devices", "--json"], ["label", "--suggest", "--json"],
  ]

  // A command line to run next, as compare's key 'replay' is one, must find the trace: it names the corpus.
  @Test("a command gives the same bytes, warnings, errors and status as of the texts", arguments: calls)
  func same(call: [String]) {
    let (texts, packed) = (overscroll(call + ["t"], in: folder), overscroll(call + ["c.ovc"], in: folder))
    #expect(packed.output.replacing("c.ovc:", with: "") == texts.output && !texts.output.isEmpty)
    #expect(packed.messages == texts.messages && texts.messages.contains("t/broken.trace:1: "))
    #expect(packed.status == texts.status)
  }

  @Test("one trace is named behind a colon, in every command that takes one")
  func one() throws {
    for call in [
      ["replay", "--why", "--engine", "sv"], ["simulate", "--json", "--model", "uikit"],
      ["render", "--engine", "sv", "-o", "-"], ["bundle", "--engine", "sv", "-o", "-"],
      ["export", "--as", "csv"], ["shrink", "--engine", "sv", "-o", "-"],
    ] {
      let text = overscroll(call + ["t/far.trace"], in: folder)
      #expect(overscroll(call + ["c.ovc:t/far.trace"], in: folder) == text && text.status == 0, "\(call)")
    }
    let several = run("render", "--engine", "sv", "-o", "-", "c.ovc")
    #expect(several.status == 2)
    #expect(several.messages == "error: c.ovc: 7 traces are in it; name one, as c.ovc:t/broken.trace\n")
    let wrong = run("inspect", "c.ovc:far.trace")
    #expect(wrong.status == 2)
    #expect(
      wrong.messages
        == "error: c.ovc:far.trace: the corpus does not contain a trace of this name; did you mean 't/far.trace'?\n"
    )
  }

  @Test("what to run next names the corpus, and runs")
  func next() throws {
    let answer = run("compare", "--engine", "sv,od", "--full", "c.ovc").output
    #expect(!answer.contains(" t/far.trace") || answer.contains("c.ovc:t/far.trace"))
    let report = run("report", "--engine", "sv,od", "c.ovc").output
    #expect(report.contains("overscroll report --full --engine sv,od c.ovc"))
  }

  @Test("another trace of the same path is refused, and none is dropped")
  func taken() {
    folder.write("{}", to: "t/far.trace")
    let both = run("inspect", "c.ovc", "t/far.trace")
    #expect(both.status == 2)
    #expect(both.messages.hasPrefix("error: t/far.trace: another trace than c.ovc:t/far.trace"))
  }

  @Test("a trace is taken once, in whatever way it is named twice")
  func twice() {
    let both = run("inspect", "--json", "c.ovc", "t/far.trace")
    #expect(both.output == run("inspect", "--json", "c.ovc").output)
    #expect(
      both.messages.contains(
        "warning: t/far.trace: the same file as t/far.trace; a trace is named more than once"))
  }

  @Test("unpack gives every byte back, below its folder, and replaces nothing")
  func unpack() throws {
    let unpacked = run("unpack", "c.ovc", "-o", "again")
    #expect(unpacked.status == 0 && unpacked.messages == "unpacked 7 traces into again/\n")
    for path in try FileIO.files(under: folder.path + "/t") {
      let name = path.dropFirst(folder.path.utf8.count + 1)
      #expect(folder.text(of: "again/\(name)") == folder.text(of: String(name)))
    }
    let again = run("unpack", "c.ovc", "-o", "again")
    #expect(again.status == 2 && again.messages.hasPrefix("error: again/t/broken.trace: exists already"))
    #expect(run("unpack", "--force", "c.ovc:t/far.trace", "-o", "again").status == 0)
  }

  @Test("a packed path never leads out of the folder it is unpacked into")
  func paths() throws {
    #expect(UnpackBatch.path(for: "/etc/a.trace") == "etc/a.trace")
    #expect(UnpackBatch.path(for: "../../a.trace") == "a.trace")
    #expect(UnpackBatch.path(for: "a/../../b/./c.trace") == "b/c.trace")
    #expect(UnpackBatch.path(for: "..") == nil && UnpackBatch.path(for: "/") == nil)
    mkdir("\(folder.path)/in", 0o777)
    #expect(shell("cd in && $OVERSCROLL pack ../t/far.trace -o ../up.ovc", in: folder).status == 0)
    let unpacked = run("unpack", "up.ovc", "-o", "in")
    #expect(unpacked.messages.hasPrefix("left out of paths: ") && unpacked.status == 0)
    #expect(folder.text(of: "in/t/far.trace") == folder.text(of: "t/far.trace"))
  }

  @Test("a link below the folder is not followed, whether it leads to a folder or is where a file goes")
  func links() throws {
    for made in ["away", "in"] { mkdir("\(folder.path)/\(made)", 0o777) }
    symlink("../away", "\(folder.path)/in/t")
    let over = run("unpack", "c.ovc:t/far.trace", "-o", "in")
    #expect(over.status == 2 && over.messages.hasPrefix("error: in/t: a link, which may lead out of in/"))
    #expect(try FileIO.files(under: folder.path + "/away").isEmpty)
    // The folder itself is the person's own choice.
    mkdir("\(folder.path)/there", 0o777)
    symlink("there", "\(folder.path)/linked")
    #expect(run("unpack", "c.ovc:t/far.trace", "-o", "linked").status == 0)
    symlink("../../c.ovc", "\(folder.path)/linked/t/two.trace")
    let onto = run("unpack", "--force", "c.ovc:t/two.trace", "-o", "linked")
    #expect(onto.status == 2 && onto.messages.contains("linked/t/two.trace: a link"))
  }

  @Test("a corpus of another name is told what its name must be")
  func ending() throws {
    folder.write(try FileIO.contents(of: folder.path + "/c.ovc"), to: "c.bin")
    let read = run("report", "c.bin")
    #expect(
      read.status == 2
        && read.messages.hasPrefix(
          "error: c.bin: a packed corpus by its contents; give it a name that ends in .ovc")
    )
    folder.write("\u{89}OVC", to: "short.trace")
    #expect(!run("report", "short.trace").messages.contains("packed corpus"))
  }

  @Test("--list says of each trace hash, events, bytes and path")
  func list() throws {
    let lines = run("unpack", "--list", "c.ovc").output.split(separator: "\n")
    #expect(lines.count == 7)
    // 42 lines are header, down, 40 moves… of 40 mm, so 42 events; the hash is that of the report's rows.
    let far = lines.first { $0.hasSuffix(" t/far.trace") }?.split(separator: " ").map(String.init) ?? []
    let rows = run("replay", "--json", "--engine", "sv", "t/far.trace").output
    #expect(far.count == 5 && far[1] == "42" && rows.contains(far[0]))
    #expect(far[2] == "\(folder.text(of: "t/far.trace")?.utf8.count ?? 0)")
    #expect(lines[0].hasPrefix("-") && lines[0].hasSuffix(" t/broken.trace"))
  }

  @Test("--append adds what is new, passes over what is known, refuses another text of a path")
  func append() throws {
    folder.write(DragTrace(millimetres: 12).text, to: "new.trace")
    let added = run("pack", "--append", "new.trace", "t", "-o", "c.ovc")
    #expect(
      added.status == 0 && added.messages.contains("packed 1 trace, ")
        && added.messages.contains("; 7 in it already"))
    #expect(
      run("inspect", "--json", "c.ovc:new.trace").output == run("inspect", "--json", "new.trace").output)
    folder.write(DragTrace(millimetres: 13).text, to: "new.trace")
    let taken = run("pack", "--append", "new.trace", "-o", "c.ovc")
    #expect(
      taken.status == 2
        && taken.messages.hasPrefix("error: new.trace: the corpus has a different text under this path"))
    #expect(
      run("pack", "--append", "t", "-o", "c.ovc").messages
        == "nothing new to pack: 7 traces in c.ovc already\n")
  }

  @Test("corpora are packed into one, and give what they gave")
  func corpora() {
    folder.write(DragTrace(millimetres: 12).text, to: "new.trace")
    #expect(run("pack", "new.trace", "-o", "n.ovc").status == 0)
    #expect(run("pack", "c.ovc", "n.ovc", "-o", "both.ovc").status == 0)
    #expect(run("replay", "--json", "both.ovc").output == run("replay", "--json", "t", "new.trace").output)
  }

  @Test("replaces nothing, and takes no other name and no stream")
  func refusals() {
    #expect(run("pack", "t", "-o", "c.ovc").messages.hasPrefix("error: c.ovc: exists already"))
    #expect(run("pack", "t", "-o", "c.zip").status == 2 && run("pack", "t").status == 2)
    #expect(run("pack", "-", "-o", "d.ovc").messages.hasPrefix("error: stdin: "))
    #expect(
      run("pack", "--append", "t", "-o", "none.ovc").messages.hasPrefix(
        "error: none.ovc: the corpus does not exist"))
    let nothing = run("pack", "nothing", "-o", "e.ovc")
    #expect(nothing.status == 2 && nothing.messages.hasPrefix("error: nothing: "))
    #expect(!nothing.messages.contains("in e.ovc"))
    #expect(run("unpack", "t", "-o", "x").messages.hasPrefix("error: t: not a packed corpus"))
    #expect(run("unpack", "c.ovc").status == 2)
    let label = run("label", "--intent", "pull", "c.ovc")
    #expect(
      label.status == 2
        && label.messages.hasPrefix("error: c.ovc: packed traces are not changed; unpack them"))
    folder.write("{}", to: "no.ovc")
    #expect(run("report", "no.ovc").messages.hasPrefix("error: no.ovc: not a packed corpus"))
    let over = run("report", "--csv", "c.ovc", "--force", "c.ovc:t/far.trace")
    #expect(over.status == 2 && over.messages.contains("is what this reads"))
  }

  @Test("a damaged trace is refused by name, and the others are worked on")
  func damage() throws {
    let path = folder.path + "/c.ovc"
    let corpus = try Corpus(at: path)
    let index = try #require(corpus.index(named: "t/far.trace"))
    var bytes = try FileIO.contents(of: path)
    bytes[corpus.entry(at: index).position + 40] ^= 1
    folder.write(bytes, to: "bad.ovc")
    let read = run("inspect", "--json", "bad.ovc")
    let whole = run("inspect", "--json", "c.ovc").output.split(separator: "\n")
    #expect(read.status == 2 && read.messages.contains("error: bad.ovc:t/far.trace: damaged: its block ("))
    #expect(read.output.split(separator: "\n") == whole.filter { !$0.contains("t/far.trace") })
    let unpacked = run("unpack", "bad.ovc", "-o", "some")
    #expect(unpacked.status == 2 && unpacked.messages.hasSuffix("unpacked 6 traces into some/; 1 not\n"))
  }

  @Test(
    "a corpus that lacks a trace is written as a new file, and replaces none",
    arguments: [(["pack"], "packed"), (["scrub", "--key", "key"], "scrubbed")])
  func incomplete(call: [String], what: String) throws {
    let index = try #require(Corpus(at: folder.path + "/c.ovc").index(named: "t/far.trace"))
    var bytes = try FileIO.contents(of: folder.path + "/c.ovc")
    bytes[try Corpus(at: folder.path + "/c.ovc").entry(at: index).position + 40] ^= 1
    folder.write(bytes, to: "bad.ovc")
    folder.write("a key of nobody\n", to: "key")
    let good = run("pack", "t/far.trace", "t/two.trace", "-o", "old.ovc")
    let old = try FileIO.contents(of: folder.path + "/old.ovc")
    let ending = overscroll(
      call + ["bad.ovc:t/far.trace", "t/two.trace", "--force", "-o", "old.ovc"], in: folder)
    #expect(good.status == 0 && ending.status == 2)
    #expect(
      ending.messages.hasSuffix(
        "\nerror: old.ovc: not replaced, because 1 input could not be \(what); for a corpus of the others, name a new file with -o\n"
      ))
    #expect(try FileIO.contents(of: folder.path + "/old.ovc") == old)
    let new = overscroll(call + ["bad.ovc:t/far.trace", "t/two.trace", "-o", "new.ovc"], in: folder)
    #expect(new.status == 2 && new.messages.contains(what))
    #expect(try Corpus(at: folder.path + "/new.ovc").count == 1)
  }
}
