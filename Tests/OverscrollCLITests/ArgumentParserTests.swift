import CommandArguments
import Testing

@Suite("Argument parser")
struct ArgumentParserTests {
  private func mistake(_ words: String...) -> String {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(words, for: SampleCommand.command, console: .standard)
      return ""
    } catch {
      return error.message
    }
  }

  @Test(
    "a value may follow as the next word, after an equals sign or joined to the letter",
    arguments: [["--output", "f"], ["--output=f"], ["-o", "f"], ["-of"]])
  func spellings(words: [String]) throws {
    let call = Invocation<SampleCommand.Options>(
      try ArgumentParser.parse(words + ["t"], for: SampleCommand.command, console: .standard))
    #expect(call.output == "f")
    #expect(call.positionals == ["t"])
  }

  @Test("options and positionals come in any order, and a dash alone is a positional")
  func order() throws {
    let call = try SampleCommand.parse("a", "--quiet", "-", "--rate", "120", "b")
    #expect(call.positionals == ["a", "-", "b"])
    #expect(call.quiet)
    #expect(call.rate == 120)
  }

  @Test("after two dashes everything is a positional")
  func endOfOptions() throws {
    #expect(try SampleCommand.parse("--", "--quiet", "--", "-o").positionals == ["--quiet", "--", "-o"])
  }

  @Test("letters of flags may share a word, the last with its value")
  func cluster() throws {
    let call = try SampleCommand.parse("-qvof", "t")
    #expect(call.quiet && call.verbose)
    #expect(call.output == "f")
  }

  @Test("a negative number is a value, another dash is not")
  func negative() throws {
    #expect(try SampleCommand.parse("--offset", "-5.5", "t").place.offset == -5.5)
    #expect(try SampleCommand.parse("--output=-x", "t").output == "-x")
    #expect(
      mistake("t", "--output", "--quiet")
        == "--output needs a value; write --output FILE, or --output=--quiet if that is the value")
    #expect(mistake("t", "-o") == "--output needs a value; write --output FILE")
  }

  @Test("a value with equals signs in it is kept whole, and may be empty where text may be")
  func equals() throws {
    #expect(try SampleCommand.parse("--output=a=b", "t").output == "a=b")
    #expect(mistake("--output=", "t") == "--output: the value is empty; give a path")
    #expect(mistake("--help=x", "t") == "--help takes no value; leave '=x' out")
  }

  @Test("flags have an opposite, and take no value")
  func flags() throws {
    #expect(try SampleCommand.parse("t").raw)
    #expect(try !SampleCommand.parse("--no-raw", "t").raw)
    #expect(try !SampleCommand.parse("--no-quiet", "t").quiet)
    #expect(mistake("--quiet=yes", "t") == "--quiet takes no value; leave '=yes' out")
    #expect(mistake("--no-quiet=yes", "t") == "--no-quiet takes no value; leave '=yes' out")
    #expect(mistake("--raw", "--no-raw", "t") == "--raw and --no-raw exclude each other; give one")
    #expect(mistake("--no-output", "t").hasPrefix("unknown option '--no-output'"))
  }

  @Test("only a repeatable option may be given twice")
  func repetition() throws {
    #expect(try SampleCommand.parse("-m", "gtk", "--model=uikit", "t").model == ["gtk", "uikit"])
    #expect(mistake("--rate", "1", "--rate", "1", "t") == "--rate is given twice; give it once")
  }

  @Test("an unknown option names the nearest one")
  func unknown() {
    #expect(mistake("--modle", "gtk", "t") == "unknown option '--modle'; did you mean '--model'?")
    #expect(mistake("--zzzzzzzz", "t") == "unknown option '--zzzzzzzz'")
    #expect(mistake("-x", "t").hasPrefix("unknown option '-x'; if it is a file's name, write ./-x"))
    #expect(mistake("-r", "t").hasPrefix("unknown option '-r'"))
    #expect(mistake("-c", "t") == "unknown option '-c'; did you mean '--count'?")
  }

  @Test("too few and too many positionals say what is expected")
  func count() {
    #expect(mistake() == "TRACE is missing; write overscroll sample [options] TRACE…")
    #expect(overscroll("help", "a", "b").messages.contains("'b' is an extra argument; this command takes 1"))
  }

  @Test("help is asked for anywhere before two dashes")
  func help() {
    #expect(ArgumentParser.helpAsked(["a", "--wrong", "-h"]) == .short)
    #expect(ArgumentParser.helpAsked(["-h", "--help"]) == .whole)
    #expect(ArgumentParser.helpAsked(["--", "--help"]) == nil)
  }

  @Test("whatever is written is either read whole or refused with a line", arguments: 0..<50)
  func anything(seed: Int) throws {
    let pieces = [
      "--output", "-o", "--rate", "60", "-5", "--", "-", "--quiet", "--no-quiet", "-qv", "--model=gtk",
      "-mgtk", "",
      "--=", "-=", "--no-", "é", "--count=3", "--rate=1e400", "-o=", "\u{0}", "--offset", "--no-raw", "t",
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for _ in 0..<200 {
      var words: [String] = []
      for _ in 0..<6 {
        // Knuth's MMIX generator; its high bits are good enough to choose by.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        words.append(pieces[Int(state >> 33) % pieces.count])
      }
      do throws(UsageError) {
        let call = Invocation<SampleCommand.Options>(
          try ArgumentParser.parse(words, for: SampleCommand.command, console: .standard))
        #expect(!call.positionals.isEmpty && call.rate >= 1, "seed \(seed): \(words)")
      } catch {
        #expect(!error.message.isEmpty && !error.message.contains("\n"), "seed \(seed): \(words)")
      }
    }
  }
}
