// The functions that libFuzzer calls; it brings the main function, the counters of edges and the search.
import GestureTraces
@preconcurrency import Glibc

/// The target that `FUZZ_TARGET` names, and what was tried of it so far.
private nonisolated(unsafe) var session = FuzzSession()

/// Judges one input; -1 where libFuzzer is not to go on from it.
///
/// Most inputs that are refused are not gone on from: else changes of them crowd out those of inputs that get past the parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  session.judge(Array(UnsafeBufferPointer(start: data, count: size))) ? 0 : -1
}

/// Changes an input in place, in the way that suits the target's format.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ room: Int, _ seed: UInt32
) -> Int {
  var random = SeededRandom(seed: UInt64(seed))
  // One in eight is libFuzzer's own change of bytes, which knows what the program compared.
  if Int.random(in: 0..<FuzzSession.everyBlind, using: &random) == 0 {
    return mutateBlindly(data, size, room)
  }
  let text = session.mutated(Array(UnsafeBufferPointer(start: data, count: size)), &random)
  let count = min(text.count, room)
  guard count > 0 else { return mutateBlindly(data, size, room) }
  text.withUnsafeBufferPointer { data.update(from: $0.baseAddress!, count: count) }
  return count
}

/// libFuzzer's own change of an input.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBlindly(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ room: Int) -> Int

/// One run of the program.
struct FuzzSession {
  /// One in so many changes is a blind one.
  static let everyBlind = 8

  /// One in so many inputs that are refused may be gone on from.
  private static let everyRefused = 16

  private let target: FuzzTarget
  private var runs = 0
  private var accepted = 0

  init() {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      fputs("fuzz: FUZZ_TARGET=\(name) is no target\n", stderr)
      _exit(2)
    }
    self.target = target
    atexit { session.tell() }
  }

  /// Judges an input; true where changes of it are worth while.
  mutating func judge(_ input: [UInt8]) -> Bool {
    runs += 1
    if target.judge(input) {
      accepted += 1
      return true
    }
    return runs % Self.everyRefused == 0
  }

  func mutated(_ input: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    target.form.mutated(input, &random)
  }

  /// Says how many inputs there were, and how many were taken for what they are to be.
  func tell() { fputs("fuzz: \(target.name) runs \(runs) accepted \(accepted)\n", stderr) }
}

/// Ends the program, as something is not as it must be; libFuzzer keeps the input.
func broken(_ what: String) -> Never {
  fputs("fuzz: broken promise: \(what)\n", stderr)
  fatalError("fuzz")
}

/// Ends the program unless something is so.
func demand(_ isSo: Bool, _ what: @autoclosure () -> String) {
  if !isSo { broken(what()) }
}
