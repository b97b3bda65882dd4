/// A search for the first frame of which something is true, as it is of all after it: the asker asks, frame by frame.
///
/// Steps grow until it is true, then the step is halved. It is a value with no closure in it: one that asks content
/// would copy the content for each question.
///
///     var search = FrameSearch(after: 10, before: 100)
///     while let frame = search.frame { search.take(frame * frame > 2000) }
///     search.found   // 45
struct FrameSearch {
  /// The first step, in frames.
  private static var firstStep: Int { 8 }

  private var low: Int
  private var high: Int
  private var step: Int
  private var isBounded = false
  /// The frame to ask of; nil once it is found.
  private(set) var frame: Int?

  /// A search for a frame after `low`, of which it is not true, and before `goal`.
  init(after low: Int, before goal: Int) {
    (self.low, high, step) = (low, goal, Self.firstStep)
    update()
  }

  /// A search for a frame after `low`, of which it is not true, up to `high`, of which it is.
  init(after low: Int, upTo high: Int) {
    (self.low, self.high, step, isBounded) = (low, high, Self.firstStep, true)
    update()
  }

  /// The first frame of which it is true; where to stop if it is of none.
  var found: Int { high }

  /// Takes the answer for ``frame``.
  mutating func take(_ isTrue: Bool) {
    guard let frame else { return }
    if isTrue { (high, isBounded) = (frame, true) } else { (low, step) = (frame, 2 * step) }
    update()
  }

  private mutating func update() {
    let next = isBounded ? (low + high) / 2 : min(low + step, high - 1)
    frame = high - low > 1 ? next : nil
  }
}
