import TextFormats

/// Formats a certificate's numbers as text.
package enum CertificateFigure {
  /// The worst violation of a finding as text: `+15.5 %`, `109.7 pt`, `7363 pt/s`, `∞ pt/s`.
  package static func worst(_ finding: CertificateFinding) -> String {
    guard let percent = finding.percent else { return size(finding.worst, of: finding) }
    return "\(percent < 0 ? "−" : "+")\(JSONWriter.text(of: (abs(percent) * 10).rounded() / 10)) %"
  }

  /// The value as text in the finding's unit, points or points per second: `109.7 pt`, `7363 pt/s`.
  package static func size(_ value: Double, of finding: CertificateFinding) -> String {
    "\(text(value)) \(finding.property.isSpeed ? "pt/s" : "pt")"
  }

  /// A number ≥ 0 with about three significant digits, whole from 100 on; below a hundredth as a power of ten.
  package static func text(_ value: Double) -> String {
    if value == .infinity { return "∞" }
    if value >= 100 { return JSONWriter.text(of: value.rounded()) }
    if value >= smallest {
      let scale = value >= 10 ? 10.0 : 100
      return JSONWriter.text(of: (value * scale).rounded() / scale)
    }
    return value == 0 ? "0" : power(value)
  }

  /// The smallest number that is written as a decimal; smaller ones are written as a power of ten.
  private static let smallest = 0.01

  /// A number as one digit and a power of ten, rounded up: `9e-13`.
  private static func power(_ value: Double) -> String {
    var (digit, exponent) = (value, 0)
    while digit < 1, exponent < 400 { (digit, exponent) = (digit * 10, exponent + 1) }
    // Repeated multiplication by ten causes rounding errors below 1e-9, which must not round up.
    let whole = (digit - 1e-9).rounded(.up)
    return whole < 10 ? "\(Int(whole))e-\(exponent)" : "1e-\(exponent - 1)"
  }
}
