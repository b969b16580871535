import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Grade } from '#domain/common/school-grade.ts';
import { asArrays } from '#platform/server/db/as-arrays.ts';
import type { Db } from '#platform/server/db/database.ts';
import { findCurrentPlayer, withMerged } from './players.store.ts';
import { players } from './players.tables.ts';

type Row = typeof players.$inferSelect;

/** What a school's list says about a player; null is not given. */
export type PlayerFacts = Pick<Row, 'id'> & {
  /** The whole name; that of a person with an account stays as the person wrote it. */
  readonly displayName: string;
} & Pick<
    Row,
    | 'familyName'
    | 'givenName'
    | 'familyKana'
    | 'givenKana'
    | 'gender'
    | 'schoolGrade'
    | 'schoolGradeYear'
    | 'registrationNo'
  >;

/** The columns of `factsOf`, as part of a query that joins it laterally under this name. */
export const KNOWN = {
  familyName: sql<string>`known.family_name`,
  givenName: sql<string>`known.given_name`,
  familyKana: sql<string>`known.family_kana`,
  givenKana: sql<string>`known.given_kana`,
  gender: sql<'female' | 'male' | ''>`known.gender`,
  grade: sql<Grade | ''>`known.school_grade`,
  gradeYear: sql<number | null>`known.school_grade_year`,
  registrationNo: sql<string>`known.registration_no`,
};

/**
 * What lists say about a player, as a lateral part of a query: of the player, else of those who were merged into it; ''
 * where nobody has given it.
 */
export function factsOf(playerId: SQLWrapper): SQL {
  const first = (column: string) =>
    sql.raw(
      `coalesce((array_agg(${column} order by depth, id) filter (where ${column} is not null))[1], '') as ${column}`,
    );
  return sql`lateral (
    with recursive same as (
      select first.*, 0 as depth from players first where first.id = ${playerId}
      union all
      select next.*, same.depth + 1 from same join players next on next.merged_into = same.id
    )
    select ${sql.join(TEXTS.map(first), sql`, `)},
      (array_agg(school_grade_year order by depth, id) filter (where school_grade is not null))[1] as school_grade_year
    from same
  ) known`;
}

const TEXTS = [
  'family_name',
  'given_name',
  'family_kana',
  'given_kana',
  'gender',
  'school_grade',
  'registration_no',
];

/**
 * The reading of an account's name, in katakana, as some school's list has it; '' where nobody has given it. Part of a
 * query.
 */
export function readingOfAccount(accountId: SQLWrapper): SQL<string> {
  return sql<string>`coalesce((
    with recursive same as (
      select first.* from players first where first.account_id = ${accountId}
      union all
      select next.* from same join players next on next.merged_into = same.id
    )
    select concat_ws(' ', family_kana, given_kana) from same where family_kana is not null
    order by account_id nulls last, id limit 1
  ), '')`;
}

/** The school or club that an account has written for itself, and the reading of its name; '' for what is not given. */
export async function findOwnFacts(db: Db, accountId: string): Promise<OwnFacts> {
  const [found] = await db
    .select({
      club: sql<string>`coalesce(${players.clubText}, '')`,
      reading: readingOfAccount(sql`${accountId}`),
    })
    .from(players)
    .where(eq(players.accountId, accountId));
  return found ?? { club: '', reading: '' };
}

export interface OwnFacts {
  readonly club: string;
  readonly reading: string;
}

/** Replaces what an account says about itself as a player; without `kana` the reading stays. */
export async function updateOwnFacts(
  tx: Db,
  accountId: string,
  { kana, ...own }: OwnChange,
): Promise<void> {
  await tx
    .update(players)
    .set({ ...own, ...kana })
    .where(eq(players.accountId, accountId));
}

export type OwnChange = Pick<Row, 'displayName' | 'clubText'> & {
  readonly kana?: Pick<Row, 'familyKana' | 'givenKana'> | undefined;
};

/** Replaces what is known of players, in one statement. */
export async function updateFacts(tx: Db, facts: readonly PlayerFacts[]): Promise<void> {
  if (facts.length === 0) return;
  const rows = asArrays(facts, [
    ['id', 'uuid', ({ id }) => id],
    ['display_name', 'text', ({ displayName }) => displayName],
    ['family_name', 'text', ({ familyName }) => familyName],
    ['given_name', 'text', ({ givenName }) => givenName],
    ['family_kana', 'text', ({ familyKana }) => familyKana],
    ['given_kana', 'text', ({ givenKana }) => givenKana],
    ['gender', 'text', ({ gender }) => gender],
    ['school_grade', 'text', ({ schoolGrade }) => schoolGrade],
    ['school_grade_year', 'int2', ({ schoolGradeYear }) => schoolGradeYear],
    ['registration_no', 'text', ({ registrationNo }) => registrationNo],
  ]);
  await tx.execute(sql`
    update players set
      display_name = case when players.account_id is null then facts.display_name else players.display_name end,
      family_name = facts.family_name, given_name = facts.given_name,
      family_kana = facts.family_kana, given_kana = facts.given_kana, gender = facts.gender,
      school_grade = facts.school_grade, school_grade_year = facts.school_grade_year,
      registration_no = facts.registration_no
    from ${rows} facts where players.id = facts.id
  `);
}

/** What a list can leave empty. */
export type EmptyFact = Exclude<keyof PlayerFacts, 'id' | 'displayName'>;

/**
 * Empties facts of those who were merged into the same person as a player, where `which` holds for their row: `factsOf`
 * would bring them back.
 */
export async function updateMergedFacts(
  tx: Db,
  { playerId, empty }: { readonly playerId: string; readonly empty: readonly EmptyFact[] },
  which: SQL,
): Promise<void> {
  const current = await findCurrentPlayer(tx, playerId);
  if (!current || empty.length === 0) return;
  const emptied: Partial<Record<EmptyFact, null>> = Object.fromEntries(
    empty.map((fact) => [fact, null]),
  );
  await tx
    .update(players)
    .set(emptied)
    .where(
      and(isNotNull(players.mergedInto), sql`${players.id} in ${withMerged([current])}`, which),
    );
}

/** Replaces the grades of players, in one statement. */
export async function updateGrades(
  tx: Db,
  grades: readonly Pick<PlayerFacts, 'id' | 'schoolGrade' | 'schoolGradeYear'>[],
): Promise<void> {
  if (grades.length === 0) return;
  const rows = asArrays(grades, [
    ['id', 'uuid', ({ id }) => id],
    ['school_grade', 'text', ({ schoolGrade }) => schoolGrade],
    ['school_grade_year', 'int2', ({ schoolGradeYear }) => schoolGradeYear],
  ]);
  await tx.execute(sql`
    update players set school_grade = grades.school_grade, school_grade_year = grades.school_grade_year
    from ${rows} grades where players.id = grades.id
  `);
}
