import GestureTraces
import ScrollPhysics
import TextFormats
import Testing

@testable import TraceReplay

@Suite("Nanoseconds")
struct NanosecondsTests {
  @Test("a time is rounded to the nearest nanosecond")
  func byHand() {
    #expect(Nanoseconds.rounded(1.0 / 3) == 0.333333333)
    #expect(Nanoseconds.milliseconds(1.0 / 3) == 333.333333)
    #expect(Nanoseconds.seconds(333.333333) == 0.333333333)
    #expect(Nanoseconds.milliseconds(0) == 0 && Nanoseconds.seconds(0) == 0)
    #expect(Nanoseconds.rounded(-0.0000000016) == -0.000000002)
  }

  @Test(
    "milliseconds written and read again are the same time, for days as for nanoseconds, and to the digit")
  func roundTrip() throws {
    var random = SeededRandom(seed: 15)
    for _ in 0..<50_000 {
      // From nanoseconds to the day that a trace may last, evenly in the logarithm; either sign, for differences.
      let exponent = random.nextEven(-9, 4.93)
      let size = ScrollPhysics.Elementary.pow(10, exponent)
      let time = Nanoseconds.rounded(random.nextUnit() < 0.5 ? size : -size)
      let milliseconds = Nanoseconds.milliseconds(time)
      #expect(Nanoseconds.seconds(milliseconds) == time, "\(time)")
      #expect(
        Nanoseconds.rounded(time) == time
          && Nanoseconds.milliseconds(Nanoseconds.seconds(milliseconds)) == milliseconds, "\(time)")
      let read = try #require(try JSONReader.value(of: Array(JSONWriter.text(of: milliseconds).utf8)).double)
      #expect(read == milliseconds, "\(time)")
    }
  }

  @Test("every time of a result is rounded, and nothing else changes")
  func results() {
    let third = 1.0 / 3
    var result = ReplayResult()
    for figure in ReplayFigure.all { figure.set(&result, figure.isTime ? third : 2) }
    result.crossings = [third]
    result.findings = [ReplayFinding(.offsetJump, at: third, gesture: 1, size: third, cause: .scroll)]
    result.states = [StateEntry(time: third, name: "idle")]
    (result.margin, result.offsetJump, result.velocityJump) = (third, third, .infinity)
    let rounded = result.inNanoseconds
    let times =
      ReplayFigure.all.filter { $0.isTime && $0.get(result) == third }.map { $0.get(rounded) } + [
        rounded.crossings.first, rounded.findings.first?.time, rounded.states.first?.time,
      ]
    #expect(times.count == 20 && times.allSatisfy { $0 == 0.333333333 })
    #expect(rounded.margin == third && rounded.offsetJump == third && rounded.velocityJump == .infinity)
    #expect(rounded.findings.first?.size == third && rounded.findings.first?.cause == .scroll)
    #expect(rounded.inNanoseconds == rounded)
  }
}
