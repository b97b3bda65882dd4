import GestureTraces
import ReplayExperiments
import TextFormats

extension Scrubber {
  /// Removes personal data from the bundles in a text, and drops the text around the bundles.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The file's name in messages.
  /// - Returns: The bundles, one after the other; their replays are the same.
  /// - Throws: An error if the text contains no bundle, or a damaged one.
  package func scrubbed(bundles bytes: [UInt8], path: String) throws -> [UInt8] {
    try BundleText.all(in: bytes, path: path).flatMap { try scrubbed($0, path: path) }
  }

  /// The JSON keys that a bundle's first line may have.
  private static let headKeys: Set = [
    "format", "version", "read_me", "tool", "lines", "replay", "policies", "models",
  ]

  // Works without a `Bundle`, because external engines named in it need not exist here.
  private func scrubbed(_ text: BundleText, path: String) throws -> [UInt8] {
    var text = text
    let (number, object) = try text.head()
    guard let count = object["lines"]?.integer, count > 0 else {
      throw ExperimentError("\(path):\(number): 'lines' must be a whole number above 0")
    }
    var rest = try text.body(count: count)[...]
    var verdicts: [UInt8] = []
    while let line = rest.first, case let verdict = try text.object(of: line), verdict["expect"] != nil {
      verdicts += try Self.line(of: BundleVerdict(verdict))
      rest.removeFirst()
    }
    let trace = try TraceReader.trace(
      of: rest.flatMap { $0.bytes + [UInt8(ascii: "\n")] }, path: path)
    let body = verdicts + TraceWriter.bytes(of: scrubbed(trace))
    var head = JSONObject()
    for member in object.members where Self.headKeys.contains(member.key) { head[member.key] = member.value }
    head["lines"] = .init(Double(body.count { $0 == UInt8(ascii: "\n") }))
    var json = JSONWriter()
    json.value(.object(head))
    json.endLine()
    return json.bytes + body
  }

  private static func line(of verdict: BundleVerdict) -> [UInt8] {
    var json = JSONWriter()
    BundleVerdict.fields.write(verdict, to: &json)
    json.endLine()
    return json.bytes
  }
}
