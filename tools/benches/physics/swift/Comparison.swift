import Glibc

/// Samples in a round: few, so that a round is over before something else gets the core.
let count = 20_000
/// How long a row may take, in seconds, and the least number of rounds.
let (timePerRow, leastRounds) = (0.15, 20)
/// The ratio to C that the project aims at.
let goal = 1.2

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Numbers that both languages read or write.
struct Column {
  let values: UnsafeMutableBufferPointer<Double>

  init(_ value: (Int) -> Double) {
    values = .allocate(capacity: count)
    for index in 0..<count { values.initializeElement(at: index, to: value(index)) }
  }

  var input: UnsafePointer<Double> { UnsafePointer(values.baseAddress!) }
  var output: UnsafeMutablePointer<Double> { values.baseAddress! }
}

/// What Swift, C and libm write.
let (ours, theirs, libms) = (Column { _ in 0 }, Column { _ in 0 }, Column { _ in 0 })

/// The shortest of many rounds of each, taken in turns so that all see the same machine.
@inline(never)
func shortest(_ first: () -> Void, _ second: () -> Void, _ third: () -> Void) -> (Double, Double, Double) {
  var best = (Double.infinity, Double.infinity, Double.infinity)
  var round = 0
  let end = seconds() + timePerRow
  while round < leastRounds || seconds() < end {
    let start = seconds()
    first()
    let afterFirst = seconds()
    second()
    let afterSecond = seconds()
    third()
    let afterThird = seconds()
    best.0 = min(best.0, afterFirst - start)
    best.1 = min(best.1, afterSecond - afterFirst)
    best.2 = min(best.2, afterThird - afterSecond)
    round += 1
  }
  return best
}

/// Whether any result has differed between Swift and C.
var differs = false

/// Says so if the two languages' results are not the same bits; any NaN equals any other.
func requireSameBits(_ name: String) {
  for index in 0..<count {
    let (a, b) = (ours.values[index], theirs.values[index])
    if a.bitPattern == b.bitPattern || a.isNaN && b.isNaN { continue }
    print("\(name): sample \(index) is \(a) in Swift and \(b) in C; the two are not the same algorithm")
    differs = true
    return
  }
}

/// A line of the table: both languages over one round of samples.
func compare(_ name: String, swift: () -> Void, c: () -> Void) {
  let best = shortest(swift, c, {})
  requireSameBits(name)
  printRow(name, best.0, best.1)
}

/// A line of the table with libm's function beside.
func compare(_ name: String, swift: () -> Void, c: () -> Void, libm: () -> Void) {
  let best = shortest(swift, c, libm)
  requireSameBits(name)
  printRow(name, best.0, best.1, more: fixed(nanoseconds(best.2)) + fixed(best.0 / best.2))
}

/// A line of the table with what it costs in Swift to choose the model by its name at each event.
func compare(_ name: String, swift: () -> Void, c: () -> Void, byName: () -> Void) {
  let best = shortest(byName, c, swift)
  requireSameBits(name)
  byName()
  requireSameBits(name + ", by name")
  printRow(name, best.2, best.1, more: fixed(nanoseconds(best.0)))
}

func nanoseconds(_ round: Double) -> Double { round * 1e9 / Double(count) }

func printRow(_ name: String, _ swift: Double, _ c: Double, more: String = "") {
  let ratio = swift / c
  let row = padded(name, to: 24) + fixed(nanoseconds(swift)) + fixed(nanoseconds(c)) + fixed(ratio) + more
  print(ratio > goal ? row + "  above \(goal)" : row)
}

func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// Two decimals in a column of nine characters.
func fixed(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  return String(repeating: " ", count: max(0, 9 - text.count)) + text
}

func printHeader(_ title: String, _ more: String = "") {
  print("\n\(padded(title, to: 24)) Swift ns     C ns    ratio" + more)
}

/// Values of a function, one per input.
@inline(__always)
func fill(from input: Column, _ value: (Double) -> Double) {
  let (input, output) = (input.values, ours.values)
  for index in 0..<count { output[index] = value(input[index]) }
}
