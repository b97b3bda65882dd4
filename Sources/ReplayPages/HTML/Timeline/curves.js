// Curves as short texts (CurveText.swift), and their values.

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const bitsOf = Object.fromEntries([...letters].map((letter, bits) => [letter, bits]));

/** The times and values of a curve: differences in Base64 VLQ, a time and a value by turns. */
function readCurve(text) {
  const curve = { times: [], values: [] };
  let [number, shift, last, isTime] = [0, 0, [0, 0], true];
  for (const letter of text) {
    const bits = bitsOf[letter];
    number += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits & 32) continue;
    const step = number % 2 ? -(number - 1) / 2 : number / 2;
    const way = isTime ? 0 : 1;
    last[way] += step;
    (isTime ? curve.times : curve.values).push(isTime ? last[way] : last[way] / 10);
    [number, shift, isTime] = [0, 0, !isTime];
  }
  return curve;
}

/** The value of a curve at a time: straight between its points, constant beyond them. */
function valueAt(curve, time) {
  const { times, values } = curve;
  let [low, high] = [0, times.length - 1];
  if (high < 0) return null;
  if (time <= times[0]) return values[0];
  if (time >= times[high]) return values[high];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle; else high = middle;
  }
  const share = (time - times[low]) / (times[high] - times[low]);
  return values[low] + (values[high] - values[low]) * share;
}
