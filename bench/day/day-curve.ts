/** Orders of a town within each hour of a day, relative to the mean: lunch and dinner stand out. */
const hours = [
  0.2, 0.1, 0.05, 0.05, 0.05, 0.1, 0.2, 0.4, 0.7, 0.8, 0.9, 1.6, 2.6, 2.1, 1.0, 0.8, 0.9, 1.3, 2.1,
  3.0, 2.6, 1.4, 0.7, 0.35,
] as const;
const mean = hours.reduce((sum, each) => sum + each, 0) / hours.length;

/** The hour with the most orders, and how many times the mean it has. */
export const peak = Math.max(...hours) / mean;

/** How many times the mean a moment of the day has; `hour` from 0 to 24, linear in between. */
export function intensityAt(hour: number): number {
  const place = (hour + 23.5) % 24;
  const before = Math.floor(place);
  const share = place - before;
  const [first = 0, second = 0] = [hours[before], hours[(before + 1) % 24]];
  return (first * (1 - share) + second * share) / mean;
}
