import { createHmac, timingSafeEqual } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Job, Jobs } from '#platform/server/jobs/jobs.ts';
import { type SignedLinks, signedLinks } from '#platform/server/links/signed-links.ts';
import type { Charge, ChargeOutcome, PaymentProvider } from './payments.provider.ts';
import {
  type SandboxBooks,
  sandboxBooks,
  WEBHOOK_JOB,
  type WebhookBody,
  webhookData,
} from './payments.sandbox.commands.ts';
import * as store from './payments.sandbox.store.ts';

const SIGNATURE_VALID_MS = 5 * 60_000;

interface SandboxOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly secret: string;
  /** The origin of the sandbox's wallet, which this app serves, too. */
  readonly origin: () => string;
}

/** A payment as the wallet shows it. */
export interface WalletOrder {
  readonly entryId: string;
  readonly amountYen: number;
  readonly approved: boolean;
}

/** The sandbox's wallet app, as the holder of its link uses it. `code` is the secret in the link. */
export interface SandboxWallet {
  /** What there is to approve; null when the code is not one of ours. */
  read(code: string): Promise<WalletOrder | null>;
  /** Approves it, once for repeated calls; the shop is notified by webhook. Null as above. */
  approve(code: string): Promise<WalletOrder | null>;
}

/**
 * A payment company that moves no money and otherwise behaves like a real one: it keeps its own books, charges once for
 * a key, declines by the card's token, and announces every charge and refund by a signed webhook.
 */
export function createSandboxProvider({
  db,
  clock,
  jobs,
  secret,
  origin,
}: SandboxOptions): PaymentProvider & { readonly wallet: SandboxWallet } {
  const codes = signedLinks(secret, 'sandbox wallet');
  const books = sandboxBooks({ db, jobs });
  return {
    sandbox: true,
    async charge(charge) {
      const outcome = decide(charge);
      const booked = await books.bookCharge({
        idempotencyKey: charge.key,
        chargeRef: `sandbox_${uuidv7()}`,
        amountYen: charge.amountYen,
        outcome: outcome ? 'declined' : 'succeeded',
        failure: outcome,
        createdAt: clock.now(),
      });
      return asOutcome(booked);
    },
    async findCharge(key) {
      const booked = await store.findByKey(db, key);
      return booked && asOutcome(booked);
    },
    refund: (refund) => books.bookRefund(refund),
    walletLink: ({ entryId, amountYen, payerRef }) =>
      `${origin()}/sandbox-wallet?code=${codes.secretOf([entryId, String(amountYen), payerRef])}`,
    async findApproval(key) {
      const approval = await store.findApproval(db, key);
      if (!approval) return null;
      const { entryRef: entryId, amountYen, payerRef } = approval;
      return { entryId, amountYen, payerRef };
    },
    wallet: createWallet({ db, clock, codes, books }),
    verifyWebhook(body, signature, now) {
      const [stamp = '', proof = ''] = signature.split('.');
      const age = Math.abs(now.getTime() - Number(stamp));
      const expected = Buffer.from(prove(secret, stamp, body));
      const given = Buffer.from(proof);
      return (
        age <= SIGNATURE_VALID_MS &&
        given.length === expected.length &&
        timingSafeEqual(given, expected)
      );
    },
  };
}

function createWallet({
  db,
  clock,
  codes,
  books,
}: Pick<SandboxOptions, 'db' | 'clock'> & {
  readonly codes: SignedLinks;
  readonly books: SandboxBooks;
}): SandboxWallet {
  const orderOf = (code: string) => {
    const [entryId, amountYen, payerRef = ''] = codes.factsOf(code) ?? [];
    return entryId && amountYen ? { entryId, amountYen: Number(amountYen), payerRef } : null;
  };
  return {
    async read(code) {
      const order = orderOf(code);
      if (!order) return null;
      const { entryId: entryRef, amountYen, payerRef } = order;
      const approval = await store.findApprovalOf(db, { entryRef, amountYen, payerRef });
      return { ...order, approved: approval !== null };
    },
    async approve(code) {
      const order = orderOf(code);
      if (!order) return null;
      const { entryId: entryRef, ...payment } = order;
      await books.bookApproval({ id: uuidv7(), entryRef, ...payment, createdAt: clock.now() });
      return { ...order, approved: true };
    },
  };
}

/** The sandbox's own delivery of its webhooks, through any function that sends a request to our endpoint. */
export function sandboxWebhookJob(
  { clock, secret }: Pick<SandboxOptions, 'clock' | 'secret'>,
  deliver: (body: WebhookBody, signature: string) => Promise<number>,
): Job {
  return {
    name: WEBHOOK_JOB,
    async run(data) {
      const body = webhookData.parse(data);
      const status = await deliver(body, sign(secret, clock.now(), body));
      if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
    },
  };
}

/** The signature header of a webhook: the time and a proof over time and content. */
export function sign(secret: string, now: Date, body: WebhookBody): string {
  const stamp = String(now.getTime());
  return `${stamp}.${prove(secret, stamp, body)}`;
}

function prove(secret: string, stamp: string, body: { type: string; key: string }): string {
  return createHmac('sha256', `sandbox webhooks ${secret}`)
    .update(`${stamp}.${body.type}.${body.key}`)
    .digest('base64url');
}

/** Why the sandbox declines; null when it charges. Its browser part puts the test card's outcome into the token. */
function decide(charge: Charge): 'CARD_DECLINED' | 'CARD_EXPIRED' | null {
  if (charge.method === 'qr-code') return null;
  if (charge.cardToken?.startsWith('tok_sandbox_ok_')) return null;
  return charge.cardToken?.startsWith('tok_sandbox_expired_') ? 'CARD_EXPIRED' : 'CARD_DECLINED';
}

function asOutcome(booked: store.SandboxCharge): ChargeOutcome {
  if (booked.outcome === 'succeeded') return { state: 'succeeded', ref: booked.chargeRef };
  const failure = booked.failure === 'CARD_EXPIRED' ? 'CARD_EXPIRED' : 'CARD_DECLINED';
  return { state: 'declined', failure };
}
