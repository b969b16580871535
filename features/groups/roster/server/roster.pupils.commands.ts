import { type PlayerFacts, updateFacts } from '#features/players/server/players.facts.store.ts';
import * as players from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { tidyName } from '#platform/shared/names.ts';
import * as members from '../../server/groups.members.store.ts';
import type { PupilForm } from '../roster.form.ts';
import * as changes from './roster.changes.store.ts';
import type { LockedRoster } from './roster.locked.commands.ts';
import type { Pupil } from './roster.store.ts';

/** Steps of the commands that change pupils, inside their transaction. */

interface NewPupil {
  readonly id: string;
  readonly pupil: PupilForm;
}

/** Adds pupils without accounts at the end of the list. */
export async function addPupilsIn(
  tx: Db,
  { group, schoolYear }: LockedRoster,
  added: readonly NewPupil[],
  createdByAccount: string,
): Promise<void> {
  if (added.length === 0) return;
  const named = added.map(({ id, pupil }) => ({ id, pupil, name: wholeName(pupil) }));
  await players.insertAll(
    tx,
    named.map(({ id, name }) => ({ id, displayName: name, createdByAccount })),
  );
  await updateFacts(
    tx,
    named.map(({ id, pupil }) => factsOf(id, pupil, pupil.grade ? schoolYear : null)),
  );
  const position = await members.findNextPosition(tx, group.id);
  const rows = named.map(({ id, name }, at) => ({
    name,
    accountId: null,
    role: 'Member' as const,
    position: position + at,
    playerId: id,
  }));
  await members.insertAll(tx, group.id, rows);
  await changes.updateVersion(tx, group.id);
}

interface ChangedPupil {
  readonly before: Pupil;
  readonly pupil: PupilForm;
  /** The grade is of today's school year, even if it is the stored one. */
  readonly isGradeOfToday?: boolean;
}

/**
 * Replaces what the list says of pupils, and empties what it no longer says on their duplicates, too. A grade that does not
 * change remains that of its school year.
 */
export async function updatePupilsIn(
  tx: Db,
  { group, schoolYear }: LockedRoster,
  changed: readonly ChangedPupil[],
): Promise<void> {
  const facts = changed.map(({ before, pupil, isGradeOfToday = false }) => {
    const isOld = pupil.grade === before.grade && !isGradeOfToday;
    const gradeYear = isOld ? before.gradeYear : schoolYear;
    const was = factsOf(before.id, before, before.gradeYear);
    return { was, now: factsOf(before.id, pupil, pupil.grade ? gradeYear : null) };
  });
  await updateFacts(
    tx,
    facts.map(({ now }) => now),
  );
  for (const { was, now } of facts) {
    const empty = CAN_BE_EMPTY.filter((fact) => was[fact] !== null && now[fact] === null);
    if (empty.length > 0) await changes.updateDuplicates(tx, { playerId: now.id, empty });
  }
  const renamed = changed
    .map(({ before, pupil }) => ({ ...before, was: before.name, name: wholeName(pupil) }))
    .filter(({ was, name }) => was !== name);
  if (renamed.length === 0) return;
  await changes.updateNames(tx, renamed);
  await changes.updateVersion(tx, group.id);
}

const CAN_BE_EMPTY = [
  'familyKana',
  'givenKana',
  'gender',
  'schoolGrade',
  'schoolGradeYear',
  'registrationNo',
] as const;

/** The name as the list of the group shows it. */
function wholeName({ familyName, givenName }: PupilForm): string {
  return tidyName(`${familyName} ${givenName}`);
}

function factsOf(id: string, pupil: PupilForm, schoolGradeYear: number | null): PlayerFacts {
  return {
    id,
    displayName: wholeName(pupil),
    familyName: pupil.familyName || null,
    givenName: pupil.givenName || null,
    familyKana: pupil.familyKana || null,
    givenKana: pupil.givenKana || null,
    gender: pupil.gender || null,
    schoolGrade: pupil.grade || null,
    schoolGradeYear,
    registrationNo: pupil.registrationNo || null,
  };
}
