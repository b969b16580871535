import { ENTRY_POINTS } from '#domain/entry/entry.ts';
import { pointsOf } from '#domain/entry/split.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { type Refusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../payments.contract.ts';
import { DECLINES, type Decline } from '../payments.vocabulary.ts';
import { lookUpCharge, payEntries } from './payments.commands.ts';
import * as points from './payments.points.store.ts';
import { asPayment, asPoints, asToPay, stateOf } from './payments.presenter.ts';
import type { PaymentProvider } from './payments.provider.ts';
import { requestRefund } from './payments.refunds.commands.ts';
import { findSample } from './payments.sample.commands.ts';
import { findAmount, findShare, listAlso, payerRefOf } from './payments.shares.commands.ts';
import type { Charge } from './payments.store.ts';
import * as store from './payments.store.ts';
import { followApprovalHint, followChargeHint } from './payments.webhooks.commands.ts';

/** Paying an entry, exactly once over an unreliable connection. */
export const paymentsHandlers = (provider: PaymentProvider) =>
  handlers((on, services) => {
    const { db, clock } = services;
    const paying = { ...services, provider };

    on(contract.options, { access: 'signed-in' }, async ({ query, account }) => {
      const { entryId } = query;
      const entry = entryId ? await entries.findById(db, entryId) : null;
      const share = entry && (await findShare(db, entry, account.id));
      const found = share && (await tournaments.findById(db, share.entry.tournamentId));
      if (entryId && !share) return refusal('ENTRY_NOT_FOUND');
      const balance = asPoints(await points.findBalance(db, account.id, clock.now()));
      const { sandbox } = provider;
      if (!found || !share) {
        const nothing = { walletLink: null, toPay: null };
        return { points: { ...balance, required: ENTRY_POINTS }, sandbox, ...nothing };
      }
      const shares = [share, ...(await listAlso(services, share))];
      const toPay = asToPay(found, shares);
      const required = shares.reduce((sum, { entry }) => sum + pointsOf(entry), 0);
      const { amountYen } = toPay;
      const payerRef = payerRefOf(share, account.id);
      const link = { entryId: share.entry.id, amountYen, payerRef };
      const walletLink = provider.walletLink(link);
      return { points: { ...balance, required }, walletLink, sandbox, toPay };
    });

    on(contract.sample, { access: 'signed-in' }, async ({ account }) => {
      const today = dayInJapan(clock.now());
      const tournament = account.demo ? await findSample(services, account.id) : null;
      return { tournament: tournament && asTournament(tournament, today) };
    });

    on(contract.pay, { access: 'signed-in', limit: 'payment' }, async ({ body, account }) => {
      const { id, entryId, also, method, amountYen, cardToken } = body;
      if (method === 'credit-card' && !cardToken) return refusal('CARD_TOKEN_MISSING');
      const attempt = { id, entryId, also, method, amountYen, accountId: account.id };
      const paid = await payEntries(paying, attempt, cardToken);
      if (!paid.ok && paid.code === 'AMOUNT_CHANGED') {
        const is = await findAmount(services, entryId);
        return refusal(paid.code, { details: { was: amountYen ?? 0, is } });
      }
      if (!paid.ok) return refusal(paid.code);
      return answer(paid.value, await points.listEarned(db, paid.value));
    });

    on(contract.find, { access: 'signed-in' }, async ({ params, account }) => {
      const known = await store.findCharge(db, params.id);
      if (known?.[0].accountId !== account.id) return refusal('PAYMENT_NOT_FOUND');
      const charge = await lookUpCharge(paying, known);
      const earned = await points.listEarned(db, charge);
      return { payment: asPayment(charge, earned), failure: failureOf(charge) };
    });

    const fromProvider = { access: 'public', crossSite: true, limit: 'webhook' } as const;
    on(contract.webhook, fromProvider, async ({ body, request }) => {
      const signature = String(request.headers['x-payment-signature'] ?? '');
      if (!provider.verifyWebhook(body, signature, clock.now())) {
        return refusal('SIGNATURE_WRONG');
      }
      // The webhook is only a hint: what counts is the provider's answer to our own question.
      if (body.type === 'charge') await followChargeHint(paying, body.key);
      else if (body.type === 'approval') await followApprovalHint(paying, body.key);
      else await requestRefund(services, body.key);
      return {};
    });
  });

function answer(
  charge: Charge,
  earned: readonly points.EarnedLot[],
): { payment: ReturnType<typeof asPayment> } | Refusal<Decline | 'RESERVATION_EXPIRED'> {
  const failure = failureOf(charge);
  if (failure) return refusal(failure);
  if (stateOf(charge) === 'returned') return refusal('RESERVATION_EXPIRED');
  return { payment: asPayment(charge, earned) };
}

function failureOf(charge: Charge): Decline | null {
  if (stateOf(charge) !== 'declined') return null;
  return DECLINES.find((code) => code === charge[0].failure) ?? 'CARD_DECLINED';
}
