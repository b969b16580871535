import { expectedTimes } from '#domain/order-of-play/expected-times.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { each } from '#platform/server/jobs/each.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { isPlayedToday } from '../../check-in/check-in.policy.ts';
import { asQueuedDay } from '../../queue/queue.day.policy.ts';
import { keyOf } from '../../queue/queue.matches.policy.ts';
import { readFacts } from '../../queue/server/queue.facts.commands.ts';
import { closedRefusal } from '../../server/day.locks.commands.ts';
import { isFresh, isSame, shownOf } from '../times.policy.ts';
import { notifyOfEarlier } from './times.notifications.ts';
import * as store from './times.store.ts';

type Computing = Pick<Services, 'db' | 'clock' | 'jobs'>;

/**
 * Computes what players are shown of a day where the day has changed since, or some time has passed; a day that is not open has
 * nothing to show. The first who reads after a change computes, and everybody after them reads the stored rows, on every server.
 */
export async function refreshShown(services: Computing, tournamentId: number): Promise<void> {
  const found = await store.findFreshness(services.db, tournamentId);
  if (!found || isFresh(found, services.clock.now())) return;
  await services.db.transaction(async (tx) => {
    await store.updateLocked(tx, tournamentId);
    // Under the lock: somebody else may have computed it. Its version is read before everything that it stands for.
    const locked = await store.findFreshness(tx, tournamentId);
    const now = services.clock.now();
    if (!locked || isFresh(locked, now)) return;
    const tournament = await tournaments.findById(tx, tournamentId);
    if (!tournament || closedRefusal(tournament, now)) return;
    const facts = await readFacts(tx, tournament, now);
    const before = await store.listByTournament(tx, tournamentId);
    const known = new Map(before.map((one) => [keyOf(one.stageId, one.matchId), one]));
    const expected = expectedTimes(asQueuedDay(facts));
    const changes = shownOf(
      { ...facts, tournament },
      expected,
      known,
      !isPlayedToday(tournament, now),
    );
    const current = new Set(changes.map(({ match }) => keyOf(match.stageId, match.matchId)));
    await store.deleteAll(
      tx,
      tournamentId,
      before.filter(({ stageId, matchId }) => !current.has(keyOf(stageId, matchId))),
    );
    await store.upsertAll(
      tx,
      changes.flatMap(({ match }) => {
        const stored = known.get(keyOf(match.stageId, match.matchId));
        return stored && isSame(stored, match) ? [] : [match];
      }),
    );
    const earlier = changes.flatMap(({ match, isEarlier }) => (isEarlier ? [match] : []));
    await notifyOfEarlier(services, tx, { facts, tournament, earlier });
    await store.updateShown(tx, tournamentId, { version: locked.version, at: now });
  });
}

export const TIMES_JOB = 'day.times';

/** The same for all open days of today: players who read nothing are notified, too. */
export async function refreshToday(services: Computing & Pick<Services, 'log'>): Promise<void> {
  const { db, log } = services;
  const today = dayInJapan(services.clock.now());
  const items = await store.listOpen(db, today);
  await each({ log, job: TIMES_JOB, items, idOf: (id) => id }, (id) => refreshShown(services, id));
}
