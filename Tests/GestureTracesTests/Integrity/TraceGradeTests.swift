import GestureTraces
import Testing

@Suite("Grades")
struct TraceGradeTests {
  @Test("the worst letter counts, every reason is told, and each once")
  func worst() {
    var grade = TraceGrade()
    #expect(grade.letter == .a && grade.reasons.isEmpty)
    grade.find(.d, "one")
    grade.find(.b, "two")
    grade.find(.b, "two")
    #expect(grade.letter == .d && grade.reasons == ["one", "two"])
  }

  @Test("letters are in order from good to bad")
  func order() {
    #expect(TraceGrade.Letter.allCases == TraceGrade.Letter.allCases.sorted())
    #expect(TraceGrade.Letter.allCases.map(\.rawValue) == ["A", "B", "C", "D", "F"])
  }

  @Test("two grades together have the worse letter and the reasons of both, in either order")
  func joined() {
    let (left, right) = (TraceGrade(.c, "one"), TraceGrade(.b, "two"))
    #expect(left.joined(with: right).letter == .c && right.joined(with: left).letter == .c)
    #expect(left.joined(with: right).reasons == ["one", "two"])
    #expect(left.joined(with: left) == left)
    #expect(TraceGrade().joined(with: TraceGrade()) == TraceGrade())
  }

  @Test("an end line carries letter and reasons")
  func end() {
    let end = TraceEnd(timeMicroseconds: 5, events: 1, grade: TraceGrade(.b, "one"))
    #expect(end.grade == "B" && end.reasons == ["one"] && end.events == 1 && end.timeMicroseconds == 5)
  }
}
