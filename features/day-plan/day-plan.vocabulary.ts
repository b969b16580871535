/** How an event is played, as the plan offers it (next.md, B5 and B7). */
export const SHAPES = [
  'knockout',
  'consolation',
  'groups-of-3',
  'groups-of-4',
  'groups-of-5',
  'one-group',
] as const;
export type Shape = (typeof SHAPES)[number];

/** What can be typed into the plan. `sides` is for all events together; the minutes are for each field. */
export const planLimits = {
  /** As many as a day has. Source: next.md, C3. */
  courts: 60,
  restMinutes: 240,
  changeMinutes: 60,
  matchMinutes: 300,
  /** More have no place in one day, and would make a phone busy for seconds. */
  sides: 1000,
} as const;
