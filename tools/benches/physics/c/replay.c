/* A replay of a trace of one finger through an engine on uikit, as TraceReplay's ReplayRun and PullToRefresh have it: the
 * finger moves the content at its own times, the engine sees frames, the app works, the content settles. */
#include <stdbool.h>

#include "band.h"
#include "decay.h"
#include "ease.h"
#include "reference.h"
#include "settle.h"

/* The finger's velocity: lsq2. */
struct finger {
  double times[20], positions[20], last_movement;
  int newest, count;
};

static inline int slot(const struct finger *f, int age) {
  int slot = f->newest - age;
  return slot < 0 ? slot + 20 : slot;
}

static void add_sample(struct finger *f, double position, double time) {
  if (f->count == 0) {
    f->last_movement = time;
  } else {
    double last_time = f->times[f->newest];
    if (position != f->positions[f->newest]) f->last_movement = time > last_time ? time : last_time;
    if (!(time > last_time)) {
      f->positions[f->newest] = position;
      return;
    }
    if (time - last_time > 0.04 + 0.5e-6) f->count = 0;
  }
  if (f->count > 0) f->newest = f->newest + 1 < 20 ? f->newest + 1 : 0;
  f->times[f->newest] = time;
  f->positions[f->newest] = position;
  if (f->count < 20) f->count++;
  while (f->count > 1 && !(time - f->times[slot(f, f->count - 1)] <= 0.1 + 0.5e-6)) f->count--;
}

static double release_velocity(const struct finger *f, double now) {
  if (!(now - f->last_movement < 0.1 - 0.5e-6) || f->count < 3) return 0;
  double start = f->times[f->newest], origin = f->positions[f->newest], mean = 0, squares = 0, cubes = 0, linear = 0;
  for (int age = 0; age < f->count; age++) mean += (f->times[slot(f, age)] - start) / f->count;
  for (int age = 0; age < f->count; age++) {
    double u = (f->times[slot(f, age)] - start) - mean;
    squares += u * u;
    cubes += u * u * u;
    linear += u * (f->positions[slot(f, age)] - origin);
  }
  double a = cubes / squares, b = squares / f->count, norm = 0, curve = 0;
  for (int age = 0; age < f->count; age++) {
    double u = (f->times[slot(f, age)] - start) - mean, p = u * (u - a) - b;
    norm += p * p;
    curve += p * (f->positions[slot(f, age)] - origin);
  }
  return linear / squares + curve / norm * (-2 * mean - a);
}

/* The content: at rest, under a finger, or in motion. */
struct content {
  struct extent extent;
  enum { STILL, HELD, MOVING, CLOSING } state;
  double still, raw, origin, travel, since, rest, not_before, seen_at_rest; /* `rest` is NaN where it is asked for point by point */
  struct finger finger;
  struct decay motion;
  struct move closing;
};

static inline struct band band_of(const struct content *c) { return (struct band){0.55, c->extent.viewport}; }

static inline double shown_for(const struct content *c, double raw) {
  double edge = nearest_rest(c->extent, raw), drag = raw - edge;
  return drag == 0 ? raw : edge + extended_offset(band_of(c), drag);
}

static inline double raw_for(const struct content *c, double offset) {
  double edge = nearest_rest(c->extent, offset), past = offset - edge;
  return past == 0 ? offset : edge + extended_drag(band_of(c), past);
}

static inline double slope_at(const struct content *c, double raw) {
  double drag = raw - nearest_rest(c->extent, raw);
  if (drag == 0) return 1;
  struct band b = band_of(c);
  double start = band_drag(b, 0.999 * b.dimension);
  return band_slope(b, fabs(drag) > start ? start : drag);
}

static inline double content_offset(const struct content *c, double time) {
  switch (c->state) {
    case STILL: return c->still;
    case HELD: return shown_for(c, c->raw);
    case MOVING: return decay_offset(&c->motion, time - c->since > 0 ? time - c->since : 0);
    default: return move_offset(&c->closing, time - c->since);
  }
}

static inline double motion_velocity(const struct decay *m, double time) {
  if (time >= m->change) return spring_velocity(&m->back, time - m->change);
  return m->velocity * elementary_exp(-m->rate * time);
}

static inline double content_velocity(const struct content *c, double time) {
  return c->state == MOVING ? motion_velocity(&c->motion, time - c->since) : 0;
}

static inline double limit_of(const struct content *c) {
  if (c->state == CLOSING) return c->closing.end;
  return c->motion.change < INFINITY ? c->motion.edge : c->motion.start + c->motion.velocity / c->motion.rate;
}

