import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { entryQuery } from '#features/entries/web/entries.queries.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { call, type Refusal } from '#platform/web/api/call.ts';
import { ConnectionLost, ServerError } from '#platform/web/api/errors.ts';
import { ofTopics, readAgain } from '#platform/web/api/read-again.ts';
import { reportError } from '#platform/web/diagnostics.ts';
import { tryStorage } from '#platform/web/forms/draft.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { MIN_DURATION, pause, withMinDuration } from '#platform/web/timing.ts';
import * as contract from '../../payments.contract.ts';
import {
  isPaid,
  type Outcome,
  outcomeOfEntry,
  outcomeOfError,
  outcomeOfPayment,
  outcomeOfRefusal,
  type Phase,
  phaseAfter,
  phaseNow,
} from '../lib/payment-phase.ts';
import { useText } from '../payments.text.ts';
import type { Prepare } from './use-sample.ts';

export interface Order {
  readonly entryId: string;
  /** Further entries that are paid with it. */
  readonly also?: readonly string[];
  /** The sum of a school's application, as the screen shows it. */
  readonly amountYen?: number | undefined;
  readonly method: PaymentMethod;
  readonly cardToken: string | undefined;
}

interface Ways {
  readonly prepare: Prepare;
  /** The entry in the server's current state, not the carried one. */
  readonly answered: boolean;
}

/** The payment of one entry, from the form to its outcome. */
export function usePayment(entry: Entry, { prepare, answered }: Ways) {
  const t = useText();
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Phase>(() => firstPhase(entry));
  const { id } = entry;
  const isFirstHalf = Boolean(entry.otherFeeYen) && entry.pair?.role === 'player';

  const conclude = useCallback(
    (outcome: Outcome) => {
      setPhase(phaseAfter(outcome));
      if (outcome.kind === 'paid') {
        notify({ title: t.paidTitle, description: isFirstHalf ? t.halfPaid : t.entryConfirmed });
      }
      if (outcome.kind !== 'pending') void readAgain(queries, ofTopics(TOURNAMENT_READS));
    },
    [queries, t, isFirstHalf],
  );

  const payPrepared = async (order: Omit<Order, 'entryId'>): Promise<Outcome> => {
    const entryId = await prepare();
    return typeof entryId === 'string' ? payOnce({ ...order, entryId }) : entryId;
  };
  const pay = async (order: Omit<Order, 'entryId'>) => {
    setPhase({ name: 'processing' });
    const outcome = await withMinDuration(MIN_DURATION.payment, payPrepared(order));
    conclude(outcome);
    // To the bank or the payment app, on the same phone.
    if (outcome.kind === 'waiting' && outcome.url) location.assign(outcome.url);
    return outcome;
  };

  /** Looks up the outcome of an earlier press; false when it never arrived, and there is something to pay. */
  const concludeEarlier = async () => {
    if (openAttempt(id) === null) return false;
    setPhase({ name: 'processing' });
    const earlier = await withMinDuration(MIN_DURATION.payment, lookUp(id));
    if (earlier) conclude(earlier);
    else setPhase({ name: 'form', problem: null });
    return earlier !== null;
  };

  const confirming = phase.name === 'confirming';
  useEffect(() => {
    if (!confirming) return;
    const left = new AbortController();
    const ask = async () => {
      const settled = await settle(id);
      return settled ?? outcomeOfEntry(await queries.fetchQuery(entryQuery(id)));
    };
    void poll(ask, left.signal, () => setPhase({ name: 'confirming', long: true })).then(
      (outcome) => {
        if (left.signal.aborted) return;
        if (outcome) conclude(outcome);
        else setPhase({ name: 'form', problem: null });
      },
    );
    return () => left.abort();
  }, [confirming, conclude, id, queries]);

  // Approved in a payment app, on this phone or another, while the form is open here.
  const waited = useRef(false);
  const paidMeanwhile = phase.name === 'form' && answered && isPaid(entry);
  useEffect(() => {
    if (answered && entry.payment === 'due') waited.current = true;
    if (paidMeanwhile && waited.current) conclude({ kind: 'paid', earned: null });
  }, [answered, entry.payment, paidMeanwhile, conclude]);

  /** The payment waits no more: its outcome is read. */
  const onWaited = useCallback(() => setPhase({ name: 'confirming', long: false }), []);

  return { phase: phaseNow(phase, entry), pay, concludeEarlier, onWaited };
}

