import Testing

@testable import TraceStorage

/// Whole messages about a corpus.
@Suite("Errors of corpora")
struct CorpusErrorTests {
  @Test("each problem is said in a line, with what to do")
  func messages() {
    let cases: [(CorpusProblem, String)] = [
      (
        .noCorpus,
        "not a packed corpus, in spite of its name; 'overscroll pack TRACE… -o FILE.ovc' makes one"
      ),
      (
        .version(7), "a packed corpus of version 7, but this program reads version 1; use a newer overscroll"
      ),
      (
        .cutOff(bytes: 90),
        "damaged: the index is missing at the end of its 90 bytes; copy it again, or pack the traces again"
      ),
      (
        .checksum(of: "the index", at: 64, bytes: 12),
        "damaged: the index (12 bytes from byte 64 on) does not match its checksum; copy the corpus again, or pack the traces again"
      ),
      (
        .impossible("a name is outside its index"),
        "damaged: a name is outside its index; copy the corpus again, or pack the traces again"
      ),
      (
        .noTrace(near: nil),
        "the corpus does not contain a trace of this name; 'overscroll unpack --list' lists them"
      ),
      (.noTrace(near: "pull"), "the corpus does not contain a trace of this name; did you mean 'pull'?"),
    ]
    for (problem, message) in cases {
      #expect(CorpusError(place: "a.ovc", problem: problem).description == "a.ovc: \(message)")
    }
  }
}
