import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Grades")
struct TraceGradeTests {
  private func grade(_ contents: [TakeContent]) -> TraceGrade {
    var integrity = TakeIntegrity()
    for content in contents {
      switch content {
      case .input(let input): integrity.follow(input)
      case .gap(let gap): integrity.follow(gap)
      }
    }
    return TraceGrade(integrity, count: contents.count)
  }

  @Test("a whole take is an A, one without events an F")
  func ends() {
    #expect(grade([.input(.down(slot: 0, x: 0, y: 0)), .input(.up(slot: 0))]).letter == "A")
    #expect(grade([]).reasons == ["no events"])
  }

  @Test("what is still going on at the end is a missing lift")
  func unfinished() {
    let scroll = InputEvent.Content.scroll(TraceScroll(source: .finger, dy: 1))
    for content in [scroll, .down(slot: 1, x: 0, y: 0), .hold(fingers: 2)] {
      let grade = grade([.input(content)])
      #expect(grade.letter == "B" && grade.reasons == ["no lift at the end"])
    }
    // Of wheels and sticks libinput promises no stop.
    #expect(grade([.input(.scroll(TraceScroll(source: .wheel, dy: 1)))]).letter == "A")
  }

  @Test("the worst counts and every reason is told")
  func worst() {
    let grade = grade([.gap(.dropped), .gap(.dropped), .input(.up(slot: 3)), .gap(.unplugged)])
    #expect(grade.letter == "D")
    #expect(grade.reasons == ["events dropped 2 times", "unplugged", "a contact was down before the start"])
  }
}
