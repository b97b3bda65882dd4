import GestureTraces

/// Checks whether a take matches its prompt; if not, the reasons are in words for the person who made it.
package enum TakeCheck {
  /// The reasons why a take does not match its prompt.
  ///
  /// - Parameters:
  ///   - shape: The movement of the fingers.
  ///   - prompt: The prompt.
  ///   - reachesTop: Whether the content reached its top; nil if unknown.
  /// - Returns: One phrase per problem; empty for a good take.
  package static func complaints(_ shape: TakeShape, for prompt: Prompt, reachesTop: Bool? = nil) -> [String]
  {
    if prompt.intent == .free { return [] }
    if shape.gestures == 0 { return ["nothing that a replay can use"] }
    if !shape.isLifted { return ["the contact was interrupted"] }
    var found = Complaints(shape: shape)
    found.checkIntent(prompt, reachesTop: reachesTop)
    // The speed of a wrong gesture is not worth a message.
    if found.phrases.isEmpty { found.checkSpeed(prompt) }
    if found.phrases.isEmpty { found.checkLimits(prompt.limits) }
    return found.phrases
  }

  /// The first reason why a gesture does not match an intent.
  ///
  /// - Parameters:
  ///   - shape: The movement of the gesture's fingers.
  ///   - intent: The intent.
  /// - Returns: nil if the gesture matches.
  package static func fault(_ shape: TakeShape, for intent: Intent) -> TakeFault? {
    if intent == .free { return nil }
    if shape.gestures == 0 { return .short }
    if !shape.isLifted { return .brokenOff }
    var found = Complaints(shape: shape)
    found.checkIntent(Prompt(intent), reachesTop: nil)
    return found.first
  }
}

/// Checks a take, and collects its problems as phrases.
private struct Complaints {
  let shape: TakeShape
  private(set) var phrases: [String] = []
  /// The kind of the first problem found; nil if none was.
  private(set) var first: TakeFault?

  init(shape: TakeShape) {
    self.shape = shape
  }

  // MARK: Intents

  mutating func checkIntent(_ prompt: Prompt, reachesTop: Bool?) {
    switch prompt.intent {
    case .pull: checkPull()
    case .pullCancel: checkPullCancel()
    case .scroll, .fling: checkReturn(prompt.intent, reachesTop)
    case .dither: checkDither()
    case .horizontal: checkHorizontal(prompt.direction)
    case .diagonal: checkDiagonal(prompt.direction)
    case .tap: checkTap()
    case .pinch: checkPinch(prompt.direction)
    case .free: break
    }
  }

  private mutating func checkPull() {
    checkSingle()
    guard checkDown(TakeLimits.leastStroke) else { return }
    if shape.end < TakeLimits.leastKept * shape.down { add(.wentBack, "moved back up before the release") }
  }

  private mutating func checkPullCancel() {
    checkSingle()
    guard checkDown(TakeLimits.leastCancelled) else { return }
    if shape.end > TakeLimits.mostKept * shape.down { add(.heldDown, "was released without moving back up") }
  }

  private mutating func checkReturn(_ intent: Intent, _ reachesTop: Bool?) {
    guard checkDown(TakeLimits.leastCancelled) else { return }
    if intent == .fling, shape.releaseSpeed < TakeLimits.leastFling {
      add(.slow, "was not released while moving down")
    }
    if reachesTop == false { add(.short, "did not reach the top") }
  }

  private mutating func checkDither() {
    checkSingle()
    let most = max(shape.down, shape.up, abs(shape.across))
    if most > TakeLimits.mostDither {
      add(.long, "moved \(length(most)), small moves stay within \(length(TakeLimits.mostDither))")
    }
    if shape.turns == 0 { add(.unturned, "did not move up and down") }
  }

  private mutating func checkHorizontal(_ direction: PromptDirection?) {
    checkSingle()
    let way = abs(shape.across)
    guard abs(shape.along) <= TakeLimits.straightSlope * way else {
      return add(.along, "moved up or down more than sideways")
    }
    guard way >= TakeLimits.leastStroke else { return addShort(way) }
    checkSide(direction)
  }

