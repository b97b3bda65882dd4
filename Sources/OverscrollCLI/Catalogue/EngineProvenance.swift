import PullToRefresh

extension EngineEntry {
  /// Summary, source and fidelity of a system (`refresh-systems.md` 2 to 6, where each finding has its tag).
  static func provenance(of system: RefreshSystem) -> (summary: String, source: String, fidelity: String) {
    switch system {
    case .uirefreshcontrol:
      (
        "The modern UIRefreshControl, as observed from outside.",
        "Public documentation, and observations by third parties; no source is public.",
        "Observed. The trigger height meets a live reading at 759 pt to 13 digits; the state table is of the same kind."
      )
    case .pullview:
      (
        "The PullView of the Autentia tutorial: the lift decides.",
        "janodev/table-pull2refresh at 0e5c2c2.",
        "Its rules were checked by running the original, in 24 cases. The printed tutorial lacks the guard against a second refresh; the repository has it."
      )
    case .isalternative:
      (
        "ISAlternativeRefreshControl as it comes: fires at the crossing, also without a finger.",
        "ishkawa/ISAlternativeRefreshControl at 7adc743 (MIT).",
        "Its rules were checked by running the original, in 39 cases over both modes."
      )
    case .isalternativeRelease:
      (
        "ISAlternativeRefreshControl with firesOnRelease: fires at the first change of the offset after the lift.",
        "ishkawa/ISAlternativeRefreshControl at 7adc743 (MIT).",
        "Its rules were checked by running the original, in 39 cases over both modes."
      )
    case .mrefresh:
      (
        "MRefresh 0.1.1 as its README configures it, with a 40 pt view.",
        "strongself/MRefresh 0.1.1 at e82b2b8.",
        "Its rules were checked by running the original, in 45 cases over both versions."
      )
    case .mrefreshRewrite:
      (
        "MRefresh 0.2.1 as it comes: a rewrite with other figures and a wider zone.",
        "strongself/MRefresh 0.2.1 at 2d1b023.",
        "Its rules were checked by running the original, in 45 cases over both versions."
      )
    case .jackrabbit:
      (
        "JackrabbitRefresh: a decoration over uirefreshcontrol, which fires and holds the inset.",
        "JackrabbitMobile/JackrabbitRefresh at 1cf42c3.",
        "The decoration was checked by running the original, in 28 cases; the control below it is the observed one. The names of the states are the tutorial's; the code has none."
      )
    }
  }
}
