/// Finds the values in a log line, with their names, for ``NamedValues``.
struct NamedValueScanner {
  /// The rest of the line that is not read yet: a slice of the caller's bytes.
  typealias Rest = Slice<UnsafeBufferPointer<UInt8>>

  /// The values found so far.
  private(set) var values: [NamedValues.Value] = []
  /// The words found so far, in lower case.
  private(set) var words: [String] = []
  private var rest: Rest
  /// The words since the last value or punctuation; they name the next value.
  private var pending: [String] = []
  /// The words before the innermost open bracket, which belong to every value in it.
  private var group: [String] = []
  private var index: Int?
  /// True after `:` or `=`, where the next word or number is the value of the name before.
  private var awaitsValue = false
  /// True within square brackets, as in `[phase momentum]`.
  private var isInBrackets = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

  /// Reads the line to its end.
  mutating func scan() {
    while let byte = rest.first { take(byte) }
    endBrackets()
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    if Self.isLetter(byte) { return takeWord() }
    if Self.startsNumber(rest) { return takeNumber() }
    rest = rest.dropFirst()
    switch byte {
    case UInt8(ascii: "\""): takeQuoted()
    case UInt8(ascii: "="), UInt8(ascii: ":"): awaitsValue = !pending.isEmpty
    case UInt8(ascii: "("), UInt8(ascii: "{"): open()
    case UInt8(ascii: "["):
      if isWithinRange { (pending, awaitsValue) = (["pixels"], true) }
      open()
      isInBrackets = true
    case UInt8(ascii: "]"):
      endBrackets()
      close()
    case UInt8(ascii: ")"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ">"): forget()
    case UInt8(ascii: "#"):
      // Skips the hash of an object, as in `PointerMoveEvent#1a2b3`.
      if !pending.isEmpty { rest = rest.drop(while: Self.isLetterOrDigit) }
    default: break
    }
  }

  /// True after `0.0..[`, as in `FixedScrollMetrics(0.0..[120.5]..900.0)`: Flutter's `ScrollMetrics` print their pixels like this.
  private var isWithinRange: Bool {
    let start = rest.startIndex
    return start >= 3 && rest.base[start - 2] == UInt8(ascii: ".")
      && rest.base[start - 3] == UInt8(ascii: ".")
  }

  private mutating func open() {
    group = pending
    if !awaitsValue { forget() }
  }

  private mutating func close() {
    group.removeAll()
    forget()
  }

  /// Ends square brackets. If they contain only two words, as in `[phase momentum]`, the first is a name and the second its value.
  private mutating func endBrackets() {
    if isInBrackets, pending.count == 2, !awaitsValue {
      let word = pending[1]
      pending.removeLast()
      store(word: word)
    }
    isInBrackets = false
  }

  private mutating func forget() {
    pending.removeAll(keepingCapacity: true)
    (awaitsValue, index) = (false, nil)
  }

  private mutating func takeWord() {
    let bytes = rest.prefix { Self.isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }
    rest = rest[bytes.endIndex...]
    let word = Self.name(bytes)
    guard !word.isEmpty else { return }
    words.append(word)
    let next = rest.drop { $0 == 0x20 || $0 == 0x09 }
    let opens = next.first == UInt8(ascii: "(") || next.first == UInt8(ascii: "{")
    // `Offset(1, 2)` and `UITouchPhase(rawValue: 1)` are values of the name before them; `MotionEvent { x=1` starts anew.
    if opens {
      // In `contentOffset CGPoint(x: 1, y: 2)` the bracket belongs to the name before.
      if Self.constructors.contains(word), !pending.isEmpty, next.startIndex == rest.startIndex { return }
      guard awaitsValue, Self.startsNumber(next.dropFirst()) else { return begin(with: word) }
      return takeArgument(of: word, next.dropFirst())
    }
    let isName =
      next.first == UInt8(ascii: "=") || (next.first == UInt8(ascii: ":") && !Self.isPart(next))
      || Self.startsNumber(next)
    guard awaitsValue else {
      pending.append(word)
      return takeIndex()
    }
    if isName {
      begin(with: word)
      takeIndex()
    } else {
      store(word: word)
    }
  }

  /// Handles the brackets after a word that is a value: `ACTION_POINTER_UP(1)` is a word with an index.
  ///
  /// The brackets of a constructor, as in `Offset(1, 2)`, are left for the next step, which reads the numbers in them as the value.
  private mutating func takeArgument(of word: String, _ argument: Rest) {
    let digits = argument.prefix { 0x30...0x39 ~= $0 }
    guard !Self.constructors.contains(word), 1...6 ~= digits.count,
      argument[digits.endIndex...].first == UInt8(ascii: ")")
    else { return }
    index = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    rest = argument[(digits.endIndex + 1)...]
    store(word: word)
  }

  /// Begins a new name with this word; earlier words without a value are dropped.
  private mutating func begin(with word: String) {
    forget()
    pending.append(word)
  }

