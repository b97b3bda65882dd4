import CommandArguments
import CommandInputs
import FileAccess
import ReplayReport
import TextFormats

/// `overscroll scrub FILE… -o DEST`: removes personal data from traces, rows and bundles.
package enum ScrubCommand {
  /// The name, options and help text of `overscroll scrub`, and the function that runs it.
  package static let command = Command(
    name: "scrub",
    summary: "Remove personal data from traces, rows and bundles, to share them.",
    positionals: .some("FILE", .files),
    options: Options(),
    notes: [
      "FILE is a trace, a folder of traces, a packed corpus, rows of 'replay' (--json or --csv), or a bundle, recognised by its content. It is not changed. For one file DEST is a file, - is stdout; for several it is a folder, or FILE.ovc for traces.",
      "Subject and device get pseudonyms: in one call the same person or device has the same one everywhere, in rows and in traces. They are made with a random key (HMAC-SHA-256) that is not kept, so names cannot be guessed and compared; with --key FILE later calls give the same pseudonyms to the same names, and FILE must be kept as secret as the names. Files of traces, paths and hashes in rows get pseudonyms too. Removed are note, start time, bus, vendor and product of the device, the file it was imported from, the message around a bundle, and every key this program does not know.",
      "Kept are the finger's motion and its times, which might identify a person, the size of the device, intents, labels, versions of programs, and figures of rows. PersonalData.md has the whole list.",
    ],
    examples: [
      "overscroll scrub a.trace -o scrubbed.trace", "overscroll scrub traces -o scrubbed.ovc",
    ],
    run: run)

  /// The options of `overscroll scrub`.
  struct Options: OptionGroup {
    let output = ScrubCommand.output
    let key = ScrubCommand.key
    let remove = ScrubCommand.remove
    let keepDevice = ScrubCommand.keepDevice
    let keepNames = ScrubCommand.keepNames
    let force = Option(flag: "force", help: "replace existing files, never one that is read")

    var rules: [OptionRule] {
      [
        .one(
          of: [remove.any, keepDevice.any],
          saying: "--remove removes the device and --keep-device keeps it; give one")
      ]
    }
  }

  private static let output = Option<String?>(
    "output", short: "o", "DEST", .outputFileOrFolder, help: "output file or folder"
  ).oftenUsed
  private static let key = Option<String?>(
    "key", "FILE", .path, defaultInWords: "random",
    help: "the key of the pseudonyms: a file of 16 to 4096 bytes"
  ).oftenUsed
  private static let remove = Option(
    flag: "remove", help: "remove subject and device, without pseudonyms"
  ).oftenUsed
  private static let keepDevice = Option(
    flag: "keep-device", help: "keep name, bus, vendor and product of the device")
  private static let keepNames = Option(
    flag: "keep-names",
    help: "keep the paths of traces below the given folder; rows with other paths are refused")

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard let output = invocation.output else {
      throw invocation.mistake("the output is missing; give -o FILE, -o DIR or -o FILE.ovc")
    }
    var choice = Scrubber.Choice()
    choice.keepsDevice = invocation.keepDevice
    if invocation.keepNames { choice.keptName = keptName(below: invocation.positionals) }
    choice.removes = invocation.remove
    let scrubber = Scrubber(choice, try pseudonyms(invocation))
    let traces = try TraceFiles.locations(invocation.positionals, warn: invocation.console.warn)
    let target = try ScrubTarget(
      output, count: traces.count, words: invocation.positionals, force: invocation.force)
    var batch = ScrubBatch(scrubber, target, invocation.console)
    return try batch.run(traces)
  }

  /// A function that shortens a trace's name in rows to the part below a given folder. Other names stay unchanged, or give nil if they
  /// reveal a folder above the current one.
  private static func keptName(below words: [String]) -> @Sendable (String) -> String? {
    { path in
      let name = NamedFolders(words).rest(of: path) ?? path
      let isBelow = !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
      return isBelow ? name : nil
    }
  }

  private static func pseudonyms(_ invocation: Invocation<Options>) throws -> Pseudonyms {
    guard let path = invocation.key else { return Pseudonyms() }
    let key = try FileIO.contents(of: path, limit: Pseudonyms.keyBytes.upperBound)
    guard Pseudonyms.keyBytes.contains(key.count) else {
      throw UserError(
        "\(FileIO.inputName(path)): \(Counted.text(key.count, "byte")) for a key; give 16 to 4096, for example from 'head -c 32 /dev/urandom'"
      )
    }
    if FileIO.isReadableByOthers(path) {
      invocation.console.warn(
        "\(path): other users can read this key and test names with it; make it private (chmod 600)")
    }
    return Pseudonyms(key: key)
  }
}
