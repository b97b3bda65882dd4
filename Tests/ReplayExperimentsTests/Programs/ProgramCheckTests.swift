import ExternalEngines
import Testing

@testable import ReplayExperiments

@Suite("Whether a program does the same twice")
struct ProgramCheckTests {
  private static func script(_ body: String) -> String {
    #"read line; echo '{"protocol":"overscroll-engine/1","name":"mine","like":"sv","deadline_ms":60000}'; "#
      + body
  }

  @Test("one without a memory does")
  func same() throws {
    let check = try ProgramCheck(of: ExternalEngine(Self.script("while read line; do echo '{}'; done")))
    #expect(check.differs == nil)
    #expect(check.events > 12 * check.gestures)
  }

  @Test("one that counts its replays does not, and the gesture is named")
  func different() throws {
    let check = try ProgramCheck(
      of: ExternalEngine(
        Self.script(
          #"n=0; while read line; do case "$line" in *'"start"'*) n=$((n+1)); echo '{}';; *) echo "{\"pull_pt\":$n}";; esac; done"#
        )))
    #expect(check.differs == "a pull")
  }
}
