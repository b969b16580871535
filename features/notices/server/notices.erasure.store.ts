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

/** Takes a person's names out of what those who look after these groups were told of who joined. */
export async function updateMember(
  tx: Db,
  { groupIds, names }: { groupIds: readonly number[]; names: readonly string[] },
): Promise<void> {
  if (groupIds.length === 0) return;
  const { facts } = notices;
  await tx
    .update(notices)
    .set({ facts: sql`jsonb_set(${facts}, '{memberName}', to_jsonb(${FORMER_PLAYER}::text))` })
    .where(
      and(
        inArray(notices.kind, ['member-joined', 'join-asked']),
        inArray(sql`${facts} ->> 'groupId'`, groupIds.map(String)),
        inArray(sql`${facts} ->> 'memberName'`, [...names]),
      ),
    );
}
