import Testing
import TraceReplay

/// Whole messages about a script, and its limits at their borders.
@Suite("Errors of finger scripts")
struct FingerScriptErrorTests {
  /// The steps' number, or the error.
  private func outcome(_ script: String) -> String {
    do throws(FingerScriptError) { return "\(try FingerScript(script).steps.count) steps" } catch {
      return error.description
    }
  }

  @Test(
    "each mistake is said in a line, with its column and what to write",
    arguments: [
      ("", "column 1: the script is empty; write for example 'down; move 200 400; release'"),
      ("down; ; release", "column 7: there is not a step before this ';'; remove it, or write one"),
      ("mov 1 2", "column 1: no step 'mov'; write down, move, hold, release, cancel, wait"),
      ("down; move 2", "column 7: 'move' lacks a number; write 'move PT MS'"),
      ("down; hold", "column 7: 'hold' lacks a number; write 'hold MS'"),
      ("wait; down", "column 1: 'wait' lacks a number; write 'wait MS'"),
      (
        "down 5",
        "column 6: '5' is one word too many after 'down'; write 'down', and ';' before the next step"
      ),
      (
        "down; release now",
        "column 15: 'now' is one word too many after 'release'; write 'release', and ';' before the next step"
      ),
      ("down; move x 2", "column 12: 'x' is not a number; give a plain one, in points"),
      ("down; hold x", "column 12: 'x' is not a time; give milliseconds, or a unit as in 250ms or 2s"),
      (
        "down; move 1000001 2",
        "column 12: 1000001 pt is too far; stay within 1000000 pt of where the finger came down"
      ),
      ("down; hold -1", "column 12: -1 is a time below 0; give 0 or more"),
      ("down; move 2 0", "column 14: a move needs time, and 0 is too short; give 0.001 ms or more"),
      ("down; hold 600001", "column 12: here the script becomes longer than 600 s; make it shorter"),
      ("down; down", "column 7: the finger is down already; write 'release' before it comes down again"),
      ("hold 5", "column 1: 'hold' needs a finger that is down; write 'down' before it"),
      (
        "down; wait 5",
        "column 7: a finger is down; write 'hold' to keep it in place, or 'release' before the 'wait'"
      ),
      ("wait 5", "column 1: the finger never comes down; write 'down' first"),
    ])
  func messages(_ script: String, _ message: String) { #expect(outcome(script) == message) }

  @Test("the last values that are accepted")
  func borders() {
    #expect(outcome("down; move 1000000 1; move -1000000 1; move 1e6 0.001") == "4 steps")
    #expect(outcome("down; move -1000000.5 1").hasSuffix("pt of where the finger came down"))
    #expect(outcome("down; hold 0; move 1 0.0005; release; wait 0") == "5 steps")
    #expect(outcome("down; move 1 0.0004").hasSuffix("is too short; give 0.001 ms or more"))
    // 600 s in all, of moves, holds and waits.
    #expect(outcome("wait 100s; down; hold 200s; move 5 300s; release") == "5 steps")
    #expect(
      outcome("wait 100s; down; hold 200s; move 5 300s; release; wait 0.001").hasSuffix(
        "here the script becomes longer than 600 s; make it shorter"))
    #expect(outcome("down; hold 600000") == "2 steps")
    #expect(outcome("down; hold 600000.001").contains("longer than 600 s"))
  }

  @Test("a word of thirty characters is shown, of a longer one the first thirty")
  func longWords() {
    let word = String(repeating: "x", count: 30)
    let rest = "; write down, move, hold, release, cancel, wait"
    #expect(outcome(word) == "column 1: no step '\(word)'\(rest)")
    #expect(outcome(word + "y") == "column 1: no step '\(word)…'\(rest)")
  }

  @Test("the seconds in which a script moves are those of its moves alone")
  func seconds() throws {
    let script = try FingerScript("wait 5s; down; move 1 250; hold 900; move 2 1.5s; release")
    #expect(abs(script.secondsOfMoving - 1.75) < 1e-12)
  }
}