function firstPhase(entry: Entry): Phase {
  if (entry.payment === 'pending' && entry.waitsFor) return { name: 'waiting' };
  const asking = openAttempt(entry.id) !== null || entry.payment === 'pending';
  return asking ? { name: 'confirming', long: false } : { name: 'form', problem: null };
}

const send = call(contract.pay);
const find = call(contract.find);

/** Before each try of one request, in milliseconds. */
const TRIES = [0, 700, 2000];

/** Pays an entry, once over repeated calls: the outcome of an earlier call is looked up first. */
export async function payOnce(order: Order): Promise<Outcome> {
  const { entryId, also = [] } = order;
  const earlier = await lookUp(entryId);
  // A payment that was declined makes room for this one.
  const goOn = earlier?.kind === 'failed' && openAttempt(entryId) === null;
  if (earlier && !goOn) return earlier;
  const body = { ...order, also: [...also], id: beginAttempt(entryId) };
  let failure: unknown;
  for (const wait of TRIES) {
    await pause(wait);
    try {
      const answer = await send({ body });
      if (answer.ok) return settled(entryId, answer.data.payment, null);
      // Too late, with or without a charge that is being refunded: only the payment itself says which.
      const late = answer.code === 'RESERVATION_EXPIRED' ? await settle(entryId) : null;
      return late ?? refused(entryId, answer);
    } catch (error) {
      failure = error;
      if (!(error instanceof ConnectionLost || error instanceof ServerError)) break;
    }
  }
  // The id stays, and the next call starts with a lookup.
  return outcomeOfError(failure);
}

/**
 * The outcome of an unfinished payment of an entry, before a new one is sent; null when there is none, or it never
 * arrived. Without a connection the outcome says so.
 */
async function lookUp(entryId: string): Promise<Outcome | null> {
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
  if (answer.ok) return settled(entryId, answer.data.payment, answer.data.failure);
  // Its id stays: if it arrives late, it is still the same payment.
  return answer.code === 'PAYMENT_NOT_FOUND' ? null : refused(entryId, answer);
}

function settled(entryId: string, ...stored: Parameters<typeof outcomeOfPayment>): Outcome {
  const outcome = outcomeOfPayment(...stored);
  if (outcome.kind !== 'pending' && outcome.kind !== 'waiting') endAttempt(entryId);
  return outcome;
}

function refused(entryId: string, refusal: Refusal): Outcome {
  const { code } = refusal;
  // With these the server has not looked at the payment yet: the same one continues later.
  if (code !== 'RATE_LIMITED' && code !== 'SIGN_IN_REQUIRED') endAttempt(entryId);
  return outcomeOfRefusal(refusal);
}

/** Before each poll of the outcome, in milliseconds; the last one repeats. */
const POLLS = [0, 1000, 2000, 3000, 5000, 8000, 13_000, 20_000];
/** After this many polls it takes longer than usual. */
const LONG = 4;

/** Polls with growing pauses until there is an outcome, or the signal aborts; a lost connection is not an outcome. */
async function poll(
  ask: () => Promise<Outcome | null>,
  signal: AbortSignal,
  onLong: () => void,
): Promise<Outcome | null> {
  for (let count = 0; !signal.aborted; count += 1) {
    await pause(POLLS[count] ?? POLLS.at(-1)!, signal);
    if (count === LONG) onLong();
    try {
      const outcome = signal.aborted ? null : await ask();
      if (outcome?.kind !== 'pending') return outcome;
    } catch (error) {
      if (count === LONG) reportError(error);
    }
  }
  return null;
}

/**
 * The payment of an entry whose outcome is still unknown. Its id is stored until the outcome is final, over retries and
 * reloads: the server charges once for one id, so that a lost answer never leads to a second charge.
 */
const memory = new Map<string, string>();

/** The id of the unfinished payment of an entry. */
export function openAttempt(entryId: string): string | null {
  const stored = () => tryStorage(() => sessionStorage.getItem(nameOf(entryId)));
  return memory.get(entryId) ?? stored() ?? null;
}

/** The id to pay with: the unfinished one, or else a new one. */
export function beginAttempt(entryId: string): string {
  const id = openAttempt(entryId) ?? newId();
  memory.set(entryId, id);
  // Where storage is forbidden, the memory serves until the page is left.
  tryStorage(() => sessionStorage.setItem(nameOf(entryId), id));
  return id;
}

/** The outcome is final: the next payment of this entry is a new one. */
export function endAttempt(entryId: string): void {
  memory.delete(entryId);
  tryStorage(() => sessionStorage.removeItem(nameOf(entryId)));
}

function nameOf(entryId: string): string {
  return `payment ${entryId}`;
}
