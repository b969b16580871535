import type { z } from 'zod/mini';
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
