/** How far the results of a tournament are; 'over' is a day that has passed with open matches. */
export const RESULTS_STATES = [
  'coming',
  'running',
  'over',
  'finished',
  'final',
  'cancelled',
] as const;
export type ResultsState = (typeof RESULTS_STATES)[number];

/** By the present choice of each player or guardian, or whole. */
export const NAMES = ['public', 'full'] as const;
export type Names = (typeof NAMES)[number];

/** What a spreadsheet lists. */
export const LISTS = ['places', 'matches'] as const;
