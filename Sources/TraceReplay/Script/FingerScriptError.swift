/// An error in the text of a ``FingerScript``, with its column.
public struct FingerScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of error in a script.
  public enum Problem: Equatable, Sendable {
    /// The script is empty.
    case empty
    /// There is nothing before a semicolon.
    case emptyStep
    /// A word that is not a step.
    case unknownStep(String)
    /// A step lacks a number that it requires.
    case missingNumber(step: String, usage: String)
    /// A step has more words than it takes.
    case extraWord(String, step: String, usage: String)
    /// A word was found where a number is needed.
    case notANumber(String)
    /// A word was found where a duration is needed.
    case notATime(String)
    /// A position beyond ``FingerScript/furthest``.
    case tooFar(String)
    /// A time below 0.
    case negativeTime(String)
    /// A move that takes no time.
    case moveWithoutTime(String)
    /// The script is longer than ``FingerScript/longestMicroseconds``.
    case tooLong
    /// The finger comes down while it is already down.
    case secondDown
    /// A step that needs a finger down, while none is.
    case noFinger(step: String)
    /// `wait` while a finger is down.
    case waitWithFinger
    /// The finger never comes down.
    case neverDown
  }

  /// What is wrong with the script.
  public let problem: Problem
  /// The column of the first character in error, from 1.
  public let column: Int
  /// The number of characters in error, ≥ 1.
  public let length: Int

  /// The error message: the column, what is wrong, and what to write instead.
  public var description: String { "column \(column): \(message)" }

  private var message: String {
    switch problem {
    case .empty: "the script is empty; write for example 'down; move 200 400; release'"
    case .emptyStep: "there is not a step before this ';'; remove it, or write one"
    case .unknownStep(let word):
      "no step '\(Self.short(word))'; write \(FingerScriptParser.words.joined(separator: ", "))"
    case .missingNumber(let step, let usage): "'\(step)' lacks a number; write '\(usage)'"
    case .extraWord(let word, let step, let usage):
      "'\(Self.short(word))' is one word too many after '\(step)'; write '\(usage)', and ';' before the next step"
    case .notANumber(let word):
      "'\(Self.short(word))' is not a number; give a plain one, in points"
    case .notATime(let word):
      "'\(Self.short(word))' is not a time; give milliseconds, or a unit as in 250ms or 2s"
    case .tooFar(let word):
      "\(Self.short(word)) pt is too far; stay within \(Int(FingerScript.furthest)) pt of where the finger came down"
    case .negativeTime(let word): "\(Self.short(word)) is a time below 0; give 0 or more"
    case .moveWithoutTime(let word):
      "a move needs time, and \(Self.short(word)) is too short; give 0.001 ms or more"
    case .tooLong:
      "here the script becomes longer than \(FingerScript.longestMicroseconds / 1_000_000) s; make it shorter"
    case .secondDown: "the finger is down already; write 'release' before it comes down again"
    case .noFinger(let step): "'\(step)' needs a finger that is down; write 'down' before it"
    case .waitWithFinger: "a finger is down; write 'hold' to keep it in place, or 'release' before the 'wait'"
    case .neverDown: "the finger never comes down; write 'down' first"
    }
  }

  /// The greatest number of characters of a word from the script that a message repeats.
  private static let mostShown = 30

  private static func short(_ word: String) -> String {
    word.count > mostShown ? word.prefix(mostShown) + "…" : word
  }
}
