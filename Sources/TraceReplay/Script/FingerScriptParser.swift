import TextFormats

/// Parses the text of a finger script step by step, and keeps track of whether the finger is down.
struct FingerScriptParser {
  /// The words with which a step can begin.
  static let words = ["down", "move", "hold", "release", "cancel", "wait"]

  /// A word of the script and the column of its first character, from 1.
  private struct Word {
    let text: String
    let column: Int
  }

  private let characters: [Character]
  private var isDown = false
  private var wasDown = false
  private var length: Int64 = 0

  init(_ text: String) { characters = Array(text) }

  mutating func readSteps() throws(FingerScriptError) -> [FingerScript.Step] {
    var steps: [FingerScript.Step] = []
    var start = 0
    while start < characters.count {
      let end = characters[start...].firstIndex(of: ";") ?? characters.count
      let words = words(in: start..<end)
      if words.isEmpty, end < characters.count { throw error(.emptyStep, at: end + 1, 1) }
      if !words.isEmpty { steps.append(try readStep(words)) }
      start = end + 1
    }
    if steps.isEmpty { throw error(.empty, at: 1, 1) }
    if !wasDown { throw error(.neverDown, at: 1, characters.count) }
    return steps
  }

  private func words(in range: Range<Int>) -> [Word] {
    var words: [Word] = []
    var start: Int?
    for index in range.lowerBound...range.upperBound {
      let isInWord = index < range.upperBound && !characters[index].isWhitespace
      if isInWord, start == nil { start = index }
      if !isInWord, let first = start {
        words.append(Word(text: String(characters[first..<index]), column: first + 1))
        start = nil
      }
    }
    return words
  }

  private mutating func readStep(_ words: [Word]) throws(FingerScriptError) -> FingerScript.Step {
    let name = words[0]
    switch name.text {
    case "down":
      try expect(0, words, usage: "down")
      if isDown { throw error(.secondDown, name) }
      (isDown, wasDown) = (true, true)
      return .down
    case "move":
      try expect(2, words, usage: "move PT MS")
      try needFinger(name)
      return .move(to: try position(words[1]), microseconds: try readMoveTime(words[2]))
    case "hold":
      try expect(1, words, usage: "hold MS")
      try needFinger(name)
      return .hold(microseconds: try readTime(words[1]))
    case "release", "cancel":
      try expect(0, words, usage: name.text)
      try needFinger(name)
      isDown = false
      return name.text == "release" ? .release : .cancel
    case "wait":
      try expect(1, words, usage: "wait MS")
      if isDown { throw error(.waitWithFinger, name) }
      return .wait(microseconds: try readTime(words[1]))
    default: throw error(.unknownStep(name.text), name)
    }
  }

  private func needFinger(_ name: Word) throws(FingerScriptError) {
    if !isDown { throw error(.noFinger(step: name.text), name) }
  }

  private func expect(_ count: Int, _ words: [Word], usage: String) throws(FingerScriptError) {
    let (step, given) = (words[0], words.count - 1)
    if given < count { throw error(.missingNumber(step: step.text, usage: usage), step) }
    if given > count {
      throw error(
        .extraWord(words[count + 1].text, step: step.text, usage: usage), words[count + 1])
    }
  }

  private func position(_ word: Word) throws(FingerScriptError) -> Double {
    guard let position = decimal(word.text) else { throw error(.notANumber(word.text), word) }
    guard abs(position) <= FingerScript.furthest else { throw error(.tooFar(word.text), word) }
    return position + 0
  }

  private mutating func readMoveTime(_ word: Word) throws(FingerScriptError) -> Int64 {
    let time = try readTime(word)
    guard time > 0 else { throw error(.moveWithoutTime(word.text), word) }
    return time
  }

  /// Reads a duration in microseconds, rounded to the nearest, and adds it to the script's total length.
  private mutating func readTime(_ word: Word) throws(FingerScriptError) -> Int64 {
    guard let (number, unit) = TimeUnit.split(word.text), let count = decimal(number) else {
      throw error(.notATime(word.text), word)
    }
    guard count >= 0 else { throw error(.negativeTime(word.text), word) }
    let microseconds = (unit ?? .milliseconds).convert(count, to: .microseconds).rounded()
    guard microseconds <= Double(FingerScript.longestMicroseconds - length) else {
      throw error(.tooLong, word)
    }
    length += Int64(microseconds)
    return Int64(microseconds)
  }

  /// The finite decimal number in a text; nil for NaN, infinity, hexadecimal and other text.
  private func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private func error(_ problem: FingerScriptError.Problem, _ word: Word) -> FingerScriptError {
    error(problem, at: word.column, word.text.count)
  }

  private func error(_ problem: FingerScriptError.Problem, at column: Int, _ length: Int) -> FingerScriptError
  {
    FingerScriptError(problem: problem, column: column, length: max(length, 1))
  }
}
