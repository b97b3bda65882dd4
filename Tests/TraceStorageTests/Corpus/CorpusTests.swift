import FileAccess
import Glibc
import TestSamples
import Testing

@testable import GestureTraces
@testable import TraceStorage

@Suite("A packed corpus")
struct CorpusTests {
  static let seed: UInt64 = 20_261_125

  /// The path of a folder beside this repository's sources.
  private static func root(_ name: String) -> String {
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + (parts + [Substring(name)]).joined(separator: "/")
  }

  /// Packs texts under the names t0, t1 ….
  static func pack(_ texts: [[UInt8]], to path: String) throws -> Corpus {
    let writer = try CorpusWriter(creating: path, overwrite: true)
    for (index, text) in texts.enumerated() {
      #expect(try writer.add(PackedTrace(text, name: "t\(index)"), name: "t\(index)") == .added)
    }
    try writer.finish()
    return try Corpus(at: path)
  }

  /// What a text is to the reader of texts: the trace, or the line of its error.
  private func outcome(_ read: () throws -> Trace) -> Result<Trace, Line> {
    do { return .success(try read()) } catch { return .failure(Line(text: "\(error)")) }
  }

  private struct Line: Error, Equatable { let text: String }

  /// Everything a corpus gives is what the texts give.
  private func expectSame(_ corpus: Corpus, _ texts: [[UInt8]]) throws {
    #expect(corpus.count == texts.count && corpus.warning == nil)
    for (index, text) in texts.enumerated() {
      #expect(try corpus.text(at: index) == text, "seed \(Self.seed), trace \(index)")
      for hashing in [false, true] {
        let read = outcome {
          var reader = TraceReader(path: "t\(index)")
          try reader.read(text)
          return try reader.finish(hashing: hashing)
        }
        let packed = outcome { try corpus.trace(at: index, hashing: hashing) }
        #expect(packed == read, "seed \(Self.seed), trace \(index)")
        if hashing, case .success(let trace) = read {
          #expect(corpus.hash(at: index) == trace.contentHash)
          #expect(corpus.entry(at: index).intent == trace.header.intent)
        }
      }
    }
  }

  // The independent source is the reader of texts, which knows nothing of columns.
  @Test("gives the text and the trace of random texts, sound or not, and their errors and warnings")
  func randomTexts() throws {
    let folder = TemporaryFolder()
    var random = RandomTrace(seed: Self.seed)
    let texts = (0..<600).map { _ in random.text() }
    let corpus = try Self.pack(texts, to: folder.file("a.ovc"))
    try expectSame(corpus, texts)
    // The columns are what is tested: most of the texts must be in them.
    let columns = (0..<corpus.count).count { corpus.entry(at: $0).form == .columns }
    #expect(columns > texts.count / 2)
  }

