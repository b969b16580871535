import { largestRandomSeed } from '#domain/bracket/lot.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import type { Randomness } from '#platform/server/randomness.ts';
import { handlers } from '#platform/server/services.ts';
import { visibleSession } from '../../practice.policy.ts';
import { removeSession, restoreSession } from '../../sessions/server/sessions.commands.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as contract from '../knockout.contract.ts';
import { redrawKnockout, startKnockout } from './knockout.commands.ts';
import { shown, shownLatest } from './knockout.presenter.ts';
import { changeRules } from './knockout.rules.commands.ts';

const access = 'signed-in';
const making = { access, limit: 'practice' } as const;
const format = 'knockout';

/** Knockouts of a group: create, read, change, redraw, remove and restore. */
export const knockoutSessionsHandlers = (randomness: Randomness) =>
  handlers((on, services) => {
    const { db } = services;

    on(contract.createKnockout, making, async ({ body, account }) => {
      const randomSeed = randomness.whole(largestRandomSeed);
      const by = { accountId: account.id, randomSeed };
      const started = await startKnockout(services, { ...body, ...by });
      if (started.ok) return { knockout: await show(started.value, account.id) };
      return 'name' in started
        ? refusal(started.code, { details: { name: started.name } })
        : refusal(started.code);
    });

    on(contract.knockouts, { access }, async ({ query, account }) => {
      const group = await groups.findVisible(db, account.id, query.groupId);
      if (!group) return refusal('GROUP_NOT_FOUND');
      return { knockouts: await shownLatest(db, group.id) };
    });

    on(contract.knockout, { access }, async ({ params, account }) => {
      const stored = await sessions.findWithGroup(db, account.id, params.id);
      const found = visibleSession(stored, { format });
      if (!found.ok) return refusal('SESSION_NOT_FOUND');
      return { knockout: await show(found.value, account.id) };
    });

    on(contract.changeKnockout, making, async ({ params, body, account }) => {
      const change = { ...body, id: params.id, accountId: account.id };
      const changed = await changeRules(services, change);
      if (!changed.ok) return refusal(changed.code);
      return { knockout: await show(changed.value, account.id) };
    });

    on(contract.redrawKnockout, making, async ({ params, body, account }) => {
      const randomSeed = randomness.whole(largestRandomSeed);
      const by = { id: params.id, accountId: account.id, randomSeed };
      const redrawn = await redrawKnockout(services, { ...body, ...by });
      if (!redrawn.ok) return refusal(redrawn.code);
      return { knockout: await show(redrawn.value, account.id) };
    });

    on(contract.removeKnockout, { access }, async ({ params, query, account }) => {
      const removal = { ...query, id: params.id, format, accountId: account.id } as const;
      const removed = await removeSession(services, removal);
      return removed.ok ? {} : refusal(removed.code);
    });

    on(contract.restoreKnockout, { access }, async ({ params, body, account }) => {
      const removal = { ...body, id: params.id, format, accountId: account.id } as const;
      const restored = await restoreSession(services, removal);
      if (!restored.ok) return refusal(restored.code);
      return { knockout: await show(restored.value, account.id) };
    });

    function show({ session, group }: sessions.SessionAndGroup, accountId: string) {
      return shown(db, session, { accountId, membership: group });
    }
  });
