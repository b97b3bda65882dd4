import Testing

@testable import SystemChecks

@Suite("Stretches of an offset log")
struct OffsetSplitterTests {
  /// Rows of times in ms and offsets, as text: `down 0–48: -1 to -4`.
  private func stretches(_ rows: [(Double, Double)], marks: [Double] = []) -> [String] {
    let series = rows.map { OffsetSeries.Row(time: $0.0 / 1000, offset: $0.1, finger: nil, location: "") }
    let splitter = OffsetSplitter(rows: series, pace: 1.0 / 60, top: 0, marks: marks)
    return splitter.stretches.map {
      "\($0.kind.rawValue) \(Int(($0.start * 1000).rounded()))–\(Int(($0.end * 1000).rounded())): \($0.from) to \($0.to)"
    }
  }

  /// Row `index` of 62.5 a second, so far past the top.
  private func row(_ index: Int, _ pull: Double) -> (Double, Double) { (Double(index * 16), 0 - pull) }

  // The shape of MJRefresh#615: rows of changes alone, lines cut out of the paste, an inset set at once and taken away at once.
  @Test("a log of set values has a gap where lines are missing, and jumps where a value was set")
  func set() {
    #expect(
      stretches([
        (0, -1), (17, -2), (35, -4), (3800, -120), (3816, -121), (5100, -96), (5101, -50), (5400, 0),
      ]) == [
        "down 0–35: -1.0 to -4.0", "gap 35–3800: -4.0 to -120.0", "down 3800–3816: -120.0 to -121.0",
        "gap 3816–5100: -121.0 to -96.0", "jump 5100–5101: -96.0 to -50.0", "rest 5101–5400: -50.0 to -50.0",
        "jump 5400–5400: -50.0 to 0.0",
      ])
  }

  @Test("a pull, a hold and a return drawn frame by frame are three stretches and no jump")
  func drawn() {
    let down = (0...10).map { row($0, Double($0) * 12) }
    let hold = (11...40).map { row($0, 120) }
    let back = (41...50).map { row($0, Double(50 - $0) * 12) }
    #expect(
      stretches(down + hold + back) == [
        "down 0–160: 0.0 to -120.0", "rest 160–640: -120.0 to -120.0", "up 640–800: -120.0 to 0.0",
      ])
  }

  // 60 pt in a frame are 3750 pt/s; the frame after goes on as fast.
  @Test("a fast finger does not jump: the next rows are as fast")
  func fast() {
    let rows: [(Double, Double)] = (0...5).map { row($0, Double($0) * 60) }
    #expect(stretches(rows) == ["down 0–80: 0.0 to -300.0"])
  }

  @Test("motion turns where it comes back by more than 2 pt")
  func turns() {
    #expect(
      stretches([(0, 0), (16, -10), (32, -20), (48, -19), (64, -30), (80, -25), (96, -10)])
        == ["down 0–64: 0.0 to -30.0", "up 64–96: -30.0 to -10.0"])
  }

  /// Twenty rows of rest, one of `way` pt more after `ms`, and rest.
  private func step(_ way: Double, after ms: Double) -> [String] {
    let before = (0..<20).map { (Double($0) * 16, 100.0) }
    let begin = 19 * 16 + ms
    return stretches(before + (0..<20).map { (begin + Double($0) * 16, 100 + way) }).map {
      String($0.split(separator: " ")[0])
    }
  }

  // 32 pt in 16 ms are 2000 pt/s, and 8 pt in 3 ms more.
  @Test("a jump is 8 pt or more, at 2000 pt/s or more")
  func jumps() {
    #expect(step(8, after: 3) == ["rest", "jump", "rest"] && step(7.9, after: 3) == ["rest", "up", "rest"])
    #expect(
      step(32.1, after: 16) == ["rest", "jump", "rest"] && step(31.9, after: 16) == ["rest", "up", "rest"])
    #expect(
      step(-32.1, after: 16) == ["rest", "jump", "rest"]
        && step(-31.9, after: 16) == ["rest", "down", "rest"])
    // At one time: as if 1 ms apart.
    #expect(step(8, after: 0) == ["rest", "jump", "rest"])
  }

  @Test("a jump is four times as fast as the motion before and after it")
  func ratio() {
    func kinds(_ before: Double, _ after: Double) -> [String] {
      var offset = 0.0
      let steps = Array(repeating: before, count: 5) + [40] + Array(repeating: after, count: 5)
      let rows =
        [(0.0, 0.0)]
        + steps.enumerated().map { index, step -> (Double, Double) in
          offset += step
          return (Double(index + 1) * 16, offset)
        }
      return stretches(rows).map { String($0.split(separator: " ")[0]) }
    }
    #expect(kinds(10, 10) == ["up", "jump", "up"])
    #expect(kinds(10.1, 3) == ["up"] && kinds(3, 10.1) == ["up"])
  }

  // Six frames of 1/60 s are 100 ms.
  @Test(
    "a gap is more than six frames without a row, in which content moved by more than 8 pt; a rest lasts 250 ms"
  )
  func gaps() {
    func kinds(_ way: Double, after ms: Double) -> [String] {
      // Moving before and after, at 4 pt a row.
      let rows = (0...5).map { (Double($0) * 16, Double($0) * 4) }
      let next = (0...5).map { (80 + ms + Double($0) * 16, 20 + way + Double($0) * 4) }
      return stretches(rows + next).map { String($0.split(separator: " ")[0]) }
    }
    #expect(kinds(8.1, after: 101) == ["up", "gap", "up"] && kinds(8.1, after: 99) == ["up"])
    #expect(kinds(8, after: 101) == ["up"] && kinds(8, after: 249) == ["up"])
    #expect(kinds(8, after: 250) == ["up", "rest", "up"] && kinds(8.1, after: 250) == ["up", "gap", "up"])
    #expect(kinds(-8.1, after: 101) == ["up", "gap", "up"])
  }

  @Test("content rests if it stays within half a point for 250 ms")
  func rests() {
    func kinds(_ level: [Double]) -> [String] {
      // 10 ms a row: down to −50, what is tried, and down again.
      let offsets =
        (0...5).map { Double($0) * -10 } + level.map { -50 - $0 } + (1...5).map { -50 - Double($0) * 10 }
      return stretches(offsets.enumerated().map { (Double($0.offset) * 10, $0.element) }).map {
        String($0.split(separator: " ")[0])
      }
    }
    #expect(kinds(Array(repeating: 0, count: 25)) == ["down", "rest", "down"])
    #expect(kinds(Array(repeating: 0, count: 24)) == ["down"])
    #expect(kinds((1...25).map { $0.isMultiple(of: 2) ? 0 : 0.5 }) == ["down", "rest", "down"])
    #expect(kinds((1...25).map { $0.isMultiple(of: 2) ? 0 : 0.6 }) == ["down"])
  }

  @Test("motion does not turn where it comes back by 2 pt, and is split where a finger touches or leaves")
  func marks() {
    let rows: [(Double, Double)] = [(0, 0), (16, -10), (32, -20), (48, -18), (64, -30), (80, -25), (96, -10)]
    #expect(stretches(rows) == ["down 0–64: 0.0 to -30.0", "up 64–96: -30.0 to -10.0"])
    #expect(
      stretches(rows.map { ($0.0, $0.1 == -18 ? -17.9 : $0.1) }).map { String($0.prefix(4)) }
        == ["down", "up 3", "down", "up 6"])
    #expect(
      stretches(rows, marks: [0.04, 0.08, 0, 0.096, 7]) == [
        "down 0–32: 0.0 to -20.0", "down 32–64: -20.0 to -30.0", "up 64–80: -30.0 to -25.0",
        "up 80–96: -25.0 to -10.0",
      ])
  }
}
