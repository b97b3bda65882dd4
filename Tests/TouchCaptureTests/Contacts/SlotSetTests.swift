import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Sets of slots")
struct SlotSetTests {
  @Test("a set of slots does what the standard library's sets do, in order, to the last slot")
  func likeSets() {
    var random = SeededRandom(seed: 3)
    var (slots, model) = (SlotSet(), Set<Int>())
    for _ in 0..<2000 {
      let slot = Int.random(in: 0..<SlotSet.all, using: &random)
      if Bool.random(using: &random) {
        slots.insert(slot)
        model.insert(slot)
      } else {
        slots.remove(slot)
        model.remove(slot)
      }
      #expect(slots.contains(slot) == model.contains(slot))
    }
    var found: [Int] = []
    slots.forEach { found.append($0) }
    #expect(found == model.sorted() && slots.count == model.count && slots.first == model.min())
    #expect(slots != SlotSet() && SlotSet().first == nil && SlotSet().count == 0)
  }

  @Test("the highest tool that is pressed counts the fingers, none is one; other buttons count for nothing")
  func fingers() {
    typealias Button = EvdevCode.Button
    var buttons = FingerButtons([Button.touch, Button.left])
    #expect(buttons.fingers == 1 && buttons.intersects(.touch) && !buttons.intersects(.tools))
    let tools = [
      Button.finger, Button.twoFingers, Button.threeFingers, Button.fourFingers, Button.fiveFingers,
    ]
    for (index, tool) in tools.enumerated() {
      buttons.press(tool)
      #expect(buttons.fingers == index + 1)
    }
    buttons.release(Button.fiveFingers)
    #expect(buttons.fingers == 4 && buttons.intersects(.tools))
  }
}
