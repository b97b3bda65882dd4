import PullToRefresh

extension EngineEntry {
  /// What all `-fixed` policies have in common.
  private static let promise =
    "A finger or its lift decides, one gesture fires at most once, and room is made once the finger is up, on top of whatever inset the host has."

  /// Summary, source and fidelity of a `-fixed` policy: its fidelity is what it does otherwise.
  package static func mendedProvenance(
    of system: RefreshSystem
  ) -> (summary: String, source: String, fidelity: String) {
    let name = system.name.description
    let original = String(name.dropLast(fixedSuffix.count))
    return (
      "\(original) as a policy, without its bugs: \(mends(system)).",
      "The figures of \(original); what is mended, by RefreshSystems.md and the documentation of RefreshPolicy.mended.",
      "No original does this. \(promise)"
    )
  }

  /// What a `-fixed` policy does otherwise than its original, in a phrase.
  private static func mends(_ system: RefreshSystem) -> String {
    switch system {
    case .uirefreshcontrolFixed:
      "a first sample of 60 pt or more counts, the content does not jump at the trigger, no second fire in a drag"
    case .pullviewFixed:
      "at exactly 60 pt the lift fires as the label says, the host's inset is kept, a lift during the closing waits"
    case .isalternativeFixed:
      "a finger is needed, no second fire under it, an end counts once"
    case .isalternativeReleaseFixed:
      "the lift itself fires, not the first change of the offset after it"
    case .onpuFixed:
      "it closes when the work has ended, not after two turns of its own"
    case .mrefreshFixed:
      "a finger is needed, an end within the handler counts, a cancelled pan leaves no room open"
    case .mrefreshRewriteFixed:
      "a finger is needed, an end within the handler counts, the inset is set once"
    case .isrefreshFixed:
      "no second fire in a drag, a second end takes no inset away"
    case .svFixed:
      "the lift itself fires, at the pull of that moment, and the host's present inset comes back"
    case .egoFixed:
      "the host's insets are kept, label and lift agree on 65 pt, a second lift while loading waits"
    case .mjFixed:
      "only the lift fires, never a later motion, a cancel fires nothing, the app is told at once"
    case .esFixed:
      "the pull at the lift counts, not the one before, the app is told at once, an end counts once"
    case .dgElasticFixed:
      "an end during the bounce counts, a cancelled pan fires nothing, the app is told at once"
    case .yalantisFixed:
      "the pull at the lift counts, momentum does not, the host's inset counts once, just 40 pt fires"
    case .odFixed:
      "a finger is needed, and the room goes whatever inset the host sets meanwhile"
    case .swiperefreshNestedFixed:
      "nested scrolling halves the travel as the touch path does"
    case .ultraPTRFixed:
      "travel is not cut to whole pixels move by move, a cancel is no release"
    case .pullToRefreshJSFixed:
      "a drag made during a refresh leaves nothing behind, a cancelled touch fires nothing"
    case .flutterMaterialFixed:
      "the lift decides by the same pull on every scroll physics, and pulling back disarms"
    case .flutterCupertinoFixed:
      "momentum does not arm"
    case .ionicFixed:
      "a cancelled touch fires nothing, an end ends its own refresh alone; the drag's own firing beyond 120 px is left out"
    case .betterScrollFixed:
      "a cancelled touch fires nothing"
    case .kirigamiFixed:
      "a finger is needed as long as it counts, and one gesture fires once"
    default: preconditionFailure("\(system.name) is no fixed policy")
    }
  }
}
