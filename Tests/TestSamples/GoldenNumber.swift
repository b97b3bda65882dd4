extension Double {
  /// The number as golden files hold it: at most four decimals, so that a change of its last bits does not show; never −0.
  package var golden: String {
    let rounded = (self * 1e4).rounded() / 1e4 + 0
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The text with each number that has decimals as ``Swift/Double/golden`` has it.
  package var withGoldenNumbers: String {
    var (result, rest) = ("", self[...])
    while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      result += rest[..<start]
      let number = rest[start...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
      result += number.contains(".") ? Double(number)?.golden ?? String(number) : String(number)
      rest = rest[start...].dropFirst(number.count)
    }
    return result + rest
  }
}
