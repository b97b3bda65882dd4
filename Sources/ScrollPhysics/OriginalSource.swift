/// Where an original's source was read, or, without readable source, what was observed of it.
///
/// A name without a version means the current release: ``release`` says which that was, ``since`` from when on the rule
/// holds. An original without readable source has an ``Observation`` and no commit.
public struct OriginalSource: Sendable {
  /// A report of what an original without readable source does.
  public struct Observation: Sendable {
    /// What was observed, in a sentence.
    public let seen: StaticString
    /// The release on which it was observed.
    public let release: StaticString
    /// The page, repository or file with the report.
    public let page: StaticString

    /// A report of `seen` on a release, by a page.
    public init(_ seen: StaticString, on release: StaticString, by page: StaticString) {
      (self.seen, self.release, self.page) = (seen, release, page)
    }
  }

  /// Owner and name of the repository; nil if no source is public.
  public let repository: StaticString?
  /// The files that define what the original does, by their names or paths there.
  public let part: StaticString?
  /// The newest release with the rule as it was read, by its own number.
  public let release: StaticString?
  /// The commit that was read.
  public let commit: StaticString?
  /// The release's own archive, if that was read and names no commit.
  public let archive: StaticString?
  /// The date of what was read, such as `2014-01-31`, or only its month if the day is not known.
  public let date: StaticString?
  /// The release since which the rule holds.
  public let since: StaticString?
  /// The licence, if the list names it.
  public let licence: StaticString?
  /// Further remarks on the source, as a sentence, such as files of other commits or an old copy; nil for none.
  public let note: StaticString?
  /// A report of what was observed; nil if the source alone says it.
  public let observation: Observation?

  /// An original whose source was read in files of a repository.
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

  /// An original whose source was read in a repository, with the files named last.
  public init(
    _ repository: StaticString, release: StaticString? = nil, commit: StaticString? = nil,
    date: StaticString? = nil, since: StaticString? = nil, licence: StaticString? = nil, part: StaticString
  ) {
    self.init(
      repository, part, release: release, commit: commit, date: date, since: since, licence: licence)
  }

  /// An original without readable source.
  public init(observed observation: Observation, note: StaticString? = nil) {
    (repository, part, release, commit) = (nil, nil, nil, nil)
    (archive, date, since, licence) = (nil, nil, nil, nil)
    (self.note, self.observation) = (note, observation)
  }
}
