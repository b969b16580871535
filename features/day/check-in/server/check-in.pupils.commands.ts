import { refuse } from '#domain/common/result.ts';
import { listLinePupils } from '#features/event-draws/server/event-draws.pupils.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import * as days from '../../server/day.store.ts';
import { opensAt } from '../check-in.policy.ts';
import { listOwnPeople, type OwnPerson, openOf, withTimes } from './check-in.own.commands.ts';
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
 * without one. A repeated call changes nothing. Whom the desk has marked as absent stays so.
 */
export async function checkInPupils(
  services: Services,
  { tournamentId, ...school }: School,
): Promise<{ readonly ok: true } | ({ readonly ok: false } & Refusal)> {
  return services.db.transaction(async (tx) => {
    const tournament = await tournaments.findById(tx, tournamentId);
    const play = tournament && (await listAll(tx, tournament, school)).length > 0;
    if (!tournament || !play) return refuse('TOURNAMENT_NOT_FOUND');
    if (tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    if (!(await days.updateVersion(tx, tournamentId))) return refuse('DAY_NOT_OPEN');
    const now = services.clock.now();
    const opens = opensAt(tournament);
    if (now < opens) return { ok: false, code: 'TOO_EARLY', opensAt: opens };
    // Read under the lock of the day: the desk may have ticked one of them meanwhile.
    const people = (await listAll(tx, tournament, school)).flat();
    const open = openOf(people, tournament, now);
    await store.upsertAll(tx, open, { state: 'present', by: 'teacher', at: now });
    const isDone = open.length > 0 || people.some(({ state }) => state === 'present');
    return isDone ? { ok: true } : refuse('CHECK_IN_CLOSED');
  });
}

/** What each of them who plays is in the events that are checked in. */
async function listAll(
  tx: Db,
  tournament: Parameters<typeof listOwnPeople>[1],
  { accountIds, groupId, accountId }: Omit<School, 'tournamentId'>,
): Promise<(readonly OwnPerson[])[]> {
  const found: (readonly OwnPerson[])[] = [];
  for (const member of accountIds) {
    const own = await listOwnPeople(tx, tournament, member);
    if (own) found.push(own);
  }
  const entered = (await listLinePupils(tx, { accountId, tournamentId: tournament.id })).filter(
    (one) => one.groupId === groupId && !one.isTeam,
  );
  if (entered.length === 0) return found;
  const ids = entered.map(({ entryId }) => entryId);
  const people = (await store.listOfEntries(tx, tournament.id, ids)).filter((person) =>
    entered.some(
      ({ entryId, isSecond }) =>
        entryId === person.entryId && isSecond === (person.id !== person.entryId),
    ),
  );
  return [...found, await withTimes(tx, tournament, people)];
}
