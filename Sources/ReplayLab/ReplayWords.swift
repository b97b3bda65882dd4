import ReplayExperiments
import TextFormats
import TraceReplay

/// Parses the replay options of a bundle: words of a command line, which are accepted and refused as `overscroll replay` does.
enum ReplayWords {
  /// An error about one of the words.
  struct Fault: Error, Equatable {
    /// The end of an error message; the message begins with "its 'replay' holds".
    let words: String

    fileprivate static func refused(_ words: String) -> Fault {
      Fault(words: "what no replay takes: \(words)")
    }
  }

  /// The replay options that these words set; every other option has its default.
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
