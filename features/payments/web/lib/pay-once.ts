import { v7 as newId } from 'uuid';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { ConnectionLost, ServerError } from '#platform/web/api/errors.ts';
import { pause } from '#platform/web/timing.ts';
import * as contract from '../../payments.contract.ts';
import type { Decline } from '../../payments.vocabulary.ts';

/** Why the form stays open; a key of the payments' `problems`. */
export type Problem =
  | Decline
  | 'AMOUNT_CHANGED'
  | 'WAY_NOT_OFFERED'
  | 'NOT_COMPLETED'
  | 'RATE_LIMITED'
  | 'SIGN_IN_REQUIRED'
  | 'LOST'
  | 'ERROR';

/** Points that a payment earned, and the day from which they can be spent. */
export interface Earned {
  readonly points: number;
  readonly from: string;
}

export type Outcome =
  /** `earned`: null when nothing was earned, or when it is unknown, such as after a reload. */
  | { readonly kind: 'paid'; readonly earned: Earned | null }
  /** This payment, or another one of the same entry, is still pending. */
  | { readonly kind: 'pending' }
  /** It waits for the person; `url` leads to the pages of the bank or the payment app, null at a store. */
  | { readonly kind: 'waiting'; readonly url: string | null }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** The place is gone; `returned`: it was paid too late, and the money is refunded. */
  | { readonly kind: 'expired'; readonly returned: boolean };

export interface Order {
  readonly entryId: string;
  /** Further entries that are paid with it. */
  readonly also?: readonly string[];
  /** The sum of a school's application, as the screen shows it. */
  readonly amountYen?: number | undefined;
  readonly method: PaymentMethod;
  readonly cardToken: string | undefined;
}

const pay = call(contract.pay);
const find = call(contract.find);

/** Before each try of one request, in milliseconds. */
const PAUSES = [0, 700, 2000];

/** Pays an entry, once over repeated calls: the outcome of an earlier call is looked up first. */
export async function payOnce(order: Order): Promise<Outcome> {
  const earlier = await lookUp(order.entryId);
  // A payment that was declined makes room for this one.
  const goOn = earlier?.kind === 'failed' && openAttempt(order.entryId) === null;
  if (earlier && !goOn) return earlier;
  const also = [...(order.also ?? [])];
  const body = { ...order, also, id: beginAttempt(order.entryId) };
  let failure: unknown;
  for (const wait of PAUSES) {
    await pause(wait);
    try {
      return await send(body);
    } catch (error) {
      failure = error;
      if (!(error instanceof ConnectionLost || error instanceof ServerError)) break;
    }
  }
  return outcomeOfError(failure);
}

/**
 * The outcome of an unfinished payment of an entry, before a new one is sent; null when there is none, or it never
 * arrived. Without a connection the outcome says so.
 */
export async function lookUp(entryId: string): Promise<Outcome | null> {
  try {
    return await settle(entryId);
  } catch (error) {
    return outcomeOfError(error);
  }
}

/** The outcome of an unfinished payment; null when there is none, or it never arrived. Throws without a connection. */
export async function settle(entryId: string): Promise<Outcome | null> {
  const id = openAttempt(entryId);
  if (!id) return null;
  const answer = await find({ params: { id } });
  if (answer.ok) return outcomeOfPayment(entryId, answer.data.payment, answer.data.failure);
  // Its id stays: if it arrives late, it is still the same payment.
  return answer.code === 'PAYMENT_NOT_FOUND' ? null : outcomeOfRefusal(entryId, answer.code);
}

async function send(
  body: Order & { readonly id: string; readonly also: string[] },
): Promise<Outcome> {
  const { entryId } = body;
  const answer = await pay({ body });
  if (answer.ok) return outcomeOfPayment(entryId, answer.data.payment, null);
  // Too late, with or without a charge that is being refunded: only the payment itself says which.
  const settled = answer.code === 'RESERVATION_EXPIRED' ? await settle(entryId) : null;
  return settled ?? outcomeOfRefusal(entryId, answer.code);
}

function outcomeOfPayment(
  entryId: string,
  { state, pointsEarned, pointsFrom, action }: Output<typeof contract.pay>['payment'],
  failure: Decline | null,
): Outcome {
  if (state === 'pending' || state === 'processing') return { kind: 'pending' };
  if (state === 'requires-action') {
    return { kind: 'waiting', url: action?.kind === 'redirect' ? action.url : null };
  }
  endAttempt(entryId);
  switch (state) {
    case 'succeeded': {
      const earned = pointsFrom === null ? null : { points: pointsEarned, from: pointsFrom };
      return { kind: 'paid', earned };
    }
    case 'declined':
      return { kind: 'failed', problem: failure ?? 'CARD_DECLINED' };
    case 'returned':
      return { kind: 'expired', returned: true };
    case 'expired':
    case 'canceled':
      return { kind: 'failed', problem: 'NOT_COMPLETED' };
    case 'void':
      return { kind: 'failed', problem: 'ERROR' };
  }
}

/** What a refusal means for the payment of an entry. */
export function outcomeOfRefusal(entryId: string, code: string): Outcome {
  switch (code) {
    case 'RATE_LIMITED':
    case 'SIGN_IN_REQUIRED':
      // The server has not looked at the payment yet: the same one continues later.
      return { kind: 'failed', problem: code };
    case 'CARD_DECLINED':
    case 'CARD_EXPIRED':
    case 'POINTS_SHORT':
    case 'NOT_APPROVED':
    case 'WAY_REFUSED':
    case 'WAY_NOT_OFFERED':
    case 'AMOUNT_CHANGED':
      endAttempt(entryId);
      return { kind: 'failed', problem: code };
    case 'RESERVATION_EXPIRED':
      endAttempt(entryId);
      return { kind: 'expired', returned: false };
    case 'ALREADY_PAID':
      endAttempt(entryId);
      return { kind: 'pending' };
    default:
      endAttempt(entryId);
      return { kind: 'failed', problem: 'ERROR' };
  }
}

/** Whether it arrived is unknown: its id stays, and the next call starts with a lookup. */
export function outcomeOfError(error: unknown): Outcome {
  return { kind: 'failed', problem: error instanceof ConnectionLost ? 'LOST' : 'ERROR' };
}

/**
 * The payment of an entry whose outcome is still unknown. Its id is stored until the outcome is final, over retries and
 * reloads: the server charges once for one id, so that a lost answer never leads to a second charge.
 */
const memory = new Map<string, string>();

/** The id of the unfinished payment of an entry. */
export function openAttempt(entryId: string): string | null {
  return memory.get(entryId) ?? read(entryId);
}

/** The id to pay with: the unfinished one, or else a new one. */
export function beginAttempt(entryId: string): string {
  const id = openAttempt(entryId) ?? newId();
  memory.set(entryId, id);
  tryStorage((storage) => storage.setItem(nameOf(entryId), id));
  return id;
}

/** The outcome is final: the next payment of this entry is a new one. */
export function endAttempt(entryId: string): void {
  memory.delete(entryId);
  tryStorage((storage) => storage.removeItem(nameOf(entryId)));
}

function read(entryId: string): string | null {
  return tryStorage((storage) => storage.getItem(nameOf(entryId))) ?? null;
}

function nameOf(entryId: string): string {
  return `payment ${entryId}`;
}

/** Storage may be forbidden; the memory then serves until the page is left. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
