import Glibc
import TestSamples
import Testing

@Suite("report --html")
struct HTMLOutputTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write(DragTrace().text, to: "a.trace")
    folder.write(DragTrace(millimetres: 15, intent: "scroll").text, to: "b.trace")
    return folder
  }

  private func text(of name: String, in folder: TemporaryFolder) -> String {
    shell("cat \(name)", in: folder).output
  }

  @Test("a page is written and named, the same for any number of threads, in place of tables")
  func page() {
    let folder = folder()
    let words = ["report", "--engine", "pullview", "--engine", "mrefresh"]
    let one = overscroll(words + ["--jobs", "1", "--html", "one.html", "a.trace", "b.trace"], in: folder)
    let three = overscroll(words + ["--jobs", "3", "--html", "three.html", "a.trace", "b.trace"], in: folder)
    #expect(one.status == 0 && three.status == 0 && one.output.contains("\nOpen one.html in a browser.\n"))
    #expect(one.output == three.output.replacing("three.html", with: "one.html"))
    #expect(
      one.output.hasPrefix("2 engines were judged on 2 synthetic gestures") && !one.output.contains("missed"))
    let page = text(of: "one.html", in: folder)
    #expect(page.hasPrefix("<!doctype html>\n") && page.hasSuffix("</html>\n"))
    #expect(page == text(of: "three.html", in: folder))
    // 25 mm fire pullview, 15 mm do not (ReportCommandTests): one TP, one TN.
    #expect(
      page.contains(#""path":"a.trace","origin":"#) && page.contains(#""gestures":[{"intent":"pull""#)
        && page.contains("<title>overscroll report: a.trace, b.trace"))
  }

  @Test("a page that is there stays as it was without --force, and the work is not begun")
  func overwriting() {
    let folder = folder()
    folder.write("mine", to: "page.html")
    let refused = overscroll(["report", "--html", "page.html", "a.trace"], in: folder)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(
      refused.messages
        == "error: page.html: exists already; choose another name, or give --force to replace it\n")
    #expect(text(of: "page.html", in: folder) == "mine")
    let forced = overscroll(
      ["report", "--engine", "sv", "--force", "--html", "page.html", "a.trace"], in: folder)
    #expect(forced.status == 0 && text(of: "page.html", in: folder).hasPrefix("<!doctype html>"))
  }

  @Test("- puts the page on stdout in place of the table; two things do not fit there")
  func stdout() {
    let folder = folder()
    let page = overscroll(["report", "--engine", "sv", "--html", "-", "a.trace"], in: folder)
    #expect(page.status == 0 && page.messages.isEmpty)
    #expect(page.output.hasPrefix("<!doctype html>") && page.output.hasSuffix("</html>\n"))
    let both = overscroll(["report", "--html", "-", "--json", "a.trace"], in: folder)
    #expect(both.status == 2 && both.messages.contains("both write to stdout"))
  }

  @Test("a folder that is not there is one line and status 2")
  func unwritable() {
    let folder = folder()
    let ending = overscroll(["report", "--engine", "sv", "--html", "none/page.html", "a.trace"], in: folder)
    #expect(ending.status == 2 && ending.messages.split(separator: "\n").count == 1)
    #expect(ending.messages.hasPrefix("error: none/page.html: "))
  }

  @Test("a run of more frames than can be drawn keeps its figures and says so")
  func long() {
    let folder = folder()
    let ending = overscroll(
      ["report", "--engine", "sv", "--rate", "10000", "--work", "5000", "--html", "page.html", "a.trace"],
      in: folder)
    #expect(ending.status == 0)
    let page = text(of: "page.html", in: folder)
    #expect(
      page.contains(#""paths":[null]"#) && page.contains(#""trigger":"#) && !page.contains(#""pull":""#))
  }
}
