import CommandArguments
import CommandInputs
import GestureTraces
import TextFormats

/// `overscroll synthesize`: generates traces of human-like gestures from a random seed.
package enum SynthesizeCommand {
  /// The name, options and help text of `overscroll synthesize`, and the function that runs it.
  package static let command = Command(
    name: "synthesize",
    summary: "Generate human-like gestures of every intent from a random seed, as traces marked synthetic.",
    options: Options(),
    notes: [
      "Contacts follow the minimum-jerk law with sway, sensor noise and an uneven report rate, and are played through the real libinput as a virtual device. They test the program, not people.",
      "A touchpad does not have taps and pinches, because libinput does not turn them into scrolls.",
    ],
    examples: [
      "overscroll synthesize --intent pull --count 20 -o pulls",
      "overscroll synthesize --seed 7 --device touchpad",
    ],
    run: run)

  /// The options of `overscroll synthesize`.
  struct Options: OptionGroup {
    let intent = Option<[Intent]>(
      each: "intent", "NAME", IntentForm.one, defaultInWords: "every intent",
      help: "intents to generate"
    ).oftenUsed
    let device = Option<[SyntheticSurface]>(
      each: "device", "KIND",
      .name(kind: "device", among: SyntheticSet.surfaces.map { ($0.kind, $0) }), defaultInWords: "both",
      help: "touchscreen or touchpad"
    ).oftenUsed
    let count = Option<Int>(
      "count", "N", .integer(1...10_000), default: 5, help: "takes per intent and device"
    ).oftenUsed
    let seed = Option<UInt64>(
      "seed", "N", .seed, default: 1, help: "random seed; the same seed makes the same files"
    )
    .oftenUsed
    let output = Option<String>(
      "output", short: "o", "DIR", .outputFolder, default: "synthetic",
      help: "folder for INTENT/DEVICE-N.trace"
    ).oftenUsed
    let force = Option(flag: "force", help: "replace existing files")
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let intents = invocation.intent
    let set = SyntheticSet(
      folder: invocation.output, seed: invocation.seed, surfaces: invocation.device, intents: intents,
      count: { _ in invocation.count })
    guard !set.members.isEmpty else {
      let names = intents.map(\.rawValue).joined(separator: " and no ")
      throw invocation.mistake(
        "a touchpad does not show \(names); choose another intent or --device touchscreen")
    }
    let paths = try set.write(force: invocation.force, invocation.console)
    invocation.console.note("wrote \(Counted.text(paths.count, "trace")) to \(set.folder)")
    return .done
  }
}
