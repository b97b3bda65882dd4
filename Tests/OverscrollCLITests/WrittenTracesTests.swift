import FileAccess
import TestSamples
import Testing

/// The `next:` lines of import and record, and the advice about touchpads that scroll the other way.
@Suite("Written traces")
struct WrittenTracesTests {
  private let folder = TemporaryFolder()

  /// A touchpad's fingers that move by `step` scroll units thirty times.
  private func write(step: Double, to name: String) {
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchpad"},"source":{"origin":"synthetic"}}"#
    ]
    for index in 0..<30 {
      lines.append(
        #"{"type":"scroll","t":\#(100_000 + index * 10_000),"axis_source":"finger","dy":\#(step)}"#)
    }
    lines.append(#"{"type":"stop","t":400000}"#)
    lines.append(#"{"type":"end","t":400000,"events":31}"#)
    folder.write(lines.joined(separator: "\n") + "\n", to: name)
  }

  @Test("a person is told what to run next after an import, as lines that run as they are")
  func next() {
    folder.write("time_ms,x,y\n0,1,1\n10,1,50\n20,1,90\n", to: "with space.csv")
    _ = shell(
      "script -qefc '$OVERSCROLL import --unit pt \"with space.csv\" -o .' screen </dev/null >/dev/null",
      in: folder)
    let screen = (folder.text(of: "screen") ?? "").replacing("\r\n", with: "\n")
    let lines = screen.split(separator: "\n").filter { $0.contains("overscroll ") && !$0.hasPrefix("Script") }
    #expect(
      lines.first?.hasPrefix("next: overscroll replay --why './with space.csv.trace'") == true, "\(screen)")
    guard let command = lines.first?.dropFirst("next: overscroll ".count) else { return }
    let call = command.split(separator: "  ").first.map(String.init) ?? ""
    #expect(shell("$OVERSCROLL \(call)", in: folder).status == 0, "\(call)")
  }

  @Test("a touchpad that scrolls the other way is named, with the option that inverts it")
  func upward() {
    write(step: -2, to: "up.trace")
    write(step: 2, to: "down.trace")
    let advice = "he finger moved up by 60 pt; use --traditional to invert"
    func words(_ call: String...) -> String {
      overscroll(call, in: folder).output.split { " \n".contains($0) }.joined(separator: " ")
    }
    #expect(words("replay", "--why", "--engine", "mj", "up.trace").contains("T\(advice)."))
    #expect(words("inspect", "up.trace").contains(advice))
    #expect(!words("inspect", "down.trace").contains("--traditional"))
    // What is given already cannot be advised.
    let undo = "60 pt; --traditional inverts it; remove that option if the touchpad scrolls naturally"
    #expect(
      words("replay", "--why", "--engine", "mj", "--traditional", "down.trace").contains("up by \(undo)."))
    #expect(words("inspect", "--traditional", "down.trace").contains("up by \(undo)"))
    #expect(!words("replay", "--why", "--engine", "mj", "--traditional", "up.trace").contains("moved up"))
  }
}
