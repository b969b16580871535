import { and, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { players } from './players.tables.ts';

/**
 * Removes what lists said about those people without an account whom `which` names; the name stays, because practice records
 * refer to it. Gives how many there were.
 */
export async function updateForgotten(tx: Db, which: SQL | undefined): Promise<number> {
  const { accountId, mergedInto, familyName, gender, schoolGrade, registrationNo } = players;
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
        isNull(accountId),
        isNull(mergedInto),
        or(
          isNotNull(familyName),
          isNotNull(schoolGrade),
          isNotNull(gender),
          isNotNull(registrationNo),
        ),
        which,
      ),
    )
    .returning({ id: players.id });
  return rows.length;
}
