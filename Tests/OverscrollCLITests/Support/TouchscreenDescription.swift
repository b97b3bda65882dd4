/// What evemu says of a touchscreen with five slots, 100 units a millimetre.
enum TouchscreenDescription {
  /// The lines before a recording's events.
  ///
  /// - Parameters:
  ///   - width: In millimetres.
  ///   - height: In millimetres.
  /// - Returns: A comment, the name, numbers, codes and ranges.
  static func evemu(width: Int, height: Int) -> String {
    let (right, bottom) = (width * 100, height * 100)
    return """
      # EVEMU 1.3
      N: Test Touchscreen
      I: 0003 1234 5678 0100
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 04 00 00 00 00 00 00
      B: 03 03 00 00 00 00 80 60 02
      A: 00 0 \(right) 0 0 100
      A: 01 0 \(bottom) 0 0 100
      A: 2f 0 4 0 0 0
      A: 35 0 \(right) 0 0 100
      A: 36 0 \(bottom) 0 0 100
      A: 39 0 65535 0 0 0

      """
  }
}
