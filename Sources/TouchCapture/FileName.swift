/// Makes file names from names of devices.
package enum FileName {
  /// A device's name in lower case, with every run of characters other than ASCII letters and digits replaced by a hyphen.
  ///
  ///     FileName.slug("ELAN1200:00 04F3:30BA Touchpad")   // elan1200-00-04f3-30ba-touchpad
  ///
  /// - Parameter name: Any text.
  /// - Returns: At least one character.
  package static func slug(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "device" : words.joined(separator: "-")
  }
}
