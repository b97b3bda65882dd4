/// Cuts chunks of bytes into lines, without their line feeds.
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
    _ chunk: [UInt8], _ body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    while !isOverlong, let feed = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
      keep(chunk[start..<feed])
      start = feed + 1
      guard !isOverlong else { return }
      try body(open)
      open.removeAll(keepingCapacity: true)
    }
    if !isOverlong { keep(chunk[start...]) }
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
