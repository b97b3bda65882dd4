import CommandArguments
import PullToRefresh
import RefreshIndicators
import ReplayExperiments

/// `--path`: the shape of the indicator, as SVG path data.
enum PathOption {
  /// The option `--path`; each use adds one path.
  static let option = Option<[String]>(
    each: "path", "DATA", .text, help: "draw the indicator along this SVG path")
  /// The paragraph about `--path` in the help of `render`.
  static let note =
    "--path takes what an SVG has in its attribute d, by the whole grammar. mrefresh, mrefresh-0.2 and every policy, as mrefresh-fixed, draw it by its length, as large as fits into 40 x 40 pt; several begin and end together, unless the engine's options say when each begins: mrefresh:time=0+0.5. Without it mrefresh draws a plane as the original would, by count of commands."

  /// The indicator made of the paths that a call gives; nil if it gives none.
  ///
  /// - Parameters:
  ///   - invocation: A call of a command with this option.
  ///   - engine: The engine to draw.
  /// - Returns: The shape of the engine's indicator.
  /// - Throws: An error for invalid data, or an engine whose indicator is not a path.
  static func path(_ invocation: Invocation<RenderCommand.Options>, engine: EngineChoice) throws
    -> IndicatorPath?
  {
    let data = invocation.path
    guard !data.isEmpty else { return nil }
    guard drawsPath(engine) else {
      throw invocation.mistake(
        "--path is for engines that draw along a path, and '\(engine.name)' does not; take mrefresh, mrefresh-0.2 or a policy, as mrefresh-fixed"
      )
    }
    let paths = try data.map(VectorPath.init(svg:))
    guard paths.contains(where: { $0.bounds != nil }) else {
      throw invocation.mistake("--path: nothing is drawn; add a line or a curve, as in 'M0 0L8 8'")
    }
    return IndicatorPath(paths)
  }

  private static func drawsPath(_ engine: EngineChoice) -> Bool {
    engine.system.map { RefreshIndicator.drawsPath(RefreshEngine($0, in: .standard, on: .uikit)) } ?? true
  }
}
