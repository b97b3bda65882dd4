import CommandArguments
import CommandInputs
import GestureTraces

/// The options of `record`.
struct RecordOptions: OptionGroup {
  let output = Option<String?>(
    "output", short: "o", "FILE|DIR", .outputFileOrFolder,
    defaultInWords: "a new file here, named by the time",
    help: "a trace of one device, '-' for stdout, or a folder for a trace of each"
  ).oftenUsed
  let device = Option<String?>(
    "device", "NODE", .path.offering(Candidates(paths: .matching("/dev/input/event*"))),
    help: "record this node (overscroll devices), of any kind")
  let seat = Option<String>(
    "seat", "SEAT", .path.offering(.none), default: "seat0", help: "record the devices of this seat")
  let duration = Option<Double?>(
    "duration", "SECONDS", .duration(0.001...86_400, in: .seconds), defaultInWords: "until Ctrl-C",
    help: "end after this time, as 30, 5m or 500ms")
  let count = Option<Int?>(
    "count", "GESTURES", .integer(1...1_000_000), defaultInWords: "until Ctrl-C",
    help: "end after this many gestures"
  ).oftenUsed
  let split = Option<Double?>(
    "split", "SECONDS", .duration(0.15...3600, in: .seconds),
    help: "begin a new trace after a pause of this length; needs -o DIR")
  let intent = Option<Intent?>(
    "intent", "INTENT", IntentForm.one, help: "what is meant: \(IntentForm.names)"
  ).oftenUsed
  let protocolName = Option<String?>(
    "protocol", "NAME|FILE", .path.offering(ProtocolChoice.candidates),
    help: "ask a person for one take after another (overscroll protocols); with a folder"
  ).oftenUsed
  let engine = Option<EngineName>(
    "engine", "NAME", EngineName.one(orSay: "a gauge shows one engine; name it"),
    default: .system(.uirefreshcontrol), help: "whose threshold the gauge of --protocol shows")
  let model = ModelChoice.ofOneEngine(help: "scroll model of that gauge")
  let seed = Option<UInt64?>(
    "seed", "N", .seed, defaultInWords: "the subject's own", help: "decides the order of --protocol")
  let subject = Option<String?>("subject", "NAME", .words, help: "pseudonym of the person").oftenUsed
  let note = Option<String?>("note", "TEXT", .words, help: "anything else to keep")
  let virtual = Option<String?>(
    "virtual", "FILE", .path,
    help: "play this evemu or libinput recording through libinput, in place of a device")
  let raw = Option(flag: "raw", help: "read the raw contacts beside libinput (the default)")
  let noRaw = Option(flag: "no-raw", help: "leave the raw contacts out")
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
