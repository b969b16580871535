import { asDispute } from '#features/payments/disputes/server/disputes.presenter.ts';
import * as disputes from '#features/payments/disputes/server/disputes.store.ts';
import { asDue } from '#features/payments/payouts/server/payouts.presenter.ts';
import * as payouts from '#features/payments/payouts/server/payouts.store.ts';
import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../entry-list.revenue.contract.ts';
import { sumRevenue } from '../entry-list.revenue.policy.ts';
import { markPaidOut } from './entry-list.commands.ts';
import { revenueSheet } from './entry-list.csv.presenter.ts';
import { listRevenue } from './entry-list.revenue.store.ts';

const access = 'signed-in';

/** The money of a tournament and what its organizer has to transfer back, for the organizer and the operator only. */
export const listedRevenueHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.payouts, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const due = await payouts.listByTournament(db, tournament.id);
    return { payouts: due.map((one) => asDue(services, one)) };
  });

  on(contract.markPaidOut, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const done = await markPaidOut(services, { id: params.payoutId, tournament, account, ...body });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.revenue, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const revenue = await listRevenue(db, tournament.id);
    const lines = revenue.map((one) => ({
      id: one.id,
      eventId: one.eventId,
      name: one.name,
      method: one.method,
      amountYen: one.amountYen,
      paidAt: one.paidAt.toISOString(),
      refund: one.refund,
      refundedYen: one.refundedYen,
      unrefundedYen: one.unrefundedYen,
      refundedAt: one.refundedAt?.toISOString() ?? null,
    }));
    const disputed = await disputes.listByTournament(db, tournament.id);
    const sums = sumRevenue(
      revenue,
      disputed.map(({ dispute }) => dispute),
    );
    return { sums, lines, disputes: disputed.map(asDispute) };
  });

  on(contract.exportRevenue, { access }, async ({ params, account, language }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const disputed = await disputes.listByTournament(db, tournament.id);
    const revenue = await listRevenue(db, tournament.id);
    const about = { tournament, language, disputes: disputed.map(({ dispute }) => dispute) };
    return revenueSheet(revenue, about);
  });
});
