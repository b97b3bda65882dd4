import TextFormats

/// The reference frame of a position in a log, by the names that programs use.
///
/// If a line has several positions, the first case in this order is used: frames that move only with the finger come before those that move
/// with the content.
enum PointerPlace: Int, CaseIterable, Comparable {
  /// A position in a browser's viewport, such as `clientX`.
  case client
  /// A position in an app's window, such as `location in window`.
  case window
  /// The screen in physical pixels: `physicalX` in Flutter, `getRawX` in Android.
  case physical
  /// The scene or screen in logical pixels: `scn`, `globalPosition`.
  case global
  /// The screen, in CSS pixels for browsers: `screenX`.
  case screen
  /// A position whose name does not tell the frame: `position`, `pos`, `location`.
  case position
  /// The whole page, which moves when it is scrolled; in React Native the screen: `pageX`.
  case page
  /// A position named only `x` and `y`.
  case plain
  /// A view, which may move under the finger: `locationInView`, `localPosition`.
  case view
  /// A position of two numbers without any name.
  case bare

  /// The axis that a name stands for, or both if its value is a pair of coordinates.
  enum Axis { case x, y, both }

  /// Orders frames by how well they describe the finger's own movement.
  static func < (one: PointerPlace, other: PointerPlace) -> Bool { one.rawValue < other.rawValue }

  /// The unit that the frame implies for positions; nil if it implies none.
  var unit: String? {
    switch self {
    case .client, .page, .screen: "css px"
    case .window, .view, .global: "logical px"
    case .physical: "px"
    case .position, .plain, .bare: nil
    }
  }

  /// The names of x, of y and of a pair in each frame of reference, in the form of ``NamedValues``.
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

  /// The frame of reference and the axis that each known name of a position stands for.
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

/// The positions of one contact in one event, by reference frame.
struct PointerPlaces: Equatable {
  private var x = [Double?](repeating: nil, count: PointerPlace.allCases.count)
  private var y = [Double?](repeating: nil, count: PointerPlace.allCases.count)

  /// Adds a position; if the frame already has one, the first stays, because a second one of the same name belongs to something else.
  mutating func add(_ place: PointerPlace, x newX: Double?, y newY: Double?) {
    if let newX, x[place.rawValue] == nil { x[place.rawValue] = newX }
    if let newY, y[place.rawValue] == nil { y[place.rawValue] = newY }
  }

  /// Adds a value, if its name is one that programs use for positions.
  ///
  /// - Returns: True if the value was added.
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

  /// Adds a value of a log line if its name, or the last word of its name, is one that programs use for a current position.
  @discardableResult
  mutating func add(_ value: NamedValues.Value) -> Bool {
    guard let x = value.x, !Self.past.contains(where: value.name.hasPrefix) else { return false }
    return add(value.name, x, value.y) || (value.lastWord != value.name && add(value.lastWord, x, value.y))
  }

  /// Starts of names that mean an earlier position, which is not used.
  private static let past = ["prev", "last", "start", "initial", "old", "from", "begin"]

  /// The position in a frame; nil if one of its coordinates is missing.
  subscript(place: PointerPlace) -> (x: Double, y: Double)? {
    guard let x = x[place.rawValue], let y = y[place.rawValue] else { return nil }
    return (x, y)
  }

  /// True if no position is complete.
  var isEmpty: Bool { PointerPlace.allCases.allSatisfy { self[$0] == nil } }
}
