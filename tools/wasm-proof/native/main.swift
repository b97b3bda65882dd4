// The native half of tools/prove-wasm:
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
  let x = show(function.argument(number))
  return function == .pow ? "\(x) to the \(show(function.exponent(number)))" : x
}

let words = CommandLine.arguments.dropFirst()
let numbers = words.dropFirst().compactMap { UInt64($0) }
switch words.first {
case "subjects":
  for subject in 0..<ElementaryProof.count {
    print(subject, ElementaryProof.arguments, ElementaryProof(rawValue: subject)!)
  }
case "results_hash": print(resultsHash(Int32(numbers[0]), numbers[1], numbers[2]))
case "result_bits": print(resultBits(Int32(numbers[0]), numbers[1]))
case "describe":
  let function = ElementaryProof(rawValue: Int32(numbers[0]))!
  let native = Double(bitPattern: resultBits(Int32(numbers[0]), numbers[1]))
  print("argument \(numbers[1]), \(describe(function, numbers[1])):")
  print("native \(show(native)), wasm \(show(Double(bitPattern: numbers[2])))")
default: fatalError("no such question")
}
