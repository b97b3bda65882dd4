// The native half of tools/prove wasm:
//
//     subjects                          number, results and name of everything compared
//     results_hash SUBJECT FIRST COUNT  as the WebAssembly module
//     result_bits SUBJECT NUMBER        as the WebAssembly module
//     describe SUBJECT NUMBER BITS      a result in words, beside WebAssembly's

func show(_ value: Double) -> String {
  let digits = String(value.bitPattern, radix: 16)
  return "\(value) (0x\(String(repeating: "0", count: 16 - digits.count))\(digits))"
}

func describe(_ function: ElementaryProof, _ number: UInt64) -> String {
  let x = "argument \(number), \(show(function.argument(number)))"
  return function == .pow ? "\(x) to the \(show(function.exponent(number)))" : x
}

/// Where in a run a result is.
func describeResultOfRun(_ number: UInt64) -> String {
  let (gesture, step) = number.quotientAndRemainder(dividingBy: GestureRun.resultsOfGesture)
  if step >= 2 * ProofGesture.milliseconds {
    return "gesture \(gesture), solved figure \(step - 2 * ProofGesture.milliseconds)"
  }
  let (drag, second) = (ProofGesture(gesture).drag, ProofGesture(gesture).secondDrag)
  let quantity = step & 1 == 0 ? "offset" : "velocity or raw position"
  let catching = second.start < ProofGesture.milliseconds ? ", caught \(second.start)…\(second.lift) ms" : ""
  let inset = ProofGesture(gesture).insetChange
  let changing = inset < ProofGesture.milliseconds ? ", inset \(inset) ms" : ""
  return "gesture \(gesture), \(quantity) at \(step / 2) ms (lift at \(drag.lift) ms\(catching)\(changing))"
}

func printSubjects() {
  for function in 0..<ElementaryProof.count {
    print(function, ElementaryProof.arguments, ElementaryProof(rawValue: function)!)
  }
  for (number, model) in ScrollModel.all.enumerated() {
    print(Int(ElementaryProof.count) + number, GestureRun.results, model.name)
  }
}

let words = CommandLine.arguments.dropFirst()
let numbers = words.dropFirst().compactMap { UInt64($0) }
let subject = Int32(numbers.first ?? 0)
switch words.first {
case "subjects": printSubjects()
case "results_hash": print(resultsHash(subject, numbers[1], numbers[2]))
case "result_bits": print(resultBits(subject, numbers[1]))
case "describe":
  let title =
    ElementaryProof(rawValue: subject).map { describe($0, numbers[1]) } ?? describeResultOfRun(numbers[1])
  let native = Double(bitPattern: resultBits(subject, numbers[1]))
  print("\(title):\nnative \(show(native)), wasm \(show(Double(bitPattern: numbers[2])))")
default: fatalError("no such question")
}