static inline double closing_velocity(const struct move *m, double time) {
  if (time >= m->duration || m->start == m->end) return 0;
  return (m->end - m->start) / m->duration * cubic_slope((struct cubic){0.42, 0, 0.58, 1}, time / m->duration);
}

static inline bool is_at_rest(const struct content *c, double time, double shown) {
  if (c->state == STILL) return true;
  if (c->state == HELD) return false;
  if (time >= c->seen_at_rest) return true;
  if (!isnan(c->rest)) return time >= c->rest;
  if (!(time >= c->not_before) || !(fabs(shown - limit_of(c)) <= 0.5)) return false;
  double local = time - c->since;
  return fabs(c->state == MOVING ? motion_velocity(&c->motion, local) : closing_velocity(&c->closing, local)) <= 10;
}

/* The later turn of displacement and velocity, NaN if the spring may have settled before. */
static inline double spring_approach(const struct spring_motion *m) {
  double w = m->spring.frequency * m->spring.frequency;
  struct spring_motion d = spring_motion(m->spring, m->velocity, -(w * m->displacement + 2 * m->decay * m->velocity));
  if (!(d.detuning == 0 && d.decay > 0)) return NAN;
  double turn = positive_time(d.velocity / (d.decay * (d.velocity + d.decay * d.displacement)));
  return fabs(spring_velocity(m, turn)) > 10 ? turn : NAN;
}

static double decay_settle_time(const struct decay *d) {
  if (d->change < INFINITY) {
    double after = settle_time(&d->back, 0.5, 10);
    return d->change + after;
  }
  double near = 0.5 * d->rate, speed = fabs(d->velocity);
  double inside = speed <= near ? 0 : elementary_log(speed / near) / d->rate;
  double slow = speed <= 10 ? 0 : elementary_log(speed / 10) / d->rate;
  return inside > slow ? inside : slow;
}

/* Not inlined, as a motion is made seldom. */
static __attribute__((noinline)) void move_from(struct content *c, double offset, double velocity, double time) {
  struct spring spring = {sqrt(100.0 / 1), 1};
  double edge = nearest_rest(c->extent, offset);
  if (offset != edge) {
    c->motion = bounce(edge, offset, velocity, spring);
  } else if (velocity == 0) {
    c->state = STILL;
    c->still = offset;
    return;
  } else {
    c->motion = decay(c->extent, offset, velocity, -1000 * elementary_log(0.998), spring);
  }
  c->state = MOVING;
  c->seen_at_rest = INFINITY;
  c->since = time;
  double approach = c->motion.change < INFINITY ? spring_approach(&c->motion.back) : NAN;
  c->not_before = time + (c->motion.change + approach);
  c->rest = isnan(approach) ? time + decay_settle_time(&c->motion) : NAN;
}

static void begin_contact(struct content *c, double time) {
  c->raw = c->origin = raw_for(c, content_offset(c, time));
  c->travel = 0;
  c->finger.count = c->finger.newest = 0;
  c->finger.last_movement = -INFINITY;
  c->state = HELD;
}

static inline void move_finger(struct content *c, double travel, double time) {
  c->travel = travel;
  c->raw = c->origin - travel;
  add_sample(&c->finger, travel, time);
}

static void end_contact(struct content *c, double time) {
  double velocity = release_velocity(&c->finger, time);
  move_from(c, shown_for(c, c->raw), velocity == 0 ? 0 : -velocity * slope_at(c, c->raw), time);
}

static void set_top_inset(struct content *c, double inset, double time, double duration) {
  double from = content_offset(c, time), velocity = content_velocity(c, time);
  c->extent.top_inset = inset;
  if (c->state == HELD) return;
  if (!is_at_rest(c, time, from)) return move_from(c, from, velocity, time);
  double limit = c->state == STILL ? c->still : limit_of(c), edge = nearest_rest(c->extent, limit);
  if (edge == limit) return;
  c->closing = (struct move){from, edge, duration, EASE_IN_OUT};
  c->state = CLOSING;
  c->seen_at_rest = INFINITY;
  c->since = time;
  c->not_before = time + duration / 2;
  c->rest = NAN;
}

/* Slow content may be just on its limit and on its way past it. */
static inline bool may_change(const struct content *c, double time, double shown) {
  double limit = limit_of(c), local = time - c->since;
  if (shown != limit || !is_at_rest(c, time, shown)) return true;
  double velocity = c->state == MOVING ? motion_velocity(&c->motion, local) : closing_velocity(&c->closing, local);
  return fabs(velocity) > nextafter(fabs(limit), INFINITY) - fabs(limit);
}

