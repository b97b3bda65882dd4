import CommandArguments
import CommandInputs
import FileAccess
import RefreshIndicators
import ReplayExperiments
import ReplayPages
import TextFormats
import TraceReplay
import TraceStorage

/// `overscroll render TRACE`: draws a replay as a picture or an animation.
package enum RenderCommand {
  /// The name, options and help text of `overscroll render`, and the function that runs it.
  package static let command = Command(
    name: "render",
    summary:
      "Draw a replay as a picture or animation: finger, content, inset, indicator, threshold and state.",
    positionals: .one("TRACE", .traces),
    options: Options(),
    notes: [
      "The ending of FILE chooses the format: .svg, .png or .webp. A .webp is an animation of every display frame, unless --at or --filmstrip is given; the others are a filmstrip of 6 frames unless an option changes that. A filmstrip shows the frames at which something happens (finger down, crossing, trigger, release, callback, new states, end), then frames halfway between them.",
      "The blue arrow on the left is the pull as the engine measures it, the red line its threshold, the green bracket the inset it holds. A trace does not contain where on the screen the finger touched: it is drawn where it stays in the picture.",
      PathOption.note,
      MotionOptions.appNote,
      "An SVG needs no other package. PNG and WebP need the Debian packages libpangocairo-1.0-0, libwebp7 and a font such as fonts-dejavu-core; tools/set-up installs them.",
    ],
    examples: [
      "overscroll render --engine jackrabbit -o a.svg traces/pull/touchpad-01.trace",
      "overscroll render --engine mrefresh -o a.webp traces/pull/touchpad-01.trace",
      "overscroll render --engine mrefresh --path 'M4 12l5 5L20 6' -o b.svg a.trace",
      "overscroll render --engine pullview --at 400 -o a.png a.trace",
    ],
    run: run)

  /// The options of `overscroll render`.
  struct Options: OptionGroup {
    let engine = Option<EngineName?>(
      "engine", "NAME", EngineName.one(orSay: "a picture shows one engine; name it"),
      help: "engine to run, or a policy file (*.json)"
    ).ofProject.oftenUsed
    let model = ModelChoice.ofOneEngine(help: "scroll model to run it on").oftenUsed
    let path = PathOption.option
    let output = RenderOutput.Options()
    let motion = MotionOptions()
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    do {
      try draw(invocation)
      return .done
    } catch let error as SVGPathError {
      let mistake = invocation.mistake("--path: column \(error.column): \(error.message)")
      invocation.console.fail("\(mistake)")
      invocation.console.note(Console.lines(error.excerpt))
      return .couldNot
    }
  }

  private static func draw(_ invocation: Invocation<Options>) throws {
    guard let name = invocation.engine else {
      throw invocation.mistake("no engine named; give --engine NAME ('overscroll engines' lists them)")
    }
    let output = try RenderOutput(invocation.output)
    let options = ReplayOptions(invocation.motion)
    let engine = try EngineChoice.choices([[name]])[0]
    options.app.warnOfIgnoredBegins(by: [engine], invocation.console)
    let list = try invocation.model.ground().list(for: engine)
    let drawing = try PathOption.path(invocation, engine: engine)
    let path = try TraceFiles.one(invocation.positionals[0])
    let trace = try TraceFiles.trace(at: path)
    for warning in options.warnings(of: trace) { invocation.console.warn(warning) }
    let replay = Replay(of: trace, on: list, options: options)
    // A run takes microseconds, and keeps no frames where none are wanted.
    let end = try engine.run(on: replay).result.end
    try output.check(frames: Int(clamping: (end * options.rate).rounded(.up) + 1))
    let (result, frames) = try engine.run(on: replay, keepsFrames: true)
    let picture = ReplayPicture(
      of: replay, result: result, frames: frames, size: output.size, path: drawing,
      look: IndicatorLook(of: engine))
    try output.write(
      picture, title: FileIO.inputName(path), readers: .ofFile(showing: [trace.header.source]))
  }
}
