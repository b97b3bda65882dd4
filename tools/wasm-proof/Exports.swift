// What both programs can be asked, natively by native/main.swift and in WebAssembly by these names.

/// The hash of a subject's results from number `first` on, so that only one number leaves the module.
@_expose(wasm, "results_hash") @c
public func resultsHash(_ subject: Int32, _ first: UInt64, _ count: UInt64) -> UInt64 {
  var hash = BitHash()
  guard let function = ElementaryProof(rawValue: subject) else { return 0 }
  for number in first..<first + count { hash.add(function.result(number)) }
  return hash.value
}

/// The bits of one result.
@_expose(wasm, "result_bits") @c
public func resultBits(_ subject: Int32, _ number: UInt64) -> UInt64 {
  guard let function = ElementaryProof(rawValue: subject) else { return 0 }
  return BitHash.bits(of: function.result(number))
}
