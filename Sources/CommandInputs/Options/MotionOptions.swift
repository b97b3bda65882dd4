import CommandArguments
import ReplayExperiments
import TextFormats
import TraceReplay

/// How lengths in points are parsed.
package enum LengthForm {
  /// The largest accepted length, in points: a million.
  package static let limit = MotionRange.length.upperBound
  /// Parses a length in points that is not negative.
  package static let length = ValueForm.number(MotionRange.length)
  /// Parses the height of a viewport, in points.
  package static let viewport = ValueForm.number(MotionRange.viewport)
}

/// The options of a replay except engines and models: how a trace becomes motion, and what the app does.
///
/// Each option sets one `MotionSetting`. A command may have only some of the options.
package struct MotionOptions: OptionGroup {
  private let settings: [AnyOption]

  /// Creates the options of all settings of replays through engines.
  package init() { self.init(MotionSetting.all) }

  /// Creates the options of some settings, in the given order.
  package init(_ settings: [MotionSetting]) {
    self.settings = settings.map { $0.option.limited(by: .replays).ofProject }
  }

  /// Engines pull downwards, so a command with the app's options, which only engines need, lacks the axis.
  package var absences: [String: String] {
    let app = MotionSetting.app.map(\.name)
    guard settings.contains(where: { app.contains($0.name) }) else { return [:] }
    return [
      MotionSetting.axis.name:
        "pull-to-refresh engines are vertical; for motion without an engine use overscroll simulate or inspect"
    ]
  }

  /// The paragraph in help about the options for the app's work.
  package static let appNote =
    "The time of --work starts when the app is notified, or when it begins a refresh itself (--begin). A list gives one value per refresh; the last one repeats. A normal value below 0 counts as 0; SIGMA is the standard deviation of the natural logarithm. Each trace draws its own values, the same for every engine. A run ends at most 60 s after the last event, even if work is not done."

  /// The paragraph in help about `--frames`.
  package static let framesNote =
    "--frames: phase delays the first frame by this fraction of a period; drop omits this fraction of the frames, and late delays each frame by up to this fraction of a period, both at random from seed and equal for every engine; an inset, a scroll or a callback that an engine requests takes effect after that many updates."
}

extension ReplayOptions {
  /// Reads the replay options from a command line; other options have their defaults.
  package init(_ invocation: Invocation<MotionOptions>) {
    self.init()
    let settings = MotionSetting.all + [.axis]
    for (option, words) in invocation.state {
      guard let setting = settings.first(where: { $0.name == option.name }) else { continue }
      for word in words {
        do throws(ValueFault) {
          try setting.read(word, &self)
        } catch {
          preconditionFailure("--\(option.name): \(error.words), and the parser let it pass")
        }
      }
    }
  }
}

extension MotionSetting {
  /// The option that sets this setting, for the parser and help.
  fileprivate var option: AnyOption {
    guard let valueName else { return Option(flag: name, help: help).any }
    let form = ValueForm<String>(candidates: names.isEmpty ? .none : Candidates(names)) {
      word throws(ValueFault) in
      var options = ReplayOptions()
      try read(word, &options)
      return word
    }
    if isRepeatable {
      return Option(each: name, valueName, form, defaultInWords: usualInWords, help: help).any
    }
    guard let usual else {
      return Option(name, valueName, form, defaultInWords: usualInWords, help: help).any
    }
    return Option(name, valueName, form, default: usual, help: help).any
  }
}
