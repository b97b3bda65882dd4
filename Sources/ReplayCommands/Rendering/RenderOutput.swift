import CommandArguments
import FileAccess
import PictureRendering
import RefreshIndicators
import ReplayPages
import TextFormats

/// The picture that a call of `render` requests, and its file.
struct RenderOutput {
  /// The file formats, selected by the ending of the output's name.
  private enum Format: String, CaseIterable {
    case svg, png, webp
  }

  /// The part of a replay that is drawn.
  private enum Part {
    /// The display frame on screen at a time, in seconds.
    case moment(Double)
    /// A film strip: this many display frames side by side.
    case filmstrip(Int)
    /// An animation of every display frame.
    case animation
  }

  /// The default number of display frames in a film strip.
  private static let usualFrames = 6
  /// The largest number of display frames in a film strip.
  private static let mostFrames = 60
  /// The largest number of display frames in a replay, all of which are in memory: ten minutes at 60 per second.
  private static let mostKept = 36_000
  /// The allowed width and height of a drawn frame, in points.
  private static let sides = 60.0...4000
  /// The allowed scales of a picture, in pixels per point.
  private static let scales = 0.1...10

  /// The options of `render` that choose the picture and its file.
  struct Options: OptionGroup {
    let output = Option<String?>(
      "output", short: "o", "FILE", .output(RenderOutput.complaint(file:)),
      help: "write there: *.svg, *.png or *.webp; - is stdout, as SVG"
    ).oftenUsed
    let force = Option(flag: "force", help: "replace existing files")
    let at = Option<Double?>(
      "at", "MS", .duration(0...1e9, in: .milliseconds), help: "draw only the frame shown at this time"
    )
    .oftenUsed
    let filmstrip = Option<Int?>(
      "filmstrip", "N", .integer(1...RenderOutput.mostFrames),
      help: "draw the N most informative frames side by side"
    ).oftenUsed
    let size = Option<PictureSize>(
      "size", "WxH", RenderOutput.sizeForm, default: .phone,
      help: "part of the viewport to draw, from its upper left corner, in pt")
    let scale = Option<Double>(
      "scale", "N", .number(RenderOutput.scales), default: 1, defaultInWords: "1",
      help: "pixels to a point, for PNG and WebP")

    var rules: [OptionRule] {
      [
        .refuse(
          [.lacks(output)], "no picture named; give -o FILE, its name ending in .svg, .png or .webp"),
        .one(
          of: [at.any, filmstrip.any], saying: "--at is one frame and --filmstrip several; give one of them"),
        .refuse([.value(of: output) { $0 == "-" }, .uses(force)], "--force is for a file; leave it out"),
      ]
    }
  }

  /// The size of the picture of one frame, in points: `--size`.
  let size: PictureSize
  private let path: String
  private let format: Format
  private let part: Part
  private let scale: Double
  private let force: Bool
  private let console: Console

  /// Reads which picture a call requests.
  ///
  /// - Parameter invocation: A call of a command with these options.
  /// - Throws: An error for options that exclude each other, or a picture that is too large.
  init(_ invocation: Invocation<Options>) throws {
    let path = invocation.output ?? "-"
    self.path = path
    format = Self.format(of: path) ?? .svg
    console = invocation.console
    force = invocation.force
    size = invocation.size
    scale = invocation.scale
    part = Self.part(invocation, format)
    if invocation.isGiven(\.scale), format == .svg {
      throw invocation.mistake("--scale is for pixels, which an SVG does not have; leave it out")
    }
    if format != .svg { _ = try PictureRenderer.pixels(width: size.width, height: size.height, scale: scale) }
  }

  private static func part(_ invocation: Invocation<Options>, _ format: Format) -> Part {
    if let time = invocation.at { return .moment(time / 1000) }
    if let count = invocation.filmstrip { return .filmstrip(count) }
    return format == .webp ? .animation : .filmstrip(usualFrames)
  }

  // MARK: Values of options

  private static func format(of path: String) -> Format? {
    Format.allCases.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
  }

  @Sendable private static func complaint(file path: String) -> String? {
    path == "-" || format(of: path) != nil
      ? nil : "'\(path)' does not say what to draw; let its name end in .svg, .png or .webp"
  }

  private static func size(_ text: String) -> PictureSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { DecimalNumber.value(of: String($0)) }
    guard parts.count == 2, sides.count == 2, sides.allSatisfy(Self.sides.contains) else { return nil }
    return PictureSize(width: sides[0], height: sides[1])
  }

  private static let sizeForm = ValueForm<PictureSize>(
    word: { "\(DecimalNumber.plain($0.width))x\(DecimalNumber.plain($0.height))" }
  ) { text throws(ValueFault) in
    guard let size = size(text) else {
      throw ValueFault("'\(text)' is not a size; give two numbers from 60 to 4000 as 375x667")
    }
    return size
  }

  /// Throws an error, before a replay runs, if it would have too many display frames to store or draw.
  ///
  /// - Parameter frames: The number of frames.
  /// - Throws: An error with what to do.
  func check(frames: Int) throws {
    let isMoving = if case .animation = part { true } else { false }
    let most = isMoving ? RenderedAnimation.mostFrames : Self.mostKept
    guard frames > most else { return }
    throw UserError(
      "the \(isMoving ? "animation" : "replay") would have \(frames) frames, and \(most) are the most; lower --rate, or let a shorter time pass"
    )
  }

  // MARK: Writing

  /// Draws and writes the picture, then prints which display frames it shows.
  ///
  /// - Parameters:
  ///   - picture: The replay.
  ///   - title: The title of the picture.
  ///   - readers: Who may read the picture's file.
  /// - Throws: An error if the picture cannot be made or written.
  func write(_ picture: ReplayPicture, title: String, readers: FileReaders) throws {
    switch part {
    case .moment(let time):
      let frame = picture.frame(at: time)
      try write(
        picture.drawing(ofFrame: frame), width: size.width, height: size.height,
        title: "\(title): \(picture.result.engine) at \(Figures.fixed(time * 1000, decimals: 0)) ms",
        readers: readers)
      printFrames([TellingMoment(frame: frame, words: picture.stateName(ofFrame: frame))], of: picture)
    case .filmstrip(let count):
      let strip = ReplayFilmstrip(picture, count: count, title: title)
      try write(
        strip.drawing, width: strip.width, height: strip.height, title: "\(title): \(picture.result.engine)",
        readers: readers)
      printFrames(strip.moments, of: picture)
    case .animation:
      let animation = try RenderedAnimation(picture, scale: scale, console)
      try FileIO.write(animation.bytes, to: path, overwrite: force, readers: readers)
      console.print("\(path): \(animation.summary)")
    }
  }

  private func write(
    _ drawing: DisplayList, width: Double, height: Double, title: String, readers: FileReaders
  ) throws {
    switch format {
    case .svg:
      let svg = SVGDocument(width: width, height: height, title: title, drawing: drawing).text
      if path == "-" { return console.write(svg) }
      try FileIO.write(Array(svg.utf8), to: path, overwrite: force, readers: readers)
    case .png:
      let png = try PictureRenderer().png(of: drawing, width: width, height: height, scale: scale)
      try FileIO.write(png, to: path, overwrite: force, readers: readers)
    case .webp:
      let raster = try PictureRenderer().raster(of: drawing, width: width, height: height, scale: scale)
      try FileIO.write(try WebPEncoder().file(raster), to: path, overwrite: force, readers: readers)
    }
    console.tellOfFile(path)
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
