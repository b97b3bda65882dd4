/// The commands for one purpose, named after that purpose.
package struct CommandGroup: Sendable {
  /// The name of the purpose: `record`, `judge`.
  package let name: String
  /// The purpose, as a phrase without a full stop.
  package let purpose: String
  /// The commands, most used first.
  package let commands: [Command]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - name: The name of the purpose.
  ///   - purpose: The purpose as a phrase.
  ///   - commands: At least one command.
  package init(_ name: String, _ purpose: String, _ commands: [Command]) {
    (self.name, self.purpose, self.commands) = (name, purpose, commands)
  }
}
