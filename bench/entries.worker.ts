import { once } from 'node:events';
import process from 'node:process';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { applicationsPerSecond } from './entries.ts';

/** What one process of the app does: it takes applications for so many seconds, each time its parent says so. */
export interface Work {
  readonly url: string;
  readonly tournamentId: number;
  readonly accountIds: string[];
  readonly seconds: number;
  readonly callers: number;
}

const [work]: Work[] = await once(process, 'message');
if (!work) throw new Error('there is nothing to do');
const { url, tournamentId, accountIds, seconds, callers } = work;
process.on('message', async () => {
  // Between its turns it has no connections, which others need.
  const { db, close } = await openPostgres(url);
  const apply = (time: number) =>
    applicationsPerSecond(db, tournamentId, accountIds, time, callers);
  // The first ones prepare the statements that the others send.
  await apply(seconds / 4);
  const rate = await apply(seconds);
  await close();
  process.send?.(rate);
});
process.send?.('ready');
