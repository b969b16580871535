import { desc, inArray } from 'drizzle-orm';
import { ratings } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The current rating points of those group members who have an account, by member id. */
export async function listRatings(
  db: Db,
  members: readonly { readonly id: number; readonly accountId: string | null }[],
): Promise<Map<number, number>> {
  const accountIds = members.flatMap(({ accountId }) => accountId ?? []);
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([ratings.accountId], {
      accountId: ratings.accountId,
      points: ratings.points,
    })
    .from(ratings)
    .where(inArray(ratings.accountId, accountIds))
    .orderBy(ratings.accountId, desc(ratings.at));
  const points = new Map(rows.map((row) => [row.accountId, row.points]));
  return new Map(
    members.flatMap(({ id, accountId }) => {
      const rating = accountId === null ? undefined : points.get(accountId);
      return rating === undefined ? [] : [[id, rating] as const];
    }),
  );
}
