import TextFormats
import Testing
import TraceReplay

@testable import ReplayExperiments

@Suite("Uneven frames as a text")
struct FramesTextTests {
  private func message(_ text: String) -> String? {
    do throws(ValueFault) {
      _ = try FramesText.read(text)
      return nil
    } catch { return error.words }
  }

  @Test("each name sets its own value, up to its limit, and the text of it names it again")
  func values() throws {
    let all: [(String, (inout FrameTiming) -> Void, String?)] = [
      ("phase=0", { _ in }, nil), ("phase=0.999", { $0.phase = 0.999 }, "phase=0.999"),
      ("drop=0.9", { $0.dropped = 0.9 }, "drop=0.9,seed=1"),
      ("late=0.95,seed=7", { ($0.late, $0.seed) = (0.95, 7) }, "late=0.95,seed=7"),
      ("updates=60", { $0.updateDelay = 60 }, "updates=60"),
      ("updates=1", { $0.updateDelay = 1 }, "updates=1"),
      // Without anything random a seed says nothing.
      ("seed=0,phase=0.5", { ($0.phase, $0.seed) = (0.5, 0) }, "phase=0.5"),
      (
        "seed=9223372036854775807,updates=2,late=0.25,drop=0.5,phase=0.125",
        { ($0.phase, $0.dropped, $0.late, $0.updateDelay, $0.seed) = (0.125, 0.5, 0.25, 2, UInt64(Int.max)) },
        "phase=0.125,drop=0.5,late=0.25,updates=2,seed=9223372036854775807"
      ),
    ]
    for (text, change, words) in all {
      var timing = FrameTiming()
      change(&timing)
      #expect(try FramesText.read(text) == timing, "\(text)")
      #expect(FramesText.text(of: timing) == words, "\(text)")
    }
  }

  @Test(
    "what is none says what would be",
    arguments: [
      ("phase=1", "phase: 1 is out of range; give a number from 0 to 0.999"),
      ("drop=0.901", "drop: 0.901 is out of range; give a number from 0 to 0.9"),
      ("late=0.951", "late: 0.951 is out of range; give a number from 0 to 0.95"),
      ("updates=61", "updates: 61 is out of range; give a whole number from 0 to 60"),
      ("updates=1.5", "updates: '1.5' is not a whole number; give one from 0 to 60"),
      ("drop=-0.1", "drop: -0.1 is out of range; give a number from 0 to 0.9"),
      ("drop=a", "drop: 'a' is not a number; give one from 0 to 0.9"),
      ("drop=0.1,drop=0.1", "drop is given twice; give it once"),
      ("dorp=1", "'dorp' is not an option of frames; did you mean 'drop'?"),
      (
        "xyzzy=1",
        "'xyzzy' is not an option of frames; give phase=SHARE, drop=SHARE, late=SHARE, updates=N, seed=N, with commas"
      ),
      (
        "drop=0.1,",
        "'' is not NAME=VALUE; give phase=SHARE, drop=SHARE, late=SHARE, updates=N, seed=N, with commas"
      ),
      (
        "drop=0.1=2",
        "'drop=0.1=2' is not NAME=VALUE; give phase=SHARE, drop=SHARE, late=SHARE, updates=N, seed=N, with commas"
      ),
    ])
  func faults(_ text: String, _ words: String) { #expect(message(text) == words) }
}
