import { pairCount } from '#domain/league-table/schedule.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { mayRemoveSession } from '../../practice.policy.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as contract from '../league.contract.ts';
import { checkedPlayers } from '../league.policy.ts';
import * as removals from './league.removal.store.ts';
import * as store from './league.store.ts';

const making = { access: 'signed-in', limit: 'practice' } as const;

/** Leagues of a group: open one, find it again, change its players and rules, take it away. */
export const leagueHandlers = handlers((on, { db, clock }) => {
  on(contract.createLeague, making, async ({ body, account }) => {
    const group = await groups.findVisible(db, account.id, body.groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const checked = checkedPlayers(body.players, await groups.listMembers(db, group.id));
    if (!checked.ok) return refusal(checked.code, { details: { name: checked.name } });
    await sessions.insert(db, {
      id: body.id,
      format: 'league',
      groupId: group.id,
      groupName: group.name,
      ownerAccountId: account.id,
      practiceDate: body.practiceDate,
      players: checked.players,
      settings: body.preset ? { preset: body.preset } : {},
      createdAt: clock.now(),
    });
    const found = await sessions.findVisible(db, account.id, body.id);
    // Somebody else's id, or one that has been removed since: nothing that this caller may see was made.
    if (!found.ok) return refusal('GROUP_NOT_FOUND');
    return { league: await store.findShown(db, found.value.session, account.id) };
  });

  on(contract.leagues, { access: 'signed-in' }, async ({ query, account }) => {
    const group = await groups.findVisible(db, account.id, query.groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const latest = await store.listLatest(db, group.id);
    return {
      leagues: latest.map(({ id, practiceDate, players, completed }) => ({
        id,
        practiceDate,
        players: players.length,
        completed,
        total: pairCount(players.length),
      })),
    };
  });

  on(contract.league, { access: 'signed-in' }, async ({ params, account }) => {
    const found = await findLeague(account.id, params.id);
    if (!found.ok) return refusal('SESSION_NOT_FOUND');
    return { league: await store.findShown(db, found.value.session, account.id) };
  });

  on(contract.changeLeague, making, async ({ params, body, account }) => {
    const found = await findLeague(account.id, params.id);
    if (!found.ok) return refusal('SESSION_NOT_FOUND');
    const { session, group } = found.value;
    const members = body.players ? await groups.listMembers(db, group.id) : [];
    const checked = checkedPlayers(body.players ?? [], members, session.players);
    if (!checked.ok) return refusal(checked.code, { details: { name: checked.name } });
    const changed = await store.update(db, {
      id: session.id,
      writeId: body.writeId,
      baseVersion: body.baseVersion,
      seen: body.seen,
      change: {
        ...(body.players && { players: checked.players }),
        ...(body.preset && { preset: body.preset }),
      },
      accountId: account.id,
      now: clock.now(),
    });
    if (!changed.ok) return refusal(changed.code);
    return { league: await store.findShown(db, changed.value, account.id) };
  });

  on(contract.removeLeague, { access: 'signed-in' }, async ({ params, query, account }) => {
    const found = await findLeague(account.id, params.id, { removed: true });
    if (!found.ok) return refusal('SESSION_NOT_FOUND');
    const { session, group } = found.value;
    if (!mayRemoveSession(session, { accountId: account.id, standing: group })) {
      return refusal('FORBIDDEN');
    }
    const { writeId } = query;
    await removals.remove(db, { id: session.id, writeId, accountId: account.id, now: clock.now() });
    return {};
  });

  on(contract.restoreLeague, { access: 'signed-in' }, async ({ params, body, account }) => {
    const found = await findLeague(account.id, params.id, { removed: true });
    if (!found.ok) return refusal('SESSION_NOT_FOUND');
    const { session, group } = found.value;
    if (!mayRemoveSession(session, { accountId: account.id, standing: group })) {
      return refusal('FORBIDDEN');
    }
    const removal = { ...body, id: session.id, accountId: account.id, now: clock.now() };
    const restored = await removals.restore(db, removal);
    return { league: await store.findShown(db, restored, account.id) };
  });

  async function findLeague(accountId: string, id: string, options?: { removed: boolean }) {
    const found = await sessions.findVisible(db, accountId, id, options);
    if (found.ok && found.value.session.format !== 'league') return { ok: false } as const;
    return found;
  }
});
