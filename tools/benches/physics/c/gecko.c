/* Firefox, as Models/Gecko has it. */
#include "decay.h"
#include "drag.h"
#include "edge.h"
#include "gecko_flings.h"
#include "motion.h"
#include "settle.h"

static inline double resisted_step(double delta, double past, double length) {
  double share = (1 - fabs(past) / length) / 16;
  if (!(share > 0)) return 0;
  double step = delta * share;
  return step > 8 ? 8 : step < -8 ? -8 : step;
}

static inline double gecko_moved(struct extent e, double offset, double delta) {
  double past = overscroll(e, offset), moved = offset + delta;
  if (past * delta < 0 && overscroll(e, moved) * past > 0) return moved;
  double start = past * delta < 0 ? 0 : past;
  double excess = overscroll(e, moved) - start;
  if (excess == 0) return moved;
  double edge = nearest_rest(e, moved);
  if (!(highest(e) > lowest(e))) return edge;
  return edge + start + resisted_step(excess, start, e.viewport);
}

/* The fixed resistance, straight from nearly a viewport past an edge on. */
static inline double smooth_drag(double length, double offset) {
  return -16 * length * elementary_log1p(-offset / length);
}

static inline double gecko_fixed_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw), drag = raw - edge, d = e.viewport;
  if (drag == 0) return raw;
  double way = -d * elementary_expm1(-fabs(drag) / (16 * d)), limit = 0.999 * d;
  if (way > limit) {
    double start = smooth_drag(d, limit);
    way = limit + (fabs(drag) - start) * (elementary_exp(-start / (16 * d)) / 16);
  }
  return edge + (drag < 0 ? -way : way);
}

static inline double gecko_started(double velocity) { return fabs(velocity) >= 500 ? velocity : 0; }

/* The way back. */
struct snap {
  struct spring_motion motion;
  double duration;
};

static inline struct snap snap_back(struct extent e, double past, double velocity) {
  double half = velocity / 2, start = half > 10000 ? 10000 : half < -10000 ? -10000 : half;
  struct snap b = {spring_motion((struct spring){sqrt(200.0 / 1), 1.1}, past, start), 0};
  b.duration = settle_time(&b.motion, 1, 2);
  double twice = 2 * b.motion.detuning, slope = start + b.motion.decay * past;
  double ratio = past / (slope / twice - past / 2);
  if (ratio > -1 && ratio < 0) {
    double crossing = -elementary_log1p(ratio) / twice;
    if (crossing < b.duration) b.duration = crossing;
  }
  return b;
}

static inline double snap_overscroll(const struct snap *b, double time) {
  return time < b->duration ? spring_displacement(&b->motion, time) : 0;
}

/* The desktop's fixed fling: friction in time instead of frames. */
struct gecko_desktop_fixed_motion {
  struct frictional {
    double start, velocity, rate;
  } fling;
  double change, edge, stop, end;
  struct snap back;
};

static inline double frictional_offset(const struct frictional *f, double time) {
  return f->start + -f->velocity * elementary_expm1(-f->rate * time) / f->rate;
}

static inline struct gecko_desktop_fixed_motion gecko_desktop_fixed_release(struct extent e, double offset,
                                                                            double velocity) {
  struct gecko_desktop_fixed_motion m = {.change = INFINITY, .stop = INFINITY};
  double edge = nearest_rest(e, offset), rate = -1000 * elementary_log(1 - 0.002);
  if (offset != edge) {
    m.change = 0;
    m.edge = edge;
    m.back = snap_back(e, offset - edge, velocity);
    return m;
  }
  if (gecko_started(velocity) == 0) {
    m.stop = 0;
    m.end = offset;
    return m;
  }
  m.fling = (struct frictional){offset, velocity, rate};
  m.edge = velocity < 0 ? lowest(e) : highest(e);
  double stop = elementary_log(fabs(velocity) / 10) / rate, way = m.edge - offset;
  double crossing = time_to_travel(rate, way, velocity);
  if (crossing >= 0 && crossing < stop) {
    m.change = crossing;
    m.back = snap_back(e, 0, velocity - rate * way);
  } else {
    m.stop = stop;
    m.end = frictional_offset(&m.fling, stop);
  }
  return m;
}

static inline double gecko_desktop_fixed_at(const struct gecko_desktop_fixed_motion *m, double time) {
  if (time >= m->change) return m->edge + snap_overscroll(&m->back, time - m->change);
  return time >= m->stop ? m->end : frictional_offset(&m->fling, time);
}

#define gecko_desktop_started gecko_started
#define gecko_android_started gecko_started
EDGE_MOTION(gecko_desktop, struct frames, struct snap, frames, snap)
EDGE_MOTION(gecko_android, struct scroller, struct snap, scroller, snap)
DRAG_BY_MOVEMENT(gecko)
DRAG_BY_POSITION(gecko_fixed)
MOTION(gecko_desktop, struct gecko_desktop_motion)
MOTION(gecko_android, struct gecko_android_motion)
MOTION(gecko_desktop_fixed, struct gecko_desktop_fixed_motion)
