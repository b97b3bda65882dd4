import TextFormats

/// The lab: a page that has the replay in it, as WebAssembly, and lets a finger drag what engines do.
///
/// It asks nothing of a network: its policy lets its own script run, named by its hash, and the module that it holds. The same program
/// writes the same bytes.
package enum LabPage {
  /// Nothing is loaded, sent or run but the page's own style, script and module.
  private static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: PageParts.labStyle))'; "
    + "script-src 'sha256-\(SHA256.base64(of: PageParts.labScript))' 'wasm-unsafe-eval'; img-src data:; base-uri 'none'; form-action 'none'"

  /// The whole page.
  ///
  /// - Parameters:
  ///   - module: The module, as gzip has it, in Base64.
  ///   - tool: Name and version of the program, which traces recorded in the page will name.
  /// - Returns: HTML.
  package static func html(module: String, tool: String) -> String {
    var html = HTMLWriter()
    html.raw("<!DOCTYPE html>\n<html lang=\"en\">\n")
    html.element("head") { html in
      html.empty("meta", ["charset": "utf-8"])
      html.empty("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      html.empty(
        "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1, viewport-fit=cover"])
      html.empty("link", ["rel": "icon", "href": "data:,"])
      html.element("title", text: "Scroll lab")
      html.element("style") { $0.raw(PageParts.labStyle) }
    }
    html.endLine()
    html.element("body", ["data-tool": "\(tool) lab"]) { html in
      html.raw(PageParts.labBody)
      html.element("script", ["type": "application/octet-stream", "id": "module"]) { $0.raw(module) }
      html.endLine()
      html.element("script") { $0.raw(PageParts.labScript) }
    }
    html.raw("\n</html>\n")
    return html.text
  }
}
