import type { Preset } from '#domain/league-table/presets.ts';
import { peopleOf } from '#domain/scorecard/sides.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';

/** Practice with a list of players that stays open over days: the kind of its stage. */
export const SESSION_FORMATS = ['league', 'knockout'] as const;
export type SessionFormat = (typeof SESSION_FORMATS)[number];

export const MOST_PLAYERS = 64;
export const FEWEST_LEAGUE_PLAYERS = 3;
const FIRST_EXTERNAL_ID = 100;

/** A player or a pair on a session's list; external players belong to no group. */
export interface Participant extends MatchPlayer {
  readonly external: boolean;
}

/** What a session stores beside its players: a league its rules, and the score format of matches without a result. */
export interface SessionSettings {
  readonly preset?: Preset;
  readonly scoreFormat?: ChosenFormat | null;
  readonly draw?: unknown;
}

/** The id of the next external player: from 100 upwards, skipping ids of members. */
export function nextExternalId(taken: readonly MatchPlayer[]): number {
  const ids = new Set(taken.flatMap(peopleOf).map(({ id }) => id));
  let id = FIRST_EXTERNAL_ID;
  while (ids.has(id)) id += 1;
  return id;
}
