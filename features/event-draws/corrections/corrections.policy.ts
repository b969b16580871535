import { addDays, dayInJapan } from '#platform/shared/format.ts';

/** Who corrects results that are final (next.md, C8): the organizer for seven days, later the operator. */

const CORRECTION_DAYS = 7;
/** A correction is open for so long: the corrected result, and those that follow from it, are entered within it. */
export const CORRECTION_MINUTES = 60;
export const LONGEST_CORRECTION_REASON = 200;

export const CORRECTORS = ['organizer', 'operator'] as const;
export type Corrector = (typeof CORRECTORS)[number];

interface Person {
  readonly organizerId: number | null;
  readonly roles: readonly string[];
}

interface Final {
  readonly organizerId: number;
  readonly finalizedAt: Date | null;
}

/** As what somebody corrects the results of a tournament at `now`; null for nobody who may, and before they are final. */
export function correctorOf(
  person: Person,
  { organizerId, finalizedAt }: Final,
  now: Date,
): Corrector | null {
  if (finalizedAt === null) return null;
  const isInTime = dayInJapan(now) <= lastDayOf(finalizedAt);
  if (person.organizerId === organizerId && isInTime) return 'organizer';
  return person.roles.includes('operator') ? 'operator' : null;
}

/** The last day, in Japan, on which the organizer corrects. */
export function lastDayOf(finalizedAt: Date): string {
  return addDays(dayInJapan(finalizedAt), CORRECTION_DAYS);
}

/** A result as a correction notes it, with numbers of entrants and no names. */
export interface NotedResult {
  readonly player1Id: string | null;
  readonly player2Id: string | null;
  readonly winnerId: string | null;
  readonly kind: string;
  readonly score: string;
}

/** The results of an event, by stage and match. */
export type NotedResults = Readonly<Record<string, NotedResult>>;

export interface NotedChange {
  /** "{stageId} {matchId}". */
  readonly key: string;
  /** Null where the match had no result. */
  readonly before: NotedResult | null;
  /** Null where it was cleared. */
  readonly after: NotedResult | null;
}

/** What differs between two moments, in the order of the keys. */
export function changesBetween(before: NotedResults, after: NotedResults): readonly NotedChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys.flatMap((key) => {
    const change = { key, before: before[key] ?? null, after: after[key] ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/** The database gives the fields of a stored result back in another order. */
function isSame(one: NotedResult | null, other: NotedResult | null): boolean {
  if (!one || !other) return one === other;
  return FIELDS.every((field) => one[field] === other[field]);
}

const FIELDS = ['player1Id', 'player2Id', 'winnerId', 'kind', 'score'] as const;
