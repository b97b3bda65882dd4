/// The protocols that come with the program.
extension CaptureProtocol {
  /// The name and the text of each built-in protocol, in the order in which they are listed.
  private static let builtIn = [("quick", quick), ("full", full)]

  /// The names of the built-in protocols, in the order in which they are listed.
  package static let builtInNames = builtIn.map { $0.0 }

  /// The built-in protocol with this name; nil if there is none.
  ///
  /// - Parameter name: One of ``builtInNames``.
  package init?(named name: String) {
    guard let text = Self.builtIn.first(where: { $0.0 == name })?.1 else { return nil }
    guard let known = try? CaptureProtocol(bytes: Array(text.utf8), path: name) else {
      preconditionFailure("the built-in protocol '\(name)' does not follow its own schema")
    }
    self = known
  }

  /// The protocol `quick`: every intent that takes one gesture, refresh most often; it takes about two minutes.
  private static let quick = """
    {"schema":"overscroll-protocol/1","name":"quick","shuffle":true,"prompts":[
    {"intent":"pull","speed":["slow","normal","fast"],"repeat":2},
    {"intent":"pull-cancel","speed":["slow","fast"]},
    {"intent":"scroll","speed":["normal","fast"]},
    {"intent":"fling","speed":["normal","fast"]},
    {"intent":"dither","repeat":2},
    {"intent":"horizontal","direction":["left","right"]},
    {"intent":"diagonal","direction":["down-left","down-right"]},
    {"intent":"tap"},
    {"intent":"pinch","direction":"apart"}]}
    """

  /// The protocol `full`: enough takes of each intent for a confidence interval, and minutes of free use; it takes about fifteen minutes.
  private static let full = """
    {"schema":"overscroll-protocol/1","name":"full","shuffle":true,"prompts":[
    {"intent":"pull","speed":["slow","normal","fast"],"repeat":10},
    {"intent":"pull-cancel","speed":["slow","normal","fast"],"repeat":4},
    {"intent":"scroll","speed":["slow","normal","fast"],"repeat":5},
    {"intent":"fling","speed":["normal","fast"],"repeat":7},
    {"intent":"dither","repeat":6},
    {"intent":"horizontal","direction":["left","right"],"speed":["normal","fast"],"repeat":2},
    {"intent":"diagonal","direction":["down-left","down-right"],"speed":["normal","fast"],"repeat":2},
    {"intent":"tap","repeat":6},
    {"intent":"pinch","direction":["together","apart"],"repeat":3},
    {"intent":"free","seconds":120,"repeat":2}]}
    """
}
