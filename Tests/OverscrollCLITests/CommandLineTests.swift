import Testing

@Suite("Command line")
struct CommandLineTests {}
