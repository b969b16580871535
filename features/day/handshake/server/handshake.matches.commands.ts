import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { outOf } from '#features/event-draws/results/results.policy.ts';
import { listAccounts } from '#features/event-draws/results/server/results.people.store.ts';
import {
  type LinePupil,
  listLinePupils,
} from '#features/event-draws/server/event-draws.pupils.store.ts';
import { listEntrants, listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import {
  type AccountSide,
  listAccountSides,
} from '#features/event-draws/ties/server/ties.line-ups.commands.ts';
import { readStageTies } from '#features/event-draws/ties/server/ties.reading.commands.ts';
import { listSpeakers } from '#features/event-draws/ties/server/ties.speakers.store.ts';
import { listPupilAccounts } from '#features/groups/server/groups.pupils.store.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import { isRubberSide } from '#features/matches/ties/ties.sides.policy.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listPlaying } from '../../queue/server/queue.store.ts';
import { type DrawnMatch, matchesOf, offMatchesOf } from './handshake.matches.presenter.ts';

/** Finds the matches of a tournament's published draws. Steps of commands and handlers. */

/** A match in the draw of its stage. */
export interface MatchRef {
  readonly stageId: string;
  readonly matchId: string;
}

export interface EventMatches {
  readonly event: StoredEvent;
  readonly stage: stages.StoredStage;
  readonly matches: readonly DrawnMatch[];
}

/** The matches of every published stage of an event, in the order of the stages. */
export async function listMatches(db: Db, event: StoredEvent): Promise<EventMatches[]> {
  const found: EventMatches[] = [];
  for (const stage of await stages.listOf(db, event.id)) {
    const matches = await matchesIn(db, event, stage);
    if (matches) found.push({ event, stage, matches });
  }
  return found;
}

async function matchesIn(
  db: Db,
  event: StoredEvent,
  stage: stages.StoredStage,
): Promise<DrawnMatch[] | null> {
  const newest = await findPublished(db, stage);
  return newest && readDrawn(db, event, { stage, newest });
}

async function findPublished(db: Db, { id }: stages.StoredStage): Promise<draws.StoredDraw | null> {
  const newest = await draws.findNewest(db, id);
  return newest && isOut(newest) ? newest : null;
}

/** A stage with its published draw. */
interface Drawn {
  readonly stage: stages.StoredStage;
  readonly newest: draws.StoredDraw;
}

async function readDrawn(
  db: Db,
  event: Pick<StoredEvent, 'id' | 'discipline'>,
  { stage, newest }: Drawn,
): Promise<DrawnMatch[]> {
  if (event.discipline === 'Team') {
    const played = await readStageTies(db, { event, stage, listPlaying });
    return matchesOf(stage, newest, { rows: played?.rows ?? [], ties: played?.ties ?? [] });
  }
  const rows = await matchStore.listOfDraw(db, stage.id, newest.number);
  const { draw } = newest;
  const out = isGroupsDraw(draw) ? outOf(draw, await listEntrants(db, event.id)) : [];
  return matchesOf(stage, newest, { rows, out });
}

export interface FoundMatch {
  readonly event: StoredEvent;
  readonly match: DrawnMatch & { readonly player1: string; readonly player2: string };
  /** Of its stage, to find what follows from it. */
  readonly all: readonly DrawnMatch[];
  readonly drawn: Drawn;
}

/** A match of the tournament whose two sides are known. */
export async function findMatch(
  db: Db,
  tournament: StoredTournament,
  { stageId, matchId }: MatchRef,
): Promise<Result<FoundMatch, 'MATCH_NOT_FOUND'>> {
  return findMatchIn(db, tournament, await stages.find(db, stageId), matchId);
}

/** The same in a stage that is read already; null is one that is none. */
export async function findMatchIn(
  db: Db,
  tournament: StoredTournament,
  stage: stages.StoredStage | null,
  matchId: string,
): Promise<Result<FoundMatch, 'MATCH_NOT_FOUND'>> {
  const event = stage?.eventId ? findEvent(tournament, stage.eventId) : undefined;
  const newest = stage && event && (await findPublished(db, stage));
  if (!newest) return refuse('MATCH_NOT_FOUND');
  const drawn = { stage, newest };
  const all = await readDrawn(db, event, drawn);
  const match = all.find((one) => one.matchId === matchId);
  if (!match?.player1 || !match.player2) return refuse('MATCH_NOT_FOUND');
  const { player1, player2 } = match;
  return ok({ event, all, drawn, match: { ...match, player1, player2 } });
}

/** A match that is off since a side has withdrawn, with the names of its sides and of one who is out; null for every other match. */
export async function findOffMatch(
  db: Db,
  tournament: StoredTournament,
  { stageId, matchId }: MatchRef,
) {
  const stage = await stages.find(db, stageId);
  const event = stage?.eventId ? findEvent(tournament, stage.eventId) : undefined;
  const newest = stage && event && (await findPublished(db, stage));
  // The rubbers of a tie are off for other reasons.
  if (!newest || event.discipline === 'Team') return null;
  const entrants = await listEntrants(db, event.id);
  const rows = await matchStore.listOfDraw(db, stageId, newest.number);
  const out = outOf(newest.draw, entrants);
  const match = offMatchesOf(newest, { rows, out }).find((one) => one.matchId === matchId);
  if (!match) return null;
  const nameOf = (id: string) => entrants.find(({ number }) => String(number) === id)?.name ?? '';
  const [player1, player2] = [match.player1, match.player2].map((id) => ({ id, name: nameOf(id) }));
  const withdrawn = out.includes(match.player1) ? player1 : player2;
  return { eventId: event.id, player1: player1!, player2: player2!, withdrawn: withdrawn!.name };
}

/** The row of a match as it is now, in the order of its sides in the draw; its stage is locked since it was found. */
export async function findRow(
  tx: Db,
  { event, drawn, match: { matchId, place } }: Pick<FoundMatch, 'event' | 'drawn' | 'match'>,
): Promise<matchStore.StoredMatch | null> {
  // The row of a rubber names its sides as the draw does.
  if (place.rubber) return matchStore.findAt(tx, drawn.stage.id, matchId);
  const all = await readDrawn(tx, event, drawn);
  return all.find((one) => one.matchId === matchId)?.row ?? null;
}

/**
 * The side of a match that an account speaks for: on which it plays, alone or in the pair, else that of a pupil (decision 0041). Null
 * where it has nothing to do with the match. A guardian speaks for the side on which the account plays, and for no other.
 */
export async function findOwnSide(
  db: Db,
  { event, match }: FoundMatch,
  accountId: string,
  by: 'account' | 'guardian' = 'account',
): Promise<Side | null> {
  const people = await listAccountsOf(db, event.id, [match.player1, match.player2]);
  const own = people.find(
    (one) => one.accountId === accountId && (by === 'account' || one.isPlayer),
  );
  if (own) return sideOf(match, [String(own.number)]) ?? null;
  if (by === 'guardian') return null;
  const pupils = await listPupilAccounts(db, accountId);
  const numbers = people.flatMap((one) => (pupils.includes(one.accountId) ? [one.number] : []));
  const entered = await listLinePupils(db, { accountId, eventId: event.id });
  return sideOf(match, orderedSides(event, [...numbers, ...numbersOf(entered)])) ?? null;
}

/** The numbers of pupils without an account in the draws. Of a team the sides of its rubbers have numbers of their own. */
export function numbersOf(pupils: readonly LinePupil[]): number[] {
  return pupils.flatMap(({ isTeam, number }) => (isTeam ? [] : (number ?? [])));
}

/** The sides of several pupils in the order in which they are asked: of a rubber its players first, as they come. */
export function orderedSides(
  { discipline }: Pick<StoredEvent, 'discipline'>,
  numbers: readonly number[],
): string[] {
  const sorted = discipline === 'Team' ? numbers : numbers.toSorted((one, other) => one - other);
  return sorted.map(String);
}

/** The side of the first of these entrants who plays in a match. */
export function sideOf(
  { player1, player2 }: Pick<DrawnMatch, 'player1' | 'player2'>,
  numbers: readonly string[],
): Side | undefined {
  const number = numbers.find((one) => one === player1 || one === player2);
  if (number === undefined) return undefined;
  return number === player1 ? 'player1' : 'player2';
}

/** The accounts of these entrants or sides of rubbers; of a rubber also those who speak for the teams. */
async function listAccountsOf(
  db: Db,
  eventId: number,
  ids: readonly string[],
): Promise<readonly Pick<AccountSide, 'number' | 'accountId' | 'isPlayer'>[]> {
  const numbers = ids.map(Number);
  if (!ids.some(isRubberSide)) {
    const playing = await listAccounts(db, eventId, numbers);
    return playing.map((one) => ({ ...one, isPlayer: true }));
  }
  const speaking = await listAccountSides(db, eventId);
  return speaking.filter(({ number }) => numbers.includes(number));
}

/** The accounts of these sides of a match; of a side without any, of those who look after the school that has entered it. */
export async function listSideAccounts(
  db: Db,
  found: FoundMatch,
  sides: readonly Side[],
): Promise<string[]> {
  const { event, match } = found;
  const people = await listAccountsOf(
    db,
    event.id,
    sides.map((side) => match[side]),
  );
  const isAlone = (side: Side) => people.every(({ number }) => String(number) !== match[side]);
  const teachers = await listTeachers(db, found, sides.filter(isAlone));
  return [...people.map(({ accountId }) => accountId), ...teachers];
}

/** Who looks after the schools that have entered these sides, and speaks for one of them in the match. */
async function listTeachers(db: Db, found: FoundMatch, sides: readonly Side[]): Promise<string[]> {
  const { event, match } = found;
  // Who speaks for a team has its sides already.
  if (sides.length === 0 || event.discipline === 'Team') return [];
  const numbers = sides.map((side) => match[side]);
  const entrants = await listNumbersOf(db, event.id);
  const entered = entrants.filter(({ number }) => numbers.includes(String(number)));
  const speakers = await listSpeakers(
    db,
    entered.map(({ entryId }) => entryId),
  );
  const teachers: string[] = [];
  for (const accountId of new Set(speakers.map((one) => one.accountId))) {
    // Where both sides are pupils of one school, it speaks for the first.
    const side = await findOwnSide(db, found, accountId);
    if (side && sides.includes(side)) teachers.push(accountId);
  }
  return teachers;
}
