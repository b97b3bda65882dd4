import CommandArguments
import GestureTraces
import PromptedCapture

/// `overscroll protocols [NAME|FILE]`.
enum ProtocolsCommand {
  /// The command's description.
  static let command = Command(
    name: "protocols",
    summary: "List the protocols that record --protocol walks a person through, or tell what one asks.",
    positionals: .optional("NAME|FILE"),
    options: [
      .value(
        "surface", "KIND", check: .name(kind: "surface", among: ["touchpad", "touchscreen"]),
        byDefault: "touchscreen", help: "touchpad or touchscreen; a touchpad shows no tap and no pinch"),
      .value(
        "subject", "NAME", check: .words, help: "whose order: each subject gets an order of their own"),
      .value(
        "seed", "N", check: .integer(0...Int.max), defaultInWords: "the subject's own",
        help: "decides the order of a protocol that is shuffled"),
      .flag("json", help: "print the protocol's file, to save and change"),
    ],
    notes: [
      "Times count \(ProtocolListing.seconds(Prompt.readingSeconds)) s to read a prompt, the gesture, and the time without contact that ends it."
    ],
    examples: [
      "overscroll protocols quick", "overscroll protocols full --surface touchpad --subject s01",
      "overscroll protocols quick --json",
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    guard let word = invocation.positionals.first else {
      let all = CaptureProtocol.builtInNames.compactMap(CaptureProtocol.init(named:))
      if invocation.flag("json") {
        console.print(ProtocolListing.json(all))
      } else {
        console.write(ProtocolListing.table(all, width: console.width))
      }
      return .done
    }
    let chosen = try ProtocolChoice.named(word, invocation)
    if invocation.flag("json") {
      console.write(ProtocolListing.file(chosen))
    } else {
      let kind = TraceDevice.Kind(rawValue: invocation.string("surface") ?? "") ?? .touchscreen
      let plan = chosen.plan(on: kind, seed: ProtocolChoice.seed(invocation))
      guard !plan.isEmpty else { throw PromptSession.nothingToAsk(chosen, on: kind) }
      console.write(ProtocolListing.page(chosen, plan, on: kind, width: console.width))
    }
    return .done
  }
}
