import TextFormats

/// The parts of the page that are no data: its style sheet and its script, built in from the files in `Page`.
enum PageParts {
  /// The style sheet.
  static let style = text(PackageResources.page_css)

  /// The script: its files in the order they need each other, in one scope of their own.
  static let script =
    "\"use strict\";\n(() => {\n"
    + [
      PackageResources.data_js, PackageResources.tables_js, PackageResources.filter_js,
      PackageResources.list_js,
      PackageResources.plot_js,
      PackageResources.timeline_js, PackageResources.disagreements_js, PackageResources.people_js,
      PackageResources.page_js,
    ].map(text).joined(separator: "\n") + "})();\n"

  /// The hash by which the page's policy names the style sheet.
  static let styleHash = SHA256.base64(of: style)
  /// The hash by which it names the script.
  static let scriptHash = SHA256.base64(of: script)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
