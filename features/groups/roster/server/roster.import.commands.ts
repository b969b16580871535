import { ok, type Result, refuse } from '#domain/common/result.ts';
import { recognize } from '#domain/roster/same-person.ts';
import type { Services } from '#platform/server/services.ts';
import { pick } from '#platform/shared/merge-edit.ts';
import { hasRoom } from '../../groups.policy.ts';
import type { EditorRefusal, GroupRequest } from '../../server/groups.commands.ts';
import type { PupilForm } from '../roster.form.ts';
import { PUPIL_FIELDS } from '../roster.vocabulary.ts';
import * as changes from './roster.changes.store.ts';
import { type LockedRoster, withRoster } from './roster.locked.commands.ts';
import { addPupilsIn, updatePupilsIn } from './roster.pupils.commands.ts';
import type { Pupil } from './roster.store.ts';

export interface ImportedRow {
  /** Made by the browser: the id of the pupil, if it is a new one. */
  readonly id: string;
  /** The pupil of the roster whom the row updates. */
  readonly sameAs: string | null;
  /** Somebody has said that this is another person than those of the same name. */
  readonly isOther: boolean;
  readonly pupil: PupilForm;
}

interface Import extends GroupRequest {
  readonly rows: readonly ImportedRow[];
}

interface Imported {
  readonly added: number;
  readonly updated: number;
}

/**
 * Adds and updates the pupils of a list. A pupil who is on the roster meanwhile, because the list is sent again or by
 * two people, is updated, not doubled; where that is a question, the list is refused. An empty cell changes nothing.
 */
export async function importPupils(
  services: Pick<Services, 'db' | 'clock'>,
  { rows, ...request }: Import,
): Promise<Result<Imported, EditorRefusal | 'ROSTER_CHANGED' | 'ROSTER_FULL'>> {
  return withRoster(services, request, async (tx, roster) => {
    const targets = targetsOf(rows, roster);
    if (!targets) return refuse('ROSTER_CHANGED');
    const added = rows.filter((_, at) => !targets[at]);
    const ids = added.map(({ id }) => id);
    if (new Set(ids).size < ids.length || (await changes.existsPlayer(tx, ...ids))) {
      return refuse('ROSTER_CHANGED');
    }
    if (!hasRoom(roster.pupils.length, added.length)) return refuse('ROSTER_FULL');
    const updated = rows.flatMap(({ pupil }, at) => {
      const before = targets[at];
      if (!before) return [];
      const isGradeOfToday = pupil.grade !== '';
      return [{ before, pupil: filledIn(pupil, before), isGradeOfToday }];
    });
    await addPupilsIn(tx, roster, added, request.accountId);
    await updatePupilsIn(tx, roster, updated);
    return ok({ added: added.length, updated: updated.length });
  });
}

/** The pupil whom each row updates, null for somebody new; null if somebody has to decide. */
function targetsOf(
  rows: readonly ImportedRow[],
  { pupils, schoolYear }: LockedRoster,
): (Pupil | null)[] | null {
  const onRoster = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const decided = rows.map(({ id, sameAs }) => onRoster.get(sameAs ?? id) ?? null);
  if (rows.some(({ sameAs }, at) => sameAs && !decided[at])) return null;
  const taken = new Set(decided.map((pupil) => pupil?.id));
  const open = rows.filter((row, at) => !decided[at] && !row.isOther);
  const found = recognize(
    open.map(({ pupil }) => pupil),
    pupils.filter(({ id }) => !taken.has(id)),
    schoolYear,
  );
  if (found.some(({ question }) => question)) return null;
  const targets = rows.map((row, at) => {
    const { sameAs } = found[open.indexOf(row)] ?? {};
    return decided[at] ?? (sameAs ? (onRoster.get(sameAs) ?? null) : null);
  });
  const ids = targets.flatMap((pupil) => pupil?.id ?? []);
  return new Set(ids).size === ids.length ? targets : null;
}

/** A row with what the roster says where the row says nothing. */
function filledIn(row: PupilForm, before: Pupil): PupilForm {
  const stored: PupilForm = pick(before, PUPIL_FIELDS);
  const given = Object.entries(row).filter(([, value]) => value !== '');
  return { ...stored, ...Object.fromEntries(given) };
}
