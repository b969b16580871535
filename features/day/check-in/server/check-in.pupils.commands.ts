import { refuse } from '#domain/common/result.ts';
import { listLinePupils } from '#features/event-draws/server/event-draws.pupils.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { opensAt } from '../check-in.policy.ts';
import { lockCheckIn, type OwnPerson, openOf, withTimes } from './check-in.own.commands.ts';
import * as store from './check-in.store.ts';

/** A teacher checks in the pupils of their school: they stand before them, and need no code (decision 0041). */

type Refusal =
  | { readonly code: 'TOO_EARLY'; readonly opensAt: Date }
  | {
      readonly code:
        | 'TOURNAMENT_NOT_FOUND'
        | 'TOURNAMENT_CANCELLED'
        | 'DAY_NOT_OPEN'
        | 'CHECK_IN_CLOSED';
    };

interface School {
  readonly tournamentId: number;
  /** Of its members. Who has the right to speak for them is for the caller to say. */
  readonly accountIds: readonly string[];
  readonly groupId: number;
  /** The teacher's. */
  readonly accountId: string;
}

/**
 * Marks all pupils of a school as present in the events that are not closed: its members with an account, and those whom it has entered
 * without one. A team that a school has entered is checked in with the code of the venue (decision 0041). A repeated call
 * changes nothing. Whom the desk has marked as absent stays so.
 */
export async function checkInPupils(
  services: Services,
  { tournamentId, ...school }: School,
): Promise<{ readonly ok: true } | ({ readonly ok: false } & Refusal)> {
  return services.db.transaction(async (tx) => {
    const seen = await tournaments.findById(tx, tournamentId);
    if (!seen || !(await listAll(tx, seen, school))) return refuse('TOURNAMENT_NOT_FOUND');
    const locked = await lockCheckIn(tx, tournamentId);
    if (!locked.ok) return locked;
    const { tournament } = locked.value;
    const now = services.clock.now();
    const opens = opensAt(tournament);
    if (now < opens) return { ok: false, code: 'TOO_EARLY', opensAt: opens };
    // Read under the lock of the day: the desk may have ticked one of them meanwhile.
    const people = (await listAll(tx, tournament, school)) ?? [];
    const open = openOf(people, tournament, now);
    await store.upsertAll(tx, open, { state: 'present', by: 'teacher', at: now });
    const isDone = open.length > 0 || people.some(({ state }) => state === 'present');
    return isDone ? { ok: true } : refuse('CHECK_IN_CLOSED');
  });
}

/** What each of them who plays is in the events that are checked in; null where nobody of them plays. */
async function listAll(
  tx: Db,
  tournament: tournaments.StoredTournament,
  school: Omit<School, 'tournamentId'>,
): Promise<OwnPerson[] | null> {
  const people = new Map<string, store.StoredPerson>();
  for (const member of school.accountIds) {
    for (const own of await store.listOwn(tx, tournament.id, member)) people.set(own.id, own);
  }
  for (const pupil of await listEntered(tx, tournament.id, school)) people.set(pupil.id, pupil);
  return people.size === 0 ? null : withTimes(tx, tournament, [...people.values()]);
}

/** Whom the school has entered without an account, alone or in a pair. */
async function listEntered(
  tx: Db,
  tournamentId: number,
  { groupId, accountId }: Pick<School, 'groupId' | 'accountId'>,
): Promise<store.StoredPerson[]> {
  const entered = (await listLinePupils(tx, { accountId, tournamentId })).filter(
    (one) => one.groupId === groupId && !one.isTeam,
  );
  if (entered.length === 0) return [];
  const ids = entered.map(({ entryId }) => entryId);
  return (await store.listOfEntries(tx, tournamentId, ids)).filter((person) =>
    entered.some(
      ({ entryId, isSecond }) =>
        entryId === person.entryId && isSecond === (person.id !== person.entryId),
    ),
  );
}
