import CommandArguments
import GestureTraces
import PromptedCapture
import TakeChecks

/// `overscroll protocols [NAME|FILE]`: lists the recording protocols, or the prompts of one.
package enum ProtocolsCommand {
  /// The name, options and help text of `overscroll protocols`, and the function that runs it.
  package static let command = Command(
    name: "protocols",
    summary:
      "List the protocols that record --protocol walks a person through, or show the prompts of one.",
    positionals: .optional("NAME|FILE", ProtocolChoice.candidates),
    options: Options(),
    notes: [
      "Times count \(ProtocolListing.seconds(Prompt.readingSeconds)) s to read a prompt, the gesture, and the time without contact that ends it."
    ],
    examples: [
      "overscroll protocols quick", "overscroll protocols full --surface touchpad --subject s01",
      "overscroll protocols quick --json",
    ],
    run: run)

  /// The options of `overscroll protocols`.
  struct Options: OptionGroup {
    let surface = Option<TraceDevice.Kind>(
      "surface", "KIND",
      .name(kind: "surface", among: [("touchpad", .touchpad), ("touchscreen", .touchscreen)]),
      default: .touchscreen, help: "touchpad or touchscreen; a touchpad shows neither taps nor pinches"
    ).oftenUsed
    let subject = Option<String?>(
      "subject", "NAME", .words, help: "the subject, who gets an individual order"
    ).oftenUsed
    let seed = Option<UInt64?>(
      "seed", "N", .seed, defaultInWords: "the subject's own",
      help: "random seed for the order of a shuffled protocol")
    let json = Option(flag: "json", help: "print the protocol's file, to save and change").oftenUsed
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let console = invocation.console
    guard let word = invocation.positionals.first else {
      let all = CaptureProtocol.builtInNames.compactMap(CaptureProtocol.init(named:))
      if invocation.json {
        console.print(ProtocolListing.format.json(all))
      } else {
        console.write(ProtocolListing.table(all, width: console.width))
      }
      return .done
    }
    let chosen = try ProtocolChoice.named(word, invocation)
    if invocation.json {
      console.write(ProtocolListing.file(chosen))
    } else {
      let kind = invocation.surface
      let plan = chosen.plan(
        on: kind, seed: invocation.seed ?? CaptureProtocol.seed(for: invocation.subject))
      guard !plan.isEmpty else { throw PromptSession.nothingToAsk(chosen, on: kind) }
      console.write(ProtocolListing.page(chosen, plan, on: kind, width: console.width))
    }
    return .done
  }
}
