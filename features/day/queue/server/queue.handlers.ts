import * as results from '#features/event-draws/results/results.contract.ts';
import { findDeskEvent } from '#features/event-draws/server/event-draws.locks.commands.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as openTables from '../../open-tables/open-tables.contract.ts';
import { setOpenTables } from '../../open-tables/server/open-tables.commands.ts';
import * as contract from '../queue.contract.ts';
import { changeOrder, takeStep } from './queue.commands.ts';
import { listOnCourt } from './queue.on-court.commands.ts';
import { readQueue } from './queue.reading.commands.ts';
import { decideWalkover } from './queue.walkovers.commands.ts';

const access = 'signed-in';

/** The queue of an open day, for its desk. */
export const queueHandlers = handlers((on, services) => {
  const present = async (tournamentId: number, account: Account) => {
    const read = await readQueue(services, { tournamentId, account });
    return read.ok ? { queue: read.value } : refusal(read.code);
  };

  on(results.findOnCourt, { access }, async ({ params: { id, eventId }, account }) => {
    const found = await findDeskEvent(services.db, { tournamentId: id, eventId, account });
    return found.ok
      ? { matches: await listOnCourt(services.db, found.value) }
      : refusal(found.code);
  });

  on(contract.find, { access }, ({ params, account }) => present(params.id, account));

  on(contract.takeStep, { access }, async ({ params, body, account }) => {
    const { step, ...seen } = body;
    const taken = await takeStep(services, { tournamentId: params.id, account, seen, step });
    if (taken.ok) return present(params.id, account);
    return 'details' in taken && taken.details
      ? refusal(taken.code, { details: taken.details })
      : refusal(taken.code);
  });

  on(contract.changeOrder, { access }, async ({ params, body, account }) => {
    const { order, ...seen } = body;
    const changed = await changeOrder(services, { tournamentId: params.id, account, seen, order });
    return changed.ok ? present(params.id, account) : refusal(changed.code);
  });

  on(openTables.setOpenTables, { access }, async ({ params, body, account }) => {
    const set = await setOpenTables(services, { tournamentId: params.id, account, ...body });
    return set.ok ? present(params.id, account) : refusal(set.code);
  });

  on(contract.decideWalkover, { access }, async ({ params, body, account }) => {
    const { decision, ...seen } = body;
    const request = { tournamentId: params.id, account, seen };
    const decided = await decideWalkover(services, { ...request, decision });
    return decided.ok ? present(params.id, account) : refusal(decided.code);
  });
});
