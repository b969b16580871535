import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Discipline } from '#domain/rating/vocabulary.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { accountRates } from '#features/accounts/server/accounts.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import { playerRatings } from '#features/ratings/server/ratings.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

interface Asked {
  /** Of the group. */
  readonly sport: Sport;
  readonly discipline: Discipline;
}

/**
 * The rating points of those group members who have an account, by member id: the rate in the sport of the group by
 * tournaments, else by practice, else the points of the declared level.
 */
export async function listRatings(
  db: Db,
  asked: Asked,
  members: readonly { readonly id: number; readonly accountId: string | null }[],
): Promise<Map<number, number>> {
  const accountIds = members.flatMap(({ accountId }) => accountId ?? []);
  if (accountIds.length === 0) return new Map();
  const points = new Map([
    ...(await listDeclared(db, accountIds)),
    ...(await listMoved(db, asked, accountIds)),
  ]);
  return new Map(
    members.flatMap(({ id, accountId }) => {
      const rating = accountId === null ? undefined : points.get(accountId);
      return rating === undefined ? [] : [[id, rating] as const];
    }),
  );
}

/** The points of the levels that the accounts have declared, by account. */
async function listDeclared(db: Db, accountIds: readonly string[]): Promise<[string, number][]> {
  const rows = await db
    .selectDistinctOn([accountRates.accountId], {
      accountId: accountRates.accountId,
      points: accountRates.points,
    })
    .from(accountRates)
    .where(inArray(accountRates.accountId, [...accountIds]))
    .orderBy(accountRates.accountId, desc(accountRates.at));
  return rows.map(({ accountId, points }) => [accountId, points]);
}

/** The rates that have moved since, by account; of two, that by tournaments comes last. */
async function listMoved(
  db: Db,
  { sport, discipline }: Asked,
  accountIds: readonly string[],
): Promise<[string, number][]> {
  const rows = await db
    .select({ accountId: players.accountId, points: playerRatings.points })
    .from(playerRatings)
    .innerJoin(players, eq(players.id, playerRatings.playerId))
    .where(
      and(
        inArray(players.accountId, [...accountIds]),
        eq(playerRatings.sport, sport),
        eq(playerRatings.discipline, discipline),
      ),
    )
    .orderBy(asc(playerRatings.source));
  return rows.map(({ accountId, points }) => [accountId ?? '', Math.round(points)]);
}
