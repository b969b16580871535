import * as notifications from '#features/notifications/server/notifications.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { CurrentRate, Rate } from './ratings.changes.store.ts';
import { listAccounts } from './ratings.people.store.ts';

/** Why rates have changed. */
export interface News {
  readonly tournament: { readonly id: number; readonly name: string; readonly eventDate: string };
  /** The tournament is rated for the first time; afterwards, its results were corrected, or it was taken out of the rates. */
  readonly isFirst: boolean;
  /** Names what has happened: the same again adds no notification, and renews the points of the one that is there. */
  readonly occasion: string;
}

interface Rates {
  readonly news: News;
  readonly before: readonly (Rate & { readonly points: number })[];
  /** Of a rate that no period makes any more: where it begins. */
  readonly after: readonly (Rate & Pick<CurrentRate, 'rating'>)[];
}

/** Notifies everybody whose rate reads otherwise than before, once for an occasion: of both disciplines that of singles. */
export async function notifyOfRates(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { news, before, after }: Rates,
): Promise<void> {
  const shown = new Map(before.map((rate) => [`${rate.discipline} ${rate.playerId}`, rate.points]));
  const moved = new Map<string, { readonly points: number; readonly change: number | null }>();
  // Singles come last: the headline takes the place of a rate in doubles.
  for (const rate of [...after].sort((one, other) =>
    one.discipline < other.discipline ? -1 : 1,
  )) {
    const old = shown.get(`${rate.discipline} ${rate.playerId}`);
    const points = Math.round(rate.rating);
    const change = old === undefined ? null : points - Math.round(old);
    if (change !== 0) moved.set(rate.playerId, { points, change });
  }
  const accounts = await listAccounts(tx, [...moved.keys()]);
  const now = clock.now();
  const kind = news.isFirst ? 'rate-changed' : 'rate-corrected';
  await notifications.upsertAll(
    tx,
    accounts.map(({ accountId, playerId }) => ({
      accountId,
      kind,
      facts: {
        tournamentId: news.tournament.id,
        tournamentName: news.tournament.name,
        eventDate: news.tournament.eventDate,
        points: moved.get(playerId)?.points ?? 0,
        playerId,
      },
      dedupeKey: `${kind} ${accountId} ${news.occasion}`,
      now,
    })),
  );
}
