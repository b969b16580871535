import { ok, type Result, refuse } from '#domain/common/result.ts';
import { mergeEdit, pick } from '#platform/shared/merge-edit.ts';
import { hasRoom } from '../../groups.policy.ts';
import type { EditorRefusal, GroupRequest } from '../../server/groups.commands.ts';
import * as members from '../../server/groups.members.store.ts';
import type { PupilForm, SheetForm } from '../roster.form.ts';
import { PUPIL_FIELDS, SHEET_FIELDS } from '../roster.vocabulary.ts';
import * as changes from './roster.changes.store.ts';
import { type RosterServices, withRoster } from './roster.locked.commands.ts';
import { addPupilsIn, updatePupilsIn } from './roster.pupils.commands.ts';
import * as store from './roster.store.ts';

/** Somebody else has changed the same fields to the values in `theirs`. */
interface Clash<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly theirs: Readonly<Record<string, string>>;
}

interface SheetSave extends GroupRequest {
  readonly sheet: SheetForm;
  /** The values that the form started from. */
  readonly was: Partial<Record<keyof SheetForm, string>>;
}

/** Saves what a form changed of the school sheet. The same again changes nothing. */
export async function saveSheet(
  services: RosterServices,
  { sheet: wanted, was, ...request }: SheetSave,
): Promise<Result<null, EditorRefusal> | Clash<'SHEET_CHANGED'>> {
  return withRoster(services, request, async (tx, { group }) => {
    const stored: SheetForm = pick(await store.findSheet(tx, group.id), SHEET_FIELDS);
    const { merged, clashes } = mergeEdit({ was, wanted, stored });
    if (clashes.length > 0) {
      return { ok: false as const, code: 'SHEET_CHANGED' as const, theirs: pick(stored, clashes) };
    }
    await changes.updateSheet(tx, group.id, merged);
    return ok(null);
  });
}

interface PupilSave extends GroupRequest {
  readonly pupilId: string;
  readonly pupil: PupilForm;
  /** The values that the form started from; null for a new pupil. */
  readonly was: Readonly<Record<string, string>> | null;
}

/** With what the form of a new pupil begins: sent again, it does not undo what somebody else has corrected meanwhile. */
const EMPTY = Object.fromEntries(PUPIL_FIELDS.map((field) => [field, '']));

/** Adds a pupil, or saves what a form changed of one. The same again changes nothing. */
export async function savePupil(
  services: RosterServices,
  { pupilId, pupil: wanted, was, ...request }: PupilSave,
): Promise<
  Result<null, EditorRefusal | 'PUPIL_NOT_FOUND' | 'ROSTER_FULL'> | Clash<'PUPIL_CHANGED'>
> {
  return withRoster(services, request, async (tx, roster) => {
    const before = roster.pupils.find(({ id }) => id === pupilId);
    if (!before) {
      if (was || (await changes.existsPlayer(tx, pupilId))) return refuse('PUPIL_NOT_FOUND');
      if (!hasRoom(roster.pupils.length)) return refuse('ROSTER_FULL');
      await addPupilsIn(tx, roster, [{ id: pupilId, pupil: wanted }], request.accountId);
      return ok(null);
    }
    const stored: PupilForm = pick(before, PUPIL_FIELDS);
    const { merged, clashes } = mergeEdit({ was: was ?? EMPTY, wanted, stored });
    if (clashes.length > 0) {
      return { ok: false as const, code: 'PUPIL_CHANGED' as const, theirs: pick(stored, clashes) };
    }
    await updatePupilsIn(tx, roster, [{ before, pupil: merged }]);
    return ok(null);
  });
}

/**
 * Removes a pupil from the list of the group, and bars an account from joining again with the code. The group's creator
 * stays as its manager. Twice is no error.
 */
export async function removePupil(
  services: RosterServices,
  { pupilId, ...request }: GroupRequest & { readonly pupilId: string },
): Promise<Result<null, EditorRefusal>> {
  return withRoster(services, request, async (tx, { group, pupils, now }) => {
    const pupil = pupils.find(({ id }) => id === pupilId);
    if (!pupil) return ok(null);
    if (pupil.accountId === group.creatorAccountId) {
      await members.update(tx, pupil.memberId, { role: 'Manager' });
    } else {
      await members.updateBarred(tx, [pupil.memberId], now);
    }
    await changes.updateVersion(tx, group.id);
    return ok(null);
  });
}

/** Sets the order of strength. Pupils who are not named, such as one who joined meanwhile, follow in their order. */
export async function orderPupils(
  services: RosterServices,
  { order, ...request }: GroupRequest & { readonly order: readonly string[] },
): Promise<Result<null, EditorRefusal>> {
  return withRoster(services, request, async (tx, { pupils }) => {
    const places = new Map(order.map((id, at) => [id, at]));
    const placeOf = ({ id }: store.Pupil) => places.get(id) ?? Number.POSITIVE_INFINITY;
    const ordered = pupils.toSorted((one, other) => {
      const [first, second] = [placeOf(one), placeOf(other)];
      return first === second ? 0 : first - second;
    });
    await changes.updateStrengths(
      tx,
      ordered.map(({ memberId }) => memberId),
    );
    return ok(null);
  });
}
