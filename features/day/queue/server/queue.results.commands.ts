import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { pairIn } from '../../open-tables/server/open-tables.pairing.commands.ts';
import { closedRefusal } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import { currentOn } from '../queue.courts.policy.ts';
import { keyOf } from '../queue.matches.policy.ts';
import { reopened } from '../queue.rows.policy.ts';
import { busyPlayer } from '../queue.steps.policy.ts';
import { readFacts, type StoredFacts } from './queue.facts.commands.ts';
import { tidyRows } from './queue.locks.commands.ts';
import { notifyOfChanged } from './queue.notifications.ts';
import * as store from './queue.store.ts';

/** What results and draws do to the queue of an open day, in the transaction that changes them. */

/** A match with a new result ends on its court; one whose result was taken back returns to it. */
export async function fitQueueToResult(
  services: Services,
  tx: Db,
  { tournamentId }: AppEvent<'result.changed'>,
): Promise<void> {
  await fitQueue(services, tx, tournamentId);
}

/** A draw was published, changed or taken back. */
export async function fitQueueToDraw(
  services: Services,
  tx: Db,
  { tournament }: AppEvent<'draw.published' | 'draw.amended' | 'draw.withdrawn'>,
): Promise<void> {
  await fitQueue(services, tx, tournament.id);
}

/** Somebody has withdrawn: their matches of a group are off. Or they are back, and so are these. */
export async function fitQueueToWithdrawal(
  services: Services,
  tx: Db,
  { tournament }: AppEvent<'entry.withdrawn' | 'entry.removed' | 'entry.reinstated'>,
): Promise<void> {
  await fitQueue(services, tx, tournament.id);
}

/** Stores what results and draws have made of the queue of an open day; a step of what changes them. */
export async function fitQueue(
  services: Pick<Services, 'clock' | 'jobs' | 'publish'>,
  tx: Db,
  tournamentId: number,
): Promise<void> {
  if (!(await days.updateVersion(tx, tournamentId))) return;
  const tournament = await tournaments.findById(tx, tournamentId);
  const now = services.clock.now();
  if (!tournament || closedRefusal(tournament, now)) return;
  const facts = await readFacts(tx, tournament, now);
  await endMatches(tx, facts);
  // Before a match returns to its court, one that lost a side leaves it.
  await tidyRows(tx, facts);
  await notifyOfChanged(services, tx, { tournament, now, facts });
  await reopenMatches(tx, facts);
  // Who waits for an open table may have played or umpired until now.
  if (facts.courts.some(({ isOpenTable }) => isOpenTable)) {
    await pairIn(services, tx, { tournament, facts });
  }
}

function storedByKey({ stored }: StoredFacts) {
  return new Map(stored.map((row) => [keyOf(row.stageId, row.matchId), row]));
}

/** Stores that matches with a result are done, and when they ended: a later correction leaves that time. */
async function endMatches(tx: Db, facts: StoredFacts): Promise<void> {
  const stored = storedByKey(facts);
  for (const { key, drawNumber, result } of facts.matches) {
    const before = stored.get(key);
    const isStored = before?.drawNumber === drawNumber && before.state === 'done';
    if (result === null || isStored) continue;
    const row = facts.rows.get(key)!;
    await store.upsertMatch(tx, { ...row, place: null, version: row.version + 1 });
  }
}

/**
 * Brings matches back whose result was taken back: none onto a court that another match has, or that is closed or open for practice by now,
 * and none while its players are elsewhere.
 */
async function reopenMatches(tx: Db, facts: StoredFacts): Promise<void> {
  const stored = storedByKey(facts);
  const free = new Set(
    facts.courts.flatMap(({ id, isClosed }) => (isClosed || currentOn(facts, id) ? [] : [id])),
  );
  for (const match of facts.matches) {
    const before = stored.get(match.key);
    const wasDone = before?.drawNumber === match.drawNumber && before.state === 'done';
    if (match.result !== null || !wasDone) continue;
    const { courtId } = before;
    const isFree = courtId !== null && free.has(courtId) && !busyPlayer(facts, match);
    const row = reopened(before, match, isFree);
    if (row.courtId !== null) free.delete(row.courtId);
    await store.upsertMatch(tx, row);
  }
}
