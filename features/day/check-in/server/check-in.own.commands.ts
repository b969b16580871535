import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { lockWithTournament } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import {
  afterWrongCode,
  checkInOf,
  closesAt,
  isDayOver,
  opensAt,
  waitOf,
} from '../check-in.policy.ts';
import * as store from './check-in.store.ts';
import * as tries from './check-in.tries.store.ts';

/** What an account is in an event that is checked in. */
export interface OwnPerson extends store.StoredPerson {
  /** Until when the player checks in without the desk. */
  readonly closesAt: Date;
}

/**
 * What an account is in the events of a tournament that are checked in, and the teams of its school; null where it has nothing there.
 * A guardian has nothing to do with the teams of a school that the player looks after.
 */
export async function listOwnPeople(
  db: Db,
  tournament: StoredTournament,
  accountId: string,
  by: 'player' | 'guardian' = 'player',
): Promise<OwnPerson[] | null> {
  const own = await store.listOwn(db, tournament.id, accountId);
  const hasTeams =
    by === 'player' && tournament.events.some(({ discipline }) => discipline === 'Team');
  const teams = hasTeams ? await store.listOfSchools(db, tournament.id, accountId) : [];
  const people = [...own, ...teams.filter(({ id }) => !own.some((one) => one.id === id))];
  return people.length === 0 ? null : withTimes(db, tournament, people);
}

/** Those of them whose event is checked in. */
export async function withTimes(
  db: Db,
  tournament: StoredTournament,
  people: readonly store.StoredPerson[],
): Promise<OwnPerson[]> {
  const checkIn = await days.listCheckIn(db, tournament.id);
  return people.flatMap((person) => {
    const { hasCheckIn, checkInUntil } = checkInOf(checkIn, person.eventId);
    return hasCheckIn ? [{ ...person, closesAt: closesAt(tournament, checkInUntil) }] : [];
  });
}

interface Own {
  readonly tournamentId: number;
  readonly accountId: string;
  /** As the venue shows it. */
  readonly code: string;
  /** Who has typed it. */
  readonly by?: 'player' | 'guardian';
}

export type OwnRefusal =
  | { readonly code: 'TOO_EARLY'; readonly opensAt: Date }
  | { readonly code: 'TOO_MANY_TRIES'; readonly until: Date }
  | {
      readonly code:
        | 'TOURNAMENT_NOT_FOUND'
        | 'TOURNAMENT_CANCELLED'
        | 'DAY_NOT_OPEN'
        | 'CHECK_IN_CLOSED'
        | 'WRONG_CODE';
    };

/**
 * Checks a player in for all their events that are not closed, with the code of the venue. A repeated call changes
 * nothing. The refusal says from when, or until when to wait; a wrong code is counted.
 */
export async function checkInOwn(
  services: Services,
  { tournamentId, accountId, code, by = 'player' }: Own,
): Promise<{ readonly ok: true } | ({ readonly ok: false } & OwnRefusal)> {
  return services.db.transaction(async (tx) => {
    const seen = await tournaments.findById(tx, tournamentId);
    if (!seen || !(await listOwnPeople(tx, seen, accountId, by))) {
      return refuse('TOURNAMENT_NOT_FOUND');
    }
    const locked = await lockCheckIn(tx, tournamentId);
    if (!locked.ok) return locked;
    const { tournament, day } = locked.value;
    const now = services.clock.now();
    const opens = opensAt(tournament);
    if (now < opens) return { ok: false, code: 'TOO_EARLY', opensAt: opens };
    const refusal = await codeRefusal(tx, { tournamentId, accountId }, code === day.code, now);
    if (refusal) return { ok: false, ...refusal };
    // Read under the lock of the day: the desk may have ticked the player meanwhile.
    const people = (await listOwnPeople(tx, tournament, accountId, by)) ?? [];
    const open = openOf(people, tournament, now);
    await store.upsertAll(tx, open, { state: 'present', by, at: now });
    const isIn = open.length > 0 || people.some(({ state }) => state === 'present');
    return isIn ? { ok: true } : refuse('CHECK_IN_CLOSED');
  });
}

/** The open day, locked, for those who check in without the desk. */
export async function lockCheckIn(
  tx: Db,
  tournamentId: number,
): Promise<
  Result<
    { readonly tournament: StoredTournament; readonly day: days.StoredDay },
    'TOURNAMENT_NOT_FOUND' | 'TOURNAMENT_CANCELLED' | 'DAY_NOT_OPEN'
  >
> {
  const { day, tournament } = await lockWithTournament(tx, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  if (tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
  return day ? ok({ tournament, day }) : refuse('DAY_NOT_OPEN');
}

/** Counts a wrong code; the fifth in a row begins a wait, during which no code is accepted. */
async function codeRefusal(
  tx: Db,
  key: Parameters<typeof tries.find>[1],
  isRight: boolean,
  now: Date,
): Promise<OwnRefusal | null> {
  const before = await tries.find(tx, key);
  const until = waitOf(before, now);
  if (until) return { code: 'TOO_MANY_TRIES', until };
  if (isRight) {
    if (before) await tries.deleteOne(tx, key);
    return null;
  }
  const after = afterWrongCode(before, now);
  await tries.upsert(tx, key, after);
  return after.waitUntil
    ? { code: 'TOO_MANY_TRIES', until: after.waitUntil }
    : { code: 'WRONG_CODE' };
}

/** Those that can still be checked in without the desk. Whom the desk has marked as absent speaks with the desk. */
export function openOf(
  people: readonly OwnPerson[],
  tournament: StoredTournament,
  now: Date,
): readonly OwnPerson[] {
  if (isDayOver(tournament, now)) return [];
  return people.filter(({ state, closesAt: end }) => state === 'expected' && now < end);
}
