import FileAccess
import Glibc
import TestSamples
import Testing

/// Who may read what the built program writes: files without personal data follow the umask, all others are their owner's alone.
@Suite("modes of outputs")
struct OutputModesTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace().text, to: "generated.trace")
    folder.write(
      DragTrace(millimetres: 15).text.replacing(
        #""origin":"synthetic","generator":"by hand","seed":1"#, with: #""origin":"recorded""#),
      to: "person.trace")
    // Rebuilt from the log of an app that a person used.
    folder.write(
      DragTrace(millimetres: 20).text.replacing(
        #""generator":"by hand","seed":1"#, with: #""from":{"file":"app.csv"}"#),
      to: "rebuilt.trace")
  }

  /// The permissions of a file.
  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return stat("\(folder.path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
  }

  /// Runs a line of the shell under a mask, which must end well.
  private func run(_ line: String, mask: String) {
    let ending = shell("umask \(mask) && set -e; \(line)", in: folder)
    #expect(ending.status == 0, "\(ending.messages)")
  }

  /// The calls that show a trace in a page or a picture; the files are their names.
  private static let shows = [
    "report --engine sv --html", "render --engine sv -o", "render --engine sv --at 100 -o",
    "simulate --model uikit --svg",
  ]

  @Test(
    "pages and pictures of generated gestures follow the umask", arguments: [("022", 0o644), ("077", 0o600)])
  func generated(mask: String, expected: Int) {
    for (index, call) in Self.shows.enumerated() {
      let name = "\(index).\(call.contains("html") ? "html" : "svg")"
      run("\"$OVERSCROLL\" \(call) \(name) generated.trace", mask: mask)
      #expect(mode(name) == mode_t(expected), "\(call)")
    }
    run(
      "\"$OVERSCROLL\" simulate --model uikit --script 'down; move 100 200; release' --svg script.svg",
      mask: mask)
    #expect(mode("script.svg") == mode_t(expected))
    run("\"$OVERSCROLL\" runners --save swipes", mask: mask)
    for path in (try? FileIO.files(under: folder.path + "/swipes")) ?? [] {
      #expect(mode("swipes/" + (path.split(separator: "/").last ?? "")) == mode_t(expected), "\(path)")
    }
  }

  @Test("where one gesture is a person's, a page or a picture is the owner's alone, whatever the umask")
  func personal() {
    for trace in ["person.trace", "rebuilt.trace"] {
      for (index, call) in Self.shows.enumerated() {
        let name = "\(trace)-\(index).\(call.contains("html") ? "html" : "svg")"
        run("\"$OVERSCROLL\" \(call) \(name) \(trace)", mask: "022")
        #expect(mode(name) == 0o600, "\(call) \(trace)")
      }
    }
    run("\"$OVERSCROLL\" report --engine sv --html both.html generated.trace person.trace", mask: "022")
    #expect(mode("both.html") == 0o600)
  }

  @Test("charts of percentages follow the umask, and rows and reports with names do not")
  func charts() {
    run(
      """
      "$OVERSCROLL" report --engine sv --svg chart.svg --csv report.csv person.trace
      "$OVERSCROLL" sweep --engine sv --svg sweep.svg --csv sweep.csv person.trace
      """, mask: "022")
    #expect(mode("chart.svg") == 0o644 && mode("sweep.svg") == 0o644)
    #expect(mode("report.csv") == 0o600 && mode("sweep.csv") == 0o600)
  }

  @Test("a page that replaces another keeps that one's mode")
  func kept() {
    run("\"$OVERSCROLL\" report --engine sv --html a.html generated.trace", mask: "077")
    run("\"$OVERSCROLL\" report --engine sv --html a.html --force generated.trace", mask: "022")
    #expect(mode("a.html") == 0o600)
  }
}
