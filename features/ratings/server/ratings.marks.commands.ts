import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { updateMarks, updateRanked } from './ratings.ranked.store.ts';

/** Marks places of all rankings, from which the others are counted. Between a change of rates and this, a place may be off by as many as have moved past it. */
export async function markPlaces({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction((tx) => updateMarks(tx));
}

/** Puts everybody where their rates of today belong: some are ranked no longer, because they have not played. */
export async function renewRanking({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await updateRanked(tx, dayInJapan(clock.now()), 'all');
    await updateMarks(tx);
  });
}
