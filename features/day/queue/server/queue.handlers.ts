import * as results from '#features/event-draws/results/results.contract.ts';
import { findDeskEvent } from '#features/event-draws/server/event-draws.locks.commands.ts';
import * as withdrawing from '#features/event-draws/withdrawing/server/withdrawing.store.ts';
import { isReferee } from '#features/referees/server/referees.permission.commands.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as openTables from '../../open-tables/open-tables.contract.ts';
import { setOpenTables } from '../../open-tables/server/open-tables.commands.ts';
import { readTables } from '../../open-tables/server/open-tables.reading.commands.ts';
import { findForDesk } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import * as contract from '../queue.contract.ts';
import { changeOrder, takeStep } from './queue.commands.ts';
import { readFacts } from './queue.facts.commands.ts';
import { listOnCourt } from './queue.on-court.commands.ts';
import { publishPlan, readPlan, withdrawPlan } from './queue.plan.commands.ts';
import { asPlanned } from './queue.plan.presenter.ts';
import { asQueue } from './queue.presenter.ts';
import { addBreak, deleteBreak, setRules } from './queue.rules.commands.ts';
import { decideWalkover } from './queue.walkovers.commands.ts';

const access = 'signed-in';

/** The queue of an open day, for its desk. */
export const queueHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const present = async (tournamentId: number, account: Account) => {
    const found = await findForDesk(db, { tournamentId, account });
    if (!found.ok) return refusal(found.code);
    if (!(await days.find(db, tournamentId))) return refusal('DAY_NOT_OPEN');
    const tournament = found.value;
    const facts = await readFacts(db, tournament, clock.now());
    const mayReferee = await isReferee(db, account, tournament);
    const asked = mayReferee ? await withdrawing.countAsked(db, tournamentId) : [];
    const tables = await readTables(db, facts, tournament);
    return { queue: asQueue({ tournament, facts, account, mayReferee, asked, tables }) };
  };

  on(results.findOnCourt, { access }, async ({ params: { id, eventId }, account }) => {
    const found = await findDeskEvent(db, { tournamentId: id, eventId, account });
    return found.ok ? { matches: await listOnCourt(db, found.value) } : refusal(found.code);
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

  on(contract.setRules, { access }, async ({ params, body, account }) => {
    const { id: tournamentId, eventId } = params;
    const set = await setRules(services, { tournamentId, eventId, account, ...body });
    return set.ok ? present(tournamentId, account) : refusal(set.code);
  });

  on(contract.findPlan, { access }, async ({ params: { id, eventId }, account }) => {
    const plan = await readPlan(services, { tournamentId: id, eventId, account });
    return plan.ok ? { plan: plan.value.map(asPlanned) } : refusal(plan.code);
  });

  on(contract.publishPlan, { access }, async ({ params: { id, eventId }, body, account }) => {
    const request = { tournamentId: id, eventId, account, ...body };
    const published = await publishPlan(services, request);
    return published.ok ? present(id, account) : refusal(published.code);
  });

  on(contract.withdrawPlan, { access }, async ({ params: { id, eventId }, body, account }) => {
    const request = { tournamentId: id, eventId, account, ...body };
    const withdrawn = await withdrawPlan(services, request);
    return withdrawn.ok ? present(id, account) : refusal(withdrawn.code);
  });

  on(contract.addBreak, { access }, async ({ params, body, account }) => {
    const { id, break: wanted } = body;
    const added = await addBreak(services, { tournamentId: params.id, account, id, wanted });
    return added.ok ? present(params.id, account) : refusal(added.code);
  });

  on(contract.deleteBreak, { access }, async ({ params, account }) => {
    const { id: tournamentId, breakId } = params;
    const deleted = await deleteBreak(services, { tournamentId, breakId, account });
    return deleted.ok ? present(tournamentId, account) : refusal(deleted.code);
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
