import TextFormats

extension Trace {
  /// The ``ContentHash`` of everything that a replay and a report read.
  ///
  /// It does not depend on spelling, line ends, notes, unknown keys, dates and program versions. Included are the device's name, kind and
  /// size, units, a stated scale, origin, layers, settings, intent, labels, subject and scenario; time, arrival, layer and values of every
  /// event of known type; time, grade and event count of the end line, or that there is none. It takes one pass over the events, and is the
  /// same on every platform.
  public var hashOfContents: UInt64 {
    var words = HashedWords()
    words.add(header)
    for event in events { words.add(event) }
    words.add(end)
    return words.value
  }
}

/// Hashes numbers and texts as 64-bit words; each text and each list is preceded by its length.
private struct HashedWords {
  /// The word that stands for a missing value; no time and no number in a trace equals it.
  private static let nothing = UInt64(bitPattern: Int64.min)

  /// The greatest number of buffered words, and the number of words for the event of a contact.
  private static let (most, ofContact) = (128, 6)

  private var hash = ContentHash()
  /// The words to be hashed, which are collected because hashing many at once is faster.
  private var words = InlineArray<128, UInt64>(repeating: 0)
  private var waiting = 0

  var value: UInt64 {
    var left = self
    left.takeWaiting()
    var hash = left.hash
    for index in 0..<left.waiting {
      let word = left.words[index]
      hash.add((0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) })
    }
    return hash.value
  }

  /// Adds a word to the buffer, as eight bytes with the lowest first.
  @inline(__always)
  private mutating func add(_ word: UInt64) {
    if waiting == Self.most { takeWaiting() }
    words[waiting] = word
    waiting += 1
  }

  /// Hashes the buffered words in groups of four; fewer than four may remain.
  private mutating func takeWaiting() {
    let whole = waiting & ~3
    hash.add(wordsOf: words.span.extracting(first: whole))
    for index in whole..<waiting { words[index - whole] = words[index] }
    waiting -= whole
  }

  private mutating func add(_ number: Int64?) { add(Self.word(number)) }

  private mutating func add(_ number: Double?) { add(Self.word(number)) }

  @inline(__always)
  private static func word(_ number: Int64?) -> UInt64 {
    number.map(UInt64.init(bitPattern:)) ?? nothing
  }

  /// The word for a number; −0 counts as 0, which is why zero is added.
  @inline(__always)
  private static func word(_ number: Double?) -> UInt64 { number.map { ($0 + 0).bitPattern } ?? nothing }

  private mutating func add(_ text: String?) {
    guard let text else { return add(Self.nothing) }
    add(UInt64(text.utf8.count))
    var (word, shift) = (UInt64(0), UInt64(0))
    for byte in text.utf8 {
      word |= UInt64(byte) << shift
      shift += 8
      guard shift == 64 else { continue }
      add(word)
      (word, shift) = (0, 0)
    }
    if shift > 0 { add(word) }
  }

  mutating func add(_ header: TraceHeader) {
    add(header.device.name)
    add(header.device.kind.rawValue)
    if case .millimetres(let width, let height) = header.device.size {
      add(width)
      add(height)
    } else {
      add(Self.nothing)
    }
    add(header.units.rawValue)
    // Without the key, the hash is the same as before the key existed.
    if let scale = header.statedScale { add("scale \(scale.rawValue)") }
    add(header.source.origin.rawValue)
    // Unknown keys are included without their values, because a remade trace is marked by one.
    add(Int64(header.source.others.members.count))
    for member in header.source.others.members { add(member.key) }
    add(header.layers.map { $0.rawValue }.joined(separator: " "))
    add(header.settings?.naturalScroll.map { $0 ? 1 : 0 } as Int64?)
    add(header.settings?.scrollMethod)
    add(header.settings?.scrollUnitsPerMillimetre)
    add(header.intent?.rawValue)
    for label in header.labels ?? [] {
      add(label.from)
      add(label.to)
      add(label.intent.rawValue)
    }
    add(header.subject)
    for length in [
      header.scenario?.startOffset, header.scenario?.viewport, header.scenario?.content,
      header.scenario?.topInset,
    ] { add(length) }
  }

  mutating func add(_ end: TraceEnd?) {
    guard let end else { return add(Self.nothing) }
    add(end.timeMicroseconds)
    add(Int64(end.events))
    add(end.grade)
  }

  @inline(__always)
  mutating func add(_ event: TraceEvent) {
    guard let plain = event.plain, plain.isContact else { return addOther(event) }
    if waiting + Self.ofContact > Self.most { takeWaiting() }
    words[waiting] = Self.word(plain.time)
    words[waiting + 1] = Self.word(plain.arrival)
    words[waiting + 2] = (plain.layer == .libinput ? 0 : 256) + UInt64(plain.kind == .down ? 1 : 2)
    words[waiting + 3] = UInt64(plain.number)
    words[waiting + 4] = Self.word(plain.x)
    words[waiting + 5] = Self.word(plain.y)
    waiting += Self.ofContact
  }

  private mutating func addOther(_ event: TraceEvent) {
    if case .unknown = event.kind { return }
    add(event.timeMicroseconds)
    add(event.arrivalMicroseconds)
    let layer: UInt64 = event.layer == .libinput ? 0 : 256
    switch event.kind {
    case .down(let slot, let x, let y): add(layer + 1, slot, x, y)
    case .move(let slot, let x, let y): add(layer + 2, slot, x, y)
    case .up(let slot): add(layer + 3, slot)
    case .cancel(let slot): add(layer + 4, slot)
    case .scroll(let scroll): add(scroll, layer + 5)
    case .stop: add(layer + 6)
    case .hold(let fingers): add(layer + 7, fingers)
    case .unhold(let fingers, let cancelled): add(layer + (cancelled ? 8 : 9), fingers)
    case .gap(let reason):
      add(layer + 10)
      add(reason.word)
    case .unknown: break
    }
  }

  private mutating func add(_ kind: UInt64, _ number: Int) {
    add(kind)
    add(Int64(number))
  }

  private mutating func add(_ kind: UInt64, _ slot: Int, _ x: Double, _ y: Double) {
    add(kind, slot)
    add(x)
    add(y)
  }

  private mutating func add(_ scroll: TraceScroll, _ kind: UInt64) {
    add(kind)
    add(scroll.source.rawValue)
    for figure in [scroll.dx, scroll.dy, scroll.v120x, scroll.v120y] { add(figure) }
  }
}
