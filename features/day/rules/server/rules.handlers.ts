import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../../queue/queue.rules.contract.ts';
import { readQueue } from '../../queue/server/queue.reading.commands.ts';
import { addBreak, deleteBreak, setRules } from './rules.commands.ts';
import { publishPlan, readPlan, withdrawPlan } from './rules.plan.commands.ts';
import { asPlanned } from './rules.plan.presenter.ts';

const access = 'signed-in';

/** The rules of an open day, for its referees, and its breaks, for its desk. */
export const rulesHandlers = handlers((on, services) => {
  const present = async (tournamentId: number, account: Account) => {
    const read = await readQueue(services, { tournamentId, account });
    return read.ok ? { queue: read.value } : refusal(read.code);
  };

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
});
