import GestureTraces

/// Traces at random from a seed, with every kind of event, and now and then what columns do not hold.
struct RandomTrace {
  private var random: SplitMix

  /// Sebastiano Vigna's SplitMix64, so that a seed gives the same traces everywhere.
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  init(seed: UInt64) { random = SplitMix(state: seed) }

  /// The text of a trace.
  mutating func text() -> [UInt8] {
    let decimals = Int.random(in: -1...4, using: &random)
    let usesArrival = chance(2)
    let usesLayers = chance(2)
    var lines = [header()]
    var times: [Int64] = [0, 0]
    let count = Int.random(in: 0...60, using: &random)
    for _ in 0..<count {
      let layer = usesLayers && chance(2) ? 1 : 0
      times[layer] +=
        chance(8)
        ? Int64.random(in: 0...90_000_000, using: &random) : Int64.random(in: 0...9000, using: &random)
      var event = #","t":\#(times[layer])"#
      if usesArrival, !chance(5) {
        event += #","at":\#(times[layer] + Int64.random(in: -3...4000, using: &random).magnitudeOrZero)"#
      }
      if layer == 1 { event += #","layer":"evdev""# }
      lines.append(#"{"type":"# + kind(event, decimals) + "}")
    }
    if !chance(12) {
      let grades = [
        #""A","reasons":[]"#, #""B","reasons":["no lift at the end"]"#, #""F","reasons":["ä \"x\"","y"]"#,
      ]
      let grade = chance(6) ? "" : #","grade":\#(grades.randomElement(using: &random) ?? "")"#
      lines.append(#"{"type":"end","t":\#(times.max() ?? 0),"events":\#(lines.count - 1)\#(grade)}"#)
    }
    var text = lines.joined(separator: "\n") + "\n"
    // Not canonical: a space, a line end of another system, a number written longer; or cut off anywhere.
    switch Int.random(in: 0...24, using: &random) {
    case 0: text = text.replacing(#""t":"#, with: #""t": "#)
    case 1: text = text.replacing("\n", with: "\r\n")
    case 2: text = String(text.dropLast(Int.random(in: 1...text.count, using: &random)))
    case 3: text += "no more\n"
    default: break
    }
    return Array(text.utf8)
  }

  private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 1...oneIn, using: &random) == 1 }

  private mutating func header() -> String {
    let size = chance(4) ? "null" : "[70,140.25]"
    let units = chance(4) ? #","units":"normalised""# : ""
    let seed = chance(2) ? #","generator":"g","seed":\#(random.next())"# : ""
    let started =
      chance(3) ? #","started":"2026-11-2\#(Int.random(in: 0...9, using: &random))T05:00:00Z""# : ""
    let intent =
      chance(3) ? "" : #","intent":"\#((Intent.allCases.randomElement(using: &random) ?? .pull).rawValue)""#
    let scenario =
      chance(3) ? #","scenario":{"start_offset":\#(Int.random(in: 0...900, using: &random))}"# : ""
    let other = chance(9) ? #","mine":[1,{"a":null}]"# : ""
    return
      #"{"format":"overscroll-trace","version":1,"device":{"name":"n\#(Int.random(in: 0...3, using: &random))","kind":"touchscreen","size_mm":\#(size)}\#(units),"source":{"origin":"synthetic"\#(seed)}\#(started)\#(intent),"subject":"s1"\#(scenario)\#(other)}"#
  }

  private mutating func number(_ decimals: Int) -> String {
    let value = Double.random(in: -900...900, using: &random)
    guard decimals >= 0 else { return json(value) }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return json((value * power).rounded() / power)
  }

  /// The shortest digits, whole numbers without a point.
  private func json(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  private mutating func kind(_ common: String, _ decimals: Int) -> String {
    let slot = Int.random(in: 0...(chance(9) ? 1023 : 2), using: &random)
    let position = #","slot":\#(slot),"x":\#(number(decimals)),"y":\#(number(decimals))"#
    switch Int.random(in: 0...30, using: &random) {
    case 0...2: return #""down"\#(common)\#(position)"#
    case 3...18: return #""move"\#(common)\#(position)"#
    case 19: return #""up"\#(common),"slot":\#(slot)"#
    case 20: return #""cancel"\#(common),"slot":\#(slot)"#
    case 21...24:
      let source = (AxisSource.allCases.randomElement(using: &random) ?? .finger).rawValue
      var figures = ""
      for key in ["dx", "dy", "v120_x", "v120_y"] where chance(2) {
        figures += #","\#(key)":\#(number(decimals))"#
      }
      return #""scroll"\#(common),"axis_source":"\#(source)"\#(figures)"#
    case 25: return #""stop"\#(common)"#
    case 26: return #""hold"\#(common),"fingers":\#(Int.random(in: 1...5, using: &random))"#
    case 27: return #""unhold"\#(common),"fingers":2,"cancelled":\#(chance(2))"#
    case 28: return #""gap"\#(common),"reason":"\#(chance(2) ? "dropped" : "moon")""#
    case 29 where chance(6): return #""tilt"\#(common),"angle":3"#
    case 30 where chance(6): return #""move"\#(common)\#(position),"pressure":0.5"#
    default: return #""move"\#(common)\#(position)"#
    }
  }
}

extension Int64 {
  /// Nothing below zero.
  fileprivate var magnitudeOrZero: Int64 { Swift.max(0, self) }
}
