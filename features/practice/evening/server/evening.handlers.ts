import { memberIds } from '#domain/practice-evening/board.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { listRatings } from '../../server/practice.ratings.store.ts';
import * as contract from '../evening.contract.ts';
import { saveEvening } from './evening.commands.ts';
import { presentEvening } from './evening.presenter.ts';
import * as evenings from './evening.store.ts';

/** The practice evening of a group on one day: read it, and merge changes into it. */
export const eveningHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.evening, { access: 'signed-in' }, async ({ params, account }) => {
    const group = await groups.findVisible(db, account.id, params.groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const found = await evenings.find(db, group.id, params.day);
    const before = await evenings.findBefore(db, group.id, params.day);
    const asked = { sport: group.sport, discipline: 'singles' } as const;
    const rates = await listRatings(db, asked, await groups.listEveryone(db, group.id));
    return {
      evening: found && (await presentEvening(db, found)),
      lastTime: before ? memberIds(before.board) : [],
      rates: [...rates].map(([id, points]) => ({ id, points })),
    };
  });

  on(contract.saveEvening, { access: 'signed-in', limit: 'score' }, async (request) => {
    const { params, body, account } = request;
    const saved = await saveEvening(services, { ...params, ...body, accountId: account.id });
    if (!saved.ok) return refusal(saved.code);
    return { ...params, evening: await presentEvening(db, saved.value) };
  });
});
