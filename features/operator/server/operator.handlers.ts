import { AUDIT_ACTIONS } from '#features/audit/audit.vocabulary.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import { find as findBusiness } from '#features/legal/business/server/business.store.ts';
import { countPending } from '#features/organizers/server/organizers.applications.store.ts';
import { asDispute } from '#features/payments/disputes/server/disputes.presenter.ts';
import * as disputes from '#features/payments/disputes/server/disputes.store.ts';
import { asDue } from '#features/payments/payouts/server/payouts.presenter.ts';
import * as payouts from '#features/payments/payouts/server/payouts.store.ts';
import * as refunds from '#features/payments/server/payments.pending-refunds.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { countUndelivered } from '#platform/server/mail/mail.list.store.ts';
import { handlers } from '#platform/server/services.ts';
import { knownWord } from '#platform/shared/known-word.ts';
import * as contract from '../operator.contract.ts';
import { payOut, retryRefund } from './operator.commands.ts';

const access = 'operator';

/** What waits for the operator, the pending refunds, and the log of operators' actions. */
export const operatorHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.overview, { access }, async () => ({
    pendingApplications: await countPending(db),
    undeliveredMails: await countUndelivered(db),
    pendingRefunds: (await refunds.countPending(db)) + (await payouts.countReady(db)),
    missingBusiness: (await findBusiness(db)) ? 0 : 1,
  }));

  on(contract.refunds, { access }, async () => {
    const pending = await refunds.listPending(db);
    return {
      refunds: pending.map((one) => ({
        id: one.id,
        player: one.player,
        tournament: one.tournament,
        amountYen: one.amountYen,
        state: one.state,
        attempts: one.attempts,
        lastError: one.lastError,
        createdAt: one.createdAt.toISOString(),
      })),
    };
  });

  on(contract.retryRefund, { access }, async ({ params, account }) => {
    const done = await retryRefund(services, { id: params.id, operatorId: account.id });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.disputes, { access }, async () => {
    const found = await disputes.listAll(db);
    return { disputes: found.map(asDispute) };
  });

  on(contract.payouts, { access }, async () => {
    const due = await payouts.listByOperator(db);
    return { payouts: due.map((one) => asDue(services, one)) };
  });

  on(contract.markPaidOut, { access }, async ({ params, body, account }) => {
    const done = await payOut(services, { id: params.id, ...body, operatorId: account.id });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.log, { access }, async ({ query }) => {
    const { rows, nextCursor } = await audit.list(db, query.cursor);
    return {
      lines: rows.map((line) => ({
        id: line.id,
        at: line.at.toISOString(),
        actor: line.actor,
        action: knownWord(AUDIT_ACTIONS, line.action),
        subject: line.subject,
        note: line.note,
      })),
      nextCursor,
    };
  });
});
