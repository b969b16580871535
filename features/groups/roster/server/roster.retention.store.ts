import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';

/**
 * Removes what lists said about people without an account who have been on no list since before `before`; the name stays,
 * because practice records refer to it. Gives how many there were.
 */
export async function updateFormerPupils(db: Db, before: Date): Promise<number> {
  const limit = before.toISOString();
  const { rows } = (await db.execute(sql`
    update players set
      family_name = null, given_name = null, family_kana = null, given_kana = null, gender = null,
      school_grade = null, school_grade_year = null, registration_no = null
    where account_id is null and merged_into is null
      and (family_name is not null or school_grade is not null or gender is not null or registration_no is not null)
      and exists (select from group_members where player_id = players.id)
      and not exists (
        select from group_members
        where player_id = players.id and (left_at is null or left_at >= ${limit}::timestamptz)
      )
    returning id
  `)) as unknown as { rows: unknown[] };
  return rows.length;
}
