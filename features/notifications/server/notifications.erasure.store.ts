import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { notifications } from './notifications.tables.ts';

/** Removes a player's name, and those of their pairs, from the notifications that others got about their matches in these sessions. */
export async function updateOpponent(
  tx: Db,
  { sessionIds, names }: { sessionIds: readonly string[]; names: readonly string[] },
): Promise<void> {
  if (sessionIds.length === 0) return;
  const { facts } = notifications;
  await tx
    .update(notifications)
    .set({ facts: sql`jsonb_set(${facts}, '{opponent}', to_jsonb(${FORMER_PLAYER}::text))` })
    .where(
      and(
        eq(notifications.kind, 'match-called'),
        inArray(sql`${facts} ->> 'sessionId'`, [...sessionIds]),
        inArray(sql`${facts} ->> 'opponent'`, [...names]),
      ),
    );
}

/** Removes a person's names from the notifications that the managers of these groups got about new members. */
export async function updateMember(
  tx: Db,
  { groupIds, names }: { groupIds: readonly number[]; names: readonly string[] },
): Promise<void> {
  if (groupIds.length === 0) return;
  const { facts } = notifications;
  await tx
    .update(notifications)
    .set({ facts: sql`jsonb_set(${facts}, '{memberName}', to_jsonb(${FORMER_PLAYER}::text))` })
    .where(
      and(
        inArray(notifications.kind, ['member-joined', 'join-asked']),
        inArray(sql`${facts} ->> 'groupId'`, groupIds.map(String)),
        inArray(sql`${facts} ->> 'memberName'`, [...names]),
      ),
    );
}
