import { pairCount } from '#domain/league-table/schedule.ts';
import { areInPairs } from '#domain/scorecard/sides.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { visibleSession } from '../../practice.policy.ts';
import { removeSession, restoreSession } from '../../sessions/server/sessions.commands.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import * as contract from '../league.contract.ts';
import type { WrongPlayer } from '../league.policy.ts';
import { changeLeague, openLeague } from './league.commands.ts';
import * as store from './league.store.ts';

const access = 'signed-in';
const making = { access, limit: 'practice' } as const;
const format = 'league';

/** Leagues of a group: open, read, change players and rules, remove and restore. */
export const leagueHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.createLeague, making, async ({ body, account }) => {
    const opened = await openLeague(services, { ...body, accountId: account.id });
    if (!opened.ok) return 'name' in opened ? wrong(opened) : refusal(opened.code);
    return { league: await store.findShown(db, opened.value, account.id) };
  });

  on(contract.leagues, { access }, async ({ query, account }) => {
    const group = await groups.findVisible(db, account.id, query.groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const latest = await store.listLatest(db, group.id);
    return {
      leagues: latest.map(({ id, practiceDate, players, completed }) => ({
        id,
        practiceDate,
        players: players.length,
        inPairs: areInPairs(players),
        completed,
        total: pairCount(players.length),
      })),
    };
  });

  on(contract.league, { access }, async ({ params, account }) => {
    const stored = await sessions.findWithGroup(db, account.id, params.id);
    const found = visibleSession(stored, { format });
    if (!found.ok) return refusal('SESSION_NOT_FOUND');
    return { league: await store.findShown(db, found.value, account.id) };
  });

  on(contract.changeLeague, making, async ({ params, body, account }) => {
    const change = { ...body, id: params.id, accountId: account.id };
    const changed = await changeLeague(services, change);
    if (!changed.ok) return 'name' in changed ? wrong(changed) : refusal(changed.code);
    return { league: await store.findShown(db, changed.value, account.id) };
  });

  on(contract.removeLeague, { access }, async ({ params, query, account }) => {
    const removal = { ...query, id: params.id, format, accountId: account.id } as const;
    const removed = await removeSession(services, removal);
    return removed.ok ? {} : refusal(removed.code);
  });

  on(contract.restoreLeague, { access }, async ({ params, body, account }) => {
    const removal = { ...body, id: params.id, format, accountId: account.id } as const;
    const restored = await restoreSession(services, removal);
    if (!restored.ok) return refusal(restored.code);
    return { league: await store.findShown(db, restored.value, account.id) };
  });
});

function wrong({ code, name }: WrongPlayer) {
  return refusal(code, { details: { name } });
}
