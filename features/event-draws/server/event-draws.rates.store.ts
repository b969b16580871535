import { and, eq, inArray } from 'drizzle-orm';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { players } from '#features/players/server/players.tables.ts';
import { playerRatings } from '#features/ratings/server/ratings.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

export type StoredRate = typeof playerRatings.$inferSelect;

/** The rates of these accounts by tournaments of a sport, by account; without those who have none yet. */
export async function listRates(
  tx: Db,
  { sport, discipline }: { readonly sport: Sport; readonly discipline: Discipline },
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, StoredRate>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .select({ accountId: players.accountId, rate: playerRatings })
    .from(playerRatings)
    .innerJoin(players, eq(players.id, playerRatings.playerId))
    .where(
      and(
        inArray(players.accountId, [...accountIds]),
        eq(playerRatings.source, 'tournament'),
        eq(playerRatings.sport, sport),
        eq(playerRatings.discipline, discipline),
      ),
    );
  return new Map(rows.map(({ accountId, rate }) => [accountId ?? '', rate]));
}
