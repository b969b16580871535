/** By which part of its template a tie is played: a season plays as groups do. */
export const TIE_PLAYS = ['groups', 'knockout'] as const;
export type TiePlay = (typeof TIE_PLAYS)[number];

/** Who has entered an order. */
export const ENTERED_BY = ['coach', 'desk'] as const;
export type EnteredBy = (typeof ENTERED_BY)[number];

/** On so many courts the rubbers of one tie are played at once. */
export const MOST_COURTS_AT_ONCE = 3;

/** How far the result of a fixture is: the home captain enters it, the away captain confirms it, else it confirms itself. */
export const RESULT_STATES = ['none', 'entered', 'disputed', 'confirmed'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** Games won by the home and the away team in one rubber; null where it was not played. */
export type RubberGames = { readonly home: number; readonly away: number } | null;
