import CommandArguments
import FileAccess
import LabModule
import ReplayPages

/// `overscroll lab`.
enum LabCommand {
  /// The command's description.
  static let command = Command(
    name: "lab",
    summary:
      "Write a page to drag lists in with your own finger: what each engine does, who fires, and why.",
    options: Options(),
    notes: [
      "The page is one file that any browser of today opens from disk, on a phone as well; it asks nothing of a network, and nothing leaves it. The replay in it is this program's, as WebAssembly: a take that is downloaded from it is a trace, of which replay --why says what the page said.",
      "A take begins with the first touch and ends when all lists rest at the top again. The engines see the frames of a replay at 60 Hz; what is drawn is up to date with the finger.",
    ],
    examples: ["overscroll lab -o lab.html", "overscroll lab --force"],
    run: run)

  /// The command's options.
  struct Options: OptionGroup {
    let output = Option<String>(
      "output", short: "o", "FILE", .output(), default: "lab.html", help: "write the page there"
    ).oftenUsed
    let force = Option(flag: "force", help: "replace an existing file")
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard let module else {
      throw UserError(
        "this program was built without the lab's module; build it with tools/overscroll, which has it made")
    }
    let page = LabPage.html(module: module, tool: Program.version)
    try FileIO.write(Array(page.utf8), to: invocation.output, overwrite: invocation.force)
    if invocation.output != "-" {
      invocation.console.note("wrote \(invocation.output), \(page.utf8.count) bytes; open it in a browser")
    }
    return .done
  }

  /// The module as the page holds it; nil in a program without one.
  private static var module: String? {
    var count = 0
    guard let letters = lab_module(&count), count > 0 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: letters, count: count), as: UTF8.self)
  }
}
