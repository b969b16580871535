import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import { findById as findAccount } from '#features/accounts/server/accounts.store.ts';
import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import * as publishing from '#features/tournaments/publishing/server/publishing.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as audit from '../../server/operator.audit.store.ts';
import * as contract from '../oversight.contract.ts';
import { listAll } from './oversight.accounts.store.ts';
import { asAccount, asOverseenTournament } from './oversight.presenter.ts';

const access = 'operator';

/** Accounts and tournaments, with suspending and reinstating. */
export const oversightHandlers = handlers((on, { db, clock }) => {
  on(contract.accounts, { access }, async ({ query }) => {
    const { rows, nextCursor } = await listAll(db, query);
    return { accounts: rows.map(asAccount), nextCursor };
  });

  on(contract.suspendAccount, { access }, async ({ params, body, account }) => {
    const found = await findAccount(db, params.id);
    if (!found) return refusal('ACCOUNT_NOT_FOUND');
    if (found.isOperator) return refusal('OPERATOR_ACCOUNT');
    if (found.suspendedAt) return refusal('ALREADY_SUSPENDED');
    const { id: subjectId, name: subject } = found;
    const line = { actorId: account.id, subjectId, subject, note: body.reason, now: clock.now() };
    await db.transaction(async (tx) => {
      await passwords.updateSuspended(tx, found.id, line.now);
      await audit.insert(tx, { ...line, action: 'account-suspended' });
    });
    return {};
  });

  on(contract.reinstateAccount, { access }, async ({ params, account }) => {
    const found = await findAccount(db, params.id);
    if (!found) return refusal('ACCOUNT_NOT_FOUND');
    if (!found.suspendedAt) return refusal('NOT_SUSPENDED');
    const { id: subjectId, name: subject } = found;
    const line = { actorId: account.id, subjectId, subject, now: clock.now() };
    await db.transaction(async (tx) => {
      await passwords.updateSuspended(tx, found.id, null);
      await audit.insert(tx, { ...line, action: 'account-reinstated' });
    });
    return {};
  });

  on(contract.tournaments, { access }, async ({ query }) => {
    const { rows, nextCursor } = await publishing.listAll(db, query);
    const waiting = await waitingList.countByTournaments(db, rows);
    const facts = { today: dayInJapan(clock.now()), waiting };
    return { tournaments: rows.map((one) => asOverseenTournament(one, facts)), nextCursor };
  });

  on(contract.suspendTournament, { access }, async ({ params, body, account }) => {
    const found = await tournaments.findById(db, params.id);
    if (!found) return refusal('TOURNAMENT_NOT_FOUND');
    if (found.suspendedAt) return refusal('ALREADY_SUSPENDED');
    const { id: subjectId, name: subject } = found;
    const line = { actorId: account.id, subjectId, subject, note: body.reason, now: clock.now() };
    await db.transaction(async (tx) => {
      await publishing.updateState(tx, found.id, { suspendedAt: line.now });
      await audit.insert(tx, { ...line, action: 'tournament-suspended' });
    });
    return {};
  });

  on(contract.reinstateTournament, { access }, async ({ params, account }) => {
    const found = await tournaments.findById(db, params.id);
    if (!found) return refusal('TOURNAMENT_NOT_FOUND');
    if (!found.suspendedAt) return refusal('NOT_SUSPENDED');
    const { id: subjectId, name: subject } = found;
    const line = { actorId: account.id, subjectId, subject, now: clock.now() };
    await db.transaction(async (tx) => {
      await publishing.updateState(tx, found.id, { suspendedAt: null });
      await audit.insert(tx, { ...line, action: 'tournament-reinstated' });
    });
    return {};
  });
});
