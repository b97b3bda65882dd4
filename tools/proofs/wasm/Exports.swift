// What both programs can be asked, natively by native/main.swift and in WebAssembly by these names. A subject is an
// elementary function or, numbered on from those, a model.

/// The hash of a subject's results from number `first` on, so that only one number leaves the module.
@_expose(wasm, "results_hash") @c
public func resultsHash(_ subject: Int32, _ first: UInt64, _ count: UInt64) -> UInt64 {
  var hash = BitHash()
  if let function = ElementaryProof(rawValue: subject) {
    for number in first..<first + count { hash.add(function.result(number)) }
  } else if let model = provedModel(subject) {
    var run = GestureRun(model, from: first)
    for _ in 0..<count { hash.add(run.next()) }
  }
  return hash.value
}

/// The bits of one result.
@_expose(wasm, "result_bits") @c
public func resultBits(_ subject: Int32, _ number: UInt64) -> UInt64 {
  if let function = ElementaryProof(rawValue: subject) { return BitHash.bits(of: function.result(number)) }
  guard let model = provedModel(subject) else { return 0 }
  var run = GestureRun(model, from: number)
  return BitHash.bits(of: run.next())
}

func provedModel(_ subject: Int32) -> ScrollModel? {
  let (models, number) = (ScrollModel.builtIn, Int(subject - ElementaryProof.count))
  return models.indices.contains(number) ? models[number] : nil
}
