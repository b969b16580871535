import { draw } from '#domain/bracket/draw.ts';
import type { DrawRefusal } from '#domain/bracket/glossary.ts';
import { largestRandomSeed } from '#domain/bracket/lot.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import type { Randomness } from '#platform/server/randomness.ts';
import { handlers } from '#platform/server/services.ts';
import { checkedPlayers } from '../../league/league.policy.ts';
import * as removals from '../../league/server/league.removal.store.ts';
import type * as sessions from '../../sessions/server/sessions.store.ts';
import * as contract from '../knockout.contract.ts';
import { clubsOf, entrantsOf, mayManage } from '../knockout.policy.ts';
import { FEWEST_PLAYERS } from '../knockout.vocabulary.ts';
import { findKnockout } from './knockout.belonging.store.ts';
import { shown } from './knockout.presenter.ts';
import { listRatings } from './knockout.ratings.store.ts';
import { insertRedraw } from './knockout.redraw.store.ts';
import * as store from './knockout.store.ts';

const making = { access: 'signed-in', limit: 'practice' } as const;

/** Knockouts of a group: draw one, find it again, draw it anew, take it away. */
export const knockoutSessionsHandlers = (randomness: Randomness) =>
  handlers((on, { db, clock }) => {
    on(contract.createKnockout, making, async ({ body, account }) => {
      const group = await groups.findVisible(db, account.id, body.groupId);
      if (!group) return refusal('GROUP_NOT_FOUND');
      if (body.players.length < FEWEST_PLAYERS) return refusal('TOO_FEW_PLAYERS');
      const members = await groups.listMembers(db, group.id);
      const checked = checkedPlayers(body.players, members);
      if (!checked.ok) return refusal(checked.code, { details: { name: checked.name } });
      const { players } = checked;
      const ratings = await listRatings(db, members);
      const drawn = draw(entrantsOf(players, group.name, ratings, clubsOf(body.players)), {
        randomSeed: randomness.whole(largestRandomSeed),
        tradition: body.tradition,
        seeds: body.seeds?.map(String),
      });
      if (!drawn.ok) return refusal(asRefusal(drawn.code));
      const { id, practiceDate } = body;
      const by = { accountId: account.id, now: clock.now() };
      await store.insert(db, { id, practiceDate, group, players, draw: drawn.value, ...by });
      const found = await findKnockout(db, account.id, id);
      // Somebody else's id, or one that has been removed since: nothing that this caller may see was made.
      if (!found.ok) return refusal('GROUP_NOT_FOUND');
      return { knockout: await show(found.value, account.id) };
    });

    on(contract.knockouts, { access: 'signed-in' }, async ({ query, account }) => {
      const group = await groups.findVisible(db, account.id, query.groupId);
      if (!group) return refusal('GROUP_NOT_FOUND');
      return { knockouts: await store.listLatest(db, group.id) };
    });

    on(contract.knockout, { access: 'signed-in' }, async ({ params, account }) => {
      const found = await findKnockout(db, account.id, params.id);
      if (!found.ok) return refusal('SESSION_NOT_FOUND');
      return { knockout: await show(found.value, account.id) };
    });

    on(contract.redrawKnockout, making, async ({ params, body, account }) => {
      const found = await findKnockout(db, account.id, params.id);
      if (!found.ok) return refusal('SESSION_NOT_FOUND');
      if (!manages(found.value, account.id)) return refusal('FORBIDDEN');
      const redrawn = await insertRedraw(db, {
        sessionId: params.id,
        ...body,
        randomSeed: randomness.whole(largestRandomSeed),
        accountId: account.id,
        now: clock.now(),
      });
      if (!redrawn.ok) return refusal(redrawn.code);
      return { knockout: await show(found.value, account.id) };
    });

    on(contract.removeKnockout, { access: 'signed-in' }, async ({ params, query, account }) => {
      const found = await findKnockout(db, account.id, params.id, { removed: true });
      if (!found.ok) return refusal('SESSION_NOT_FOUND');
      if (!manages(found.value, account.id)) return refusal('FORBIDDEN');
      const { writeId } = query;
      const now = clock.now();
      await removals.remove(db, { id: params.id, writeId, accountId: account.id, now });
      return {};
    });

    on(contract.restoreKnockout, { access: 'signed-in' }, async ({ params, body, account }) => {
      const found = await findKnockout(db, account.id, params.id, { removed: true });
      if (!found.ok) return refusal('SESSION_NOT_FOUND');
      if (!manages(found.value, account.id)) return refusal('FORBIDDEN');
      const { writeId } = body;
      const now = clock.now();
      await removals.restore(db, { id: params.id, writeId, accountId: account.id, now });
      return { knockout: await show(found.value, account.id) };
    });

    function show({ session, group }: sessions.SessionAndGroup, accountId: string) {
      return shown(db, session, { accountId, standing: group });
    }

    function manages({ session, group }: sessions.SessionAndGroup, accountId: string) {
      return mayManage(session, { accountId, standing: group });
    }
  });

/** What is left to refuse: chosen seeds, or two players whose ids look alike in the draw, 1 and "1". */
function asRefusal(code: DrawRefusal): 'INVALID_SEEDS' | 'DUPLICATE_PLAYER' {
  const ofSeeds = code === 'invalid-seeds' || code === 'invalid-seed-count';
  return ofSeeds ? 'INVALID_SEEDS' : 'DUPLICATE_PLAYER';
}
