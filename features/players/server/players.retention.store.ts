import { and, eq, exists, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db/database.ts';
import { currentPlayerOf } from './players.store.ts';
import { players } from './players.tables.ts';

/** The player who a player is now, after all merges. */
export const currentPlayers = alias(players, 'current_players');

/**
 * Removes what lists said about those people without an account whom `which` names, as one of `currentPlayers`, and about
 * everybody merged into them; the name stays, because practice records refer to it. Gives how many rows there were.
 */
export async function updateForgotten(tx: Db, which: SQL | undefined): Promise<number> {
  const { familyName, gender, schoolGrade, registrationNo } = players;
  const forgotten = tx
    .select({ id: currentPlayers.id })
    .from(currentPlayers)
    .where(
      and(
        eq(currentPlayers.id, currentPlayerOf(players.id)),
        isNull(currentPlayers.accountId),
        which,
      ),
    );
  const rows = await tx
    .update(players)
    .set({
      familyName: null,
      givenName: null,
      familyKana: null,
      givenKana: null,
      gender: null,
      schoolGrade: null,
      schoolGradeYear: null,
      registrationNo: null,
    })
    .where(
      and(
        or(
          isNotNull(familyName),
          isNotNull(schoolGrade),
          isNotNull(gender),
          isNotNull(registrationNo),
        ),
        exists(forgotten),
      ),
    )
    .returning({ id: players.id });
  return rows.length;
}
