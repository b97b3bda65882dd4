extension ScrollExtent {
  /// The viewport where nothing else is said, in points: that of the 4.7-inch phones the systems were written on.
  public static var standardViewport: Double { 667 }
  /// Viewports of content where nothing else is said.
  public static var standardContent: Double { 10 }

  /// The lengths that are assumed where nothing else is said: a 667 pt viewport over ten of content, no insets.
  public static var standard: ScrollExtent {
    ScrollExtent(contentLength: standardContent * standardViewport, viewportLength: standardViewport)
  }
}