/* What an engine sees. */
struct view {
  double time, offset, top_inset;
  bool is_tracking, is_dragging, is_decelerating, is_bouncing;
};

/* What an engine answers. */
enum effect_kind { ENTER, INSET, TRIGGER, CALLBACK, SCROLL, NOTE };
struct effect {
  enum effect_kind kind;
  int code;
  double value;
};
struct effects {
  int count;
  struct effect all[16];
};

static inline void add(struct effects *e, enum effect_kind kind, int code, double value) {
  e->all[e->count++] = (struct effect){kind, code, value};
}

enum event { CONTACT_BEGAN, DRAG_BEGAN, OFFSET_CHANGED, DRAG_ENDED, CONTACT_ENDED, END_REFRESHING };

/* MRefresh 0.1.1 by its README, as MRefresh.swift has it. */
struct mrefresh {
  int state;
  bool is_animating;
  double original;
};
enum { STOPPED, TRIGGERED, LOADING };

static inline void mrefresh_enter(struct mrefresh *m, int state, struct effects *e) {
  if (state == m->state) return;
  m->state = state;
  add(e, ENTER, state, 0);
}

static inline void mrefresh_reset(struct mrefresh *m, struct effects *e) {
  m->is_animating = false;
  add(e, NOTE, 1, 0);
  add(e, INSET, 0, m->original);
}

static void mrefresh_handle(struct mrefresh *m, enum event event, const struct view *v, struct effects *e) {
  bool is_lifted = !v->is_dragging || v->is_decelerating, is_in_zone = v->offset + v->top_inset <= 0;
  switch (event) {
    case OFFSET_CHANGED:
      if (m->state == TRIGGERED && is_in_zone) {
        double distance = fabs(v->offset + m->original);
        if (distance > 110) {
          mrefresh_enter(m, LOADING, e);
          add(e, TRIGGER, v->is_tracking || v->is_dragging, 0);
          add(e, CALLBACK, 0, 0);
          if (!m->is_animating) {
            m->is_animating = true;
            add(e, NOTE, 0, 0);
          }
        }
        double drawn = distance - 30, share = (drawn > 0 ? drawn : 0) * (110.0 / (110.0 - 30)) / 110;
        add(e, NOTE, 2, share > 1 ? 1 : share);
      } else if (m->state == LOADING && is_lifted && is_in_zone) {
        add(e, INSET, 0, m->original + 80);
      }
      break;
    case DRAG_BEGAN:
      if (m->state != LOADING) mrefresh_enter(m, TRIGGERED, e);
      break;
    case DRAG_ENDED:
      if (m->state == STOPPED && m->is_animating) mrefresh_reset(m, e);
      else if (m->state == LOADING && is_in_zone) add(e, INSET, 0, m->original + 80);
      break;
    case END_REFRESHING:
      if (!m->is_animating) {
        add(e, NOTE, 3, 0);
        break;
      }
      mrefresh_enter(m, STOPPED, e);
      if (is_lifted) mrefresh_reset(m, e);
      break;
    default: break;
  }
}

static inline bool mrefresh_is_idle(const struct mrefresh *m) { return m->state != LOADING; }
static inline double mrefresh_pull(const struct mrefresh *m, const struct view *v) {
  double pull = -(v->offset + m->original);
  return pull > 0 ? pull : 0;
}

/* The observed UIRefreshControl, as UIRefreshControl.swift has it. */
struct control {
  int state;
  double original, own, trigger_height;
};
enum { IDLE, REVEALING, SNAPPING, REFRESHING, GOING_AWAY, ENDED_WHILE_TRACKING, BOUNCE_IGNORED };

static inline void control_enter(struct control *c, int state, struct effects *e) {
  if (state == c->state) return;
  c->state = state;
  add(e, ENTER, state, 0);
}

static inline double control_pull(const struct control *c, const struct view *v) {
  double visible = -c->original - v->offset;
  return visible > 0 ? visible : 0;
}

