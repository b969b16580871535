import type { FastifyRequest } from 'fastify';
import { ENTRY_POINTS } from '#domain/entry/entry.ts';
import { pointsOf } from '#domain/entry/split.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { type Refusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../payments.contract.ts';
import { isOpen } from '../payments.policy.ts';
import type { Decline } from '../payments.vocabulary.ts';
import * as actions from './payments.actions.store.ts';
import { logUnanswered, lookUpCharge, payEntries } from './payments.commands.ts';
import { listOffered } from './payments.offered.commands.ts';
import * as points from './payments.points.store.ts';
import {
  asFurther,
  asPayment,
  asPoints,
  asToPay,
  failureOf,
  stateOf,
} from './payments.presenter.ts';
import { type Hint, type PaymentProvider, WrongSignature } from './payments.provider.ts';
import { findSample } from './payments.sample.commands.ts';
import {
  findAmount,
  findOwnCharge,
  findShare,
  listAlso,
  payerRefOf,
} from './payments.shares.commands.ts';
import type { Charge } from './payments.store.ts';
import * as store from './payments.store.ts';
import { cancelCharge, lookUpApproval } from './payments.waiting.commands.ts';
import { followHint } from './payments.webhooks.commands.ts';

/** Paying an entry, exactly once over an unreliable connection. */
export const paymentsHandlers = (provider: PaymentProvider) =>
  handlers((on, services) => {
    const { db, clock } = services;
    const paying = { ...services, provider };
    const shown = async (charge: Charge) => {
      const action = await actions.findShown(db, charge[0].chargeId);
      const earned = await points.listEarned(db, charge);
      return asPayment(charge, { earned, action, sandbox: provider.sandbox });
    };

    on(contract.options, { access: 'signed-in' }, async ({ query, account }) => {
      const { entryId } = query;
      const entry = entryId ? await entries.findById(db, entryId) : null;
      const share = entry && (await findShare(db, entry, account.id));
      const found = share && (await tournaments.findById(db, share.entry.tournamentId));
      if (entryId && !share) return refusal('ENTRY_NOT_FOUND');
      const balance = asPoints(await points.findBalance(db, account.id, clock.now()));
      const { sandbox, browser } = provider;
      if (!found || !share) {
        const nothing = { walletLink: null, toPay: null, further: [], browser };
        return { points: { ...balance, required: ENTRY_POINTS }, sandbox, ...nothing };
      }
      const shares = [share, ...(await listAlso(services, share))];
      const toPay = asToPay(found, shares);
      const required = shares.reduce((sum, { entry }) => sum + pointsOf(entry), 0);
      const { amountYen } = toPay;
      const payerRef = payerRefOf(share, account.id);
      const link = { entryId: share.entry.id, amountYen, payerRef };
      const walletLink = provider.walletLink(link);
      const about = { tournament: found, shares, now: clock.now() };
      const offered = await listOffered(db, provider, about);
      const further = asFurther(offered);
      return { points: { ...balance, required }, walletLink, sandbox, browser, toPay, further };
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
      return refusalOf(paid.value) ?? { payment: await shown(paid.value) };
    });

    on(contract.find, { access: 'signed-in' }, async ({ params, account }) => {
      const known = await findOwnCharge(db, params.id, account.id);
      if (!known) return refusal('PAYMENT_NOT_FOUND');
      const charge = await lookUpCharge(paying, known);
      return { payment: await shown(charge), failure: failureOf(charge) };
    });

    on(contract.open, { access: 'signed-in' }, async ({ query, account }) => {
      const entry = await entries.findById(db, query.entryId);
      const share = entry && (await findShare(db, entry, account.id));
      if (!share) return refusal('ENTRY_NOT_FOUND');
      const id = await store.findOpenCharge(db, query.entryId);
      const charge = id ? await findOwnCharge(db, id, account.id) : null;
      const now = charge && (await lookUpApproval(paying, charge));
      return { payment: now && isOpen(stateOf(now)) ? await shown(now) : null };
    });

    on(contract.cancel, { access: 'signed-in', limit: 'payment' }, async ({ params, account }) => {
      const known = await findOwnCharge(db, params.id, account.id);
      if (!known) return refusal('PAYMENT_NOT_FOUND');
      try {
        return { payment: await shown((await cancelCharge(paying, params.id)) ?? known) };
      } catch (error) {
        logUnanswered(paying, error, params.id);
        return refusal('PROVIDER_SILENT');
      }
    });

    const fromProvider = {
      access: 'public',
      crossSite: true,
      rawBody: true,
      limit: 'webhook',
    } as const;
    on(contract.webhook, fromProvider, async ({ request }) => {
      const hint = readHint(provider, request, clock.now());
      if (hint === 'unsigned') return refusal('SIGNATURE_WRONG');
      if (hint) await followHint(paying, hint);
      return {};
    });
  });

function readHint(
  provider: PaymentProvider,
  { rawBody, headers }: Pick<FastifyRequest, 'rawBody' | 'headers'>,
  now: Date,
): Hint | null | 'unsigned' {
  try {
    return provider.parseWebhook(rawBody, headers, now);
  } catch (error) {
    if (error instanceof WrongSignature) return 'unsigned';
    throw error;
  }
}

/** Why a charge that was just made pays for nothing; null where it does, or may still. */
function refusalOf(charge: Charge): Refusal<Decline | 'RESERVATION_EXPIRED'> | null {
  const failure = failureOf(charge);
  if (failure) return refusal(failure);
  return stateOf(charge) === 'returned' ? refusal('RESERVATION_EXPIRED') : null;
}
