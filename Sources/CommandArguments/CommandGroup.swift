/// The commands that serve one purpose, listed together in the program's help.
package struct CommandGroup: Sendable {
  /// The purpose in one word, which is the group's name: `record`, `judge`.
  package let name: String
  /// The purpose as a phrase without a full stop.
  package let purpose: String
  /// The commands of the group, most used first.
  package let commands: [Command]

  /// Creates a group of commands.
  ///
  /// - Parameters:
  ///   - name: The name of the purpose.
  ///   - purpose: The purpose as a phrase.
  ///   - commands: At least one command.
  package init(_ name: String, _ purpose: String, _ commands: [Command]) {
    (self.name, self.purpose, self.commands) = (name, purpose, commands)
  }
}
