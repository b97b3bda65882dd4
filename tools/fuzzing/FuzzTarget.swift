import GestureTraces

/// A reader that is fuzzed: how inputs for it are made, and what must be true of each.
struct FuzzTarget: Sendable {
  /// Its name on the command line, and that of its folder of seeds.
  let name: String
  /// The way its inputs are changed.
  let form: FuzzForm
  /// Reads an input and demands what is promised; true where it was accepted.
  let judge: @Sendable ([UInt8]) -> Bool

  init(_ name: String, _ form: FuzzForm, _ judge: @escaping @Sendable ([UInt8]) -> Bool) {
    (self.name, self.form, self.judge) = (name, form, judge)
  }

  /// All of them.
  static let all = [
    FuzzTarget("trace", .trace, TraceTargets.reading),
    FuzzTarget("replay", .trace, TraceTargets.replaying),
    FuzzTarget("export", .trace, TraceTargets.exporting),
    FuzzTarget("libinput-record", .lines, ImportTargets.libinputRecord),
    FuzzTarget("evemu", .lines, ImportTargets.evemu),
    FuzzTarget("getevent", .lines, ImportTargets.any),
    FuzzTarget("printed-events", .lines, ImportTargets.any),
    FuzzTarget("tslib", .lines, ImportTargets.any),
    FuzzTarget("xinput", .lines, ImportTargets.any),
    FuzzTarget("pointer-log", .lines, ImportTargets.pixels),
    FuzzTarget("pointer-json", .json, ImportTargets.pixels),
    FuzzTarget("perfetto", .lines, ImportTargets.pixels),
    FuzzTarget("debug-events", .lines, ImportTargets.any),
    FuzzTarget("wayland", .lines, ImportTargets.any),
    FuzzTarget("takes", .takes, ImportTargets.takes),
    FuzzTarget("table", .lines, ImportTargets.table),
    FuzzTarget("table-json", .json, ImportTargets.table),
    FuzzTarget("json", .json, TextTargets.json),
    FuzzTarget("policy", .json, SettingTargets.policy),
    FuzzTarget("model", .json, SettingTargets.model),
    FuzzTarget("protocol", .json, SettingTargets.captureProtocol),
    FuzzTarget("manifest", .json, SettingTargets.manifest),
    FuzzTarget("answers", .json, SettingTargets.answers),
    FuzzTarget("gates", .lines, ResultTargets.gates),
    FuzzTarget("baseline", .json, ResultTargets.baseline),
    FuzzTarget("rows", .json, ResultTargets.rows),
    FuzzTarget("partial", .partial, ResultTargets.partial),
    FuzzTarget("labels", .lines, ResultTargets.labels),
    FuzzTarget("bundle", .bundle, TraceTargets.bundle),
    FuzzTarget("corpus", .corpus, CorpusTarget.judge),
    FuzzTarget("vectors", .json, TextTargets.vectors),
    FuzzTarget("path", .words, TextTargets.path),
    FuzzTarget("script", .words, TextTargets.script),
    FuzzTarget("curve", .lines, TextTargets.curve),
  ]
}
