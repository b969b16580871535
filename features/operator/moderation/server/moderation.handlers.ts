import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import * as publishing from '#features/publishing/server/publishing.store.ts';
import { listUnrated } from '#features/ratings/server/ratings.periods.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../moderation.contract.ts';
import { listAll } from './moderation.accounts.store.ts';
import * as commands from './moderation.commands.ts';
import { asAccount, asOverseenTournament } from './moderation.presenter.ts';
import { resetSecondFactor } from './moderation.second-factor.commands.ts';

const access = 'operator';

/** Accounts and tournaments, with suspending and reinstating. */
export const moderationHandlers = handlers((on, services) => {
  const { db, clock } = services;

  on(contract.accounts, { access }, async ({ query }) => {
    const { rows, nextCursor } = await listAll(db, query);
    return { accounts: rows.map(asAccount), nextCursor };
  });

  on(contract.suspendAccount, { access }, async ({ params, body, account }) => {
    const suspension = { id: params.id, operatorId: account.id, reason: body.reason };
    const done = await commands.suspendAccount(services, suspension);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.reinstateAccount, { access }, async ({ params, account }) => {
    const request = { id: params.id, operatorId: account.id };
    const done = await commands.reinstateAccount(services, request);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.resetSecondFactor, { access }, async ({ params, body, account }) => {
    const reset = { id: params.id, operatorId: account.id, reason: body.reason };
    const done = await resetSecondFactor(services, reset);
    return done.ok ? done.value : refusal(done.code);
  });

  on(contract.tournaments, { access }, async ({ query }) => {
    const { rows, nextCursor } = await publishing.listAll(db, query);
    const waiting = await waitingList.countByEvents(db, rows);
    const unrated = await listUnrated(
      db,
      rows.map(({ id }) => id),
    );
    const facts = { today: dayInJapan(clock.now()), waiting, unrated };
    return { tournaments: rows.map((one) => asOverseenTournament(one, facts)), nextCursor };
  });

  on(contract.suspendTournament, { access }, async ({ params, body, account }) => {
    const suspension = { id: params.id, operatorId: account.id, reason: body.reason };
    const done = await commands.suspendTournament(services, suspension);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.reinstateTournament, { access }, async ({ params, account }) => {
    const request = { id: params.id, operatorId: account.id };
    const done = await commands.reinstateTournament(services, request);
    return done.ok ? {} : refusal(done.code);
  });
});
