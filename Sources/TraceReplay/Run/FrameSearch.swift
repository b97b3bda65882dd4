/// Finds the first frame for which a condition holds that then holds for all later frames; the caller tests one frame at a time.
///
/// Steps grow until the condition holds, then are halved. It is a value without a closure, because a closure that captures content
/// would copy the content for each test.
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
  /// The frame to test next; nil once the search is done.
  private(set) var frame: Int?

  /// A search between `low`, for which the condition does not hold, and `goal`, both excluded; `goal` is the result if no frame is found.
  init(after low: Int, before goal: Int) {
    (self.low, high, step) = (low, goal, Self.firstStep)
    update()
  }

  /// A search after `low`, for which the condition does not hold, up to `high`, for which it holds.
  init(after low: Int, upTo high: Int) {
    (self.low, self.high, step, isBounded) = (low, high, Self.firstStep, true)
    update()
  }

  /// The first frame for which the condition holds; the end of the search if it holds for none.
  var found: Int { high }

  /// Records whether the condition holds for ``frame``, and selects the next frame to test.
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
