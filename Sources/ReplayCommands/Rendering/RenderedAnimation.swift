import CommandArguments
import CommandInputs
import PictureRendering
import ReplayPages
import TextFormats

/// Draws every display frame of a replay into an animated WebP. Each frame updates only the rectangle in which something moved.
struct RenderedAnimation {
  /// The contents of the WebP file.
  let bytes: [UInt8]
  /// A line for people that describes the animation after it is written.
  let summary: String

  /// The largest number of display frames that are drawn: one minute at 60 per second.
  static let mostFrames = 3600
  /// The duration of the last frame before the animation repeats, in milliseconds.
  private static let lastFrame = 1000
  /// Limits of memory: the largest number of frames that are drawn before they are compressed, and of their pixels in total. The last
  /// frame may exceed the limit of pixels.
  private static let stretch = (frames: 32, pixels: 1 << 24)

  /// A frame to compress: the changed pixels, and its time in milliseconds.
  private struct Change: Sendable {
    let part: Raster
    let box: PixelBox
    let time: Int
  }

  /// Draws and compresses every frame of `picture`.
  ///
  /// - Parameters:
  ///   - picture: The replay, with at most ``mostFrames`` frames.
  ///   - scale: Pixels per point.
  ///   - console: Shows the progress bar.
  /// - Throws: An error for a missing library or a picture that is too large.
  init(_ picture: ReplayPicture, scale: Double, _ console: Console) throws {
    let (width, height) = try PictureRenderer.pixels(
      width: picture.size.width, height: picture.size.height, scale: scale)
    let stretch = max(1, min(Self.stretch.frames, Self.stretch.pixels / (width * height)))
    let (renderer, encoder) = (try PictureRenderer(), try WebPEncoder())
    var last: Raster?
    var file = Packing()
    let count = picture.frames.count
    let bar = ProgressBar(total: count, console: console)
    Interruption.watch()
    for start in stride(from: 0, to: count, by: stretch) {
      let frames = start..<min(start + stretch, count)
      let changes = try frames.compactMap { try Self.change(picture, frame: $0, scale, renderer, &last) }
      try file.add(changes, encoder)
      bar?.advance(by: frames.count)
      if Interruption.isAsked {
        bar?.clear()
        Interruption.end(
          after: frames.upperBound, of: count, "frames were drawn, and no file is written", console)
      }
    }
    bar?.clear()
    let end = Self.milliseconds(picture, frame: picture.frames.count - 1) + Self.lastFrame
    bytes = file.bytes(width: width, height: height, end: end)
    summary =
      "\(picture.frames.count) frames in \(Figures.fixed(Double(end) / 1000, decimals: 1)) s, "
      + "\(width) × \(height) px, \((bytes.count + 1023) / 1024) KiB"
  }

  /// The pixels of a frame that differ from the previous frame. For the first frame they are all pixels; nil if none differ.
  private static func change(
    _ picture: ReplayPicture, frame: Int, _ scale: Double, _ renderer: PictureRenderer, _ last: inout Raster?
  ) throws -> Change? {
    let raster = try renderer.raster(
      of: picture.drawing(ofFrame: frame), width: picture.size.width, height: picture.size.height,
      scale: scale)
    let whole = PixelBox(x: 0, y: 0, width: raster.width, height: raster.height)
    let box = last.map { PixelBox.change(from: $0, to: raster) } ?? whole
    last = raster
    return box.map { Change(part: raster.part($0), box: $0, time: milliseconds(picture, frame: frame)) }
  }

  private static func milliseconds(_ picture: ReplayPicture, frame: Int) -> Int {
    Int(clamping: (picture.frames[frame].time * 1000).rounded())
  }

  /// Compressed frames with their positions and times, ready to be put into a WebP file.
  private struct Packing {
    private var parts: [(file: [UInt8], box: PixelBox, time: Int)] = []

    /// Compresses frames, several at once on all processors, and appends them.
    mutating func add(_ changes: [Change], _ encoder: WebPEncoder) throws {
      let files = ParallelMap.run(changes.count, jobs: ParallelMap.processors) { index in
        Result { () throws(RenderingError) in try encoder.file(changes[index].part) }
      }
      for (file, change) in zip(files, changes) {
        parts.append((try file.get(), change.box, change.time))
      }
    }

    /// The whole WebP file. Each frame lasts until the next one begins; the last frame lasts until `end`, in milliseconds.
    func bytes(width: Int, height: Int, end: Int) -> [UInt8] {
      var animation = WebPAnimation(width: width, height: height)
      let ends = parts.dropFirst().map(\.time) + [end]
      for (part, end) in zip(parts, ends) { animation.add(part.file, in: part.box, for: end - part.time) }
      return animation.bytes
    }
  }
}
