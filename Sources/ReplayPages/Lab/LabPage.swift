import TextFormats

/// The lab: a web page with scroll views to drag. It contains the replay as WebAssembly, so that real engines react to the finger.
///
/// It makes no network requests. Its content security policy allows only its own script, by hash, and the embedded module. The same program
/// writes the same bytes.
package enum LabPage {
  /// The content security policy, which allows only the page's own style, script and module.
  private static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: PageParts.labStyle))'; "
    + "script-src 'sha256-\(SHA256.base64(of: PageParts.labScript))' 'wasm-unsafe-eval'; img-src data:; base-uri 'none'; form-action 'none'"

  /// The whole page as HTML.
  ///
  /// - Parameters:
  ///   - module: The module, compressed with gzip, in Base64.
  ///   - tool: The name and version of the program, for traces recorded in the page.
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
