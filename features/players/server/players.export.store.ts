import { asc, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { playersOf } from './players.store.ts';
import { players } from './players.tables.ts';

/** The person as a player, and the names from clubs' lists that were merged with it. */
export async function listPlayers(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(players)
    .where(sql`${players.id} in ${playersOf(accountId)}`)
    .orderBy(sql`${players.accountId} nulls last`, asc(players.mergedAt), asc(players.id));
  return rows.map((player) => ({
    id: player.id,
    name: player.displayName,
    familyName: player.familyName,
    givenName: player.givenName,
    familyKana: player.familyKana,
    givenKana: player.givenKana,
    gender: player.gender,
    schoolGrade: player.schoolGrade,
    schoolGradeYear: player.schoolGradeYear,
    club: player.clubText,
    registrationNo: player.registrationNo,
    mergedAt: player.mergedAt?.toISOString() ?? null,
  }));
}
