import { HOUR_MS, MINUTE_MS } from '#platform/shared/durations.ts';

/**
 * How many attempts at a password are free, and the interval between further ones. They are counted by name and origin,
 * so that nobody can lock an owner out by guessing: the owner's device has a budget that strangers cannot spend.
 */
export interface Budget {
  readonly free: number;
  /** Between two attempts once the free ones are spent. */
  readonly everyMs: number;
  /** Without an attempt for this long, all are free again. */
  readonly forgetMs: number;
}

export const LOGIN_BUDGETS = {
  /** On a device that has signed in to this account before. */
  knownDevice: { free: 10, everyMs: 5 * MINUTE_MS, forgetMs: 5 * MINUTE_MS },
  /** From one address, for one name: a school's shared address does not lock out a whole class. */
  address: { free: 10, everyMs: 5 * MINUTE_MS, forgetMs: 5 * MINUTE_MS },
  /** For one name, from all addresses and unknown devices together. */
  strangers: { free: 50, everyMs: MINUTE_MS, forgetMs: 24 * HOUR_MS },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof LOGIN_BUDGETS;
