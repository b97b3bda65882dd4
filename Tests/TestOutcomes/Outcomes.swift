/// The outcomes of many cases, each once with the cases that have it: the form of golden files about a whole area.
///
///     line 3 removed, line 4 twice
///       a.csv:3: the time is missing
package struct Outcomes {
  private var done = ""
  private var order: [String] = []
  private var cases: [String: [String]] = [:]

  package init() {}

  /// Adds a case; cases with the same outcome are listed together, in the place of the first.
  package mutating func add(_ name: String, _ outcome: String) {
    if cases[outcome] == nil { order.append(outcome) }
    cases[outcome, default: []].append(name)
  }

  /// Begins a part with a title; cases of different parts are not listed together.
  package mutating func begin(_ title: String) {
    done = text + "# \(title)\n"
    (order, cases) = ([], [:])
  }

  /// The cases and their outcomes so far.
  package var text: String {
    done
      + order.map { outcome in
        let lines = outcome.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
        return (cases[outcome] ?? []).joined(separator: ", ") + "\n" + lines.joined()
      }.joined()
  }

  /// Eight hexadecimal digits that differ if the bytes differ (FNV-1a of 32 bits), where bytes are too many to be read.
  package static func digest(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// What a piece of work gives, or the text of its error.
  package static func result(_ work: () throws -> String) -> String {
    do { return try work() } catch { return "\(error)" }
  }
}
