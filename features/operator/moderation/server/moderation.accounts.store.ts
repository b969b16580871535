import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { secondFactors } from '#features/accounts/second-factor/server/second-factor.tables.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { likePattern } from '#platform/server/search/grams.ts';
import { instant } from '#platform/shared/ids.ts';

const PAGE = 30;
const cursors = pageCursor(z.object({ at: instant, id: z.string() }));

/** Every account, the newest first, searched by name, e-mail or organizer ID; a page. For the operator only. */
export async function listAll(
  db: Db,
  search: { q?: string | undefined; cursor?: string | undefined },
) {
  const after = cursors.read(search.cursor);
  const pattern = likePattern((search.q ?? '').normalize('NFKC').trim());
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      createdAt: accounts.createdAt,
      suspendedAt: accounts.suspendedAt,
      isOperator: accounts.isOperator,
      secondFactorSince: secondFactors.onSince,
      organizerId: organizers.loginId,
      organizationName: organizers.organizationName,
    })
    .from(accounts)
    .leftJoin(organizers, eq(organizers.accountId, accounts.id))
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(
      and(
        isNull(accounts.leftAt),
        pattern === '%%'
          ? undefined
          : or(
              ilike(accounts.name, pattern),
              ilike(accounts.email, pattern),
              ilike(organizers.loginId, pattern),
              ilike(organizers.organizationName, pattern),
            ),
        after
          ? sql`(${accounts.createdAt}, ${accounts.id}) < (${after.at}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(PAGE + 1);
  return cutPage(rows, PAGE, (last) =>
    cursors.write({ at: last.createdAt.toISOString(), id: last.id }),
  );
}
