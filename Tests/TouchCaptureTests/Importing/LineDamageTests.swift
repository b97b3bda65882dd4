import GestureTraces
import Testing

@testable import TouchCapture

struct LineDamageTests {
  private static let error = CaptureError.format(file: "f", line: 3, message: "no number")

  private func damage(_ lines: [Int]) -> LineDamage {
    var damage = LineDamage()
    for line in lines { damage.note(line, Self.error) }
    return damage
  }

  @Test("one damaged line in ten is left out, and the grade names the first")
  func few() throws {
    #expect(throws: Never.self) { try damage([3, 9]).check(whole: 20, end: 22) }
    let grade = try #require(damage([3, 9]).grade())
    #expect(grade.letter == .c)
    #expect(grade.reasons == ["2 damaged lines left out, the first at line 3"])
    #expect(damage([3]).grade()?.reasons == ["1 damaged line left out, at line 3"])
  }

  @Test("more of them are another format: the error of the first")
  func many() {
    #expect(throws: Self.error) { try damage([3, 9]).check(whole: 19, end: 21) }
  }

  @Test("the last line alone may be cut, however short the text is")
  func last() {
    #expect(throws: Never.self) { try damage([3]).check(whole: 2, end: 3) }
    #expect(throws: Self.error) { try damage([3]).check(whole: 2, end: 4) }
    #expect(throws: Self.error) { try damage([3]).check(whole: 1, end: 3) }
  }

  @Test("no damage is no grade")
  func none() { #expect(LineDamage().grade() == nil) }
}
