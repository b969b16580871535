import { DAY_MS } from '#platform/shared/durations.ts';

/** How long a merge of two players can be undone. */
const UNDO_DAYS = 30;

/** The last instant at which a merge can be undone. */
export function undoLimit(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS);
}

/** A merge can be undone for some time, unless the person has deleted their account: the names are gone then. */
export function canUndo(
  merge: { readonly mergedAt: Date; readonly leftAt: Date | null },
  now: Date,
): boolean {
  return merge.leftAt === null && now <= undoLimit(merge.mergedAt);
}
