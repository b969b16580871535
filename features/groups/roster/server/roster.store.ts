import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PREFECTURES } from '#domain/common/prefectures.ts';
import type { Grade } from '#domain/common/school-grade.ts';
import type { GENDERS } from '#features/players/players.vocabulary.ts';
import { factsOf, KNOWN } from '#features/players/server/players.facts.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers } from '../../server/groups.tables.ts';
import { schoolSheets } from './roster.tables.ts';

/** A pupil as the school's list has them; '' stands for what nobody has given. */
export interface Pupil {
  /** The player under the row; it stays the same when the row gets an account. */
  readonly id: string;
  readonly memberId: number;
  /** The whole name, as the list of the group shows it. */
  readonly name: string;
  readonly familyName: string;
  readonly givenName: string;
  /** In full-width katakana. */
  readonly familyKana: string;
  readonly givenKana: string;
  readonly grade: Grade | '';
  /** The school year that the grade is of; null without a grade. */
  readonly gradeYear: number | null;
  readonly gender: (typeof GENDERS)[number] | '';
  readonly registrationNo: string;
  /** Null until the person has joined with an account. Never leaves the server. */
  readonly accountId: string | null;
}

/** The pupils of a group in its order of strength; those without a place follow in the order of the list. */
export async function listPupils(db: Db, groupId: number): Promise<Pupil[]> {
  return db
    .select({
      id: groupMembers.playerId,
      memberId: groupMembers.id,
      name: groupMembers.name,
      ...KNOWN,
      accountId: groupMembers.accountId,
    })
    .from(groupMembers)
    .innerJoin(factsOf(groupMembers.playerId), sql`true`)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.role, 'Member'),
        isNull(groupMembers.leftAt),
      ),
    )
    .orderBy(
      sql`${groupMembers.strength} nulls last`,
      asc(groupMembers.position),
      asc(groupMembers.id),
    );
}

export interface Sheet {
  readonly officialName: string;
  readonly shortName: string;
  readonly prefecture: (typeof PREFECTURES)[number] | '';
  readonly postalCode: string;
  readonly address: string;
  readonly personInCharge: string;
  readonly phone: string;
}

const NO_SHEET: Sheet = {
  officialName: '',
  shortName: '',
  prefecture: '',
  postalCode: '',
  address: '',
  personInCharge: '',
  phone: '',
};

/** The school sheet of a group; empty where nobody has filled it in. */
export async function findSheet(db: Db, groupId: number): Promise<Sheet> {
  return (await findSheets(db, [groupId]))(groupId);
}

/** The school sheets of groups, read at once. */
export async function findSheets(
  db: Db,
  groupIds: readonly number[],
): Promise<(groupId: number) => Sheet> {
  const rows = await db
    .select()
    .from(schoolSheets)
    .where(inArray(schoolSheets.groupId, [...groupIds]));
  const sheets = new Map(
    rows.map(({ groupId, prefecture, ...sheet }) => [
      groupId,
      { ...sheet, prefecture: prefecture ?? ('' as const) },
    ]),
  );
  return (groupId) => sheets.get(groupId) ?? NO_SHEET;
}
