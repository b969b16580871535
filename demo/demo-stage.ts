import type { PaymentServices } from '#features/payments/server/payments.provider.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { quietServices } from './quiet-services.ts';

/** What the parts of the demo are created with: one transaction, and the moment that counts as now. */
export interface DemoStage {
  readonly db: Db;
  readonly now: Date;
  /** Services for commands at an earlier moment: they send no mail and queue no work. */
  servicesAt(moment: Date): PaymentServices;
}

/** Runs `work` with a stage of its own, whose data is stored whole or not at all. */
export function onStage<Made>(
  services: Services,
  work: (stage: DemoStage) => Promise<Made>,
): Promise<Made> {
  return services.db.transaction((tx) => {
    withoutSavepoints(tx);
    return work({
      db: tx,
      now: services.clock.now(),
      servicesAt: (moment) => quietServices({ ...services, db: tx }, moment),
    });
  });
}

/** Of all or nothing no part is undone alone: a savepoint for each command is a sixth of all statements. */
function withoutSavepoints(tx: Db): void {
  tx.transaction = (work) => work(tx as Parameters<typeof work>[0]);
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
