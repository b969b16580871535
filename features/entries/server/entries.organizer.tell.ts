import { readersOf } from '#features/accounts/server/accounts.reader.store.ts';
import { tellGuardians } from '#features/guardians/server/guardians.tell.ts';
import { tell as tellNotice } from '#features/notices/server/notices.tell.ts';
import type { PaymentMethod } from '#features/payments/payments.vocabulary.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { StoredManualEntry } from '../entry-list/server/entry-list.manual.store.ts';
import type { StoredWaiting } from '../waiting-list/server/waiting-list.store.ts';
import type { Cancelled } from './entries.cancellation.store.ts';
import {
  cancelledMail,
  cancelledManualMail,
  changedMail,
  changedManualMail,
} from './entries.organizer.mails.ts';
import type { StoredEntry } from './entries.store.ts';

type TellServices = Pick<Services, 'mailer' | 'origin' | 'clock' | 'jobs'>;

export interface Cancellation {
  readonly tournament: StoredTournament;
  readonly reason: string;
  readonly cancelled: Cancelled;
  /** How each refunded entry had been paid, by its id. */
  readonly refunded: ReadonlyMap<string, PaymentMethod>;
}

/** Tells everybody that the tournament is off, each what becomes of their money; gives how many were told. */
export async function tellCancelled(
  services: TellServices,
  tx: Db,
  { tournament, reason, cancelled, refunded }: Cancellation,
): Promise<number> {
  const people = [...cancelled.entries, ...cancelled.waiting];
  const readers = await readersOf(
    tx,
    people.map((one) => one.accountId),
  );
  for (const one of people) {
    const reader = readers.get(one.accountId);
    const feeYen = 'feeYen' in one ? one.feeYen : 0;
    const method = moneyOf(one, refunded);
    await notify(services, tx, { tournament, one, kind: 'tournament-cancelled' });
    if (!reader) continue;
    const facts = { id: one.id, tournament, reader, reason, feeYen, method };
    await services.mailer.send(tx, cancelledMail(facts));
  }
  await tellGuardians(
    services,
    tx,
    cancelled.entries.map((entry) => {
      const method = moneyOf(entry, refunded);
      return { kind: 'tournament-cancelled', entry, tournament, method };
    }),
  );
  const written = reachable(cancelled.manual);
  for (const one of written) {
    await services.mailer.send(tx, cancelledManualMail({ tournament, reason, one }));
  }
  return people.length + written.length;
}

/** How the money that goes back was paid, or whether the provider has not answered yet; null when none was. */
function moneyOf(one: StoredEntry | StoredWaiting, refunded: Cancellation['refunded']) {
  const underWay = 'paymentUnderWay' in one && one.paymentUnderWay;
  return refunded.get(one.id) ?? (underWay ? ('under-way' as const) : null);
}

/** Tells everybody entered, and their guardians, that the day, the time or the place has changed. */
export async function tellChanged(
  services: TellServices,
  tx: Db,
  news: {
    tournament: StoredTournament;
    entries: readonly StoredEntry[];
    manual: readonly StoredManualEntry[];
  },
): Promise<void> {
  const { tournament, entries, manual } = news;
  const readers = await readersOf(
    tx,
    entries.map((one) => one.accountId),
  );
  const at = services.clock.now();
  for (const one of entries) {
    const reader = readers.get(one.accountId);
    await notify(services, tx, { tournament, one, kind: 'tournament-changed', at });
    if (!reader) continue;
    const facts = { id: one.id, tournament, reader, at, origin: services.origin() };
    await services.mailer.send(tx, changedMail(facts));
  }
  await tellGuardians(
    services,
    tx,
    entries.map((entry) => ({ kind: 'tournament-changed', entry, tournament, method: null, at })),
  );
  for (const one of reachable(manual)) {
    await services.mailer.send(tx, changedManualMail({ tournament, one, at }));
  }
}

/** People without an account are written to where the organizer knows an address. */
function reachable(people: readonly StoredManualEntry[]): StoredManualEntry[] {
  return people.filter(({ email }) => email !== '');
}

async function notify(
  services: TellServices,
  tx: Db,
  news: {
    tournament: StoredTournament;
    one: StoredEntry | StoredWaiting;
    kind: 'tournament-cancelled' | 'tournament-changed';
    at?: Date;
  },
): Promise<void> {
  const { tournament, one, kind, at } = news;
  await tellNotice(services, tx, {
    accountId: one.accountId,
    kind,
    facts: {
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      eventDate: tournament.eventDate,
    },
    dedupeKey: [kind, one.id, at?.toISOString()].filter(Boolean).join(' '),
    now: services.clock.now(),
  });
}
