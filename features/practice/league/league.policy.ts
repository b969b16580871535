import { ok, type Result, refuse } from '#domain/common/result.ts';
import { PRESETS, type Preset } from '#domain/league-table/presets.ts';
import { areAlike, firstTwice, type Person, pairOf, peopleOf } from '#domain/scorecard/sides.ts';
import { type ChosenFormat, isSameFormat } from '#domain/scoring/chosen-format.ts';
import {
  FEWEST_LEAGUE_PLAYERS,
  MOST_PLAYERS,
  type Participant,
  type SessionSettings,
} from '../practice.vocabulary.ts';

/** A player who cannot be on the list, with the name in the list. */
export interface WrongPlayer {
  readonly ok: false;
  readonly code: 'PLAYERS_UNKNOWN' | 'DUPLICATE_PLAYER';
  readonly name: string;
}

/** Checks a list of players against members of the group, who have the name that it gives them. Externals bring their own names. */
export function checkedPlayers(
  players: readonly Participant[],
  members: readonly { readonly id: number; readonly name: string }[],
): Result<Participant[], never> | WrongPlayer {
  const names = new Map<Participant['id'], string>(members.map(({ id, name }) => [id, name]));
  const twice = firstTwice(players);
  if (twice) return { ok: false, code: 'DUPLICATE_PLAYER', name: twice.name };
  // A list of pairs and single players is never made by a screen.
  if (!areAlike(players)) return { ok: false, code: 'PLAYERS_UNKNOWN', name: players[0]!.name };
  const named = (person: Person) => (person.external ? person.name : names.get(person.id));
  const checked: Participant[] = [];
  for (const player of players) {
    const people = peopleOf(player);
    const unknown = people.find((person) => named(person) === undefined);
    if (unknown) return { ok: false, code: 'PLAYERS_UNKNOWN', name: unknown.name };
    checked.push(asParticipant(people.map((person) => ({ ...person, name: named(person)! }))));
  }
  return ok(checked);
}

/** A participant of one person or two; a pair with a guest counts as external. */
function asParticipant(people: readonly Person[]): Participant {
  const [first, second] = people.map(({ id, name, external = false }) => ({ id, name, external }));
  if (!second) return first!;
  return { ...pairOf(first!, second), external: first!.external || second.external };
}

/** The rule book of a league. */
export function presetOf({ settings }: { readonly settings: SessionSettings }): Preset {
  return settings.preset ?? PRESETS[0];
}

/** The parts of a league that can be changed. */
export interface LeagueSetup {
  readonly players: readonly Participant[];
  readonly preset: Preset;
  /** Of the pairs that have no score yet; null or missing for scores as entered. */
  readonly scoreFormat?: ChosenFormat | null;
}

/** The league as the writer of a change saw it, including their own pending changes. */
export interface SeenLeague {
  readonly players: readonly Participant['id'][];
  readonly preset: Preset;
  /** Absent in changes that an earlier version of the app has stored on a phone. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
}

/**
 * Applies a change to a league that may have changed since its writer saw it: added players join, removed players
 * leave, and all others stay as they are now. So two changes give the same list in either order, from one phone without
 * a signal or from two coaches.
 *
 * Refuses `SESSION_CHANGED` where both are incompatible: somebody else has chosen another rule book or another score
 * format, has given the number of an added guest to another guest, has put a player of an added pair into another pair, or the league would
 * have too few or too many players.
 */
export function mergeChange(
  current: LeagueSetup,
  seen: SeenLeague,
  change: Partial<LeagueSetup>,
): Result<LeagueSetup, 'SESSION_CHANGED'> {
  const { preset = current.preset, scoreFormat = current.scoreFormat } = change;
  const rules = { preset, ...(scoreFormat !== undefined && { scoreFormat }) };
  const others = current.preset !== seen.preset && current.preset !== preset;
  if (change.preset && others) return refuse('SESSION_CHANGED');
  if (change.scoreFormat !== undefined && isOtherFormat(current, seen, change.scoreFormat)) {
    return refuse('SESSION_CHANGED');
  }
  if (!change.players) return ok({ players: current.players, ...rules });
  const chosen = new Set(change.players.map(({ id }) => id));
  const known = new Set(seen.players);
  const listed = new Map(current.players.map((player) => [player.id, player]));
  const added = change.players.filter(({ id }) => !known.has(id));
  if (added.some((player) => isAnother(player, listed.get(player.id)))) {
    return refuse('SESSION_CHANGED');
  }
  const stay = current.players.filter(({ id }) => chosen.has(id) || !known.has(id));
  const players = [...stay, ...added.filter(({ id }) => !listed.has(id))];
  const fits = players.length >= FEWEST_LEAGUE_PLAYERS && players.length <= MOST_PLAYERS;
  return fits && firstTwice(players) === null
    ? ok({ players, ...rules })
    : refuse('SESSION_CHANGED');
}

/** Whether somebody else has chosen a format that is neither the one seen nor the one wanted. */
function isOtherFormat(
  { scoreFormat: current = null }: LeagueSetup,
  { scoreFormat: seen = null }: SeenLeague,
  wanted: ChosenFormat | null,
): boolean {
  return !isSameFormat(current, seen) && !isSameFormat(current, wanted);
}

/**
 * Whether somebody who comes onto a list has the number of another person with results in the league, which would become theirs. Who
 * has shared a number with others has results under it.
 */
export function takesResults(
  players: readonly Participant[],
  listed: readonly Participant[],
  recorded: readonly Person[],
): boolean {
  const there = new Set(listed.flatMap(peopleOf).map(({ id }) => id));
  const added = players.flatMap(peopleOf).filter(({ id }) => !there.has(id));
  return added.some((one) => {
    const same = recorded.filter(({ id }) => id === one.id);
    return same.length > 0 && same.every((other) => isAnother(one, other));
  });
}

/** Guests are numbered from 100 on each phone: two guests may get the same number. */
function isAnother(player: Person, listed: Person | undefined): boolean {
  if (!listed) return false;
  const { external = false } = player;
  if (external !== (listed.external ?? false)) return true;
  return external && player.name !== listed.name;
}
