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

/** Removes a person's name from the notifications that the managers of groups got about them as a new member. */
export async function updateMember(tx: Db, accountId: string): Promise<void> {
  const { facts, dedupeKey } = notifications;
  await tx
    .update(notifications)
    .set({ facts: sql`jsonb_set(${facts}, '{memberName}', to_jsonb(${FORMER_PLAYER}::text))` })
    .where(
      and(
        inArray(notifications.kind, ['member-joined', 'join-asked']),
        // By the account, as joining.notifications.ts writes it: the name may be another since, or that of a namesake.
        eq(sql`split_part(${dedupeKey}, ' ', 3)`, accountId),
      ),
    );
}
