/**
 * The ledger of one account's points, pure. Points lie in lots; a spending says how many points of a lot pay for which
 * place. Each operation gives the next ledger and leaves unchanged objects as they are, so that the store saves only
 * what changed.
 */

/** Points given together. */
export interface Lot {
  readonly id: string;
  /** The payment that earned them; null for a gift. */
  readonly earnedBy: string | null;
  readonly remaining: number;
  /** When they can first be spent; null: at any time. */
  readonly opensAt: Date | null;
  readonly expiresAt: Date;
  /** The payment that earned them was refunded: the lot no longer counts. */
  readonly revoked: boolean;
}

/** Points of one lot that pay for a held place. */
export interface Spending {
  /** Null until it is stored. */
  readonly id: string | null;
  readonly lotId: string;
  /** The payment that they were spent on. */
  readonly paymentId: string;
  readonly amount: number;
}

export interface Ledger {
  readonly lots: readonly Lot[];
  readonly spendings: readonly Spending[];
}

export interface Balance {
  /** What can be spent now. */
  readonly available: number;
  /** What can be spent later, by the instant when it opens, the soonest first. */
  readonly upcoming: readonly { readonly points: number; readonly opensAt: Date }[];
  /** The part of `available` that lapses first. */
  readonly nextExpiry: { readonly points: number; readonly at: Date } | null;
  /** Points spent out of refunded payments that nothing has covered yet; the next points cover them. */
  readonly debt: number;
}

/** The balance of an account at `now`. */
export function balance(ledger: Ledger, now: Date): Balance {
  const settled = settleDebt(ledger, now);
  const live = settled.lots.filter((lot) => counts(lot, now) && lot.remaining > 0).sort(byExpiry);
  const open = live.filter((lot) => isOpen(lot, now));
  const [first] = open;
  return {
    available: sum(open.map((lot) => lot.remaining)),
    upcoming: upcomingOf(live.filter((lot) => !isOpen(lot, now))),
    nextExpiry: first ? { points: first.remaining, at: first.expiresAt } : null,
    debt: sum(unpaidSpendings(settled).map((spending) => spending.amount)),
  };
}

/** Pays `amount` points, the ones that lapse first; null when fewer can be spent at `now`. */
export function spend(
  ledger: Ledger,
  { paymentId, amount, now }: { paymentId: string; amount: number; now: Date },
): Ledger | null {
  const wanted = { paymentId, amount };
  const taken = take(
    settleDebt(ledger, now),
    wanted,
    (lot) => counts(lot, now) && isOpen(lot, now),
  );
  return taken.missing === 0 ? taken.ledger : null;
}

/**
 * Gives back what a payment spent, each point to the lot that it came from. A lot keeps its expiry; points that have
 * lapsed or were revoked meanwhile do not come back.
 */
export function giveBack(ledger: Ledger, paymentId: string, now: Date): Ledger {
  const back = ledger.spendings.filter((spending) => spending.paymentId === paymentId);
  const next = {
    lots: ledger.lots.map((lot) => {
      const points = sum(back.filter(({ lotId }) => lotId === lot.id).map(({ amount }) => amount));
      return points === 0 || lot.revoked ? lot : { ...lot, remaining: lot.remaining + points };
    }),
    spendings: ledger.spendings.filter((spending) => !back.includes(spending)),
  };
  return settleDebt(next, now);
}

/**
 * Takes back the points that a refunded payment earned. Points that are already spent (after a moved deadline, or
 * before the organizer cancelled) are owed: other points of the account cover them, now or as soon as there are any.
 */
export function revoke(ledger: Ledger, paymentId: string, now: Date): Ledger {
  const lots = ledger.lots.map((lot) =>
    lot.earnedBy === paymentId && !lot.revoked ? { ...lot, remaining: 0, revoked: true } : lot,
  );
  return settleDebt({ ...ledger, lots }, now);
}

/** Covers what is owed from points that have not lapsed, including those that cannot be spent yet. */
export function settleDebt(ledger: Ledger, now: Date): Ledger {
  let next = ledger;
  for (const debt of unpaidSpendings(ledger)) {
    const others = { ...next, spendings: next.spendings.filter((spending) => spending !== debt) };
    const { ledger: covered, missing } = take(others, debt, (lot) => counts(lot, now));
    if (missing === debt.amount) break;
    const rest = missing > 0 ? [{ ...debt, id: null, amount: missing }] : [];
    next = { ...covered, spendings: [...covered.spendings, ...rest] };
  }
  return next;
}

/** Takes points from the permitted lots, in the order in which they lapse; `missing` is the shortfall. */
function take(
  ledger: Ledger,
  { paymentId, amount }: { paymentId: string; amount: number },
  usable: (lot: Lot) => boolean,
): { ledger: Ledger; missing: number } {
  let missing = amount;
  const changed = new Map<string, Lot>();
  const made: Spending[] = [];
  for (const lot of ledger.lots.filter(usable).sort(byExpiry)) {
    const part = Math.min(lot.remaining, missing);
    if (part === 0) continue;
    missing -= part;
    changed.set(lot.id, { ...lot, remaining: lot.remaining - part });
    made.push({ id: null, lotId: lot.id, paymentId, amount: part });
  }
  const lots = ledger.lots.map((lot) => changed.get(lot.id) ?? lot);
  return { ledger: { lots, spendings: [...ledger.spendings, ...made] }, missing };
}

function unpaidSpendings({ lots, spendings }: Ledger): Spending[] {
  const revoked = new Set(lots.filter((lot) => lot.revoked).map((lot) => lot.id));
  return spendings.filter((spending) => revoked.has(spending.lotId));
}

/** Points that could not be spent before they lapse are not announced. */
function upcomingOf(closed: readonly Lot[]): Balance['upcoming'] {
  const byInstant = new Map<number, number>();
  for (const { opensAt, expiresAt, remaining } of closed) {
    if (!opensAt || opensAt >= expiresAt) continue;
    byInstant.set(opensAt.getTime(), (byInstant.get(opensAt.getTime()) ?? 0) + remaining);
  }
  return [...byInstant]
    .sort(([a], [b]) => a - b)
    .map(([opensAt, points]) => ({ points, opensAt: new Date(opensAt) }));
}

function counts(lot: Lot, now: Date): boolean {
  return !lot.revoked && lot.expiresAt > now;
}

function isOpen(lot: Lot, now: Date): boolean {
  return lot.opensAt === null || lot.opensAt <= now;
}

function byExpiry(a: Lot, b: Lot): number {
  return a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
