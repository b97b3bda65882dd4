/* GTK by the frame and with the crossing solved, as Models/GTK has it. */
#include "crossing.h"
#include "decay.h"
#include "drag.h"
#include "motion.h"
#include "rounding.h"
#include "ticks.h"

static inline double gtk_offset(struct extent e, double raw) {
  double low = lowest(e) - 100, high = highest(e) + 100;
  return raw < low ? low : raw > high ? high : raw;
}

static inline struct decay gtk_fixed_release(struct extent e, double offset, double velocity) {
  struct spring spring = {20.0 / 2, 1};
  double edge = nearest_rest(e, offset);
  if (offset != edge) return bounce(edge, offset, velocity, spring);
  return decay(e, offset, velocity, 4, spring);
}

/* The end of a deceleration: below a speed, and in GTK 3 below a step. */
struct ending {
  double speed, step;
};

/* The frame that ends a deceleration. */
static inline bool ends_slowing(const struct ticked_piece *p, double index, struct ending end) {
  double time = tick_time(index);
  if (fabs(slowing_velocity(p, time)) < end.speed) return true;
  return end.step > 0 && index > 1 && fabs(slowing_offset(p, time) - slowing_offset(p, tick_time(index - 1))) < end.step;
}

static inline double slowing_duration(double velocity, double speed) {
  return fabs(velocity) <= speed ? 0 : elementary_log(fabs(velocity) / speed) / 4;
}

static inline double end_of_slowing(const struct ticked_piece *p, struct ending end) {
  double slow = tick_at_or_after(slowing_duration(p->velocity, end.speed)), index = slow;
  if (end.step > 0) {
    double growth = elementary_expm1(4 * tick) / 4;
    double step = tick_at_or_after(slowing_duration(p->velocity, end.step / growth));
    index = slow < step || (step < 2 && slow < 2) ? slow : step < 2 ? 2 : step;
  }
  while (index > 1 && ends_slowing(p, index - 1, end)) index--;
  while (!ends_slowing(p, index, end)) index++;
  return index;
}

/* The first frame after `index` at which an overshoot is cut at `level`; 0 for none. */
static inline double cut_tick(const struct spring_motion *m, double level, bool rising, double since, double index) {
  bool is_out = rising ? m->displacement > level : m->displacement < level;
  double crossing = is_out ? 0 : spring_crossing(m, level, rising);
  if (isnan(crossing)) return 0;
  double found = tick_at_or_after(since + crossing), next = found > index ? found : index + 1;
  double way = spring_displacement(m, tick_time(next) - since);
  return (rising ? way > level : way < level) ? next : 0;
}

static inline double first_cut(struct extent e, const struct spring_motion *m, double since, double index, double *cut) {
  double low = lowest(e) - 50, high = highest(e) + 50, found = cut_tick(m, low, false, since, index);
  *cut = found > 0 ? low : high;
  return found > 0 ? found : cut_tick(m, high, true, since, index);
}

/* From the frame past a bound on: a spring, and the original's limit. */
static inline void overshoot(struct ticked *t, struct extent e, double edge, struct spring_motion start, double index) {
  double since = index > 0 ? tick_time(index) : 0, cut, none;
  spring_back(t, since, edge, start);
  double found = first_cut(e, &start, since, index, &cut);
  if (!(found > 0)) return hold_when_near(t, edge, &start, since, index, 0.1);
  double cut_time = tick_time(found);
  hold(t, cut_time, edge + cut);
  struct spring_motion again = spring_motion(start.spring, cut - edge, 0);
  if (first_cut(e, &again, cut_time, found, &none) > 0) return;
  double next = tick_time(found + 1), local = next - cut_time;
  double way = spring_displacement(&again, local), velocity = spring_velocity(&again, local);
  spring_back(t, next, edge, spring_motion(start.spring, way, velocity));
  hold_when_near(t, edge, &again, cut_time, found, 0.1);
}

static inline struct ticked ticked_release(struct extent e, double offset, double velocity, struct ending ending) {
  struct spring spring = {20.0 / 2, 1};
  struct ticked t = {0};
  double edge = nearest_rest(e, offset), bound = velocity < 0 ? lowest(e) : highest(e);
  if (offset != edge) {
    overshoot(&t, e, edge, spring_motion(spring, offset - edge, velocity), 0);
    return t;
  }
  if (velocity == 0) return hold(&t, 0, offset), t;
  struct ticked_piece slowing = {SLOWING, offset, velocity, 4};
  add_piece(&t, 0, slowing);
  double end = end_of_slowing(&slowing, ending), crossing = time_to_travel(4, bound - offset, velocity);
  if (crossing >= 0) {
    double index = tick_at_or_after(crossing);
    if (slowing_offset(&slowing, tick_time(index)) == bound) index++;
    double time = tick_time(index), past = slowing_offset(&slowing, time);
    if (index <= end && overscroll(e, past) != 0) {
      overshoot(&t, e, bound, spring_motion(spring, past - bound, slowing_velocity(&slowing, time)), index);
      return t;
    }
  }
  hold(&t, tick_time(end), end > 1 ? slowing_offset(&slowing, tick_time(end - 1)) : offset);
  return t;
}

static inline struct ticked gtk_release(struct extent e, double offset, double velocity) {
  return ticked_release(e, offset, velocity, (struct ending){0.1, 0});
}

static inline struct ticked gtk_3_release(struct extent e, double offset, double velocity) {
  return ticked_release(e, offset, velocity, (struct ending){1, 1});
}

#define gtk_at ticked_offset
#define gtk_3_at ticked_offset
#define gtk_fixed_at decay_offset

DRAG_BY_POSITION(gtk)
MOTION(gtk, struct ticked)
MOTION(gtk_3, struct ticked)
MOTION(gtk_fixed, struct decay)
