import type { Services } from '#platform/server/services.ts';
import * as backfill from './practice.backfill.store.ts';

const BATCH = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Names the players of matches that an earlier version has stored, a thousand at a time, each in a transaction of its
 * own. Interrupted, it begins again and changes nothing twice; once done it does nothing more.
 */
export async function backfillPlayers({ db }: Pick<Services, 'db'>): Promise<void> {
  if (await backfill.existsBackfilled(db)) return;
  let ids = await backfill.listIdsAfter(db, FIRST, BATCH);
  while (ids.length > 0) {
    const batch = ids;
    await db.transaction((tx) => backfill.insertPlayers(tx, batch));
    ids = await backfill.listIdsAfter(db, batch.at(-1)!, BATCH);
  }
  await db.transaction((tx) => backfill.updateValidated(tx));
}
