import CommandArguments
import GestureTraces

/// `overscroll synthesize`.
enum SynthesizeCommand {
  /// The command's description.
  static let command = Command(
    name: "synthesize",
    summary: "Make human-like gestures of every intent from a seed, as traces marked synthetic.",
    options: [
      .value(
        "intent", "NAME", check: .name(kind: "intent", among: Intent.allCases.map(\.rawValue)),
        defaultInWords: "every intent", repeatable: true, help: "what the hand means to do"),
      .value(
        "device", "KIND", check: .name(kind: "device", among: SyntheticSet.surfaces.map(\.kind)),
        defaultInWords: "both",
        repeatable: true, help: "touchscreen or touchpad"),
      .value(
        "count", "N", check: .integer(1...10_000), byDefault: "5", help: "takes of each intent on each device"
      ),
      .value(
        "seed", "N", check: .integer(0...Int.max), byDefault: "1", help: "the same seed makes the same files"),
      .value(
        "output", short: "o", "DIR", check: .path, byDefault: "synthetic",
        help: "folder for INTENT/DEVICE-N.trace"),
      .flag("force", help: "replace files that are there"),
    ],
    notes: [
      "Contacts are made up by the minimum-jerk law with sway, sensor noise and an uneven report rate, then played through the real libinput as a virtual device. They test the instrument; they say nothing about people.",
      "A touchpad has no tap and no pinch: libinput makes no scroll of them.",
    ],
    examples: [
      "overscroll synthesize --intent pull --count 20 -o pulls",
      "overscroll synthesize --seed 7 --device touchpad",
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let intents = invocation.strings("intent").compactMap(Intent.init(rawValue:))
    let count = invocation.integer("count") ?? 1
    let set = SyntheticSet(
      folder: invocation.string("output") ?? "synthetic", seed: UInt64(invocation.integer("seed") ?? 1),
      kinds: invocation.strings("device"), intents: intents, count: { _ in count })
    guard !set.members.isEmpty else {
      let names = intents.map(\.rawValue).joined(separator: " and no ")
      throw invocation.mistake("a touchpad shows no \(names); choose another intent or --device touchscreen")
    }
    let paths = try set.write(force: invocation.flag("force"))
    invocation.console.note("wrote \(paths.count) traces to \(set.folder)")
    return .done
  }
}
