import { ok, type Result, refuse } from '#domain/common/result.ts';
import { gradeIn } from '#domain/common/school-grade.ts';
import { updateGrades } from '#features/players/server/players.facts.store.ts';
import type { Services } from '#platform/server/services.ts';
import type { EditorRefusal, GroupRequest } from '../../server/groups.commands.ts';
import * as members from '../../server/groups.members.store.ts';
import type { GRADUATES } from '../roster.vocabulary.ts';
import * as changes from './roster.changes.store.ts';
import { withRoster } from './roster.locked.commands.ts';

interface Advance extends GroupRequest {
  /** The school year that the person has seen begin. */
  readonly schoolYear: number;
  readonly graduates: (typeof GRADUATES)[number];
}

/**
 * Advances the grades of earlier school years to this one. Third-years leave the list, without being barred, or stay on
 * it with the grade after their last one; the group's creator always stays. Grades of this year are as they are, so that
 * the same again changes nothing.
 */
export async function advanceGrades(
  services: Pick<Services, 'db' | 'clock'>,
  { schoolYear, graduates, ...request }: Advance,
): Promise<Result<null, EditorRefusal | 'GRADES_OF_ANOTHER_YEAR'>> {
  return withRoster(services, request, async (tx, roster) => {
    if (schoolYear !== roster.schoolYear) return refuse('GRADES_OF_ANOTHER_YEAR');
    const old = roster.pupils
      .filter(({ gradeYear }) => gradeYear !== null && gradeYear < schoolYear)
      .map((pupil) => ({ ...pupil, ...gradeIn(schoolYear, pupil) }));
    const leaves = (pupil: (typeof old)[number]) =>
      pupil.hasGraduated &&
      graduates === 'leave' &&
      pupil.accountId !== roster.group.creatorAccountId;
    const left = old.filter(leaves).map(({ memberId }) => memberId);
    const advanced = old.filter((pupil) => !leaves(pupil));
    await updateGrades(
      tx,
      advanced.map(({ id, grade }) => ({ id, schoolGrade: grade, schoolGradeYear: schoolYear })),
    );
    await members.updateLeft(tx, left, roster.now);
    if (left.length > 0) await changes.updateVersion(tx, roster.group.id);
    return ok(null);
  });
}
