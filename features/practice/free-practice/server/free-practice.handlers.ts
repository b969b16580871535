import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../free-practice.contract.ts';
import * as store from './free-practice.store.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** The list of a free practice until it is confirmed; scoring and deleting its matches is the scorecard's. */
export const freePracticeHandlers = handlers((on, { db, clock }) => {
  on(contract.freeMatches, { access: 'signed-in' }, async ({ account }) => {
    return { matches: await store.listDrafts(db, account.id) };
  });

  on(contract.addFreeMatch, scoring, async ({ body, account }) => {
    if (body.player1Name === body.player2Name) return refusal('SAME_PLAYER');
    const added = await store.insert(db, { ...body, accountId: account.id, now: clock.now() });
    if (!added.ok) return refusal(added.code);
    // Somebody else's id: as if it could not be used.
    return added.value.ownerAccountId === account.id
      ? { match: added.value }
      : refusal('TOO_MANY_MATCHES');
  });

  on(contract.confirmFreeMatches, scoring, async ({ body, account }) => {
    const confirmation = { ...body, accountId: account.id, now: clock.now() };
    const saved = await store.updateConfirmed(db, confirmation);
    return saved > 0 ? { saved } : refusal('NOTHING_TO_CONFIRM');
  });
});
