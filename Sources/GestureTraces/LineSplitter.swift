/// Cuts chunks of bytes into lines, without their line feeds. Only a line that two chunks share is copied.
struct LineSplitter {
  /// A line longer than this ends the reading.
  let longest: Int
  private var open: [UInt8] = []
  /// Whether a line was longer than allowed; nothing more is split then.
  private(set) var isOverlong = false

  init(longest: Int) {
    self.longest = longest
  }

  /// Hands every line that ends within `chunk` to `body`, with what earlier chunks began of it.
  mutating func split<Failure>(
    _ chunk: [UInt8], _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    while !isOverlong, let feed = Self.feed(in: chunk.span, from: start) {
      if !open.isEmpty {
        keep(chunk[start..<feed])
        if !isOverlong { try body(open.span) }
        open.removeAll(keepingCapacity: true)
      } else if feed - start > longest {
        isOverlong = true
      } else {
        try body(chunk.span.extracting(start..<feed))
      }
      start = feed + 1
    }
    if !isOverlong { keep(chunk[start...]) }
  }

  private static func feed(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { return index }
      index += 1
    }
    return nil
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    if open.count + part.count > longest {
      isOverlong = true
    } else {
      open += part
    }
  }

  /// What stands after the last line feed; nil where nothing does.
  var rest: [UInt8]? { open.isEmpty ? nil : open }
}
