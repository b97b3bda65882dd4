/// Commands for one purpose, under the word for what one wants to do.
package struct CommandGroup: Sendable {
  /// The word: `record`, `judge`.
  package let name: String
  /// The purpose, as a phrase without a full stop.
  package let purpose: String
  /// The commands, those most used first.
  package let commands: [Command]

  /// A group.
  ///
  /// - Parameters:
  ///   - name: The word for what one wants to do.
  ///   - purpose: The same as a phrase.
  ///   - commands: At least one.
  package init(_ name: String, _ purpose: String, _ commands: [Command]) {
    (self.name, self.purpose, self.commands) = (name, purpose, commands)
  }
}
