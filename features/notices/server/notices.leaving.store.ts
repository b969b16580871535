import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { notices } from './notices.tables.ts';

/** Takes a player's name out of what others were told of their matches in these sessions. */
export async function updateOpponent(
  tx: Db,
  { sessionIds, name }: { sessionIds: readonly string[]; name: string },
): Promise<void> {
  if (sessionIds.length === 0) return;
  const { facts } = notices;
  await tx
    .update(notices)
    .set({ facts: sql`jsonb_set(${facts}, '{opponent}', to_jsonb(${FORMER_PLAYER}::text))` })
    .where(
      and(
        eq(notices.kind, 'match-called'),
        inArray(sql`${facts} ->> 'sessionId'`, [...sessionIds]),
        sql`${facts} ->> 'opponent' = ${name}`,
      ),
    );
}
