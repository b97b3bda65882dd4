import FileAccess
import Glibc
import TestSamples
import Testing

/// `scrub` from outside: the bytes of what it writes are searched for every name that went in.
@Suite("scrub")
struct ScrubCommandTests {
  private let folder = TemporaryFolder()
  /// Names that stand in the traces, their paths and the message around the bundle, each at every place that can hold one.
  private static let secrets = [
    "Anna", "Bert", "Synaptics", "ACME", "2026-01-02", "wxyz", "birthday", "diary", "Dear Carl", "secretkey",
  ]

  init() throws {
    for path in ["Anna", "Bert", "out"] { mkdir("\(folder.path)/\(path)", 0o777) }
    for (person, device, count) in [("Anna", "Synaptics", 2), ("Bert", "ACME", 1)] {
      for number in 1...count {
        let header =
          #","started":"2026-01-02T03:04:05Z","subject":"\#(person)","note":"birthday","secretkey":"diary""#
        let text = DragTrace(millimetres: 15 + 10 * number, header: header).text
          .replacing(#""device":{"#, with: #""device":{"name":"\#(device)","vendor":"wxyz","x":"diary","#)
          .replacing(#""seed":1"#, with: #""seed":1,"from":{"file":"diary.txt"}"#)
          .replacing(#""slot":0,"x":30,"y":12"#, with: #""slot":0,"x":30,"y":12,"secretkey":1"#)
        folder.write(text, to: "\(person)/pull-\(number).trace")
      }
    }
    folder.write(run("replay", "--json", "--engine", "sv", "Anna", "Bert").output, to: "rows.jsonl")
    folder.write(run("replay", "--csv", "--engine", "sv", "Anna", "Bert").output, to: "rows.csv")
    try #require(run("pack", "Anna", "Bert", "-o", "all.ovc").status == 0)
    let bundle = run("bundle", "--engine", "sv", "Anna/pull-1.trace", "-o", "-").output
    folder.write("Dear Carl,\n" + bundle + "\nAnna\n", to: "bundle.txt")
    folder.write([UInt8](0..<32), to: "key")
    chmod("\(folder.path)/key", 0o600)
  }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test("a pipe is read once, and gives what its file gives")
  func pipes() {
    let whole = run("scrub", "--key", "key", "rows.jsonl", "-o", "-")
    let piped = shell(
      #"mkfifo p && { cat rows.jsonl > p & } && timeout 60 "$OVERSCROLL" scrub --key key p -o -"#, in: folder)
    #expect(whole.status == 0 && piped.status == 0 && piped.output == whole.output)
  }

  /// Every byte below a folder, names included.
  private func everything(_ name: String) throws -> String {
    try FileIO.files(under: "\(folder.path)/\(name)").map { path in
      "\(path.dropFirst(folder.path.count))\n"
        + String(decoding: try FileIO.contents(of: path), as: UTF8.self)
    }.joined(separator: "\n")
  }

  private func requireScrubbed(_ text: String) {
    for secret in Self.secrets { #expect(!text.contains(secret), "\(secret)") }
    #expect(!text.isEmpty)
  }

  @Test("nothing of any name is left in what traces, rows, tables, corpora and bundles become")
  func nothingLeft() throws {
    let before = try everything(".")
    for secret in Self.secrets { #expect(before.contains(secret), "\(secret)") }
    let inputs = ["Anna", "Bert", "rows.jsonl", "rows.csv", "bundle.txt"]
    let all = overscroll(["scrub"] + inputs + ["-o", "out/"], in: folder)
    #expect(all.status == 0)
    #expect(
      all.messages == "scrubbed 3 traces, 6 rows, 1 bundle into out/; the finger's motion is in it still\n")
    requireScrubbed(try everything("out"))
    #expect(run("scrub", "all.ovc", "-o", "all-scrubbed.ovc").status == 0)
    requireScrubbed(folder.text(of: "all-scrubbed.ovc") ?? "")
    #expect(run("unpack", "all-scrubbed.ovc", "-o", "out/unpacked").status == 0)
    requireScrubbed(try everything("out"))
    // Nothing that was read is another than it was.
    for name in [
      "Anna/pull-1.trace", "Anna/pull-2.trace", "Bert/pull-1.trace", "rows.jsonl", "rows.csv", "bundle.txt",
      "all.ovc",
    ] {
      #expect(before.contains(folder.text(of: name) ?? "?"), "\(name)")
    }
    for path in try FileIO.files(under: "\(folder.path)/out") {
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600, "\(path)")
    }
  }

  @Test("rows of scrubbed traces differ from the scrubbed rows in the hash alone, and a bundle runs the same")
  func consistent() throws {
    for input in [["Anna", "Bert"], ["rows.jsonl"], ["rows.csv"], ["bundle.txt"]] {
      #expect(overscroll(["scrub", "--key", "key"] + input + ["-o", "out/"], in: folder).status == 0)
    }
    let files = try FileIO.files(under: "\(folder.path)/out").map {
      String($0.dropFirst(folder.path.count + 5))
    }
    let rows = try #require(files.first { $0.hasSuffix(".jsonl") })
    func known(_ text: String) -> [String] {
      text.split(separator: "\n").map {
        String($0).replacing(#/"hash":"[0-9a-f]{16}"/#, with: "").replacing("\"out/", with: "\"")
      }.sorted()
    }
    let again = run("replay", "--json", "--engine", "sv", "out").output
    #expect(known(again) == known(folder.text(of: "out/\(rows)") ?? "") && !again.isEmpty)
    let bundle = try #require(files.first { $0.hasSuffix(".bundle.txt") })
    #expect(run("bundle", "--run", "out/\(bundle)").status == 0)
    let table = try #require(files.first { $0.hasSuffix(".csv") })
    let columns = (folder.text(of: "out/\(table)") ?? "").split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(columns.count == 4 && Set(columns.dropFirst().map { $0[3] }).count == 2)
    // The report counts as many people and devices.
    let (before, after) = (run("report", "--rows", "rows.jsonl"), run("report", "--rows", "out/\(rows)"))
    func figures(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.hasPrefix("next: ") }
    }
    #expect(figures(before.output) == figures(after.output) && before.status == after.status)
  }

  @Test("with a key the same bytes come of the same call, without one others each time")
  func keys() throws {
    let outputs = [["--key", "key"], ["--key", "key"], [], []].map {
      overscroll(["scrub", "Anna/pull-1.trace", "-o", "-"] + $0, in: folder).output
    }
    #expect(outputs[0] == outputs[1] && Set(outputs).count == 3)
    folder.write("short", to: "short")
    #expect(
      run("scrub", "--key", "short", "Anna", "-o", "out").messages
        == "error: short: 5 bytes for a key; give 16 to 4096, for example from 'head -c 32 /dev/urandom'\n")
    chmod("\(folder.path)/key", 0o644)
    #expect(
      run("scrub", "--key", "key", "Anna/pull-1.trace", "-o", "-").messages.hasPrefix(
        "warning: key: other users can"))
  }

  @Test("what is read is never written over, and what is there not without --force")
  func overwriting() throws {
    let before = folder.text(of: "Anna/pull-1.trace")
    for words in [
      ["Anna/pull-1.trace", "-o", "Anna/pull-1.trace"], ["Anna", "--keep-names", "-o", "Anna"],
      ["rows.jsonl", "-o", "rows.jsonl"], ["all.ovc", "-o", "all.ovc"],
    ] {
      let refused = overscroll(["scrub", "--force"] + words, in: folder)
      #expect(refused.status == 2 && refused.messages.contains("is what this reads"), "\(words)")
    }
    #expect(folder.text(of: "Anna/pull-1.trace") == before)
    #expect(run("scrub", "Anna/pull-1.trace", "-o", "one.trace").status == 0)
    #expect(run("scrub", "Anna/pull-1.trace", "-o", "one.trace").status == 2)
    #expect(run("scrub", "--keep-names", "Anna", "-o", "kept").status == 0)
    #expect(folder.text(of: "kept/pull-1.trace")?.contains("Anna") == false)
  }

  @Test("what is no trace, row or bundle is refused, and of a file with one bad row nothing is written")
  func refused() throws {
    folder.write("name,age\nAnna,7\n", to: "people.csv")
    #expect(
      run("scrub", "people.csv", "-o", "x.csv").messages
        == "error: people.csv: no trace, rows of 'overscroll replay' or bundle; nothing else is scrubbed\n")
    folder.write((folder.text(of: "rows.jsonl") ?? "") + "{\"subject\":\"Anna\"}\n", to: "bad.jsonl")
    let bad = run("scrub", "bad.jsonl", "-o", "bad.out")
    #expect(
      bad.messages
        == "error: bad.jsonl:4: no row of overscroll-replay/2; nothing of this file is written\n")
    #expect(bad.status == 2 && folder.text(of: "bad.out") == nil)
    // What goes to a stream is out by then.
    let streamed = run("scrub", "bad.jsonl", "-o", "-")
    #expect(
      streamed.messages
        == "error: bad.jsonl:4: no row of overscroll-replay/2; no more of this file is written\n")
    #expect(streamed.status == 2 && !streamed.output.contains("error"))
  }

  @Test("people whose names differ by spaces alone stay two, in rows and in tables of them")
  func spaces() throws {
    mkdir("\(folder.path)/spaced", 0o777)
    for (number, name) in ["Anna", " Anna", "Anna "].enumerated() {
      folder.write(DragTrace(header: #","subject":"\#(name)""#).text, to: "spaced/\(number).trace")
    }
    for form in ["--json", "--csv"] {
      folder.write(run("replay", form, "--engine", "sv", "spaced").output, to: "spaced.rows")
      let output = run("scrub", "spaced.rows", "-o", "-").output
      #expect(Set(output.matches(of: #/s-[0-9a-f]{16}/#).map(\.output)).count == 3, "\(form)")
    }
  }

  @Test("where names are kept, rows have none of a folder above those that are given")
  func keptNames() throws {
    let home = "\(folder.path)/Anna"
    for form in ["--json", "--csv"] {
      folder.write(run("replay", form, "--engine", "sv", home).output, to: "far.rows")
      let refused = run("scrub", "--keep-names", "far.rows", "-o", "x.rows")
      #expect(
        refused.status == 2 && refused.messages.contains("make the rows with --relative")
          && folder.text(of: "x.rows") == nil, "\(form)")
      // The same folder beside them says where their names begin, in traces and rows alike.
      mkdir("\(folder.path)/both\(form)", 0o777)
      #expect(run("scrub", "--keep-names", home, "far.rows", "-o", "both\(form)/").status == 0)
      let both = try everything("both\(form)")
      #expect(both.contains("pull-1.trace") && !both.contains("Anna"), "\(form)")
      folder.write(run("replay", form, "--engine", "sv", "--relative", home).output, to: "near.rows")
      #expect(run("scrub", "--keep-names", "near.rows", "-o", "-").output.contains("pull-1.trace"))
    }
    folder.write(run("replay", "--json", "--engine", "sv", "out/../Anna").output, to: "up.rows")
    #expect(run("scrub", "--keep-names", "up.rows", "-o", "-").status == 2)
    // Below a folder that is named, too, a path may lead out of it again.
    let led = (folder.text(of: "up.rows") ?? "").replacing("out/../Anna", with: "Anna/../../home/anna")
    folder.write(led, to: "led.rows")
    mkdir("\(folder.path)/led", 0o777)
    let out = run("scrub", "--keep-names", "Anna", "led.rows", "-o", "led/")
    #expect(out.status == 2 && folder.text(of: "led/led.rows") == nil, "\(out)")
  }
}
