import CommandArguments
import ReplayExperiments
import TextFormats
import TraceReplay

/// Lengths in points, as options take them.
package enum LengthForm {
  /// The greatest length anybody scrolls, in points: a million.
  package static let limit = MotionRange.length.upperBound
  /// A length that is not negative, in points.
  package static let length = ValueForm.number(MotionRange.length)
  /// The length of a viewport, in points.
  package static let viewport = ValueForm.number(MotionRange.viewport)
}

/// The options of a replay but engines and models: how a trace becomes motion, and what the app does meanwhile.
///
/// They are those of ``MotionSetting``, all or some of them.
package struct MotionOptions: OptionGroup {
  private let settings: [AnyOption]

  /// Those of every setting.
  package init() { self.init(MotionSetting.all) }

  /// Those of some settings, in their order.
  package init(_ settings: [MotionSetting]) {
    self.settings = settings.map { $0.option.limited(by: .replays) }
  }

  /// The note on the app's options in --help.
  package static let appNote =
    "--work counts from the moment the app is told, or from its own --begin. A list is gone through one refresh after the other, its last again and again; normal draws below 0 count as 0; SIGMA is the deviation of the natural logarithm. Each trace draws numbers of its own, the same for every engine. No work ends a run later than 60 s after the last event."

  /// The note on `--frames` in --help.
  package static let framesNote =
    "--frames: phase puts the first frame so far into its period; drop leaves out that share of frames, and each is up to late of a period late, both at random from seed, the same for every engine; an inset, a scroll or a callback an engine asks for is carried out after so many updates."
}

extension ReplayOptions {
  /// The options that a command line gives a replay; all else as usual.
  package init(_ invocation: Invocation<MotionOptions>) {
    self.init()
    for (option, words) in invocation.state {
      guard let setting = MotionSetting.all.first(where: { $0.name == option.name }) else { continue }
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
  /// As the parser and help see it.
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
