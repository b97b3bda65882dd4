/// Where the source of the software that a model reproduces was read, or, without readable source, what was observed of it.
///
/// A name without a version means the current release: ``release`` says which that was, ``since`` from when on the rule
/// holds. Software without readable source has an ``Observation`` and no commit.
public struct OriginalSource: Sendable {
  /// A report of what software does whose source cannot be read.
  public struct Observation: Sendable {
    /// The behaviour that was observed, in a sentence.
    public let seen: StaticString
    /// The release of the software on which the behaviour was observed.
    public let release: StaticString
    /// The page, repository or file that contains the report.
    public let page: StaticString

    /// An observation `seen` on a release, reported by a page.
    public init(_ seen: StaticString, on release: StaticString, by page: StaticString) {
      (self.seen, self.release, self.page) = (seen, release, page)
    }
  }

  /// Owner and name of the repository; nil if no source is public.
  public let repository: StaticString?
  /// The files in the repository that define the behaviour, by their names or paths.
  public let part: StaticString?
  /// The newest release with the rule as it was read, by the project's own number; nil if none is known.
  public let release: StaticString?
  /// The commit that was read; nil if none is known.
  public let commit: StaticString?
  /// The release's own archive, if the source was read there and names no commit; otherwise nil.
  public let archive: StaticString?
  /// The date of the source that was read, such as `2014-01-31`, or only its month if the day is not known.
  public let date: StaticString?
  /// The release since which the software follows the rule; nil if it is not known.
  public let since: StaticString?
  /// The licence of the source, if the list names it; otherwise nil.
  public let licence: StaticString?
  /// Further remarks on the source, as a sentence, such as files of other commits or an old copy; nil for none.
  public let note: StaticString?
  /// A report of what was observed; nil if the model relies on the source alone.
  public let observation: Observation?

  /// Software whose source was read in the given files of a repository.
  public init(
    _ repository: StaticString, _ part: StaticString? = nil, release: StaticString? = nil,
    commit: StaticString? = nil, archive: StaticString? = nil, date: StaticString? = nil,
    since: StaticString? = nil, licence: StaticString? = nil, note: StaticString? = nil,
    observation: Observation? = nil
  ) {
    (self.repository, self.part, self.release, self.commit) = (repository, part, release, commit)
    self.archive = archive
    (self.date, self.since, self.licence, self.note) = (date, since, licence, note)
    self.observation = observation
  }

  /// Software whose source was read in a repository; the files are the last argument.
  public init(
    _ repository: StaticString, release: StaticString? = nil, commit: StaticString? = nil,
    date: StaticString? = nil, since: StaticString? = nil, licence: StaticString? = nil, part: StaticString
  ) {
    self.init(
      repository, part, release: release, commit: commit, date: date, since: since, licence: licence)
  }

  /// Software without readable source, known only by an observation.
  public init(observed observation: Observation, note: StaticString? = nil) {
    (repository, part, release, commit) = (nil, nil, nil, nil)
    (archive, date, since, licence) = (nil, nil, nil, nil)
    (self.note, self.observation) = (note, observation)
  }
}
