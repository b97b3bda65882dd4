import GestureTraces
import TestSamples

/// Traces of up to four fingers that come, move and lift at random, on a device of 40 units a millimetre.
enum ManyFingers {
  /// A trace from a seed.
  static func trace(seed: UInt64) throws -> Trace {
    var random = SeededRandom(seed: seed)
    var script = ScriptedTrace(units: "mm")
    var down: [Int: (x: Int, y: Int)] = [:]
    var time = 0
    for step in 0..<80 {
      time += 1000 + Int(random.nextUnit() * 15_000)
      for slot in 0..<4 {
        if let place = down[slot] {
          let moved = (
            x: place.x + 1 + Int(random.nextUnit() * 20), y: place.y - 1 - Int(random.nextUnit() * 40)
          )
          if random.nextUnit() < 0.8 {
            down[slot] = moved
            script.add(line("move", time, slot, moved))
          }
          if random.nextUnit() < 0.08 || step == 79 {
            down[slot] = nil
            script.add(#"{"type":"up","t":\#(time),"slot":\#(slot)}"#)
          }
        } else if random.nextUnit() < 0.1, step < 70 {
          let place = (x: 500 + Int(random.nextUnit() * 1000), y: 4000 + Int(random.nextUnit() * 500))
          down[slot] = place
          script.add(line("down", time, slot, place))
        }
      }
    }
    return try script.trace()
  }

  private static func line(_ type: String, _ time: Int, _ slot: Int, _ place: (x: Int, y: Int)) -> String {
    #"{"type":"\#(type)","t":\#(time),"slot":\#(slot),"x":\#(Double(place.x) / 40),"y":\#(Double(place.y) / 40)}"#
  }
}
