import CommandArguments
import ReplayExperiments
import TraceReplay

extension WorkText {
  /// The form of the option.
  static let form = ValueForm<WorkTime>(word: word, read: read)
}

extension FramesText {
  /// The form of the option.
  static let form = ValueForm<FrameTiming>(word: { text(of: $0) ?? "" }, read: read)

  /// The note on the help page.
  static let note =
    "--frames: phase puts the first frame so far into its period; drop leaves out that share of frames, and each is up to late of a period late, both at random from seed, the same for every engine; an inset, a scroll or a callback an engine asks for is carried out after so many updates."
}

extension InsetChangeText {
  /// The form of the option.
  static let form = ValueForm<AppInsetChange>(word: word, read: read)
}