static void control_handle(struct control *c, enum event event, const struct view *v, struct effects *e) {
  if (event == END_REFRESHING) {
    if (c->state != REFRESHING) return;
    c->own = 0;
    add(e, INSET, 0, c->original);
    double visible = control_pull(c, v);
    control_enter(c, visible <= 0 ? IDLE : v->is_tracking ? ENDED_WHILE_TRACKING : GOING_AWAY, e);
    if (c->state == ENDED_WHILE_TRACKING || v->is_bouncing || !(visible > 0)) return;
    add(e, SCROLL, c->state == GOING_AWAY, v->offset + visible);
    return;
  }
  if (event != OFFSET_CHANGED) return;
  double visible = control_pull(c, v);
  switch (c->state) {
    case IDLE:
      if (visible > 0 && v->is_bouncing && v->is_decelerating) control_enter(c, BOUNCE_IGNORED, e);
      else if (visible > 5 && (visible < 60 || !v->is_tracking)) control_enter(c, REVEALING, e);
      break;
    case REVEALING:
      if (visible >= c->trigger_height && v->is_tracking) {
        control_enter(c, SNAPPING, e);
        control_enter(c, REFRESHING, e);
        c->original = v->top_inset - c->own;
        c->own = 60;
        add(e, INSET, 0, c->original + c->own);
        add(e, TRIGGER, 1, 0);
        add(e, CALLBACK, 0, 0);
      } else if (visible < 5) {
        control_enter(c, IDLE, e);
      }
      break;
    case GOING_AWAY:
    case BOUNCE_IGNORED:
      if (visible <= 5) control_enter(c, IDLE, e);
      else if (v->is_tracking && visible / c->trigger_height <= 0.75) control_enter(c, REVEALING, e);
      break;
    case ENDED_WHILE_TRACKING:
      if (visible <= 5) control_enter(c, IDLE, e);
      break;
    default: break;
  }
}

static inline bool control_is_idle(const struct control *c) { return c->state != REFRESHING; }

