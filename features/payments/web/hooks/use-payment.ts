import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { entryQuery } from '#features/entries/web/entries.queries.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { readAgain } from '#platform/web/api/use-submit.ts';
import { reportError } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { MIN_DURATION, pause, withMinDuration } from '#platform/web/timing.ts';
import {
  type Earned,
  lookUp,
  type Order,
  type Outcome,
  openAttempt,
  type Problem,
  payOnce,
  settle,
} from '../lib/pay-once.ts';
import { useText } from '../payments.text.ts';
import type { Prepare } from './use-sample.ts';

export type Phase =
  | { readonly name: 'form'; readonly problem: Problem | null }
  | { readonly name: 'processing' }
  /** The outcome is polled. */
  | { readonly name: 'confirming'; readonly long: boolean }
  /** It waits for the person. */
  | { readonly name: 'waiting' }
  | { readonly name: 'paid'; readonly earned: Earned | null; readonly now: boolean }
  | { readonly name: 'expired'; readonly returned: boolean }
  | { readonly name: 'inactive' };

/** Before each poll of the outcome, in milliseconds; the last one repeats. */
const PAUSES = [0, 1000, 2000, 3000, 5000, 8000, 13_000, 20_000];
/** After this many polls it takes longer than usual. */
const LONG = 4;

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
        notify({ title: t.successTitle, description: isFirstHalf ? t.halfPaid : t.entryConfirmed });
      }
      if (outcome.kind !== 'pending') void readAgain(queries, TOURNAMENT_READS);
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
      return settled ?? outcomeOf(await queries.fetchQuery(entryQuery(id)));
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

/** While the form is open the entry may lapse, or be paid on another phone. */
function phaseNow(phase: Phase, entry: Entry): Phase {
  if (phase.name !== 'form') return phase;
  // Begun on another phone. With a problem, the entry is still as it was before.
  if (phase.problem === null && entry.payment === 'pending' && entry.waitsFor)
    return { name: 'waiting' };
  if (isOpen(entry)) return phase;
  if (isPaid(entry)) return { name: 'paid', earned: null, now: false };
  if (entry.state === 'lapsed') return { name: 'expired', returned: false };
  return { name: 'inactive' };
}

function phaseAfter(outcome: Outcome): Phase {
  switch (outcome.kind) {
    case 'paid':
      return { name: 'paid', earned: outcome.earned, now: true };
    case 'pending':
      return { name: 'confirming', long: false };
    case 'waiting':
      return { name: 'waiting' };
    case 'failed':
      return { name: 'form', problem: outcome.problem };
    case 'expired':
      return { name: 'expired', returned: outcome.returned };
  }
}

/** What an entry says about a payment whose id this browser does not have; null when none is pending. */
function outcomeOf(entry: Entry): Outcome | null {
  if (isPaid(entry)) return { kind: 'paid', earned: null };
  if (entry.payment === 'pending') {
    return entry.waitsFor ? { kind: 'waiting', url: null } : { kind: 'pending' };
  }
  return entry.payment === 'due' ? null : { kind: 'expired', returned: false };
}

/** The reader has paid, and the place is held: confirmed, or until the partner has paid the other half of the fee. */
function isPaid({ state, payment }: Entry): boolean {
  return state === 'confirmed' || (state === 'reserved' && payment === 'made');
}

/** The reader's payment is not made yet, and the place is held for it. An entry stored by the version before has no `payment`. */
function isOpen({ state, payment }: Entry): boolean {
  return state === 'reserved' && payment !== 'made';
}

/** Polls with growing pauses until there is an outcome, or the signal aborts; a lost connection is not an outcome. */
async function poll(
  ask: () => Promise<Outcome | null>,
  signal: AbortSignal,
  onLong: () => void,
): Promise<Outcome | null> {
  for (let count = 0; !signal.aborted; count += 1) {
    await pause(PAUSES[count] ?? PAUSES.at(-1)!, signal);
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
