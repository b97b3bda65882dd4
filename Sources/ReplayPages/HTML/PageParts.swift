import EmbeddedFiles
import TextFormats

/// The parts of the pages that are no data: style sheets and scripts, built in from the files in `Page`, `Lab` and `Timeline`.
enum PageParts {
  /// The style sheet of a report.
  static let style = unsafe String(cString: page_style())

  /// The script of a report.
  static let script = inScope(unsafe String(cString: page_script()))

  /// The style sheet of the lab.
  static let labStyle = unsafe String(cString: lab_style())

  /// The script of the lab.
  static let labScript = inScope(unsafe String(cString: lab_script()))

  /// The markup of the lab.
  static let labBody = unsafe String(cString: lab_body())

  /// The hash by which the report's policy names its style sheet.
  static let styleHash = SHA256.base64(of: style)
  /// The hash by which it names its script.
  static let scriptHash = SHA256.base64(of: script)

  /// A script in a scope of its own.
  private static func inScope(_ script: String) -> String {
    "\"use strict\";\n(() => {\n\(script)})();\n"
  }
}
