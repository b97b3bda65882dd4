import CommandArguments
import CommandInputs
import GestureTraces

/// The options of `record`.
struct RecordOptions: OptionGroup {
  let output = Option<String?>(
    "output", short: "o", "FILE|DIR", .outputFileOrFolder,
    defaultInWords: "a new file in this folder, named after the time",
    help: "file for the trace of one device, - for stdout, or folder for one trace per device"
  ).oftenUsed
  let device = Option<String?>(
    "device", "NODE", .path.offering(Candidates(paths: .matching("/dev/input/event*"))),
    help: "record this device node, of any kind ('overscroll devices' lists them)")
  let seat = Option<String>(
    "seat", "SEAT", .path.offering(.none), default: "seat0", help: "record the devices of this seat")
  let duration = Option<Double?>(
    "duration", "SECONDS", .duration(0.001...86_400, in: .seconds), defaultInWords: "until Ctrl-C",
    help: "stop after this time, for example 30, 5m or 500ms")
  let count = Option<Int?>(
    "count", "GESTURES", .integer(1...1_000_000), defaultInWords: "until Ctrl-C",
    help: "stop after this many gestures"
  ).oftenUsed
  let split = Option<Double?>(
    "split", "SECONDS", .duration(0.15...3600, in: .seconds),
    help: "start a new trace after a pause of this length; needs -o DIR")
  let intent = Option<Intent?>(
    "intent", "INTENT", IntentForm.one, help: "intent of the gestures: \(IntentForm.names)"
  ).oftenUsed
  let protocolName = Option<String?>(
    "protocol", "NAME|FILE", .path.offering(ProtocolChoice.candidates),
    help: "prompt a person for one take after another ('overscroll protocols' lists them); needs -o DIR"
  ).oftenUsed
  let engine = Option<EngineName>(
    "engine", "NAME", EngineName.one(orSay: "a gauge shows one engine; name it"),
    default: .system(.uirefreshcontrol), help: "the engine whose threshold the gauge of --protocol shows")
  let model = ModelChoice.ofOneEngine(help: "scroll physics of that gauge")
  let seed = Option<UInt64?>(
    "seed", "N", .seed, defaultInWords: "the subject's own",
    help: "random seed for the order of prompts in --protocol")
  let subject = Option<String?>("subject", "NAME", .words, help: "pseudonym of the person").oftenUsed
  let note = Option<String?>("note", "TEXT", .words, help: "note to store in the trace")
  let virtual = Option<String?>(
    "virtual", "FILE", .path,
    help: "record from this evemu or libinput recording, played through libinput, instead of a device")
  let raw = Option(flag: "raw", help: "also record the raw contacts (the default)")
  let noRaw = Option(flag: "no-raw", help: "do not record the raw contacts")
  let force = Option(flag: "force", help: "replace existing files")

  var rules: [OptionRule] {
    [.one(of: [raw.any, noRaw.any], "give one of them")]
      + [duration.any, count.any, intent.any, split.any, force.any].map(
        OptionLimit.not(in: CallMode("protocol"), "and --protocol exclude each other; give one").rule)
      + [engine.any, model.any, seed.any].map { option in
        OptionLimit.only(
          in: CallMode("protocol"), else: "give that too, or leave --\(option.name) out"
        ).rule(for: option)
      }
  }
}
