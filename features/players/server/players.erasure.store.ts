import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { playersOf } from './players.store.ts';
import { players } from './players.tables.ts';

/**
 * Removes a person from their player, and from everybody merged into it; matches refer to the rows, which stay. What the
 * account has made for others goes to the tombstone.
 */
export async function updateFormerPlayer(
  tx: Db,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
  tombstone: string,
): Promise<void> {
  await tx
    .update(players)
    .set({
      accountId: null,
      displayName: FORMER_PLAYER,
      familyName: null,
      givenName: null,
      familyKana: null,
      givenKana: null,
      gender: null,
      schoolGrade: null,
      schoolGradeYear: null,
      clubText: null,
      registrationNo: null,
      leftAt: now,
    })
    .where(sql`${players.id} in ${playersOf(accountId)}`);
  await tx
    .update(players)
    .set({ createdByAccount: tombstone })
    .where(eq(players.createdByAccount, accountId));
}
