import type { PaymentServices } from '#features/payments/server/payments.provider.ts';
import type { Db } from '#platform/server/db/database.ts';

/** What the pieces of the demo are made with: one transaction, and the moment that counts as now. */
export interface DemoStage {
  readonly db: Db;
  readonly now: Date;
  /** What commands work with at an earlier moment: they mail nobody and leave no work behind. */
  servicesAt(moment: Date): PaymentServices;
}

/** The instant `days` days earlier. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 24 * 60 * 60 * 1000);
}
