/* Firefox, as Models/Gecko has it. */
#include "decay.h"
#include "drag.h"
#include "ease.h"
#include "edge.h"
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

/* The mended resistance, straight from nearly a viewport past an edge on. */
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

/* The desktop's fling, at 60 frames a second. */
struct frames {
  double velocity, per_second, rate, moving, first, all;
};

static const double frame = 1.0 / 60;

static inline struct frames frames_fling(double velocity) {
  struct frames f = {velocity, -1000 * elementary_log(1 - 0.002)};
  f.rate = f.per_second * frame;
  double slowing = fabs(velocity) <= 10 ? 0 : elementary_log(fabs(velocity) / 10) / f.per_second;
  f.moving = ceil(slowing / frame);
  f.first = velocity * frame * elementary_exp(-f.rate);
  f.all = elementary_expm1(-f.rate);
  return f;
}

static inline double frames_displacement(const struct frames *f, double time) {
  double frames = floor(time / frame), moving = frames < f->moving ? frames : f->moving;
  return f->first * (elementary_expm1(-f->rate * moving) / f->all);
}

static inline double frames_velocity(const struct frames *f, double time) {
  double frames = floor(time / frame);
  return frames > f->moving ? 0 : f->velocity * elementary_exp(-f->per_second * (frames * frame));
}

static inline double frames_time(const struct frames *f, double way) {
  if (way == 0) return 0;
  double share = way / f->first * f->all;
  if (!(share < 0 && share > -1)) return NAN;
  double frames = ceil(-elementary_log1p(share) / f->rate);
  return frames <= f->moving ? frames * frame : NAN;
}

/* Android's fling. */
struct scroller {
  double distance, spline_duration, duration;
};

static const struct cubic scroller_ease = {0.175, 0.5, 0.35, 1};

static inline double scroller_slope(double share, double *start) {
  double number = floor(100 * share), end = (number + 1) / 100;
  *start = number / 100;
  return (cubic_progress(scroller_ease, end) - cubic_progress(scroller_ease, *start)) * 100;
}

static inline double scroller_progress(double share) {
  double start, slope = scroller_slope(share, &start);
  return cubic_progress(scroller_ease, start) + (share - start) * slope;
}

static double progress_curve(const void *self, double share) { return scroller_progress(share); }

static inline struct scroller scroller_fling(double velocity) {
  if (velocity == 0) return (struct scroller){0, 0, 0};
  double strength = 0.015 * (9.80665 * 39.37 * 0.84) * 160, exponent = 2.3582018;
  double spline = elementary_log(0.35 * fabs(velocity) / strength);
  double way = strength * elementary_exp(exponent / (exponent - 1) * spline);
  double duration = elementary_exp(spline / (exponent - 1));
  double end = way > 0.1 ? passing(1 - 0.1 / way, true, 0, 1, progress_curve, 0) : 0;
  return (struct scroller){velocity < 0 ? -way : way, duration, duration * end};
}

static inline double scroller_displacement(const struct scroller *f, double time) {
  return time < f->duration ? f->distance * scroller_progress(time / f->spline_duration) : f->distance;
}

static inline double scroller_velocity(const struct scroller *f, double time) {
  double start;
  if (!(time < f->duration)) return 0;
  return f->distance * scroller_slope(time / f->spline_duration, &start) / f->spline_duration;
}

static double scroller_curve(const void *self, double time) { return scroller_displacement(self, time); }

static inline double scroller_time(const struct scroller *f, double way) {
  if (way == 0) return 0;
  double share = way / f->distance;
  return share > 0 && share <= 1 ? passing(way, way > 0, 0, f->duration, scroller_curve, f) : NAN;
}

/* The desktop's mended fling: friction in time instead of frames. */
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