  @Test("gives every trace of this repository, in columns, in a third of the bytes")
  func ownTraces() throws {
    let folder = TemporaryFolder()
    let texts = try FileIO.traces(under: Self.root("traces")).map { try FileIO.contents(of: $0) }
    try #require(texts.count >= 90)
    let corpus = try Self.pack(texts, to: folder.file("a.ovc"))
    try expectSame(corpus, texts)
    for index in 0..<corpus.count { #expect(corpus.entry(at: index).form == .columns) }
    #expect(FileIO.size(of: corpus.path) < texts.reduce(0) { $0 + $1.count } / 3)
  }

  @Test("a text with a few lines spelled otherwise is in columns, one with many is kept as it is")
  func spelling() throws {
    let folder = TemporaryFolder()
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"source":{"origin":"synthetic"}}"#
    ]
    lines += (0..<50).map { #"{"type":"move","t":\#($0),"slot":0,"x":1,"y":\#($0).5}"# }
    lines.append(#"{"type":"end","t":49,"events":50}"#)
    var few = lines
    few[7] = #"{"type":"move", "t":6,"slot":0,"x":1.0,"y":6.500}"#
    let many = lines.map { $0.replacing(":", with: ": ") }
    let texts = [lines, few, many].map { Array(($0.joined(separator: "\n") + "\n").utf8) }
    let corpus = try Self.pack(texts + [Array(texts[1].dropLast())], to: folder.file("a.ovc"))
    #expect((0..<3).map { corpus.entry(at: $0).form } == [.columns, .columns, .text])
    for index in 0..<3 { #expect(try corpus.text(at: index) == texts[index]) }
    #expect(try corpus.trace(at: 1).events == corpus.trace(at: 0).events)
  }

  @Test("knows its names, in any number of segments, and whether they are in order")
  func names() throws {
    let folder = TemporaryFolder()
    var random = RandomTrace(seed: 1)
    let path = folder.file("a.ovc")
    for (part, names) in [["b", "a"], ["c", "d"], ["e"]].enumerated() {
      let writer =
        part == 0 ? try CorpusWriter(creating: path, overwrite: false) : try CorpusWriter(extending: path)
      for name in names {
        #expect(try writer.add(PackedTrace(random.text(), name: name), name: name) == .added)
      }
      try writer.finish()
    }
    let corpus = try Corpus(at: path)
    #expect((0..<corpus.count).map(corpus.name) == ["b", "a", "c", "d", "e"] && corpus.segments.count == 3)
    #expect(corpus.index(named: "d") == 3 && corpus.index(named: "f") == nil && !corpus.isSorted)
    #expect(try Self.pack([random.text(), random.text()], to: folder.file("b.ovc")).isSorted)
  }

  @Test("knows what is added again, and refuses another text of a name")
  func again() throws {
    let folder = TemporaryFolder()
    var random = RandomTrace(seed: 2)
    let (one, other) = (random.text(), random.text())
    _ = try Self.pack([one], to: folder.file("a.ovc"))
    let writer = try CorpusWriter(extending: folder.file("a.ovc"))
    #expect(try writer.add(PackedTrace(one, name: "t0"), name: "t0") == .known)
    #expect(try writer.add(PackedTrace(other, name: "t0"), name: "t0") == .taken)
    try writer.finish()
    #expect(try Corpus(at: folder.file("a.ovc")).count == 1)
  }

  @Test("an addition that is not finished leaves the corpus, which a second one may have for itself alone")
  func unfinished() throws {
    let folder = TemporaryFolder()
    var random = RandomTrace(seed: 3)
    let path = folder.file("a.ovc")
    let texts = (0..<20).map { _ in random.text() }
    _ = try Self.pack(texts, to: path)
    let before = try FileIO.contents(of: path)
    do {
      let writer = try CorpusWriter(extending: path)
      _ = try writer.add(PackedTrace(random.text(), name: "new"), name: "new")
      #expect(throws: FileError.self) { _ = try CorpusWriter(extending: path) }
    }
    #expect(try FileIO.contents(of: path) == before)
  }

  // A crash leaves any number of the bytes that an addition writes.
  @Test("cut anywhere within an addition it is what it was before, with a warning")
  func cutAddition() throws {
    let folder = TemporaryFolder()
    var random = RandomTrace(seed: 4)
    let path = folder.file("a.ovc")
    let texts = (0..<5).map { _ in random.text() }
    _ = try Self.pack(texts, to: path)
    let before = FileIO.size(of: path)
    let writer = try CorpusWriter(extending: path)
    _ = try writer.add(PackedTrace(random.text(), name: "new"), name: "new")
    try writer.finish()
    let whole = try FileIO.contents(of: path)
    #expect(try Corpus(at: path).count == 6)
    for length in before..<whole.count {
      try FileIO.write(Array(whole[..<length]), to: path, overwrite: true)
      let corpus = try Corpus(at: path)
      #expect(corpus.count == 5 && (corpus.warning == nil) == (length == before))
      #expect(try corpus.text(at: 4) == texts[4])
    }
    // What was left does not stand in the way of the next.
    let next = try CorpusWriter(extending: path)
    _ = try next.add(PackedTrace(texts[0], name: "next"), name: "next")
    try next.finish()
    let corpus = try Corpus(at: path)
    #expect(corpus.warning == nil && corpus.count == 6 && corpus.name(at: 5) == "next")
  }

  @Test("cut anywhere, it is refused by name")
  func cut() throws {
    let folder = TemporaryFolder()
    var random = RandomTrace(seed: 5)
    let path = folder.file("a.ovc")
    _ = try Self.pack((0..<3).map { _ in random.text() }, to: path)
    let whole = try FileIO.contents(of: path)
    for length in 0..<whole.count {
      try FileIO.write(Array(whole[..<length]), to: path, overwrite: true)
      let error = #expect(throws: CorpusError.self) { _ = try Corpus(at: path) }
      #expect(error?.place == path)
    }
  }

  @Test("with any bit turned over it is refused by name, or gives what it gave")
  func damage() throws {
    let folder = TemporaryFolder()
    var random = RandomTrace(seed: 6)
    let path = folder.file("a.ovc")
    let texts = (0..<4).map { _ in random.text() }
    _ = try Self.pack(texts, to: path)
    let whole = try FileIO.contents(of: path)
    for bit in stride(from: 0, to: whole.count * 8, by: 11) {
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try FileIO.write(bytes, to: path, overwrite: true)
      guard let corpus = try? Corpus(at: path) else { continue }
      for (index, text) in texts.enumerated() {
        do throws(CorpusError) {
          #expect(try corpus.text(at: index) == text)
        } catch {
          #expect(error.place == "\(path):t\(index)")
        }
      }
    }
  }

  // Whoever writes such a file by hand can make every checksum right: then it must still be no crash.
  @Test("a block of random bytes with the right checksum gives a sound trace or a line, never a crash")
  func forgedBlocks() throws {
    var random = RandomTrace.SplitMix(state: Self.seed)
    var maker = RandomTrace(seed: Self.seed)
    var read = 0
    for _ in 0..<400 {
      let text = maker.text()
      guard let trace = try? TraceReader.trace(of: text, path: "t"), let block = TraceBlock(trace, of: text),
        let header = TraceBlock.header(of: block.header), let end = TraceBlock.end(of: block.end)
      else { continue }
      for _ in 0..<25 {
        var bytes = block.bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        var columnsEnd = 0
        guard
          let forged = try? TraceBlock.trace(
            in: bytes.span.bytes, name: "t", header: header, end: end, events: trace.events.count,
            columnsEnd: &columnsEnd)
        else { continue }
        _ = try? TraceBlock.text(of: forged, in: bytes.span.bytes, columnsEnd: columnsEnd)
        read += 1
        // As sound as a text's: its own text reads back.
        let again = try? TraceReader.trace(of: TraceWriter.bytes(of: forged), path: "t")
        #expect(again == forged, "seed \(Self.seed)")
      }
    }
    #expect(read > 100)
  }

  @Test("is told from other files by its first bytes, and from later versions")
  func others() throws {
    let folder = TemporaryFolder()
    let path = folder.file("a.ovc")
    try FileIO.write(Array("{}\n".utf8), to: path, overwrite: true)
    var error = #expect(throws: CorpusError.self) { _ = try Corpus(at: path) }
    #expect(error?.problem == .noCorpus)
    _ = try Self.pack([[1]], to: path)
    var bytes = try FileIO.contents(of: path)
    bytes[8] = 2
    try FileIO.write(bytes, to: path, overwrite: true)
    error = #expect(throws: CorpusError.self) { _ = try Corpus(at: path) }
    #expect(error?.problem == .version(2))
    #expect(throws: FileError.self) { _ = try Corpus(at: folder.file("none.ovc")) }
    #expect(throws: FileError.self) { _ = try Corpus(at: folder.path) }
  }
}
