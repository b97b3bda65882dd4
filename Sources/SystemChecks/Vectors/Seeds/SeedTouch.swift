/// One touch event of a `pulltorefreshjs.trace` case.
struct SeedTouch {
  /// The touch events of a page.
  enum Kind: String { case start, move, end, cancel }

  /// The time, in seconds.
  let time: Double
  let kind: Kind
  /// The finger's position on the screen, in pixels; 0 at its end.
  let position: Double
  /// The page's scroll offset from now on, in pixels: 0 at a start without one; nil leaves it unchanged.
  let offset: Double?

  init(_ event: SeedInputs) throws {
    time = try event.number("t")
    guard (0...SeedEvent.latest).contains(time) else { throw SeedError.time(time) }
    guard let kind = event.text("touch").flatMap(Kind.init) else { throw SeedError.missing("touch") }
    self.kind = kind
    position = kind == .start || kind == .move ? try event.number("y") : 0
    offset = event.numberIfAny("scrollY") ?? (kind == .start ? 0 : nil)
  }
}
