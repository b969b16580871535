import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Job, Jobs } from '#platform/server/jobs/jobs.ts';
import { type SignedLinks, signedLinks } from '#platform/server/links/signed-links.ts';
import type { StoreCode } from '../payments.vocabulary.ts';
import {
  type Intent,
  type PaymentOutcome,
  type PaymentProvider,
  WrongSignature,
} from './payments.provider.ts';
import {
  type SandboxBooks,
  sandboxBooks,
  WEBHOOK_JOB,
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

/** A store of the sandbox: takes the money for a charge; false when its voucher is closed. */
export type SandboxStore = (key: string) => Promise<boolean>;

/**
 * A payment company that moves no money and otherwise behaves like a real one: it keeps its own books, charges once for
 * a key, declines by the card's token, issues vouchers for stores, and announces every charge and refund by a signed
 * webhook.
 */
export function createSandboxProvider({
  db,
  clock,
  jobs,
  secret,
  origin,
}: SandboxOptions): PaymentProvider & {
  readonly wallet: SandboxWallet;
  readonly takeMoney: SandboxStore;
} {
  const codes = signedLinks(secret, 'sandbox wallet');
  const books = sandboxBooks({ db, jobs });
  const find = async ({ key }: { readonly key: string }): Promise<PaymentOutcome | null> => {
    const booked = await store.findByKey(db, key);
    if (booked) return asOutcome(booked);
    const voucher = await store.findVoucher(db, key);
    return voucher && voucherOutcome(voucher, clock.now());
  };
  return {
    sandbox: true,
    browser: null,
    furtherWays: ['konbini'],
    create: async ({ key }) => ({ ref: key }),
    async confirm({ key, amountYen, method, cardToken, expiresAt }) {
      if (method === 'konbini' && expiresAt) {
        const voucher = { idempotencyKey: key, amountYen, state: 'open' as const, expiresAt };
        return voucherOutcome(await store.insertVoucherOnce(db, voucher), clock.now());
      }
      const failure = decide(method, cardToken);
      const booked = await books.bookCharge({
        idempotencyKey: key,
        chargeRef: `sandbox_${uuidv7()}`,
        amountYen,
        outcome: failure ? 'declined' : 'succeeded',
        failure,
        createdAt: clock.now(),
      });
      return asOutcome(booked);
    },
    find,
    async cancel({ key }) {
      await store.updateVoucher(db, key, 'canceled');
      return find({ key });
    },
    refund: (refund) => books.bookRefund(refund),
    findFailedRefund: async () => null,
    walletLink: ({ entryId, amountYen, payerRef }) =>
      `${origin()}/sandbox-wallet?code=${codes.secretOf([entryId, String(amountYen), payerRef])}`,
    async findApproval(key) {
      const approval = await store.findApproval(db, key);
      if (!approval) return null;
      const { entryRef: entryId, amountYen, payerRef } = approval;
      return { entryId, amountYen, payerRef };
    },
    wallet: createWallet({ db, clock, codes, books }),
    async takeMoney(key) {
      const voucher = await store.findVoucher(db, key);
      const now = clock.now();
      if (!voucher || voucher.expiresAt <= now) return false;
      return books.bookVoucherPaid({
        idempotencyKey: key,
        chargeRef: `sandbox_${uuidv7()}`,
        amountYen: voucher.amountYen,
        outcome: 'succeeded',
        failure: null,
        createdAt: now,
      });
    },
    // Nobody disputes what was never real.
    findDispute: async () => null,
    parseWebhook(rawBody, headers, now) {
      const signature = String(headers['x-payment-signature'] ?? '');
      if (!isSigned(secret, { rawBody, signature, now })) throw new WrongSignature();
      return webhookData.parse(JSON.parse(rawBody));
    },
  };
}

function isSigned(
  secret: string,
  { rawBody, signature, now }: { rawBody: string; signature: string; now: Date },
): boolean {
  const [stamp = '', proof = ''] = signature.split('.');
  const age = Math.abs(now.getTime() - Number(stamp));
  const expected = Buffer.from(prove(secret, stamp, rawBody));
  const given = Buffer.from(proof);
  return (
    age <= SIGNATURE_VALID_MS &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
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
  deliver: (rawBody: string, signature: string) => Promise<number>,
): Job {
  return {
    name: WEBHOOK_JOB,
    async run(data) {
      const rawBody = JSON.stringify(webhookData.parse(data));
      const status = await deliver(rawBody, sign(secret, clock.now(), rawBody));
      if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
    },
  };
}

/** The signature header of a webhook: the time and a proof over time and content. */
export function sign(secret: string, now: Date, rawBody: string): string {
  const stamp = String(now.getTime());
  return `${stamp}.${prove(secret, stamp, rawBody)}`;
}

function prove(secret: string, stamp: string, rawBody: string): string {
  return createHmac('sha256', `sandbox webhooks ${secret}`)
    .update(`${stamp}.${rawBody}`)
    .digest('base64url');
}

/** Why the sandbox declines; null when it charges. Its browser part puts the test card's outcome into the token. */
function decide(
  method: Intent['method'],
  cardToken: string | undefined,
): 'CARD_DECLINED' | 'CARD_EXPIRED' | 'WAY_REFUSED' | null {
  if (method === 'qr-code') return null;
  if (method !== 'credit-card') return 'WAY_REFUSED';
  if (cardToken?.startsWith('tok_sandbox_ok_')) return null;
  return cardToken?.startsWith('tok_sandbox_expired_') ? 'CARD_EXPIRED' : 'CARD_DECLINED';
}

function asOutcome(booked: store.SandboxCharge): PaymentOutcome {
  if (booked.outcome === 'succeeded') return { state: 'succeeded', ref: booked.chargeRef };
  const failure = FAILURES.find((known) => known === booked.failure) ?? 'CARD_DECLINED';
  return { state: 'declined', failure };
}

const FAILURES = ['CARD_DECLINED', 'CARD_EXPIRED', 'WAY_REFUSED'] as const;

function voucherOutcome(voucher: store.SandboxVoucher, now: Date): PaymentOutcome {
  const { idempotencyKey: key, state, expiresAt } = voucher;
  if (state === 'canceled') return { state };
  if (expiresAt <= now) return { state: 'expired' };
  return {
    state: 'requires-action',
    action: { kind: 'voucher', stores: storeCodes(key), url: null, expiresAt },
  };
}

/** Numbers as the chains give them, always the same for a payment. */
function storeCodes(key: string): StoreCode[] {
  const digits = createHash('sha256').update(key).digest('hex').replace(/\D/g, '').padEnd(40, '7');
  const number = (from: number, length: number) => digits.slice(from, from + length);
  return [
    { store: 'familymart', paymentCode: number(0, 5), confirmationNumber: number(5, 12) },
    { store: 'lawson', paymentCode: number(0, 11), confirmationNumber: number(11, 4) },
    { store: 'ministop', paymentCode: number(0, 11), confirmationNumber: number(11, 4) },
    { store: 'seicomart', paymentCode: number(2, 11), confirmationNumber: null },
  ];
}
