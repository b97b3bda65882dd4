import GestureTraces

/// Path data by the grammar of SVG 2 (9.3.9), from a seed.
struct RandomSVGPath {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A move and up to nine more letters, each with up to three groups, in every way of writing.
  mutating func next() -> String {
    var text = space() + pick(["M", "m"]) + groups(of: "M")
    for _ in 0..<Int.random(in: 0..<10, using: &random) {
      let letter = pick("MLHVCSQTAZ".map(String.init))
      text += space() + (Bool.random(using: &random) ? letter : letter.lowercased()) + groups(of: letter)
    }
    return text + space()
  }

  private mutating func groups(of letter: String) -> String {
    let arity = ["Z": 0, "H": 1, "V": 1, "S": 4, "Q": 4, "C": 6, "A": 7][letter] ?? 2
    guard arity > 0 else { return "" }
    let count = arity * Int.random(in: 1...3, using: &random)
    return space()
      + (0..<count).map { index in
        let isFlag = letter == "A" && (index % 7 == 3 || index % 7 == 4)
        return (index == 0 ? "" : separator()) + (isFlag ? pick(["0", "1"]) : number())
      }.joined()
  }

  private mutating func number() -> String {
    let value = Double.random(in: -300...300, using: &random)
    let tenths = (value * 10).rounded() / 10
    return pick([
      "\(Int(value))", "\(tenths)", "\(Int(value))e-1", "+\(abs(tenths))", ".\(Int(abs(value)))",
      "\(Int(value)).", "-.5E+2",
    ])
  }

  private mutating func separator() -> String { pick([" ", ",", " ,", ", ", "\n", "\t, ", "\r\n"]) }
  private mutating func space() -> String { pick(["", "", " ", "\n\t"]) }
  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random)! }
}
