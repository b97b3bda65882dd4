import GestureTraces
import Testing

@testable import ReplayPages

@Suite("Curves as text")
struct CurveTextTests {
  /// The letters are those of source maps: 0 is A, 1 C, −1 D, 5 K, 16 gB (ECMA-426, Base64 VLQ).
  @Test("numbers are the differences in Base64 VLQ")
  func letters() {
    #expect(CurveText.text([(time: 0, value: 0), (time: 1, value: 5), (time: 2, value: 5)]) == "AACKCA")
    #expect(CurveText.text([(time: 16, value: -1), (time: 17, value: -2)]) == "gBDCD")
    #expect(CurveText.text([(time: Int, value: Int)]()) == "")
  }

  @Test("a curve read back is nowhere further than a tenth from what was seen", arguments: 1...20)
  func closeness(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var value = 0.0
    let values = (0..<400).map { _ in
      value += Double(random.next() % 2001) / 100 - 10
      return value
    }
    let points = CurveReader.points(CurveText.text(ofFrames: values))
    #expect(points.first?.time == 0 && points.last?.time == 399)
    for (frame, seen) in values.enumerated() {
      #expect(abs(CurveReader.value(of: points, at: frame) - seen) <= 0.1001, "frame \(frame), seed \(seed)")
    }
  }

  @Test("a straight line needs its ends alone, and what is not finite is left out")
  func simple() {
    #expect(CurveReader.points(CurveText.text(ofFrames: (0..<100).map { Double($0) * 3 })).count == 2)
    #expect(
      CurveText.text(ofFrames: [1, .infinity, 1])
        == CurveText.text([(time: 0, value: 10), (time: 2, value: 10)]))
    #expect(CurveText.text(ofFrames: []) == "")
  }
}

/// Reads what ``CurveText`` writes, by the definition of the code.
enum CurveReader {
  static func points(_ text: String) -> [(time: Int, value: Double)] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var (numbers, number, scale) = ([Int](), 0, 1)
    for letter in text {
      let bits = letters.firstIndex(of: letter) ?? 0
      number += (bits % 32) * scale
      scale *= 32
      guard bits < 32 else { continue }
      numbers.append(number % 2 == 0 ? number / 2 : -(number / 2))
      (number, scale) = (0, 1)
    }
    var (time, value) = (0, 0)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      time += numbers[index]
      value += numbers[index + 1]
      return (time, Double(value) / 10)
    }
  }

  static func value(of points: [(time: Int, value: Double)], at time: Int) -> Double {
    guard let next = points.firstIndex(where: { $0.time >= time }) else { return points.last?.value ?? 0 }
    guard next > 0, points[next].time > time else { return points[next].value }
    let (from, to) = (points[next - 1], points[next])
    return from.value + (to.value - from.value) * Double(time - from.time) / Double(to.time - from.time)
  }
}
