/// An sRGB colour with an opacity.
public struct DisplayColor: Equatable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, from 0 (invisible) to 1 (opaque).
  public var opacity: Double

  /// The colour with these components, each 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The colour written as six hexadecimal digits.
  ///
  ///     DisplayColor(0xFF8000)   // red 1, green 0.502, blue 0
  ///
  /// - Parameters:
  ///   - hex: Red, green and blue, one byte each.
  ///   - opacity: 0…1.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: opacity)
  }

  /// The colour with its opacity multiplied by `factor`.
  ///
  /// - Parameter factor: 0…1.
  /// - Returns: The same colour, less opaque.
  public func faded(_ factor: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// A linear mix of this colour and another, component by component.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - share: 0 for this colour, 1 for the other.
  /// - Returns: A colour between both.
  public func mixed(with other: DisplayColor, share: Double) -> DisplayColor {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return DisplayColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// The colour without its opacity, as in SVG and CSS: `#ff8000`.
  public var hex: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }
}
