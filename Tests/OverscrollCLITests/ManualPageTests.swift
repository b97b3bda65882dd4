import CommandArguments
import Testing

@testable import CommandInputs
@testable import OverscrollCLI
import TestSamples

@Suite("Manual pages")
struct ManualPageTests {
  @Test("a page says name, synopsis, every option with its default, notes and examples, in roff")
  func page() {
    let page = ManualPage(of: SampleCommand.command, version: "overscroll 1")
    #expect(page.fileName == "overscroll-sample.1")
    #expect(
      page.text == #"""
        .TH OVERSCROLL\-SAMPLE 1 "" "overscroll 1" "User Commands"
        .SH NAME
        overscroll\-sample \- try every kind of option
        .SH SYNOPSIS
        \fBoverscroll sample\fR [options] TRACE\&...
        .SH DESCRIPTION
        Try every kind of option.
        .PP
        A paragraph.
        .SH OPTIONS
        .TP
        \fB\-o\fR, \fB\-\-output\fR \fIFILE\fR
        write there.
        .TP
        \fB\-\-rate\fR \fIHZ\fR
        frames a second (default 60).
        .TP
        \fB\-\-count\fR \fIN\fR
        how many.
        .TP
        \fB\-\-offset\fR \fIPT\fR
        where it starts (default 0).
        .TP
        \fB\-m\fR, \fB\-\-model\fR \fINAME\fR
        physics to run, one of the names that another command lists, as often as one likes (default: every model; may be repeated).
        .TP
        \fB\-q\fR, \fB\-\-quiet\fR
        say less.
        .TP
        \fB\-v\fR, \fB\-\-verbose\fR
        say more.
        .TP
        \fB\-\-no\-raw\fR
        leave raw contacts out.
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        \fB\-h\fR prints the most used options, \fB\-\-help\fR all of them.
        .SH EXAMPLES
        .nf
        overscroll sample a
        overscroll sample \-\-quiet b
        .fi
        .SH SEE ALSO
        \fBoverscroll\fR(1), for the exit status and the environment.

        """#)
  }

  @Test("every page is ASCII, and no line but a request begins with a full stop")
  func ascii() {
    let pages = CommandTable.all.map { ManualPage(of: $0, version: Program.version) }
    for page in pages {
      #expect(page.text.utf8.allSatisfy { $0 < 0x80 })
      for line in page.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
        #expect([".TH ", ".SH ", ".PP", ".TP", ".nf", ".fi"].contains { line.hasPrefix($0) }, "\(line)")
      }
    }
  }

  @Test("man -o writes every page into a folder that it makes, and replaces none without --force")
  func folder() {
    let folder = TemporaryFolder()
    #expect(overscroll(["man", "-o", "man1"], in: folder).status == 0)
    for command in CommandTable.all {
      #expect(
        folder.text(of: "man1/overscroll-\(command.name).1") == overscroll("man", command.name).output)
    }
    #expect(folder.text(of: "man1/overscroll.1") == overscroll("man").output)
    let again = overscroll(["man", "-o", "man1"], in: folder)
    #expect(again.status == 2 && again.messages.contains("exists already"))
    #expect(overscroll(["man", "-o", "man1", "--force"], in: folder).status == 0)
  }

  @Test("a page that is none brings the nearest command")
  func unknown() {
    #expect(overscroll("man", "repaly").messages.contains("did you mean 'replay'?"))
  }
}
