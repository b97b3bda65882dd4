import Testing

@testable import ReplayPages

@Suite("Label placement")
struct LabelPlacementTests {
  private let page = LabelPlacement.Box(x: 0, y: 0, width: 300, height: 200)

  // The box spans 10…30 across and 10…20 down; worked out on squared paper.
  @Test("a line meets a box where it passes through, not where it passes by")
  func lines() {
    let box = LabelPlacement.Box(x: 10, y: 10, width: 20, height: 10)
    #expect(box.meets((0, 15), (40, 15)) && box.meets((20, 0), (20, 40)) && box.meets((12, 12), (14, 14)))
    #expect(!box.meets((0, 15), (9, 15)) && !box.meets((0, 0), (40, 5)) && !box.meets((0, 22), (22, 40)))
  }

  @Test("a line that lies on a side of a box meets it, and one beside the side does not")
  func sides() {
    let box = LabelPlacement.Box(x: 10, y: 10, width: 20, height: 10)
    for y in [10.0, 20] { #expect(box.meets((0, y), (40, y)), "y \(y)") }
    for x in [10.0, 30] { #expect(box.meets((x, 0), (x, 40)), "x \(x)") }
    for y in [(10.0).nextDown, (20.0).nextUp] { #expect(!box.meets((0, y), (40, y)), "y \(y)") }
    for x in [(10.0).nextDown, (30.0).nextUp] { #expect(!box.meets((x, 0), (x, 40)), "x \(x)") }
  }

  @Test("a label stands beside its point; the next ones make way, with a line to what they name")
  func crowd() throws {
    var labels = LabelPlacement(within: page)
    let place = labels.place("first", at: (100, 100))
    let first = try #require(place)
    #expect(first.leader == nil)
    var boxes = [first.box]
    for index in 1..<20 {
      let place = labels.place("label \(index)", at: (100, 100))
      let next = try #require(place)
      #expect(!boxes.contains { $0.meets(next.box) })
      boxes.append(next.box)
    }
    let last = labels.place("yet another", at: (100, 100))
    #expect(last?.leader != nil)
    #expect(boxes.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= 300 && $0.y + $0.height <= 200 })
  }

  @Test("where there is no room there is no label")
  func noRoom() {
    var labels = LabelPlacement(within: page)
    labels.avoid(page)
    let covered = labels.place("a", at: (10, 10))
    #expect(covered == nil)
    var narrow = LabelPlacement(within: .init(x: 0, y: 0, width: 20, height: 200))
    let cramped = narrow.place("much too long", at: (10, 10))
    #expect(cramped == nil)
  }
}
