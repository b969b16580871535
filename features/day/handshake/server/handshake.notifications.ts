import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import type { NotificationKind } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { listDesk } from '#features/referees/server/referees.officials.commands.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import * as queueStore from '../../queue/server/queue.store.ts';
import * as courtStore from '../../server/day.courts.store.ts';
import { type FoundMatch, listSideAccounts } from './handshake.matches.commands.ts';
import type { StoredHandshake } from './handshake.store.ts';

interface Occasion {
  readonly tournament: StoredTournament;
  readonly found: FoundMatch;
  readonly now: Date;
}

/** Asks the side that has not entered a result whether it is right; after the device of a court both sides. */
export async function notifyOfEntry(
  services: Services,
  tx: Db,
  { side, row, ...occasion }: Occasion & { readonly side: Side | null; readonly row: StoredMatch },
): Promise<void> {
  const asked = side ? [opponent(side)] : SIDES;
  const accounts = await listSideAccounts(tx, occasion.found, asked);
  const key = `${row.id} ${row.version}`;
  await notify(services, tx, { ...occasion, key }, { 'result-entered': accounts });
}

/** Notifies the desk of a contradicted result, and those who have entered it. */
export async function notifyOfDispute(
  services: Services,
  tx: Db,
  { agreement, ...occasion }: Occasion & { readonly agreement: StoredHandshake },
): Promise<void> {
  const key = `${agreement.matchId} ${agreement.version}`;
  const desk = await listDesk(tx, occasion.tournament);
  const sides = agreement.side ? [agreement.side] : [];
  const denied = await listSideAccounts(tx, occasion.found, sides);
  await notify(
    services,
    tx,
    { ...occasion, key },
    { 'result-disputed': desk, 'result-denied': denied },
  );
}

async function notify(
  services: Services,
  tx: Db,
  { tournament, found, now, key }: Occasion & { readonly key: string },
  accountsOf: Readonly<Partial<Record<NotificationKind, readonly string[]>>>,
): Promise<void> {
  const recipients = Object.entries(accountsOf).flatMap(([kind, accounts]) =>
    accounts.map((accountId) => ({ kind: kind as NotificationKind, accountId })),
  );
  if (recipients.length === 0) return;
  const court = await findCourt(tx, found);
  const place = court ? ({ place: court, courtKind: courtKind(tournament.sport) } as const) : {};
  const facts = { ...asNotificationFacts(tournament), eventId: found.event.id, ...place };
  for (const { kind, accountId } of recipients) {
    const dedupeKey = `${kind} ${key} ${accountId}`;
    await notifyPerson(services, tx, { accountId, kind, facts, dedupeKey, now });
  }
}

/** The name of the court on which a match was played, by which the desk finds it; null where the desk has called it to none. */
async function findCourt(tx: Db, { match }: FoundMatch): Promise<string | null> {
  const queued = await queueStore.findMatch(tx, match);
  if (!queued?.courtId || queued.drawNumber !== match.drawNumber) return null;
  const [court] = await courtStore.listByIds(tx, [queued.courtId]);
  return court?.name ?? null;
}
