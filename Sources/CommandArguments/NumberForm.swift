import TextTables

extension ValueForm where Value == Double {
  /// A finite decimal number in a range.
  ///
  /// - Parameter range: What it may be.
  /// - Returns: The form.
  package static func number(_ range: ClosedRange<Double>) -> ValueForm {
    ValueForm(word: DecimalNumber.plain) { word throws(ValueFault) in
      guard let number = DecimalNumber.value(of: word) else {
        throw ValueFault("\(QuotedWord.text(word)) is not a number; give one \(DecimalNumber.phrase(range))")
      }
      guard range.contains(number) else {
        throw ValueFault("\(word) is out of range; give a number \(DecimalNumber.phrase(range))")
      }
      return number
    }
  }

  /// A finite decimal number in a range, or as many per cent: `0.05`, `5%`.
  ///
  /// - Parameter range: What it may be, as a number.
  /// - Returns: The form.
  package static func share(_ range: ClosedRange<Double>) -> ValueForm {
    ValueForm(word: DecimalNumber.plain) { word throws(ValueFault) in
      guard let share = DecimalNumber.share(of: word) else {
        let phrase = DecimalNumber.phrase(range)
        throw ValueFault(
          "\(QuotedWord.text(word)) is not a share; give a number \(phrase), or per cent, as 5%")
      }
      guard range.contains(share) else {
        let phrase = DecimalNumber.phrase(range)
        throw ValueFault("\(word) is out of range; give a number \(phrase), or as many per cent")
      }
      return share
    }
  }
}

extension ValueForm where Value == Int {
  /// A whole number in a range.
  ///
  /// - Parameter range: What it may be.
  /// - Returns: The form.
  package static func integer(_ range: ClosedRange<Int>) -> ValueForm {
    let span = DecimalNumber.phrase(Double(range.lowerBound)...Double(range.upperBound))
    return ValueForm { word throws(ValueFault) in
      guard let number = Int(word) else {
        throw ValueFault("\(QuotedWord.text(word)) is not a whole number; give one \(span)")
      }
      guard range.contains(number) else {
        throw ValueFault("\(word) is out of range; give a whole number \(span)")
      }
      return number
    }
  }
}

extension ValueForm where Value == UInt64 {
  /// A seed: a whole number of 0 or more.
  package static var seed: ValueForm {
    let form = ValueForm<Int>.integer(0...Int.max)
    return ValueForm { word throws(ValueFault) in UInt64(try form.read(word)) }
  }
}

/// Numbers as people write them on a command line.
package enum DecimalNumber {
  /// The number `text` spells in decimal, or nil: neither NaN, infinity nor hexadecimal is one here.
  package static func value(of text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The share `text` spells, as a number or in per cent, or nil.
  package static func share(of text: String) -> Double? {
    text.hasSuffix("%") ? value(of: String(text.dropLast())).map { $0 / 100 } : value(of: text)
  }

  /// A number without a needless `.0`.
  @Sendable package static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// `from 1 to 10000`, `of 0 or more`, `of 10 or less`.
  static func phrase(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (plain(range.lowerBound), plain(range.upperBound))
    // Bounds this far out are no bounds a person would want to read.
    switch (range.lowerBound < -1e15, range.upperBound > 1e15) {
    case (true, true): return "that is finite"
    case (true, false): return "of \(high) or less"
    case (false, true): return "of \(low) or more"
    case (false, false): return "from \(low) to \(high)"
    }
  }
}
