import CommandArguments
import FileAccess
import GestureTraces
import PictureRendering
import RefreshIndicators
import ReplayPages
import ReplayReport
import TextTables

/// What a call of `render` wants drawn, and where it goes.
struct RenderOutput {
  /// Kinds of files, by the end of their names.
  private enum Format: String, CaseIterable {
    case svg, png, webp
  }

  /// What is drawn of a replay.
  private enum Part {
    /// The frame on screen at a time, in seconds.
    case moment(Double)
    /// That many frames side by side.
    case filmstrip(Int)
    /// Every frame, one after another.
    case animation
  }

  /// Frames of a filmstrip where nothing is said.
  private static let usualFrames = 6
  /// Frames of a filmstrip at most.
  private static let mostFrames = 60
  /// Display frames of a replay at most, as all are kept: ten minutes of 60 a second.
  private static let mostKept = 36_000
  /// Sides of a frame, in points.
  private static let sides = 60.0...4000
  /// Pixels to a point.
  private static let scales = 0.1...10

  /// The options.
  static let options: [Option] = [
    .value(
      "output", short: "o", "FILE", check: .output(complaint(file:)),
      help: "write there: *.svg, *.png or *.webp; - is stdout, as SVG"),
    .flag("force", help: "replace FILE if it is there"),
    .value("at", "MS", check: .number(0...1e9), help: "draw the frame on screen then, alone"),
    .value(
      "filmstrip", "N", check: .integer(1...mostFrames), help: "draw the N most telling frames side by side"),
    .value(
      "size", "WxH", check: .custom(complaint(size:)), byDefault: "375x667",
      help: "part of the viewport to draw, from its upper left corner, in pt"),
    .value(
      "scale", "N", check: .number(scales), defaultInWords: "1", help: "pixels to a point, for PNG and WebP"),
  ]

  /// How much of the viewport a frame shows.
  let size: PictureSize
  private let path: String
  private let format: Format
  private let part: Part
  private let scale: Double
  private let force: Bool
  private let console: Console

  /// What a call wants.
  ///
  /// - Parameter invocation: A call of a command that has these options.
  /// - Throws: What excludes each other, and a picture that would overwrite a file.
  init(_ invocation: Invocation) throws {
    guard let path = invocation.string("output") else {
      throw invocation.mistake("no picture named; give -o FILE, its name ending in .svg, .png or .webp")
    }
    self.path = path
    format = Self.format(of: path) ?? .svg
    console = invocation.console
    force = invocation.flag("force")
    size = invocation.string("size").flatMap(Self.size) ?? .phone
    scale = invocation.number("scale") ?? 1
    part = try Self.part(invocation, format)
    if invocation.isGiven("scale"), format == .svg {
      throw invocation.mistake("--scale is for pixels, and an SVG has none; leave it out")
    }
    if format != .svg { _ = try PictureRenderer.pixels(width: size.width, height: size.height, scale: scale) }
    if path == "-", force { throw invocation.mistake("--force is for a file; leave it out") }
    if path != "-", !force, FileIO.exists(path), FileIO.isFile(path) {
      throw UserError("\(path): is there already; choose another name, or give --force")
    }
  }

  private static func part(_ invocation: Invocation, _ format: Format) throws -> Part {
    switch (invocation.number("at"), invocation.integer("filmstrip")) {
    case (_?, _?): throw invocation.mistake("--at is one frame and --filmstrip several; give one of them")
    case (let time?, nil): .moment(time / 1000)
    case (nil, let count?): .filmstrip(count)
    case (nil, nil): format == .webp ? .animation : .filmstrip(usualFrames)
    }
  }

  // MARK: What options may be

  private static func format(of path: String) -> Format? {
    Format.allCases.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
  }

  private static func complaint(file path: String) -> String? {
    path == "-" || format(of: path) != nil
      ? nil : "'\(path)' does not say what to draw; let its name end in .svg, .png or .webp"
  }

  private static func size(_ text: String) -> PictureSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { ValueCheck.number(String($0)) }
    guard parts.count == 2, sides.count == 2, sides.allSatisfy(Self.sides.contains) else { return nil }
    return PictureSize(width: sides[0], height: sides[1])
  }

  private static func complaint(size text: String) -> String? {
    size(text) == nil ? "'\(text)' is not a size; give two numbers from 60 to 4000 as 375x667" : nil
  }

  /// Refuses a replay of more frames than can be kept or drawn; to be asked before they are.
  ///
  /// - Parameter frames: How many it would have.
  /// - Throws: What to do about it.
  func check(frames: Int) throws {
    let isMoving = if case .animation = part { true } else { false }
    let most = isMoving ? RenderedAnimation.mostFrames : Self.mostKept
    guard frames > most else { return }
    throw UserError(
      "the \(isMoving ? "animation" : "replay") would have \(frames) frames, and \(most) are the most; lower --rate, or let a shorter time pass"
    )
  }

  // MARK: Writing

  /// Draws and writes the picture, then prints which frames it shows.
  ///
  /// - Parameters:
  ///   - picture: The replay.
  ///   - title: What the picture is called.
  /// - Throws: A picture that can't be made or written.
  func write(_ picture: ReplayPicture, title: String) throws {
    switch part {
    case .moment(let time):
      let frame = picture.frame(at: time)
      try write(
        picture.drawing(ofFrame: frame), width: size.width, height: size.height,
        title: "\(title): \(picture.result.engine) at \(Figures.fixed(time * 1000, decimals: 0)) ms")
      printFrames([TellingMoment(frame: frame, words: picture.stateName(ofFrame: frame))], of: picture)
    case .filmstrip(let count):
      let strip = ReplayFilmstrip(picture, count: count, title: title)
      try write(
        strip.drawing, width: strip.width, height: strip.height, title: "\(title): \(picture.result.engine)")
      printFrames(strip.moments, of: picture)
    case .animation:
      let animation = try RenderedAnimation(picture, scale: scale)
      try FileIO.write(animation.bytes, to: path, overwrite: force)
      console.print("\(path): \(animation.summary)")
    }
  }

  private func write(_ drawing: DisplayList, width: Double, height: Double, title: String) throws {
    switch format {
    case .svg:
      let svg = SVGDocument(width: width, height: height, title: title, drawing: drawing).text
      if path == "-" { return console.write(svg) }
      try FileIO.write(Array(svg.utf8), to: path, overwrite: force)
    case .png:
      let png = try PictureRenderer().png(of: drawing, width: width, height: height, scale: scale)
      try FileIO.write(png, to: path, overwrite: force)
    case .webp:
      let raster = try PictureRenderer().raster(of: drawing, width: width, height: height, scale: scale)
      try FileIO.write(try WebPEncoder().file(raster), to: path, overwrite: force)
    }
  }

  private func printFrames(_ moments: [TellingMoment], of picture: ReplayPicture) {
    guard path != "-" else { return }
    var table = TextTable(["frame", "at ms", "pull pt", "inset pt", "state", "shows"], left: [4, 5])
    for moment in moments {
      let frame = picture.frames[moment.frame]
      table.add([
        "\(moment.frame)", Figures.milliseconds(frame.time), Figures.fixed(frame.pull, decimals: 1),
        Figures.fixed(frame.topInset, decimals: 1), picture.stateName(ofFrame: moment.frame), moment.words,
      ])
    }
    console.write(table.text(width: console.width))
  }
}
