import RefreshIndicators
import TextFormats

/// `mrefresh_svg.formula`: MRefresh's handling of paths, versions 0.1.1 and 0.2.1, stage by stage.
///
/// The inputs select the stage: `times` smooths, a frame or a size resizes, a `proportion` draws, `paths` fits several into a frame; `time`
/// alone returns when a path begins. For path data alone the case's description, which is among the inputs, selects the result: the nodes
/// of the reader, or those of the "simplifier".
enum MRefreshPathCalculations {
  static func formula(_ json: JSONValue) throws -> JSONValue {
    do { return try result(of: json) } catch let error as MRefreshPathError {
      return SeedInputs.object([("error", .string(error.name))])
    }
  }

  private static func result(of json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    if let time = inputs.numberIfAny("time") { return start(at: time, try inputs.number("proportion")) }
    guard let version = MRefreshPathVersion(rawValue: inputs.text("version") ?? "0.1.1") else {
      throw SeedError.unknownVersion(inputs.text("version") ?? "")
    }
    if let paths = json["paths"]?.array { return try several(paths.compactMap(\.string), json) }
    guard let svg = inputs.text("svg") else { throw SeedError.missing("svg") }
    let read = try MRefreshPath.read(svg, version: version)
    let isDrawn = inputs.numberIfAny("proportion") != nil
    if !isDrawn, !hasFrame(json), inputs.numberIfAny("times") == nil {
      let isSimple = inputs.text("description")?.hasPrefix("simplifier") ?? false
      return SeedInputs.object([("nodes", nodes(isSimple ? try read.simplified() : read))])
    }
    let placed = try placed(svg, version, json)
    var members = [
      ("nodesIn", JSONValue(Double(read.nodes.count))),
      ("nodesOut", JSONValue(Double(placed.path.nodes.count))),
    ]
    members += describe(placed.path, placed.sizing)
    if isDrawn { members += describe(try placed.path.drawn(inputs.number("proportion"))) }
    return SeedInputs.object(members)
  }

  // MARK: Stages

  private static func hasFrame(_ json: JSONValue) -> Bool { frame(json) != nil }

  /// The frame in the input `drawableFrame` or `frame` (x, y, width, height), or a frame of the input `size` at (0, 0).
  private static func frame(_ json: JSONValue) -> PathRectangle? {
    if let list = (json["drawableFrame"] ?? json["frame"])?.array?.compactMap(\.double), list.count == 4 {
      return PathRectangle(x: list[0], y: list[1], width: list[2], height: list[3])
    }
    guard let size = json["size"]?.array?.compactMap(\.double), size.count == 2 else { return nil }
    return PathRectangle(width: size[0], height: size[1])
  }

  /// The path after all stages that the inputs request, in the order of the given version.
  private static func placed(
    _ svg: String, _ version: MRefreshPathVersion, _ json: JSONValue
  ) throws -> (path: MRefreshPath, sizing: MRefreshSizing?) {
    let inputs = SeedInputs(json)
    let times = try inputs.wholeNumber("times", "timesSmooth", "depth", else: 0)
    guard let frame = frame(json) else {
      let simple = try MRefreshPath.read(svg, version: version).simplified()
      return (try simple.smoothed(times: times, version: version), nil)
    }
    let part = MRefreshPaths.Part(svg: svg, timesSmooth: times, frame: frame)
    let paths =
      switch version {
      case .documented: try MRefreshPaths(documented: [part])
      case .rewrite: try MRefreshPaths(rewrite: [part], width: frame.width, height: frame.height)
      }
    return (paths.paths[0].path, paths.paths[0].sizing)
  }

  /// Two paths that version 0.1.1 fits into one frame; points are those before smoothing.
  private static func several(_ svgs: [String], _ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    guard let frame = frame(json) else { throw SeedError.missing("frame") }
    let times = try inputs.wholeNumber("timesSmooth", else: 0)
    let paths = try MRefreshPaths(
      documented: svgs.map { MRefreshPaths.Part(svg: $0, timesSmooth: times, frame: frame) },
      shouldScaleAsFirstElement: inputs.flag("shouldScaleAsFirstElement") ?? false)
    var members: [(String, JSONValue)] = []
    for (name, (svg, placed)) in zip(["first", "second"], zip(svgs, paths.paths)) {
      let simple = try MRefreshPath.read(svg, version: .documented).simplified()
      let resized = placed.sizing.subtracted(from: simple.nodes, origin: frame.origin)
      members += [
        (name + "Scale", SeedInputs.value(placed.sizing.scale)),
        (name + "Offset", pair(placed.sizing.offset)),
        (name + "Points", .array(resized.flatMap(\.points).map(pair))),
      ]
    }
    return SeedInputs.object(members)
  }

  private static func start(at time: Double, _ proportion: Double) -> JSONValue {
    let local = PathStart(time).local(at: proportion)
    return SeedInputs.object([
      ("drawn", .bool(local != nil)), ("relative", local.map(SeedInputs.value) ?? .null),
    ])
  }

  // MARK: Results

  private static func describe(
    _ path: MRefreshPath, _ sizing: MRefreshSizing?
  ) -> [(String, JSONValue)] {
    let shape = [
      ("nodes", nodes(path)), ("points", JSONValue.array(path.nodes.flatMap(\.points).map(pair))),
    ]
    guard let sizing else { return shape }
    return shape + [("scale", SeedInputs.value(sizing.scale)), ("offset", pair(sizing.offset))]
  }

  private static func describe(_ drawing: VectorPath) -> [(String, JSONValue)] {
    let elements = drawing.elements.map(element)
    let last = elements.last?.array?.last ?? .null
    return [
      ("elements", .array(elements)), ("elementCount", JSONValue(Double(elements.count))),
      ("lastPoint", last),
    ]
  }

  /// A path element as JSON: its letter followed by its points.
  private static func element(_ element: PathElement) -> JSONValue {
    switch element {
    case .move(let point): .array([.string("M"), pair(point)])
    case .line(let end): .array([.string("L"), pair(end)])
    case .quadratic(let control, let end): .array([.string("Q"), pair(control), pair(end)])
    case .cubic(let first, let second, let end): .array([.string("C"), pair(first), pair(second), pair(end)])
    case .close: .array([.string("Z")])
    }
  }

  private static func nodes(_ path: MRefreshPath) -> JSONValue {
    .array(
      path.nodes.map { node in
        .array([.string(String(node.command.letter)), .array(node.points.map(pair))])
      })
  }

  private static func pair(_ point: PathPoint) -> JSONValue {
    .array([SeedInputs.value(point.x), SeedInputs.value(point.y)])
  }
}
