import { listEditors } from '#features/groups/server/groups.members.store.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { listClubsOf } from './my-day.school.store.ts';

/** So long the calls of a club wait for further ones, in milliseconds. */
const TOGETHER = 30_000;

export const DIGEST_JOB = 'my-day.calls-of-club';

export interface CallsOfClub {
  readonly tournamentId: number;
  readonly groupId: number;
  /** Whether the matches wait again after their call. */
  readonly isBack?: boolean;
  /** The end of the time in which calls are put together, an instant. */
  readonly until: string;
}

/**
 * Queues a notice for those who look after the clubs of called players: one for all calls of a club within half a minute, and one for
 * all that are taken back. Ten tables that call at once are one push.
 */
export async function queueCallNotices(
  { jobs, clock }: Services,
  tx: Db,
  { tournament, isBack, ...called }: AppEvent<'match.called'>,
): Promise<void> {
  const at = new Date((Math.floor(clock.now().getTime() / TOGETHER) + 1) * TOGETHER);
  for (const { id: groupId } of await listClubsOf(tx, called)) {
    const calls: CallsOfClub = {
      tournamentId: tournament.id,
      groupId,
      isBack,
      until: at.toISOString(),
    };
    const key = `${calls.tournamentId} ${groupId} ${isBack} ${calls.until}`;
    await jobs.enqueue(tx, DIGEST_JOB, calls, { at, key });
  }
}

/** Notifies those who look after a club of the calls of its players; once, however often it runs. */
export async function notifyOfCalls(
  { db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>,
  { tournamentId, groupId, isBack = false, until }: CallsOfClub,
): Promise<void> {
  const kind = isBack ? 'pupils-waiting' : 'pupils-called';
  await db.transaction(async (tx) => {
    const tournament = await tournaments.findById(tx, tournamentId);
    if (!tournament) return;
    for (const accountId of await listEditors(tx, groupId)) {
      const group = await groups.findVisible(tx, accountId, groupId);
      if (!group) continue;
      await notifyPerson({ jobs }, tx, {
        accountId,
        kind,
        now: clock.now(),
        facts: { tournamentId, tournamentName: tournament.name, groupId, groupName: group.name },
        dedupeKey: `${kind} ${tournamentId} ${groupId} ${until} ${accountId}`,
      });
    }
  });
}
