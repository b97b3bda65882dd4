import TextFormats

/// The parts of the pages that are no data: style sheets and scripts, built in from the files in `Page`, `Lab` and `Timeline`.
enum PageParts {
  /// The style sheet of a report.
  static let style = text([PackageResources.timeline_css, PackageResources.page_css])

  /// The script of a report.
  static let script = script([
    PackageResources.elements_js, PackageResources.curves_js, PackageResources.data_js,
    PackageResources.tables_js, PackageResources.filter_js, PackageResources.list_js,
    PackageResources.plot_js, PackageResources.timeline_js, PackageResources.opened_js,
    PackageResources.disagreements_js, PackageResources.people_js, PackageResources.page_js,
  ])

  /// The style sheet of the lab.
  static let labStyle = text([PackageResources.timeline_css, PackageResources.lab_css])

  /// The script of the lab.
  static let labScript = script([
    PackageResources.elements_js, PackageResources.curves_js, PackageResources.plot_js,
    PackageResources.timeline_js, PackageResources.module_js, PackageResources.files_js,
    PackageResources.draw_js, PackageResources.finger_js, PackageResources.ways_js,
    PackageResources.stage_js, PackageResources.lists_js, PackageResources.feel_js,
    PackageResources.record_js, PackageResources.tune_js, PackageResources.links_js,
    PackageResources.see_js, PackageResources.lab_js,
  ])

  /// The markup of the lab.
  static let labBody = text([PackageResources.body_html])

  /// The hash by which the report's policy names its style sheet.
  static let styleHash = SHA256.base64(of: style)
  /// The hash by which it names its script.
  static let scriptHash = SHA256.base64(of: script)

  /// A script's files, in the order in which they need each other, in one scope of their own.
  private static func script(_ files: [[UInt8]]) -> String {
    "\"use strict\";\n(() => {\n\(text(files))})();\n"
  }

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
