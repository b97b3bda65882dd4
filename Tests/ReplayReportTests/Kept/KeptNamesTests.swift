import GestureTraces
import ReplayExperiments
import Testing

@testable import ReplayReport

/// What a report keeps of its gestures, against plain arrays: names, hashes, people and numbers at the ends of each block.
@Suite("Kept values beside plain arrays")
struct KeptNamesTests {
  @Test(
    "names of every length and common start, at and beyond 64 and 128",
    arguments: [0, 1, 63, 64, 65, 127, 128, 129, 400])
  func names(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    var (list, plain, last): (NameList, [String], String) = (NameList(), [], "")
    for number in 0..<count {
      let kept = last.prefix(Int(random.nextUnit() * Double(last.count + 1)))
      let rest =
        number % 5 == 0 ? "" : String(repeating: "é写a\(number % 7)", count: Int(random.nextUnit() * 60))
      last = kept + rest
      list.append(last)
      plain.append(last)
    }
    #expect(list.count == count && list.all == plain)
    #expect((0..<count).map { list[$0] } == plain)
    var visited: [String] = []
    list.forEach { visited.append($0) }
    #expect(visited == plain)
    var other = NameList()
    plain.forEach { other.append($0) }
    #expect(other == list)
  }

  @Test("hashes stay with their gestures, wherever the first without one is", arguments: [0, 1, 5, 40])
  func hashes(first: Int) {
    var (kept, plain) = (CountedGestures(origin: "recorded"), [UInt64?]())
    var random = SeededRandom(seed: 3)
    for number in 0..<40 {
      let hash = number < first || number % 3 == 0 && number != first ? random.next() : nil
      var label = TraceLabel()
      (label.subject, label.device) = ("p\(number / 4)", "Pad")
      kept.append("n\(number)", hash: hash, of: SampledUnit(label))
      plain.append(hash)
    }
    #expect(kept.count == 40 && kept.hashes == plain)
    #expect((0..<40).map { kept.hash(at: $0) } == plain)
    #expect(kept.names.all == (0..<40).map { "n\($0)" })
  }

  /// Each kind of block: one number, few, nanoseconds, any.
  private static let kinds: [(name: String, number: @Sendable (Int, inout SeededRandom) -> Double?)] = [
    ("same", { _, _ in 2.5 }), ("none", { _, _ in nil }),
    ("256 different", { index, _ in Double(index % 256) * 0.37 }),
    ("257 different", { index, _ in Double(index % 257) * 0.37 }),
    ("nanoseconds", { index, random in index % 9 == 0 ? nil : (random.nextEven(-2e9, 2e9)).rounded() / 1e6 }),
    ("any", { _, random in random.nextEven(-1e9, 1e9) }),
    ("zeros", { index, _ in index % 2 == 0 ? 0 : -0.0 }),
  ]

  @Test("numbers of each kind, at and beyond a block", arguments: kinds.indices, [1023, 1024, 1025, 2100])
  func numbers(kind: Int, count: Int) {
    var random = SeededRandom(seed: 8)
    let plain = (0..<count).map { Self.kinds[kind].number($0, &random) }
    let kept = PackedNumbers(plain)
    #expect(kept.count == count)
    #expect(kept.all.map { $0?.bitPattern } == plain.map { $0?.bitPattern })
    #expect(kept.known.map(\.bitPattern) == plain.compactMap { $0?.bitPattern })
  }

  @Test("copies are found in any order among many files, and told once with their number")
  func copies() {
    var files = FileCopies()
    let different = (0..<300).map { files.note("f\($0)", hash: UInt64($0)) }
    #expect(!different.contains(true) && files.warning == nil)
    let same = [files.note("f7", hash: 7), files.note("f8", hash: nil)]
    #expect(same == [false, false])
    let told = "; a copy counts a second time, and makes intervals too narrow: leave one out"
    for (number, more) in [(1, ""), (2, ", and so does 1 more file"), (3, ", and so do 2 more files")] {
      let found = (0..<2).map { _ in files.note("copy\(number)", hash: UInt64(40 + number)) }
      #expect(found == [true, false])
      #expect(files.warning == "f41 and copy1 hold the same\(more)\(told)")
    }
  }
}
