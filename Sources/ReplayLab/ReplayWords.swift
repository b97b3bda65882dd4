import ReplayExperiments
import TextFormats
import TraceReplay

/// The options of a replay as a bundle has them: words of a command line, each read and refused as the command line does.
enum ReplayWords {
  /// What is wrong with a word.
  struct Fault: Error, Equatable {
    /// To follow "its 'replay' holds".
    let words: String

    fileprivate static func refused(_ words: String) -> Fault {
      Fault(words: "what no replay takes: \(words)")
    }
  }

  /// The options of these words; all else as usual.
  static func options(_ words: [String]) throws(Fault) -> ReplayOptions {
    var (options, rest, seen) = (ReplayOptions(), words[...], Set<String>())
    while let word = rest.popFirst() {
      let equals = word.firstIndex(of: "=")
      let name = String(word[..<(equals ?? word.endIndex)])
      let isOff = word.hasPrefix("--no-")
      guard
        let setting = MotionSetting.all.first(where: { setting in
          setting.valueName == nil
            ? word == (isOff ? "--no-" : "--") + setting.name : name == "--" + setting.name
        })
      else { throw Fault(words: "\(name), which this page does not know; overscroll bundle --run may") }
      var value = isOff ? "false" : "true"
      if setting.valueName != nil {
        guard setting.isRepeatable || seen.insert(name).inserted else {
          throw .refused("\(name) is given twice; give it once")
        }
        guard let given = equals.map({ String(word[word.index(after: $0)...]) }) ?? rest.popFirst() else {
          throw .refused("\(name) needs a value")
        }
        value = given
      }
      do throws(ValueFault) {
        try setting.read(value, &options)
      } catch {
        throw .refused("\(name): \(error.words)")
      }
    }
    return options
  }
}
