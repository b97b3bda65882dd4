import CommandArguments
import CommandInputs
import ReplayExperiments

/// The options of `stress`.
struct StressOptions: OptionGroup {
  let condition = Option<[StressCondition]>(
    each: "condition", "NAME",
    .name(
      kind: "condition", among: StressCondition.all.map { ($0.name, $0) }, list: "overscroll stress --list"),
    defaultInWords: "all of them", help: "what to change"
  ).oftenUsed
  let listsConditions = Option(flag: "list", help: "list the conditions and stop").oftenUsed
  let stressSeed = Option<UInt64>(
    "stress-seed", "N", .seed, default: 1, help: "where the chances of the conditions start")
  let save = Option<String?>(
    "save", "DIR", .outputFolder, defaultInWords: "nowhere",
    help: "write the worst trace of each engine there, as it was changed")
  let force = Option(flag: "force", help: "with --save, replace existing files")
  let maxFlips = Option<Double?>(
    "max-flips", "SHARE", .share(0...1), defaultInWords: "any",
    help: "exit 1 if a greater percentage of the traces flips"
  ).oftenUsed
  let csv = Option(flag: "csv", help: "print a line for each engine and condition, as CSV")
  let full = Option(flag: "full", help: "every condition of every engine, not an answer in a screen")
    .ofProject
    .oftenUsed
  let replay = ReplayOptionGroup()
  let json = Option<Bool>.json

  var rules: [OptionRule] {
    [
      .refuse(
        [.lacks(listsConditions), .hasNoPositionals],
        "TRACE is missing; name files or folders, or give --list"),
      .refuse(
        [.lacks(listsConditions), .uses(json), .uses(csv)], "--json and --csv exclude each other; give one"),
    ]
  }
}
