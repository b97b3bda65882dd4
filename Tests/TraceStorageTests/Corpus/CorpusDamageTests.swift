import FileAccess
import GestureTraces
import TestOutcomes
import TestSamples
import Testing

@testable import TraceStorage

/// Packed corpora with every byte changed, cut off after each byte, and asked for what they do not have: what is still read, or the whole
/// error.
@Suite("Packed corpora, damaged byte by byte")
struct CorpusDamageTests {
  private static func texts(_ count: Int, seed: UInt64) -> [[UInt8]] {
    var random = RandomTrace(seed: seed)
    return (0..<count).map { _ in random.text() }
  }

  private static func outcome(_ bytes: [UInt8], _ folder: TemporaryFolder) -> String {
    folder.write(bytes, to: "a.ovc")
    let path = folder.file("a.ovc")
    return Outcomes.result {
      let corpus = try Corpus(at: path)
      let traces = (0..<corpus.count).map { index in
        let text = Outcomes.result { Outcomes.digest(try corpus.text(at: index)) }
        let trace = Outcomes.result { Outcomes.digest(TraceWriter.bytes(of: try corpus.trace(at: index))) }
        return "\(corpus.name(at: index)) \(text) \(trace)"
      }
      return
        ([
          "\(corpus.count) traces\(corpus.isSorted ? ", sorted" : "")\(corpus.warning.map { ", \($0)" } ?? "")"
        ] + traces)
        .joined(separator: "\n")
    }.replacing(path, with: "a.ovc")
  }

  private static func packed(_ texts: [[UInt8]], _ folder: TemporaryFolder) throws -> [UInt8] {
    for part in 0..<2 {
      let path = folder.file("whole.ovc")
      let writer =
        part == 0 ? try CorpusWriter(creating: path, overwrite: true) : try CorpusWriter(extending: path)
      for (index, text) in texts.enumerated() where index % 2 == part {
        _ = try writer.add(PackedTrace(text, name: "t\(index)"), name: "t\(index)")
      }
      try writer.finish()
    }
    return try FileIO.contents(of: folder.file("whole.ovc"))
  }

  @Test("two small segments: each byte changed, cut off at each")
  func bytes() throws {
    let folder = TemporaryFolder()
    let head =
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"source":{"origin":"synthetic"}}"#
    let lines = (0..<4).map { #"{"type":"move","t":\#(8 * $0),"slot":0,"x":1,"y":\#($0).5}"# }
    let text = Array(
      ([head] + lines + [#"{"type":"end","t":30,"events":4}"#]).map { $0 + "\n" }.joined().utf8)
    let bytes = try Self.packed([text, Array("no trace\n".utf8)], folder)
    var outcomes = Outcomes()
    outcomes.add("whole, \(bytes.count) bytes", Self.outcome(bytes, folder))
    for index in bytes.indices {
      for change in [1, 0x80] as [UInt8] {
        var changed = bytes
        changed[index] ^= change
        outcomes.add("\(index)^\(change)", Self.outcome(changed, folder))
      }
    }
    for end in 0..<bytes.count { outcomes.add("cut at \(end)", Self.outcome(Array(bytes[..<end]), folder)) }
    for more in [1, 63, 64, 65] {
      outcomes.add("\(more) bytes more", Self.outcome(bytes + [UInt8](repeating: 7, count: more), folder))
    }
    let difference = Golden.difference(of: outcomes.text, from: "corpus-bytes.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("random traces: their entries, and the bytes that hold them")
  func entries() throws {
    let folder = TemporaryFolder()
    let texts = Self.texts(120, seed: 45)
    let bytes = try Self.packed(texts, folder)
    let corpus = try Corpus(at: folder.file("whole.ovc"))
    var text = "\(bytes.count) bytes, \(Outcomes.digest(bytes))\n"
    for index in 0..<corpus.count {
      let entry = corpus.entry(at: index)
      let packed = PackedTrace(texts[Int(corpus.name(at: index).dropFirst()) ?? 0], name: "x")
      text +=
        "\(corpus.name(at: index)): \(entry.form), \(entry.events) events, \(entry.intent?.rawValue ?? "-"), \(entry.textLength) in \(entry.length) at \(entry.position), \(String(entry.blockHash, radix: 16)) \(String(entry.textHash, radix: 16)) \(entry.contentHash.map { String($0, radix: 16) } ?? "-")\(packed.fault.map { ", \($0)" } ?? "")\n"
    }
    let difference = Golden.difference(of: text, from: "corpus-entries.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("names that are and are not in a corpus, twice in it, or impossible")
  func names() throws {
    let folder = TemporaryFolder()
    let path = folder.file("n.ovc")
    var outcomes = Outcomes()
    let writer = try CorpusWriter(creating: path, overwrite: false)
    let text = Self.texts(1, seed: 1)[0]
    for name in [
      "a/pull-1", "a/pull-2", "a/b/c", "a/pull-1", String(repeating: "n", count: 4096),
      String(repeating: "n", count: 65_535), "a/é",
    ] {
      outcomes.add(
        "adding \(name.prefix(20))",
        Outcomes.result { "\(try writer.add(PackedTrace(text, name: name), name: name)), \(writer.count)" })
    }
    outcomes.add(
      "finish",
      Outcomes.result {
        try writer.finish()
        return "finished, \(writer.replaces)"
      })
    outcomes.add(
      "creating it again", Outcomes.result { "\(try CorpusWriter(creating: path, overwrite: false).count)" })
    let corpus = try Corpus(at: path)
    for name in ["a/pull-1", "a/pull-3", "pull-1", "a/b/c", "", "zzz", "a/é", "a/e"] {
      outcomes.add(
        "asking for \(name)", corpus.index(named: name).map { "\($0) \(corpus.word(for: name))" } ?? "none")
    }
    outcomes.add("folder", "\(corpus.commonFolder) \(corpus.isSorted) \(corpus.count)")
    for (name, content) in [("x.ovc", [UInt8]()), ("y.ovc", Array("text".utf8)), ("z.trace", text)] {
      folder.write(content, to: name)
      outcomes.add(
        name,
        Outcomes.result {
          "\(Corpus.isNamed(by: name)) \(Corpus.begins(at: folder.file(name))) \(try Corpus(at: folder.file(name)).count)"
        })
      outcomes.add(
        "extending \(name)", Outcomes.result { "\(try CorpusWriter(extending: folder.file(name)).count)" })
    }
    outcomes.add("none", Outcomes.result { "\(try Corpus(at: folder.file("none.ovc")).count)" })
    outcomes.add("a folder", Outcomes.result { "\(try Corpus(at: folder.path).count)" })
    let difference = Golden.difference(
      of: outcomes.text.replacing(folder.path, with: "here"), from: "corpus-names.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
