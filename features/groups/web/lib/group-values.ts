import type { z } from 'zod/mini';
import { tidyName } from '#platform/shared/names.ts';
import type { groupDetailsSchema } from '../../groups.form.ts';
import type { Group } from '../groups.queries.ts';

type Values = z.output<typeof groupDetailsSchema>;
/** What the form holds before it is checked. */
export type Typed = z.input<typeof groupDetailsSchema>;

/** A stored group as the form of its details shows it. */
export function valuesOf(group: Group): Values {
  const seat = (role: 'Coach' | 'Manager') => {
    const holder = group.staff.find((one) => one.role === role && !one.creator);
    return holder ? String(holder.id) : '';
  };
  return {
    name: group.name,
    director: group.director,
    coach: group.coach,
    manager: group.manager,
    emoji: (group.emoji ?? '') as Values['emoji'],
    coachAccount: seat('Coach'),
    managerAccount: seat('Manager'),
    members: group.members.map(({ id, name }) => ({ memberId: id, name })),
  };
}

/** The members that the edit removes: listed when editing began, and not in the form. */
export function removedFrom(base: Group, values: Values): number[] {
  const remaining = new Set(values.members.map(({ memberId }) => memberId));
  return base.members.map(({ id }) => id).filter((id) => !remaining.has(id));
}

/**
 * What the form holds once a save of `sent` has been answered with `saved`: every field shows what is stored, unless it was
 * changed while the save was under way.
 */
export function typedSince(now: Typed, { sent, saved }: { sent: Typed; saved: Group }): Typed {
  const stored = valuesOf(saved);
  const changed = Object.entries(now).filter(
    ([field, value]) => field !== 'members' && value !== sent[field as keyof Typed],
  );
  const members = membersSince(now.members, sent.members, stored.members);
  return { ...stored, ...Object.fromEntries(changed), members };
}

type Rows = Typed['members'];

/** The rows of the form, those that were added by the save with their numbers, and after them whom others have added. */
function membersSince(now: Rows, sent: Rows, stored: Values['members']): Rows {
  const asked = new Set(sent.map(({ memberId }) => memberId));
  const added = stored.filter(({ memberId }) => !asked.has(memberId));
  const takeAdded = (name = '') => {
    const at = added.findIndex((one) => one.name === tidyName(name));
    return at < 0 ? null : added.splice(at, 1)[0]!.memberId;
  };
  const ids = new Set(stored.map(({ memberId }) => memberId));
  const rows = now
    .filter(({ memberId }) => memberId === null || ids.has(memberId))
    .map((row) => (row.memberId === null ? { ...row, memberId: takeAdded(row.name) } : row));
  // Those of the save that have left the form since are no longer wanted.
  for (const { memberId, name } of sent) if (memberId === null) takeAdded(name);
  return [...rows, ...added];
}
