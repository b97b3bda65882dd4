import Testing

@testable import TextFormats

/// Values by hand from the lines themselves.
@Suite("Named values of log lines")
struct NamedValuesTests {
  private func values(_ line: String) -> NamedValues { NamedValues(Array(line.utf8)[...]) }

  @Test("names end at equals signs, colons and numbers, and lists of two numbers are one value")
  func names() {
    let line = values("Touch move: client 291,7491, page 291,10243, scrollY 2752. pos 291,-7491")
    #expect(line.values.map(\.name) == ["client", "page", "scrolly", "pos"])
    #expect(line.values.map(\.x) == [291, 291, 2752, 291])
    #expect(line.values.map(\.y) == [7491, 10243, nil, -7491])
    #expect(line.words.prefix(3) == ["touch", "move", "client"])
  }

  @Test("an index in brackets belongs to its name, and a brace begins anew")
  func indices() {
    let line = values(
      "MotionEvent { action=ACTION_MOVE, id[1]=3, x[1]=596.25, flags=0x2, eventTime=256233984 }")
    #expect(line.word("action") == "actionmove")
    #expect(line.values.first { $0.name == "x" }?.index == 1)
    #expect(line.number("x")?.x == 596.25)
    #expect(line.number("flags") == nil)
    #expect(line.number("eventtime")?.x == 256_233_984)
  }

  @Test("several words make a name, and a word behind a colon is a value unless it is a name itself")
  func words() {
    let line = values(
      "phase: Moved tap count: 1 force: 0.5 location in window: {160, 214.5} view: <UIView: 0x1>")
    #expect(line.word("phase") == "moved")
    #expect(line.number("tapcount")?.x == 1)
    let place = line.number("locationinwindow")
    #expect(place?.x == 160)
    #expect(place?.y == 214.5)
  }

  @Test("constructors, clocks, units, quotes and brackets")
  func forms() {
    let flutter = values("PointerMoveEvent#1a2b3(position: Offset(195.3, -300.0), timeStamp: 0:01:02.500000)")
    #expect(flutter.number("position")?.y == -300)
    #expect(flutter.number("timestamp")?.x == 62.5)
    #expect(flutter.number("timestamp")?.unit == "clock")
    #expect(values("t=12.5ms").number("t")?.unit == "ms")
    let json = values(#"app.js:42 {"type": "pointermove", "clientX": 1e2, "n": "7"}"#)
    #expect(json.word("type") == "pointermove")
    #expect(json.number("clientx")?.x == 100)
    #expect(json.number("n")?.x == 7)
    let reverser = values("[type scroll][phase momentum][y_pt -6]")
    #expect(reverser.word("phase") == "momentum")
    #expect(reverser.number("ypt")?.x == -6)
    #expect(values("event.angleDelta.y=120").number("angledeltay")?.x == 120)
  }

  @Test("words before a bracket lead to the values in it, until it is closed")
  func paths() {
    let line = values(#"{"n":1,"contentOffset":{"x":0,"y":-1.5},"z":2}"#)
    #expect(line.values.map(\.path) == [["n"], ["contentoffset", "x"], ["contentoffset", "y"], ["z"]])
    #expect(line.values[2].pathEnds(with: "contentoffsety") && line.values[2].name == "y")
    #expect(values("contentOffset CGPoint(x: 0, y: -1.5)").values[1].path == ["contentoffset", "y"])
    #expect(values("phase: Optional(3) at Optional(-4)").values.map(\.x) == [3, -4])
    let point = values("self.contentOffset = {0, -1.5}").values[0]
    #expect(point.path == ["contentoffset"] && point.bytes == 22..<23)
    #expect(point.pathEnds(with: "offsety", part: "y") == false)
    #expect(point.pathEnds(with: "contentoffsety", part: "y"))
  }

  @Test("numbers are those of the decimal text to the last bit")
  func numbers() {
    for text in ["0.1", "1030.887", "590.38153", "-0.000123", "123456789.123456789", "9007199254740993"] {
      #expect(values("a=\(text)").number("a")?.x == Double(text))
    }
    #expect(values("a=0x10 b=1e999").values.compactMap(\.x).isEmpty)
  }

  @Test("any bytes are read without an end that is not theirs")
  func anyBytes() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("ax:=[](){}\"#.,;-+0e9 \u{e9}|<>".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet.randomElement(using: &random)!
      }
      let line = NamedValues(bytes[...])
      #expect(line.values.allSatisfy { ($0.x ?? 0).isFinite }, "\(bytes)")
    }
  }
}
