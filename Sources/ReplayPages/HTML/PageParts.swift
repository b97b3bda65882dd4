import EmbeddedFiles
import TextFormats

/// The fixed parts of the pages: style sheets and scripts, embedded from the files in `Page`, `Lab` and `Timeline`.
enum PageParts {
  /// The style sheet of the report page.
  static let style = unsafe String(cString: page_style())

  /// The script of the report page.
  static let script = inScope(unsafe String(cString: page_script()))

  /// The style sheet of the lab.
  static let labStyle = unsafe String(cString: lab_style())

  /// The script of the lab.
  static let labScript = inScope(unsafe String(cString: lab_script()))

  /// The markup of the lab.
  static let labBody = unsafe String(cString: lab_body())

  /// The hash of the style sheet in the page's content security policy.
  static let styleHash = SHA256.base64(of: style)
  /// The hash of the script in the page's content security policy.
  static let scriptHash = SHA256.base64(of: script)

  /// A script wrapped in a scope of its own.
  private static func inScope(_ script: String) -> String {
    "\"use strict\";\n(() => {\n\(script)})();\n"
  }
}