  private mutating func checkDiagonal(_ direction: PromptDirection?) {
    checkSingle()
    guard shape.distance >= TakeLimits.leastStroke else { return addShort(shape.distance) }
    guard TakeLimits.slantedSlope.contains(abs(shape.along) / max(abs(shape.across), .leastNonzeroMagnitude))
    else {
      return add(.straight, "moved straight, not diagonally")
    }
    if direction != nil, shape.along < 0 { add(.up, "moved up, not down") }
    checkSide(direction)
  }

  private mutating func checkTap() {
    checkSingle()
    if shape.distance > TakeLimits.mostTap {
      add(.long, "moved \(length(shape.distance)), a tap stays in place")
    }
    if shape.duration > TakeLimits.longestTap {
      add(
        .lasting, "lasted \(seconds(shape.duration)), a tap is shorter than \(seconds(TakeLimits.longestTap))"
      )
    }
    if shape.contacts > 1 { add(.fingers, "\(shape.contacts) fingers; a tap has one") }
  }

  private mutating func checkPinch(_ direction: PromptDirection?) {
    guard let spread = shape.spread else { return add(.fingers, "one finger; a pinch needs two") }
    guard abs(spread) >= TakeLimits.leastSpread else {
      return add(.short, "the fingers moved \(length(abs(spread))) \(word(spread)), too little")
    }
    if let direction, (spread > 0) != (direction == .apart) {
      add(.otherWay, "moved \(word(spread)), not \(direction.rawValue)")
    }
  }

  // MARK: Parts

  private mutating func checkSingle() {
    if shape.gestures > 1 { add(.several, "touched \(shape.gestures) times instead of once") }
  }

  /// Checks that the finger moved down far enough and straight. If not, it adds the problem and returns false.
  private mutating func checkDown(_ least: Double) -> Bool {
    if shape.up > shape.down, shape.up >= TakeLimits.leastStroke {
      add(.up, "moved up, not down")
    } else if abs(shape.across) > max(abs(shape.along), shape.down) {
      add(.sideways, "moved sideways, not down")
    } else if abs(shape.across) > TakeLimits.straightSlope * abs(shape.along), shape.distance >= least {
      add(.aslant, "moved diagonally, not straight down")
    } else if shape.down < least {
      add(.short, "moved down \(length(shape.down)), at least \(length(least)) is needed")
    }
    return phrases.isEmpty
  }

  private mutating func checkSide(_ direction: PromptDirection?) {
    let side = shape.across > 0 ? "right" : "left"
    switch direction {
    case .left, .downLeft: if shape.across > 0 { add(.otherWay, "moved to the \(side)") }
    case .right, .downRight: if shape.across < 0 { add(.otherWay, "moved to the \(side)") }
    default: break
    }
  }

  mutating func checkSpeed(_ prompt: Prompt) {
    guard let speed = prompt.speed else { return }
    let band = speed.band(of: prompt.intent)
    if shape.speed < band.lowerBound { add(.other, "too slow for '\(speed.rawValue)'") }
    if shape.speed > band.upperBound { add(.other, "too fast for '\(speed.rawValue)'") }
  }

  mutating func checkLimits(_ limits: PromptLimits) {
    if let travel = limits.travel, !travel.contains(shape.distance) {
      add(
        .other,
        "moved \(points(shape.distance)), not \(points(travel.lowerBound)) to \(points(travel.upperBound))"
      )
    }
    if let time = limits.duration, !time.contains(shape.duration) {
      add(
        .other,
        "lasted \(seconds(shape.duration)), not \(seconds(time.lowerBound)) to \(seconds(time.upperBound))"
      )
    }
    if let speed = limits.speed, !speed.contains(shape.speed) {
      add(
        .other,
        "moved \(points(shape.speed)) per second, not \(points(speed.lowerBound)) to \(points(speed.upperBound))"
      )
    }
  }

  private mutating func add(_ fault: TakeFault, _ phrase: String) {
    if first == nil { first = fault }
    phrases.append(phrase)
  }

  private mutating func addShort(_ way: Double) {
    add(.short, "moved \(length(way)), at least \(length(TakeLimits.leastStroke)) is needed")
  }

  // MARK: Words

  private func length(_ distance: Double) -> String { shape.length(distance) }
  private func points(_ distance: Double) -> String { TakeShape.points(distance) }
  private func seconds(_ time: Double) -> String { TakeShape.seconds(time) }
  private func word(_ spread: Double) -> String { TakeShape.word(spread) }
}
