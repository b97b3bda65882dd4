/* The scroll range, as ScrollExtent.swift has it. */
#ifndef EXTENT_H
#define EXTENT_H

struct extent {
  double content, viewport, top_inset, bottom_inset;
};

static inline double lowest(struct extent e) { return -e.top_inset; }

static inline double highest(struct extent e) {
  double bottom = e.content - e.viewport + e.bottom_inset;
  return bottom > lowest(e) ? bottom : lowest(e);
}

static inline double nearest_rest(struct extent e, double offset) {
  if (offset < lowest(e)) return lowest(e);
  return offset > highest(e) ? highest(e) : offset;
}

static inline double overscroll(struct extent e, double offset) {
  if (offset < lowest(e)) return offset - lowest(e);
  if (offset > highest(e)) return offset - highest(e);
  return offset - offset;
}
#endif
