import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as withdrawing from '#features/event-draws/withdrawing/server/withdrawing.store.ts';
import { isReferee } from '#features/referees/server/referees.permission.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { readTables } from '../../open-tables/server/open-tables.reading.commands.ts';
import { type DeskRequest, findForDesk } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import { readFacts } from './queue.facts.commands.ts';
import { asQueue } from './queue.presenter.ts';

/** The queue of an open day, as its desk reads it and as each of its writes answers. */
export async function readQueue(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tournamentId, account }: DeskRequest,
): Promise<
  Result<ReturnType<typeof asQueue>, 'TOURNAMENT_NOT_FOUND' | 'FORBIDDEN' | 'DAY_NOT_OPEN'>
> {
  const found = await findForDesk(db, { tournamentId, account });
  if (!found.ok) return found;
  if (!(await days.find(db, tournamentId))) return refuse('DAY_NOT_OPEN');
  const tournament = found.value;
  const facts = await readFacts(db, tournament, clock.now());
  const mayReferee = await isReferee(db, account, tournament);
  const asked = mayReferee ? await withdrawing.countAsked(db, tournamentId) : [];
  const tables = await readTables(db, facts, tournament);
  return ok(asQueue({ tournament, facts, account, mayReferee, asked, tables }));
}
