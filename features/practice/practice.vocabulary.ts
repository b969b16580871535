import type { PlayerId } from '#domain/league-table/league-match.ts';
import type { Preset } from '#domain/league-table/presets.ts';

/** Practice with a list of players that stays open over days. */
export const SESSION_FORMATS = ['league', 'knockout'] as const;
export type SessionFormat = (typeof SESSION_FORMATS)[number];

/** A draft is in the list of a free practice whose "Confirm" has not been pressed (spec section 2.29). */
export const MATCH_STATES = ['draft', 'saved'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** The limit of a member's name: everybody who can be a member can be scored. */
export const LONGEST_NAME = 100;
export const LONGEST_NOTES = 1000;
export const MOST_PLAYERS = 64;
export const FEWEST_LEAGUE_PLAYERS = 3;
export const FIRST_EXTERNAL_ID = 100;

export interface PracticePlayer {
  readonly id: PlayerId;
  readonly name: string;
}

/** Somebody on a session's list; external players belong to no group. */
export interface Participant extends PracticePlayer {
  readonly external: boolean;
}

/** What a session stores beside its players: a league its rules. */
export interface SessionSettings {
  readonly preset?: Preset;
  readonly draw?: unknown;
}

/** The id of the next external player: from 100 upwards, skipping ids of members. */
export function nextExternalId(taken: readonly PracticePlayer[]): number {
  const ids = new Set(taken.map((player) => player.id));
  let id = FIRST_EXTERNAL_ID;
  while (ids.has(id)) id += 1;
  return id;
}
