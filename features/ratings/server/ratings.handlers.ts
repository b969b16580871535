import { findByAccount } from '#features/players/server/players.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../ratings.contract.ts';
import { chooseHidden, chooseRated } from './ratings.choices.commands.ts';
import { readPlayer, readReasons } from './ratings.page.commands.ts';
import { readRanking } from './ratings.ranking.commands.ts';
import { readOwn } from './ratings.rates.commands.ts';

/** Rankings, players' pages, and who is in them. */
export const ratingsHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.ranking, { access: 'public' }, ({ query, account }) => {
    const { discipline = 'singles', ...filters } = query;
    const readerId = account?.id ?? null;
    return readRanking(services, { ...filters, discipline, readerId });
  });

  on(contract.playerPage, { access: 'public' }, async ({ params, account }) => {
    const asked = { id: params.playerId, readerId: account?.id ?? null };
    const found = await readPlayer(services, asked);
    return found.ok ? found.value : refusal(found.code);
  });

  on(contract.reasons, { access: 'public' }, async ({ params, query, account }) => {
    const found = await readReasons(services, {
      id: params.playerId,
      periodId: params.periodId,
      ...query,
      readerId: account?.id ?? null,
    });
    return found.ok ? found.value : refusal(found.code);
  });

  on(contract.own, { access: 'signed-in' }, async ({ account }) => {
    const playerId = await findByAccount(db, account.id);
    return readOwn(services, { playerId, readerId: account.id });
  });

  on(contract.hide, { access: 'signed-in' }, async ({ body, account }) => {
    const choice = { accountId: account.id, hidden: body.hidden, by: 'player' } as const;
    const chosen = await chooseHidden(services, choice);
    return chosen.ok ? { hidden: chosen.value } : refusal(chosen.code);
  });

  on(contract.exclude, { access: 'operator' }, async ({ params, body, account }) => {
    const done = await chooseRated(services, {
      tournamentId: params.id,
      isRated: body.rated,
      operatorId: account.id,
      reason: body.reason,
    });
    return done.ok ? { rated: body.rated } : refusal(done.code);
  });
});
