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
const { db } = await openPostgres(url);
process.on(
  'message',
  async () =>
    void process.send?.(
      await applicationsPerSecond(db, tournamentId, accountIds, seconds, callers),
    ),
);
process.send?.('ready');
