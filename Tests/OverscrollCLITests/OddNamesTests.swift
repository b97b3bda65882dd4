import Glibc
import TestSamples
import TextFormats
import Testing

/// Names of files, people and devices that would steer what shows them, through the whole program.
@Suite("Odd names")
struct OddNamesTests {
  private let folder = TemporaryFolder()

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  // docs.github.com, "Workflow commands": a runner obeys a line that begins with them.
  @Test("a file that is called like a command of a CI log begins no line of any output")
  func commands() {
    let name = "::error::x.trace"
    folder.write(DragTrace().text, to: name)
    folder.write("{}\n", to: "::warning::y.trace")
    for words in [
      ["replay", "--full"], ["replay", "--csv"], ["replay", "--json"], ["report", "--full"], ["inspect"],
      ["label"], ["stress", "--csv", "--condition", "drop-20"], ["bundle"], ["report", "--markdown", "-"],
      ["export", "--as", "csv"], ["label", "--suggest"],
    ] {
      let ending = overscroll(words + [name, "::warning::y.trace"], in: folder)
      for line in (ending.output + ending.messages).split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(words): \(line)")
      }
    }
  }

  @Test("no mark that turns the direction of writing, nor a line separator, is in any result")
  func directions() throws {
    let marks = ["\u{202E}", "\u{2066}", "\u{200F}", "\u{061C}", "\u{2028}", "\u{2029}"]
    let name = "a" + marks.joined() + "b"
    folder.write(DragTrace(header: #","subject":"\#(name)","note":"\#(name)""#).text, to: "a.trace")
    for words in [
      ["replay", "--full"], ["replay", "--csv"], ["replay", "--json"], ["report", "--csv", "-"],
      ["report", "--full"],
      ["report", "--markdown", "-"], ["report", "--html", "-"], ["inspect", "--json"],
      ["inspect", "--devices", "--csv"],
    ] {
      let output = overscroll(words + ["a.trace"], in: folder).output
      #expect(!output.isEmpty && !marks.contains(where: output.contains), "\(words)")
    }
    folder.write(DragTrace().text, to: "b\u{202E}.trace")
    let refused = run("replay", "b\u{202E}.trace")
    #expect(refused.status == 2 && refused.messages.hasPrefix("error: b\\u202E.trace: a control character"))
  }

  @Test("a person and a path that a spreadsheet would run stand in CSV as text, and are read back")
  func formulas() {
    folder.write(DragTrace(header: #","subject":"=HYPERLINK(1)""#).text, to: "@a.trace")
    let table = run("replay", "--csv", "--engine", "sv", "@a.trace").output
    #expect(table.contains(",'@a.trace,") && table.contains(",'=HYPERLINK(1),"))
    // Margins are numbers, also those below zero.
    folder.write(DragTrace(millimetres: 12).text, to: "c.trace")
    let numbers = run("replay", "--csv", "--engine", "sv", "c.trace").output
    #expect(numbers.contains(/,-[0-9.]+,/) && !numbers.contains("'-"))
    folder.write(table, to: "labels.csv")
    let labelled = run("label", "--again", "--from", "labels.csv", "@a.trace")
    #expect(labelled.status == 0, "\(labelled.messages)")
  }

  @Test("a result has no name that would break the lines it is told in, whatever kind of result")
  func outputs() {
    folder.write(DragTrace().text, to: "a.trace")
    for words in [
      ["bundle", "--engine", "sv", "-o"], ["report", "--csv"], ["replay", "--curve"], ["scrub", "-o"],
      ["export", "--as", "csv", "-o"], ["pack", "-o"], ["report", "--partial"],
    ] {
      let ending = words == ["pack", "-o"] ? ".ovc" : ".csv"
      for name in ["x\u{1B}[2J\n", "x\u{202E}", "in\r/x"].map({ $0 + ending }) {
        let ending = overscroll(words + [name, "a.trace"], in: folder)
        #expect(
          ending.status == 2 && ending.output.isEmpty
            && ending.messages.contains("a control character in a file's name would break tables and logs"),
          "\(words)")
      }
    }
    #expect(shell("ls", in: folder).output == "a.trace\n")
    let bundle = run("bundle", "--engine", "sv", "-o", "-", "a.trace").output
    folder.write(bundle, to: "b\n.txt")
    for words in [["--run"], ["--run", "--json"]] {
      let ending = overscroll(["bundle"] + words + ["b\n.txt"], in: folder)
      #expect(
        ending.status == 2 && ending.output.isEmpty && ending.messages.hasSuffix("; rename the file\n"))
    }
  }

  // dev.azure.com, "Logging commands": a runner obeys one anywhere in a line.
  @Test("a person who is called like a command of a log is in no line of it, and comes back from CSV")
  func commandsInCells() throws {
    folder.write(DragTrace(header: ###","subject":"##vso[task.x]\\u0023""###).text, to: "a.trace")
    let output = run("replay", "--csv", "--engine", "sv", "a.trace").output
    #expect(!output.contains("##vso["))
    let lines = output.split(separator: "\n").map { CSVLine(Array($0.utf8)[...], keepsSpaces: true) }
    let column = try #require(lines[0].cells.firstIndex { $0.text == "subject" })
    #expect(lines[1].cells[column].text == #"##vso[task.x]\u0023"#)
  }

  @Test("an argument as long as a file is not repeated whole")
  func longArguments() {
    let long = String(repeating: "x", count: 5000)
    for words in [
      [long], ["replay", "--rate", long, "a.trace"], ["replay", "--\(long)", "a.trace"], ["replay", long],
      ["replay", "--engine", long, "a.trace"], ["replay", "--intent", long], ["help", long],
      ["record", "--duration", long],
      ["simulate", "--script", long], ["report", "--baseline", long, "a.trace"],
    ] {
      let ending = overscroll(words, in: folder)
      #expect(
        ending.status == 2 && ending.messages.count < 2100 && !ending.messages.contains(long), "\(words[0])")
    }
  }
}
