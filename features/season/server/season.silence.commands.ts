import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { confirmsAt, isVoid } from '../season.policy.ts';

/** Silence confirms a result a day after it was entered, while the away team can answer it. */

export const CONFIRM_JOB = 'season.confirm';

type Fixture = Pick<store.StoredFixture, 'id' | 'eventId'>;

/** A result that was entered at this time is confirmed a day later. A step of other commands. */
export async function confirmLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { id: fixtureId, eventId }: Fixture,
  entered: Date,
): Promise<void> {
  const enteredAt = entered.toISOString();
  const data = { eventId, fixtureId, enteredAt };
  const at = confirmsAt(entered);
  await jobs.enqueue(tx, CONFIRM_JOB, data, { at, key: `${fixtureId} ${enteredAt}` });
}

/** Confirms the result that was entered at that time if nobody has answered it or entered another one since. */
export async function confirmUnanswered(
  services: Pick<Services, 'db'>,
  { eventId, fixtureId, enteredAt }: { eventId: number; fixtureId: string; enteredAt: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await store.findForUpdate(tx, eventId);
    const fixture = await store.findFixture(tx, { eventId, id: fixtureId });
    if (fixture?.resultState !== 'entered') return;
    // Another result has a job of its own. A version before has named a time some milliseconds after that of the result.
    if (fixture.enteredAt && fixture.enteredAt > new Date(enteredAt)) return;
    // Nobody can contradict it now. It has another day once the team is back.
    if (isVoid(fixture, await store.listTeams(tx, eventId))) return;
    await store.updateFixture(tx, fixture.id, { resultState: 'confirmed' });
  });
}

/**
 * A team leaves its season, which is locked, or is back: then its ties count again, and results without an answer have a whole day
 * again.
 */
export async function saveTeam(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  team: store.StoredTeam,
): Promise<void> {
  const { eventId, number, leftAt } = team;
  await store.updateTeam(tx, team);
  if (leftAt !== null) return;
  const teams = await store.listTeams(tx, eventId);
  const enteredAt = services.clock.now();
  for (const fixture of await store.listFixtures(tx, eventId)) {
    const { home, away, resultState } = fixture;
    if (resultState !== 'entered' || (home !== number && away !== number)) continue;
    if (isVoid(fixture, teams)) continue;
    await store.updateFixture(tx, fixture.id, { enteredAt });
    await confirmLater(services, tx, fixture, enteredAt);
  }
}
