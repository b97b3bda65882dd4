import TextFormats

/// Writes help pages from the descriptions of commands, so that the pages agree with the parser.
package enum HelpPage {
  /// The whole help page of a command: summary, usage, options, notes, examples.
  ///
  /// - Parameters:
  ///   - command: The description of the command.
  ///   - width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  package static func page(for command: Command, width: Int = HelpText.width) -> String {
    let options = command.options.map { HelpText.row($0.usage, $0.help + $0.suffix, width: width) }
    let help = HelpText.row("-h, --help", "print the options most used, or this page", width: width)
    var parts = heading(of: command, width: width)
    parts.append("Options:\n" + (options + [help]).joined(separator: "\n"))
    parts += command.notes.map { HelpText.wrap($0, width: width) }
    parts.append("Examples:\n" + command.examples.map { "  \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The short help page of a command: summary, usage, the most used options, examples.
  ///
  /// - Parameters:
  ///   - command: The description of the command.
  ///   - width: Columns of a line.
  /// - Returns: The page, ending with a line feed; at most 24 lines of 80 columns.
  package static func shortPage(for command: Command, width: Int = HelpText.width) -> String {
    let often = command.options.filter(\.isOftenUsed)
    let rows = often.map { HelpText.row($0.usage, $0.help + $0.shortSuffix, width: width) }
    var parts = heading(of: command, width: width)
    if !rows.isEmpty {
      let heading = often.count == command.options.count ? "Options:" : "Options most used:"
      parts.append(heading + "\n" + rows.joined(separator: "\n"))
    }
    let examples = command.examples.prefix(shortExamples).map { "  \($0)" }
    parts.append("Examples:\n" + examples.joined(separator: "\n"))
    parts.append(HelpText.wrap("All options: overscroll \(command.name) --help", width: width))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The first lines of a help page: the command's summary and its usage line.
  private static func heading(of command: Command, width: Int) -> [String] {
    let usage = "Usage: "
    return [
      HelpText.wrap(command.summary, width: width),
      HelpText.wrap(usage + command.usage, indent: usage.count, width: width),
    ]
  }

  /// The largest number of examples on a short page.
  private static let shortExamples = 3
}

extension AnyOption {
  /// The option's names and value as help shows them: `-o, --output FILE`, `--no-raw`.
  package var usage: String {
    let letter = short.map { "-\($0), " } ?? ""
    return switch argument {
    case .flag(let byDefault): byDefault ? "--no-\(name)" : "\(letter)--\(name)"
    case .value(let value, _, _): "\(letter)--\(name) \(value)"
    }
  }

  /// The text in brackets after an option on the short page: its default; empty if it has none.
  fileprivate var shortSuffix: String { Self.brackets(byDefault) }

  /// The text in brackets after an option on the whole page: its default, and whether it may be repeated.
  package var suffix: String {
    var parts = byDefault
    if let defaultInWords { parts.append("default: \(defaultInWords)") }
    if isRepeatable { parts.append("may be repeated") }
    return Self.brackets(parts)
  }

  private var byDefault: [String] {
    guard case .value(_, _, let words) = argument, !words.isEmpty else { return [] }
    return ["default \(words.joined(separator: ", "))"]
  }

  private static func brackets(_ parts: [String]) -> String {
    parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