  /// True for a colon within one word, as in `QEvent::TouchUpdate`.
  private static func isPart(_ rest: Rest) -> Bool {
    rest.dropFirst().first == UInt8(ascii: ":")
  }

  /// Reads the number in brackets directly after a name, as in `x[1]`; other brackets, as in `App[12:34]`, are ignored.
  private mutating func takeIndex() {
    guard rest.first == UInt8(ascii: "[") else { return }
    let inner = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    guard inner.endIndex < rest.endIndex else { return }
    if inner.allSatisfy({ 0x30...0x39 ~= $0 }), 1...6 ~= inner.count {
      index = inner.reduce(0) { $0 * 10 + Int($1) - 0x30 }
      rest = rest[(inner.endIndex + 1)...]
    } else if inner.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ":") }) {
      rest = rest[(inner.endIndex + 1)...]
      forget()
    }
  }

  private mutating func takeQuoted() {
    let inner = rest.prefix(Self.longestQuoted).prefix { $0 != UInt8(ascii: "\"") }
    guard inner.endIndex < rest.endIndex, rest[inner.endIndex] == UInt8(ascii: "\"") else { return }
    rest = rest[(inner.endIndex + 1)...]
    let next = rest.drop { $0 == 0x20 || $0 == 0x09 }
    let word = Self.name(inner)
    if next.first == UInt8(ascii: ":") || next.first == UInt8(ascii: "=") { return begin(with: word) }
    guard awaitsValue else { return }
    if Self.startsNumber(inner) {
      var number = LogNumberScanner(inner)
      if let value = number.next(), number.rest.isEmpty {
        return store(value, nil, "", inner.startIndex..<inner.endIndex)
      }
    }
    if !word.isEmpty { words.append(word) }
    store(word: word)
  }

  private mutating func takeNumber() {
    var scanner = LogNumberScanner(rest)
    let (start, isBare) = (rest.startIndex, !awaitsValue)
    guard let first = scanner.next() else {
      // Hexadecimal digits, or digits that continue as a word.
      let run = rest.prefix { Self.isLetterOrDigit($0) }
      rest = rest[max(run.endIndex, rest.startIndex + 1)...]
      return forget()
    }
    let bytes = start..<scanner.rest.startIndex
    if let seconds = scanner.clock(from: first) {
      rest = scanner.rest
      return store(seconds, nil, "clock", bytes)
    }
    var second: Double?
    if let found = scanner.following(acceptsSpace: isBare) { second = found }
    let unit = second == nil ? scanner.unit() : ""
    rest = scanner.rest
    store(first, second, unit, bytes)
  }

  private mutating func store(_ x: Double, _ y: Double?, _ unit: String, _ bytes: Range<Int>) {
    append(word: nil, x, y, unit, bytes)
  }

  private mutating func store(word: String) { append(word: word, nil, nil, "", 0..<0) }

  private mutating func append(
    word: String?, _ x: Double?, _ y: Double?, _ unit: String, _ bytes: Range<Int>
  ) {
    values.append(
      NamedValues.Value(
        name: pending.joined(), lastWord: pending.last ?? "",
        path: group.isEmpty || group == pending ? pending : group + pending, index: index, word: word, x: x,
        y: y, unit: unit, bytes: bytes))
    forget()
  }

  // MARK: Words

  private static let longestQuoted = 256
  /// Types that print their name before a value, such as `Offset` in `position: Offset(1, 2)`; after a name they are not names themselves.
  private static let constructors: Set<String> = [
    "cgpoint", "nspoint", "point", "offset", "vector2", "size", "optional", "cgfloat", "double", "float",
  ]

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always)
  static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || 0x30...0x39 ~= byte }

  /// True if a number begins at the start of these bytes, possibly with a sign or a point.
  static func startsNumber(_ bytes: Rest) -> Bool {
    guard let first = bytes.first else { return false }
    if 0x30...0x39 ~= first { return true }
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == UInt8(ascii: ".") else {
      return false
    }
    let second = bytes.dropFirst().first ?? 0
    if 0x30...0x39 ~= second { return true }
    return second == UInt8(ascii: ".") && bytes.dropFirst(2).first.map { 0x30...0x39 ~= $0 } == true
  }

  /// The last part of a dotted word in lower case, with only letters and digits: `pagex` for `event.pageX`; `angledeltay` for
  /// `angleDelta.y`.
  static func name(_ bytes: Rest) -> String {
    let whole = bytes.last == UInt8(ascii: ".") ? bytes.dropLast() : bytes
    var start = whole.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? whole.startIndex
    if start > whole.startIndex, whole.endIndex - start == 1 {
      start = whole[..<(start - 1)].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? whole.startIndex
    }
    var name: [UInt8] = []
    name.reserveCapacity(whole.endIndex - start)
    for byte in whole[start...] where isLetterOrDigit(byte) && byte != UInt8(ascii: "_") {
      name.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
    return String(decoding: name, as: UTF8.self)
  }
}
