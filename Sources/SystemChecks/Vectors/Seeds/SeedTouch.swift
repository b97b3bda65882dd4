/// One touch event of a `pulltorefreshjs.trace` case.
struct SeedTouch {
  /// The kind of a touch event on a page: a touch starts, moves, ends or is cancelled.
  enum Kind: String { case start, move, end, cancel }

  /// The time of the touch event, in seconds.
  let time: Double
  let kind: Kind
  /// The finger's position on the screen, in pixels downwards; 0 when the touch ends.
  let position: Double
  /// The page's scroll offset from this event on, in pixels.
  ///
  /// Nil leaves the offset unchanged; a start of a touch without a given offset sets it to 0.
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
