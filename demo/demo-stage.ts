import type { PaymentServices } from '#features/payments/server/payments.provider.ts';
import type { Db } from '#platform/server/db/database.ts';

/** What the parts of the demo are created with: one transaction, and the moment that counts as now. */
export interface DemoStage {
  readonly db: Db;
  readonly now: Date;
  /** Services for commands at an earlier moment: they send no mail and queue no work. */
  servicesAt(moment: Date): PaymentServices;
}

/** The sample organizer. */
export interface Hosts {
  readonly accountId: string;
  readonly organizerId: number;
}

/** The same, as the commands of organizers ask who it is. */
export function asOrganizer({ accountId: id, organizerId }: Hosts) {
  return { id, organizerId, roles: ['organizer' as const] };
}

/** The instant `days` days earlier. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 24 * 60 * 60 * 1000);
}
