import TextFormats

/// What a position in a log counts from, by the words that programs have for it.
///
/// Of several in one line the first in this order counts: what moves with the finger alone comes before what moves with the content.
enum PointerPlace: Int, CaseIterable, Comparable {
  /// A browser's window: `clientX`.
  case client
  /// An app's window: `location in window`.
  case window
  /// The screen in its pixels: `physicalX` of Flutter, `getRawX` of Android.
  case physical
  /// The scene or screen in logical pixels: `scn`, `globalPosition`.
  case global
  /// The screen, of browsers in CSS pixels: `screenX`.
  case screen
  /// A position that says no more: `position`, `pos`, `location`.
  case position
  /// A page that scrolls, of React Native the screen: `pageX`.
  case page
  /// `x` and `y` alone.
  case plain
  /// A view, which may move below the finger: `locationInView`, `localPosition`.
  case view
  /// Two numbers without a name.
  case bare

  /// An axis, or both in one list of two numbers.
  enum Axis { case x, y, both }

  /// Orders kinds by what they say of the finger.
  static func < (one: PointerPlace, other: PointerPlace) -> Bool { one.rawValue < other.rawValue }

  /// The unit of positions by it; nil where it says none.
  var unit: String? {
    switch self {
    case .client, .page, .screen: "css px"
    case .window, .view, .global: "logical px"
    case .physical: "px"
    case .position, .plain, .bare: nil
    }
  }

  /// The names of both axes and of a list of both, as ``NamedValues`` has them.
  private static let words: [(PointerPlace, x: [String], y: [String], both: [String])] = [
    (.client, ["clientx"], ["clienty"], ["client"]),
    (.window, ["windowx"], ["windowy"], ["locationinwindow"]),
    (.physical, ["physicalx", "rawx", "getrawx"], ["physicaly", "rawy", "getrawy"], ["raw", "physical"]),
    (
      .global, ["globalx", "scenex"], ["globaly", "sceney"],
      ["globalposition", "gbl", "scn", "global", "sceneposition"]
    ),
    (.screen, ["screenx"], ["screeny"], ["screen"]),
    (
      .position, ["positionx", "posx"], ["positiony", "posy"],
      [
        "position", "pos", "location", "point", "touchpoint", "coordinates", "coords", "xy",
        "locationonscreen",
      ]
    ),
    (.page, ["pagex"], ["pagey"], ["page"]),
    (.plain, ["x", "getx"], ["y", "gety"], []),
    (
      .view, ["localx", "locationx"], ["localy", "locationy"], ["locationinview", "localposition", "local"]
    ),
  ]

  /// Kind and axis by a name.
  static let names: [String: (place: PointerPlace, axis: Axis)] = {
    var names: [String: (place: PointerPlace, axis: Axis)] = [:]
    for row in words {
      for word in row.x { names[word] = (row.0, .x) }
      for word in row.y { names[word] = (row.0, .y) }
      for word in row.both { names[word] = (row.0, .both) }
    }
    return names
  }()
}

/// The positions of one contact in one event, by what they count from.
struct PointerPlaces: Equatable {
  private var x = [Double?](repeating: nil, count: PointerPlace.allCases.count)
  private var y = [Double?](repeating: nil, count: PointerPlace.allCases.count)

  /// The first coordinate wins: a second of the same name is of something else.
  mutating func add(_ place: PointerPlace, x newX: Double?, y newY: Double?) {
    if let newX, x[place.rawValue] == nil { x[place.rawValue] = newX }
    if let newY, y[place.rawValue] == nil { y[place.rawValue] = newY }
  }

  /// Takes a value if its name is one of a position.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  mutating func add(_ name: String, _ first: Double, _ second: Double?) -> Bool {
    guard let known = PointerPlace.names[name] else { return false }
    switch known.axis {
    case .x: add(known.place, x: first, y: nil)
    case .y: add(known.place, x: nil, y: first)
    case .both:
      guard let second else { return false }
      add(known.place, x: first, y: second)
    }
    return true
  }

  /// Takes a value of a log line if its name, or the last word of it, is one of a position of now.
  @discardableResult
  mutating func add(_ value: NamedValues.Value) -> Bool {
    guard let x = value.x, !Self.past.contains(where: value.name.hasPrefix) else { return false }
    return add(value.name, x, value.y) || (value.lastWord != value.name && add(value.lastWord, x, value.y))
  }

  /// What stands before names of positions that were.
  private static let past = ["prev", "last", "start", "initial", "old", "from", "begin"]

  /// The position of a kind; nil where one of its axes is missing.
  subscript(place: PointerPlace) -> (x: Double, y: Double)? {
    guard let x = x[place.rawValue], let y = y[place.rawValue] else { return nil }
    return (x, y)
  }

  /// True where no position is whole.
  var isEmpty: Bool { PointerPlace.allCases.allSatisfy { self[$0] == nil } }
}
