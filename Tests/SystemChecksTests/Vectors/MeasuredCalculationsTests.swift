import Testing

/// Expected offsets are worked out by hand: content follows a finger 1:1 inside, and half as far past an edge in Qt.
@Suite("Calculations of measured fingers")
struct MeasuredCalculationsTests {
  private static let scene = #""viewport":800,"content":20000"#
  private static let still = #""touches":[[[0,100],[10,110],[20,110],[400,110]]]"#

  @Test("content follows the finger's reports, evenly between them")
  func inside() throws {
    #expect(
      try outcome(
        of: "simulate.offsets",
        #"{"model":"qt",\#(Self.still),\#(Self.scene),"start_offset":1000,"times_ms":[0,5,10,20,300]}"#)
        == "[1000,995,990,990,990]")
  }

  @Test("past the edge half as far, and the slop is lost of every touch")
  func outside() throws {
    #expect(
      try outcome(
        of: "simulate.offsets", #"{"model":"qt",\#(Self.still),\#(Self.scene),"slop":4,"times_ms":[300]}"#)
        == "[-3]")
    let twice = #""touches":[[[0,0],[10,10],[300,10]],[[400,50],[410,60],[800,60]]]"#
    #expect(
      try outcome(
        of: "simulate.offsets",
        #"{"model":"qt",\#(twice),\#(Self.scene),"start_offset":1000,"slop":4,"times_ms":[350,700]}"#)
        == "[994,988]")
  }

  /// A Kirigami page fires after half a second at 72 px, which its Flickable shows under 144 px of pull and what it loses: of 140 or
  /// 150 px in 50 reports of 2.8 or 3 the fourth leaves the 10 px, and the fifth's 14 or 15 are lost.
  @Test("pulls fire or do not, in their order")
  func fires() throws {
    let pulls = #""pulls_pt":[140,150,170],"down_ms":400"#
    #expect(
      try outcome(of: "replay.fires", #"{"engine":"kirigami",\#(Self.scene),\#(pulls),"hold_ms":700}"#)
        == "[false,false,true]")
    #expect(
      try outcome(
        of: "replay.fires", #"{"engine":"kirigami",\#(Self.scene),\#(pulls),"hold_ms":700,"slop":0}"#)
        == "[false,true,true]")
    #expect(
      try outcome(of: "replay.fires", #"{"engine":"kirigami",\#(Self.scene),\#(pulls),"hold_ms":100}"#)
        == "[false,false,false]")
  }

  @Test("what is missing, unknown or out of order is said")
  func mistakes() throws {
    #expect(
      try outcome(of: "simulate.offsets", #"{"model":"q",\#(Self.still),\#(Self.scene),"times_ms":[0]}"#)
        == #"input "model" is "q"; give one of the scroll models"#)
    #expect(
      try outcome(of: "simulate.offsets", #"{"model":"qt","touches":[],\#(Self.scene),"times_ms":[0]}"#)
        == #"input "touches" is not a list of touches; give at least one"#)
    #expect(
      try outcome(
        of: "simulate.offsets",
        #"{"model":"qt","touches":[[[5,0],[4,0]]],\#(Self.scene),"times_ms":[0]}"#
      ).contains("has times out of order"))
    #expect(
      try outcome(of: "simulate.offsets", #"{"model":"qt",\#(Self.still),\#(Self.scene),"times_ms":[-1]}"#)
        .contains("outside 0"))
    #expect(
      try outcome(
        of: "replay.fires", #"{"engine":"e",\#(Self.scene),"pulls_pt":[1],"down_ms":1,"hold_ms":1}"#)
        == #"input "engine" is "e"; give one of the engines"#)
  }
}
