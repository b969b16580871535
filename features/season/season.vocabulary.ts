/** How far the result of a fixture is: the home captain enters it, the away captain confirms it, else it confirms itself. */
export const RESULT_STATES = ['none', 'entered', 'disputed', 'confirmed'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** Hours after which a result that nobody has answered is confirmed (next.md, F4). */
export const CONFIRM_HOURS = 24;
export const MOST_TEAMS = 24;
export const LONGEST_TEXT = 80;

/** Games won by the home and the away team in one rubber; null where it was not played. */
export type RubberGames = { readonly home: number; readonly away: number } | null;
