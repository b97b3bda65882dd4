import CommandArguments
import CommandInputs
import FileAccess
import LabModule
import ReplayPages

/// `overscroll lab`: writes a web page of scroll views that a person drags.
package enum LabCommand {
  /// The name, options and help text of `overscroll lab`, and the function that runs it.
  package static let command = Command(
    name: "lab",
    summary:
      "Write a page to drag scroll views with your own finger: what each engine does, which fires, and why.",
    options: Options(),
    notes: [
      "The page is one file that any current browser opens from disk, also on a phone. It uses no network and sends nothing. It contains the replay of this program as WebAssembly: a take downloaded from it is a trace for which replay --why gives the reasons that the page showed.",
      "A take begins with the first touch and ends when all scroll views rest at the top again. The engines get the frames of a replay at 60 Hz; the drawing follows the finger without delay.",
      "A program built from source has no replay for the page until tools/build-lab has made it, which takes about five minutes, once; tools/overscroll then builds it in. --module gives a module from elsewhere.",
      "Drop or paste traces, takes, policies and bundles on the page to see them frame by frame under up to four scroll views, on the timeline of report --html.",
    ],
    examples: ["overscroll lab -o lab.html", "overscroll lab --force"],
    run: run)

  /// The options of `overscroll lab`.
  struct Options: OptionGroup {
    let output = Option<String>(
      "output", short: "o", "FILE", .output(), default: "lab.html", help: "write the page there"
    ).oftenUsed
    let module = Option<String?>(
      "module", "FILE", .path, defaultInWords: "the program's own",
      help: "the replay to put in, as tools/build-lab --packed makes it")
    let force = Option(flag: "force", help: "replace an existing file")
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard let module = try invocation.module.map(packedModule) ?? ownModule else {
      throw UserError(
        "this program was built without the lab's module; tools/build-lab makes it, once, in about five minutes, and tools/overscroll then builds it in; or give one with --module"
      )
    }
    let page = LabPage.html(module: module, tool: Program.version)
    try FileIO.write(Array(page.utf8), to: invocation.output, overwrite: invocation.force, readers: .everyone)
    if invocation.output != "-" {
      invocation.console.note("wrote \(invocation.output), \(page.utf8.count) bytes; open it in a browser")
    }
    return .done
  }

  /// The largest accepted module file (the compiled engines for the page), in bytes: thirty times the present size.
  private static let largest = 16_000_000

  /// The contents of a module file, which must be gzip in Base64 as the page embeds it.
  private static func packedModule(_ path: String) throws -> String {
    let letters = try FileIO.contents(of: path, limit: largest)
    let isPlain = letters.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
        true
      default: false
      }
    }
    guard isPlain, letters.starts(with: Array("H4sI".utf8)) else {
      throw UserError("\(path): no packed module; make one with tools/build-lab --packed")
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The module that is built into this program, as gzip in Base64; nil if it was built without one.
  private static var ownModule: String? {
    var count = 0
    guard let letters = lab_module(&count), count > 0 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: letters, count: count), as: UTF8.self)
  }
}
