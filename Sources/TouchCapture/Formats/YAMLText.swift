#if Capture
  import CYAML

  /// Parses a YAML text part by part with libyaml.
  ///
  /// Values are returned as written, without their quotes; the caller converts them to numbers. Aliases (references to other parts of the
  /// text) are rejected, since no recorder writes them.
  struct YAMLText: ~Copyable {
    /// A part of a YAML text: a value, or the start or the end of a list or map.
    enum Part: Equatable {
      /// A single value without its quotes; an empty text if the value is missing.
      case value(String)
      /// The start of a list, whose elements are the next parts.
      case list
      /// The start of a map, whose keys and values are the next parts.
      case map
      /// The end of the innermost list or map.
      case end
      /// The text has ended; there is no further part.
      case nothing
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let file: String
    /// The deepest nesting of lists and maps; recorders use seven levels. libyaml's time grows with the square of the depth.
    private static let deepest = 64
    private var depth = 0
    /// The number of the line on which the latest part began, from 1.
    private(set) var line = 1

    /// A parser at the start of a text.
    ///
    /// - Parameters:
    ///   - text: UTF-8, or UTF-16 with a byte order mark.
    ///   - file: Its name, for errors.
    /// - Throws: ``CaptureError/library(_:)`` if libyaml is missing.
    init(_ text: [UInt8], file: String) throws(CaptureError) {
      try InputLibrary.libyaml.load()
      self.file = file
      parser = .allocate(capacity: 1)
      yaml_parser_initialize(parser)
      // libyaml reads the bytes until its parser is deleted.
      bytes = .allocate(capacity: text.count)
      _ = bytes.initialize(fromContentsOf: text)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
      yaml_parser_delete(parser)
      parser.deallocate()
      bytes.deallocate()
    }

    /// Reads the next part of the text.
    ///
    /// - Throws: An error with the line that is not valid YAML, and libyaml's message.
    mutating func next() throws(CaptureError) -> Part {
      var event = yaml_event_t()
      while yaml_parser_parse(parser, &event) != 0 {
        defer { yaml_event_delete(&event) }
        line = Int(event.start_mark.line) + 1
        switch event.type {
        case YAML_SCALAR_EVENT: return .value(Self.text(event))
        case YAML_SEQUENCE_START_EVENT: return try descend(.list)
        case YAML_MAPPING_START_EVENT: return try descend(.map)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
          depth -= 1
          return .end
        // If there are several documents, only the first is read.
        case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT: return .nothing
        case YAML_ALIAS_EVENT: throw error("a name for another part (*…); write that part out")
        default: continue
        }
      }
      let problem = parser.pointee.problem.map { String(cString: $0) } ?? "unknown problem"
      line = Int(parser.pointee.problem_mark.line) + 1
      throw error("not YAML: \(problem); is the recording complete?")
    }

    private mutating func descend(_ part: Part) throws(CaptureError) -> Part {
      depth += 1
      guard depth <= Self.deepest else {
        throw error("lists and maps more than \(Self.deepest) deep; is this a recording?")
      }
      return part
    }

    /// Skips the rest of the list or map that `part` began; does nothing for a value.
    mutating func skip(_ part: Part) throws(CaptureError) {
      var depth = part == .list || part == .map ? 1 : 0
      while depth > 0 {
        switch try next() {
        case .list, .map: depth += 1
        case .end: depth -= 1
        case .nothing: return
        case .value: break
        }
      }
    }

    /// Makes an error about the line on which the latest part began.
    func error(_ message: String) -> CaptureError { .format(file: file, line: line, message: message) }

    private static func text(_ event: yaml_event_t) -> String {
      let scalar = event.data.scalar
      return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    }
  }
#endif
