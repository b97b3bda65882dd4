import GestureTraces

/// The form of a target's inputs: what a change may break, and what is put right after it.
enum FuzzForm: Sendable {
  /// Lines of any kind.
  case lines
  /// Words and numbers on few lines.
  case words
  /// JSON, on one line or on several.
  case json
  /// A trace: a header line, and an end line that counts.
  case trace
  /// Takes: a first line that counts them, and traces.
  case takes
  /// A bundle: a first line that counts those after it, among them a trace.
  case bundle
  /// A packed corpus: hashes over hashes.
  case corpus
  /// A partial result: frames with checksums.
  case partial

  /// Most changes at once.
  private static let most = 4
  /// One in so many changes of a trace may meet its header.
  private static let everyHeader = 6
  /// One in so many inputs is left with sums that do not fit.
  private static let everyUnsealed = 8

  /// An input, changed.
  func mutated(_ input: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var mutation = TextMutation(input)
    switch self {
    case .lines, .words, .json: break
    case .trace: mutation.isHeaderKept = Int.random(in: 0..<Self.everyHeader, using: &random) > 0
    case .takes, .bundle: mutation.isHeaderKept = Bool.random(using: &random)
    case .corpus, .partial: return sealed(input, &random)
    }
    // Mostly one: most of two are refused for either.
    let count = Bool.random(using: &random) ? 1 : Int.random(in: 1...Self.most, using: &random)
    for _ in 0..<count { mutation.change(self, &random) }
    guard Int.random(in: 0..<Self.everyUnsealed, using: &random) > 0 else { return mutation.bytes }
    switch self {
    case .trace: mutation.sealTrace()
    case .takes: mutation.sealTakes()
    case .bundle: mutation.sealBundle()
    default: break
    }
    return mutation.bytes
  }

  /// A file with sums, changed beneath them, the sums made anew.
  private func sealed(_ input: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...Self.most, using: &random) where !bytes.isEmpty {
      ByteMutation.change(&bytes, keepsLength: self == .corpus, &random)
    }
    guard Int.random(in: 0..<Self.everyUnsealed, using: &random) > 0 else { return bytes }
    if self == .corpus { CorpusSeal.seal(&bytes) } else { bytes = PartialSeal.sealed(bytes, like: input) }
    return bytes
  }
}
