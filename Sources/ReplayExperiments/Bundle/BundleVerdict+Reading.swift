import GestureTraces
import PullToRefresh
import TextFormats
import TraceReplay

/// An error in a line of a bundle that contains an expected verdict.
package struct BundleFault: Error, Equatable, CustomStringConvertible {
  /// The message: what is wrong, and what must be there.
  package let description: String

  /// An error with the given message.
  package init(_ words: String) { description = words }
}

extension BundleVerdict {
  /// The latest accepted time in a verdict, in milliseconds: the longest trace, and the longest time after its end.
  private static let latest = 2 * 24 * 3600 * 1000.0

  /// Reads an expected verdict; unknown keys are ignored.
  ///
  /// - Parameter object: One line of a bundle.
  /// - Throws: An error about the first key that is missing or wrong.
  package init(_ object: JSONObject) throws(BundleFault) {
    engine = try Self.text("expect", object)
    model = try Self.text("model", object)
    switch object["ground"] {
    case .null, nil: isNative = false
    case .string(Ground.nativeName): isNative = true
    default: throw BundleFault("ground must be \(Ground.nativeName) or left out")
    }
    guard let count = object["triggers"]?.integer, (0...1_000_000).contains(count) else {
      throw BundleFault("triggers must be a whole number from 0 to 1000000")
    }
    triggers = count
    trigger = try Self.time("trigger_ms", object)
    callback = try Self.time("callback_ms", object)
    switch object["trigger_phase"] {
    case .null, nil: phase = nil
    case .string(let word) where TriggerPhase(word: word) != nil: phase = word
    default: throw BundleFault("trigger_phase must be contact, released, settling or null")
    }
    guard let list = object["findings"]?.array, list.count <= Self.mostFindings else {
      throw BundleFault("findings must be a list of at most \(Self.mostFindings)")
    }
    var findings: [Finding] = []
    for item in list { findings.append(try Self.finding(item)) }
    self.findings = findings
  }

  private static func finding(_ value: JSONValue) throws(BundleFault) -> Finding {
    guard let object = value.object, let kind = object["what"]?.string.flatMap(FindingKind.init(rawValue:))
    else {
      let names = FindingKind.names.joined(separator: ", ")
      throw BundleFault("a finding's 'what' must be one of \(names)")
    }
    guard let time = try time("time_ms", object) else { throw BundleFault("a finding's time_ms is missing") }
    switch object["size"] {
    case .null, nil: return Finding(kind: kind, time: time, size: nil)
    case .number(let size): return Finding(kind: kind, time: time, size: size.value)
    default: throw BundleFault("a finding's size must be a number or null")
    }
  }

  private static func text(_ key: String, _ object: JSONObject) throws(BundleFault) -> String {
    guard let text = object[key]?.string else { throw BundleFault("\(key) must be a name") }
    return text
  }

  private static func time(_ key: String, _ object: JSONObject) throws(BundleFault) -> Double? {
    switch object[key] {
    case .null, nil: return nil
    case .number(let number) where abs(number.value) <= latest: return number.value
    default: throw BundleFault("\(key) must be a time in milliseconds or null")
    }
  }
}