/* A run: the same for both engines. */
#define REPLAY(name, engine_type, closing_time, height_of_threshold, is_strict)                                      \
  struct name##_run {                                                                                                \
    struct content content;                                                                                          \
    engine_type engine;                                                                                              \
    struct effects effects;                                                                                          \
    double work_end, last_callback_offset, trigger, callback, end, offset_jump, velocity_jump, app_inset;            \
    double state_times[64];                                                                                          \
    int triggers, states, findings;                                                                                  \
    bool is_moved, is_delivered, is_down, has_dragged, is_beyond, is_inertial;                                                 \
    double travel, contact_origin;                                                                                   \
  };                                                                                                                 \
  static double name##_seen(const struct name##_run *r, double time) {                                               \
    return r->is_delivered ? shown_for(&r->content, r->contact_origin - r->travel) : content_offset(&r->content, time); \
  }                                                                                                                  \
  static struct view name##_view(const struct name##_run *r, double time, double offset) {                           \
    struct view v = {time, offset, r->content.extent.top_inset, r->is_delivered && r->is_down,                       \
                     r->is_delivered && r->is_down && r->has_dragged, false, false};                                 \
    if (!v.is_tracking && (r->content.state == MOVING || r->content.state == CLOSING)) {                             \
      double own = r->is_delivered ? content_offset(&r->content, time) : offset;                                     \
      v.is_decelerating = r->content.state == MOVING && !is_at_rest(&r->content, time, own);                         \
      v.is_bouncing = v.is_decelerating && overscroll(r->content.extent, own) != 0;                                  \
    }                                                                                                                \
    return v;                                                                                                        \
  }                                                                                                                  \
  static double name##_velocity(const struct name##_run *r, const struct c_sample *samples, int next, int count,     \
                                double time) {                                                                       \
    if (r->content.state != HELD) return content_velocity(&r->content, time);                                        \
    double speed = next > 0 && next < count ? (samples[next].travel - samples[next - 1].travel) /                    \
                                                  (samples[next].time - samples[next - 1].time) : 0;                 \
    return -speed * slope_at(&r->content, r->content.raw);                                                           \
  }                                                                                                                  \
  static bool name##_send(struct name##_run *r, enum event event, struct view view, const struct c_sample *samples,  \
                          int next, int count) {                                                                     \
    r->effects.count = 0;                                                                                            \
    name##_handle(&r->engine, event, &view, &r->effects);                                                            \
    double pull = name##_pull(&r->engine, &view);                                                                    \
    bool is_beyond = is_strict ? pull > (height_of_threshold) : pull >= (height_of_threshold);                       \
    if (is_beyond && r->is_delivered) r->is_inertial = false;                                                        \
    else if (is_beyond && !r->is_beyond) r->is_inertial = true;                                                      \
    r->is_beyond = is_beyond;                                                                                        \
    for (int i = 0; i < r->effects.count; i++) {                                                                     \
      struct effect effect = r->effects.all[i];                                                                      \
      switch (effect.kind) {                                                                                         \
        case ENTER: r->state_times[r->states++ & 63] = view.time; break;                                             \
        case TRIGGER:                                                                                                \
          if (r->triggers++ == 0) r->trigger = view.time;                                                            \
          r->findings += r->triggers > 1;                                                                            \
          r->findings += r->is_inertial;                                                                             \
          break;                                                                                                     \
        case CALLBACK:                                                                                               \
          if (isnan(r->callback)) r->callback = view.time;                                                           \
          r->work_end = view.time + 2;                                                                               \
          break;                                                                                                     \
        case INSET: {                                                                                                \
          if (effect.value == r->content.extent.top_inset) break;                                                    \
          double offset = content_offset(&r->content, view.time);                                                    \
          double velocity = name##_velocity(r, samples, next, count, view.time);                                     \
          set_top_inset(&r->content, effect.value, view.time, closing_time);                                         \
          r->is_moved = true;                                                                                        \
          double jump = fabs(content_offset(&r->content, view.time) - offset);                                       \
          double change = fabs(name##_velocity(r, samples, next, count, view.time) - velocity);                      \
          r->offset_jump = r->offset_jump > jump ? r->offset_jump : jump;                                            \
          r->velocity_jump = r->velocity_jump > change ? r->velocity_jump : change;                                  \
          r->findings += jump > 0.5;                                                                                 \
          r->findings += r->content.state != HELD && change > 10;                                                    \
          break;                                                                                                     \
        }                                                                                                            \
        case SCROLL: /* the shrinking inset moves the content there anyway */                                        \
        case NOTE: break;                                                                                            \
      }                                                                                                              \
    }                                                                                                                \
    return r->effects.count > 0;                                                                                     \
  }                                                                                                                  \
  static __attribute__((noinline)) void name##_replay(struct name##_run *r, const struct c_sample *samples, int count, \
                                                      double lift, double rate) {                                    \
    int frame = 0, shown = -1, next = 0, delivered = 0, events = count + 2;                                          \
    double limit = lift + 60, reached = 0;                                                                           \
    for (;;) {                                                                                                       \
      double frame_time = frame / rate > reached ? frame / rate : reached;                                           \
      bool is_timer = r->work_end <= frame_time + 1e-9;                                                              \
      double now = is_timer ? r->work_end : frame_time;                                                              \
      if (now > limit) now = limit;                                                                                  \
      reached = now;                                                                                                 \
      for (;;) { /* event 0 is the contact, then the samples, then the lift */                                       \
        if (next == events) break;                                                                                   \
        double time = next == 0 ? samples[0].time : next <= count ? samples[next - 1].time : lift;                   \
        if (!(time <= now)) break;                                                                                   \
        if (next == 0) begin_contact(&r->content, time), r->contact_origin = r->content.raw;                         \
        else if (next <= count) move_finger(&r->content, samples[next - 1].travel, time);                            \
        else end_contact(&r->content, time);                                                                         \
        next++;                                                                                                      \
      }                                                                                                              \
      int held = next - 1 < count ? next - 1 : count;                                                                \
      if (is_timer) {                                                                                                \
        r->work_end = INFINITY;                                                                                      \
        name##_send(r, END_REFRESHING, name##_view(r, now, name##_seen(r, now)), samples, held, count);              \
        int index = (int)ceil((now - 1e-9) * rate);                                                                  \
        frame = frame < (shown + 1 > index ? shown + 1 : index) ? frame : (shown + 1 > index ? shown + 1 : index);   \
      } else {                                                                                                       \
        while (delivered < events) {                                                                                 \
          double time = delivered == 0 ? samples[0].time : delivered <= count ? samples[delivered - 1].time : lift;  \
          if (!(time <= now)) break;                                                                                 \
          if (delivered == 0) {                                                                                      \
            r->is_delivered = r->is_down = true;                                                                     \
            name##_send(r, CONTACT_BEGAN, name##_view(r, now, name##_seen(r, now)), samples, held, count);           \
          } else if (delivered <= count) {                                                                           \
            r->travel = samples[delivered - 1].travel;                                                               \
            if (!r->has_dragged && r->travel != 0) {                                                                 \
              r->has_dragged = true;                                                                                 \
              name##_send(r, DRAG_BEGAN, name##_view(r, now, name##_seen(r, now)), samples, held, count);            \
            }                                                                                                        \
          } else {                                                                                                   \
            r->is_down = false;                                                                                      \
            if (r->has_dragged)                                                                                      \
              name##_send(r, DRAG_ENDED, name##_view(r, now, name##_seen(r, now)), samples, held, count);            \
            name##_send(r, CONTACT_ENDED, name##_view(r, now, name##_seen(r, now)), samples, held, count);           \
            r->is_delivered = false;                                                                                 \
          }                                                                                                          \
          delivered++;                                                                                               \
        }                                                                                                            \
        double offset = name##_seen(r, now);                                                                         \
        r->is_moved = false;                                                                                         \
        if (offset != r->last_callback_offset) {                                                                     \
          r->last_callback_offset = offset;                                                                          \
          if (!r->is_delivered && (r->content.state == MOVING || r->content.state == CLOSING) &&                     \
              now < r->content.seen_at_rest && is_at_rest(&r->content, now, offset))                                 \
            r->content.seen_at_rest = now;                                                                           \
          name##_send(r, OFFSET_CHANGED, name##_view(r, now, offset), samples, held, count);                         \
        }                                                                                                            \
        shown = frame;                                                                                               \
        double waiting = delivered == 0 ? samples[0].time : delivered <= count ? samples[delivered - 1].time : lift; \
        if (delivered < events && waiting <= (frame + 1) / rate) {                                                   \
          frame++;                                                                                                   \
        } else {                                                                                                     \
          offset = r->is_moved ? name##_seen(r, now) : r->last_callback_offset;                                      \
          bool moves = r->content.state == MOVING || r->content.state == CLOSING;                                    \
          if ((moves && may_change(&r->content, now, offset)) ||                                                     \
              offset != r->last_callback_offset) {                                                                   \
            frame++;                                                                                                 \
          } else {                                                                                                   \
            int index = (int)ceil((delivered < events ? waiting : lift + 60) * rate);                                \
            frame = index > frame + 1 ? index : frame + 1;                                                           \
          }                                                                                                          \
        }                                                                                                            \
      }                                                                                                              \
      if (delivered == events && r->work_end == INFINITY && name##_is_idle(&r->engine) &&                            \
          is_at_rest(&r->content, now,                                                                               \
                     is_timer || r->is_moved ? content_offset(&r->content, now) : r->last_callback_offset)) {        \
        r->end = now;                                                                                                \
        return;                                                                                                      \
      }                                                                                                              \
      if (now == limit) {                                                                                            \
        r->end = now;                                                                                                \
        return;                                                                                                      \
      }                                                                                                              \
    }                                                                                                                \
  }                                                                                                                  \
  void c_##name##_replay(const struct c_sample *samples, int count, double lift, double rate, struct extent extent,  \
                         double *figures) {                                                                          \
    struct name##_run r;                                                                                             \
    r.content.extent = extent;                                                                                       \
    r.content.state = STILL;                                                                                         \
    r.content.still = lowest(extent);                                                                                \
    r.engine = name##_engine(extent);                                                                                \
    r.work_end = INFINITY;                                                                                           \
    r.callback = NAN, r.trigger = NAN;                                                                               \
    r.offset_jump = r.velocity_jump = r.travel = r.end = r.contact_origin = 0;                                       \
    r.triggers = r.findings = 0, r.states = 1, r.state_times[0] = 0;                                                 \
    r.is_moved = r.is_delivered = r.is_down = r.has_dragged = r.is_beyond = r.is_inertial = false;                                \
    r.last_callback_offset = r.content.still;                                                                        \
    name##_replay(&r, samples, count, lift, rate);                                                                   \
    figures[0] = r.triggers, figures[1] = r.trigger, figures[2] = r.callback, figures[3] = r.end;                    \
    figures[4] = r.offset_jump, figures[5] = r.velocity_jump, figures[6] = r.states, figures[7] = r.findings;        \
    double sum = 0;                                                                                                  \
    for (int i = 0; i < r.states; i++) sum += r.state_times[i];                                                      \
    figures[8] = sum;                                                                                                \
  }

static struct mrefresh mrefresh_engine(struct extent e) { return (struct mrefresh){TRIGGERED, false, e.top_inset}; }
static struct control control_engine(struct extent e) {
  return (struct control){IDLE, e.top_inset, 0, 1.125 * 100 * (e.viewport / 568)};
}

REPLAY(mrefresh, struct mrefresh, 0.2, 110.0, true)
REPLAY(control, struct control, 0.3, r->engine.trigger_height, false)
