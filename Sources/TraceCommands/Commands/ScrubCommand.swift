import CommandArguments
import CommandInputs
import FileAccess
import ReplayReport
import TextFormats

/// `overscroll scrub FILE… -o DEST`.
package enum ScrubCommand {
  /// The command's description.
  package static let command = Command(
    name: "scrub",
    summary: "Take out of traces, rows and bundles what says who somebody is, to hand them on.",
    positionals: .some("FILE", .files),
    options: Options(),
    notes: [
      "FILE is a trace, a folder of traces, a packed corpus, rows of 'replay' (--json or --csv), or a bundle; what is in it says which. It stays as it is. Of one file DEST is a file, - is stdout; of several it is a folder, or FILE.ovc for traces.",
      "Subject and device get pseudonyms: of one call, the same person or device has the same one everywhere, also in rows and traces. They are made with a key (HMAC-SHA-256) that is random and forgotten, so that nobody can try names; with --key FILE later calls give the same ones to the same names, and FILE must be kept as secret as the names. Files of traces, paths and hashes in rows get pseudonyms likewise. Gone are note, start time, bus, vendor and product of the device, the file it was imported from, the message around a bundle, and every key this program does not know.",
      "What stays: the finger's motion and its times, from which a person might be known again, the size of the device, intents, labels, versions of programs, and figures of rows. PersonalData.md, in the source code, has the whole list.",
    ],
    examples: [
      "overscroll scrub a.trace -o scrubbed.trace", "overscroll scrub traces -o scrubbed.ovc",
    ],
    run: run)

  /// The command's options.
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
          saying: "--remove takes the device out and --keep-device keeps it; give one")
      ]
    }
  }

  private static let output = Option<String?>(
    "output", short: "o", "DEST", .outputFileOrFolder, help: "where the results go"
  ).oftenUsed
  private static let key = Option<String?>(
    "key", "FILE", .path, defaultInWords: "random",
    help: "the key of the pseudonyms: a file of 16 to 4096 bytes"
  ).oftenUsed
  private static let remove = Option(
    flag: "remove", help: "leave subject and device out, without pseudonyms"
  ).oftenUsed
  private static let keepDevice = Option(
    flag: "keep-device", help: "keep name, bus, vendor and product of the device")
  private static let keepNames = Option(
    flag: "keep-names",
    help: "keep the paths of traces below the folder given; rows with a path from outside are refused")

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard let output = invocation.output else {
      throw invocation.mistake("nowhere to write to; give -o FILE, -o DIR or -o FILE.ovc")
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

  /// Converts trace names in rows: relative to a given folder, or unchanged if they reveal no folder above the current one.
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
        "\(FileIO.inputName(path)): \(Counted.text(key.count, "byte")) for a key; give 16 to 4096, as 'head -c 32 /dev/urandom' makes them"
      )
    }
    if FileIO.isReadableByOthers(path) {
      invocation.console.warn(
        "\(path): others may read this key, and try names with it; make it yours alone (chmod 600)")
    }
    return Pseudonyms(key: key)
  }
}
