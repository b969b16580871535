import { ENTRY_POINTS } from '#domain/entry/entry.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import { type Refusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../payments.contract.ts';
import { DECLINES, type Decline } from '../payments.vocabulary.ts';
import {
  followApprovalHint,
  followChargeHint,
  lookUpPayment,
  payEntry,
} from './payments.commands.ts';
import * as points from './payments.points.store.ts';
import { asPayment, asPoints } from './payments.presenter.ts';
import type { PaymentProvider } from './payments.provider.ts';
import { requestRefund } from './payments.refunds.commands.ts';
import { findSample } from './payments.sample.commands.ts';
import type { StoredPayment } from './payments.store.ts';
import * as store from './payments.store.ts';

/** Paying an entry, exactly once over an unreliable connection. */
export const paymentsHandlers = (provider: PaymentProvider) =>
  handlers((on, services) => {
    const { db, clock } = services;
    const paying = { ...services, provider };

    on(contract.options, { access: 'signed-in' }, async ({ query, account }) => {
      const { entryId } = query;
      const found = entryId ? await entries.findOwn(db, account.id, entryId) : null;
      if (entryId && !found) return refusal('ENTRY_NOT_FOUND');
      const balance = await points.findBalance(db, account.id, clock.now());
      return {
        points: { ...asPoints(balance), required: ENTRY_POINTS },
        walletLink:
          found && provider.walletLink({ entryId: found.entry.id, amountYen: found.entry.feeYen }),
        sandbox: provider.sandbox,
      };
    });

    on(contract.sample, { access: 'signed-in' }, async ({ account }) => {
      const today = dayInJapan(clock.now());
      const tournament = account.demo ? await findSample(services, account.id) : null;
      return { tournament: tournament && asTournament(tournament, today) };
    });

    on(contract.pay, { access: 'signed-in', limit: 'payment' }, async ({ body, account }) => {
      const { id, entryId, method, cardToken } = body;
      if (method === 'credit-card' && !cardToken) return refusal('CARD_TOKEN_MISSING');
      const attempt = { id, entryId, method, accountId: account.id };
      const paid = await payEntry(paying, attempt, cardToken);
      if (!paid.ok) return refusal(paid.code);
      return answer(paid.value, await points.findEarned(db, paid.value));
    });

    on(contract.find, { access: 'signed-in' }, async ({ params, account }) => {
      const known = await store.findById(db, params.id);
      if (known?.accountId !== account.id) return refusal('PAYMENT_NOT_FOUND');
      const payment = await lookUpPayment(paying, known);
      const earned = await points.findEarned(db, payment);
      return { payment: asPayment(payment, earned), failure: failureOf(payment) };
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
  payment: StoredPayment,
  earned: points.EarnedLot | null,
): { payment: ReturnType<typeof asPayment> } | Refusal<Decline | 'RESERVATION_EXPIRED'> {
  const failure = failureOf(payment);
  if (failure) return refusal(failure);
  if (payment.state === 'returned') return refusal('RESERVATION_EXPIRED');
  return { payment: asPayment(payment, earned) };
}

function failureOf(payment: StoredPayment): Decline | null {
  if (payment.state !== 'declined') return null;
  return DECLINES.find((code) => code === payment.failure) ?? 'CARD_DECLINED';
}
