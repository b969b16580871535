import type { Cashier } from '#features/payments/server/payments.cashier.ts';
import type { Db } from '#platform/server/db/database.ts';

/** What the pieces of the demo are made with: one transaction, and the moment that counts as now. */
export interface DemoStage {
  readonly db: Db;
  readonly now: Date;
  /** Takes money at the sandbox, at an earlier moment. */
  cashierAt(moment: Date): Cashier;
}

/** The instant `days` days earlier. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 24 * 60 * 60 * 1000);
}
