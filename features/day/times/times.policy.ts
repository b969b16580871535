import type { Expected } from '#domain/order-of-play/forecast.ts';
import { earliestShown, needsNotice } from '#domain/order-of-play/shown-time.ts';
import { umpireIdOf } from '../queue/queue.day.policy.ts';
import { clockOf, type DayFacts, rulesOf } from '../queue/queue.facts.policy.ts';
import type { DayMatch } from '../queue/queue.matches.policy.ts';
import type { QueueRow } from '../queue/queue.rows.policy.ts';

/** The matches of a day as their players read them, and when a time moves so much earlier that they must be notified (next.md, C3). */

export interface ShownMatch
  extends Pick<
    DayMatch,
    'stageId' | 'matchId' | 'eventId' | 'drawNumber' | 'place' | 'player1Id' | 'player2Id'
  > {
  readonly tournamentId: number;
  readonly stagePosition: number;
  readonly umpireId: string | null;
  readonly state: QueueRow['state'];
  readonly courtId: string | null;
  readonly calledAt: Date | null;
  readonly player1ComingAt: Date | null;
  readonly player2ComingAt: Date | null;
  readonly notBefore: Date | null;
  readonly about: Date | null;
  readonly latest: Date | null;
  readonly agreement: 'entered' | 'disputed' | null;
  readonly enteredBy: 'player1' | 'player2' | null;
}

export interface Change {
  readonly match: ShownMatch;
  /** It may begin so much earlier than its players were shown that they are notified. */
  readonly isEarlier: boolean;
}

/** Whom a shown match concerns: one of its sides is known, and it is not over, or its result waits for agreement. */
function isShown({ result, player1Id, player2Id }: DayMatch): boolean {
  return result ? result.agreement !== null : player1Id !== null || player2Id !== null;
}

/**
 * All shown matches of a day, by the times of its forecast. `before` are those that were shown last. Where the desk rehearses,
 * nobody relies on a time, and nobody is notified.
 */
export function shownOf(
  facts: DayFacts & { readonly tournament: { readonly id: number } },
  expected: ReadonlyMap<string, Expected>,
  before: ReadonlyMap<string, ShownMatch>,
  isRehearsal: boolean,
): Change[] {
  return facts.matches.filter(isShown).map((match) => {
    const row = facts.rows.get(match.key)!;
    const times = timesOf(facts, row, expected.get(match.key)?.start ?? null);
    const latest = isRehearsal ? null : reliedOn(before.get(match.key), match, row);
    const isEarlier =
      times !== null &&
      needsNotice({ latest: latest && minuteOf(latest) }, minuteOf(times.notBefore));
    const isLater = latest && times && latest > times.notBefore && !isEarlier;
    const { stageId, matchId, eventId, drawNumber, place, player1Id, player2Id, result } = match;
    const { calledAt, player1ComingAt, player2ComingAt, state } = row;
    return {
      isEarlier,
      match: {
        stageId,
        matchId,
        eventId,
        drawNumber,
        place,
        player1Id,
        player2Id,
        tournamentId: facts.tournament.id,
        stagePosition: match.stage?.position ?? 0,
        umpireId: umpireIdOf(facts, match),
        courtId: shownCourt(facts, match, row),
        state,
        calledAt,
        player1ComingAt,
        player2ComingAt,
        notBefore: times?.notBefore ?? null,
        about: times?.about ?? null,
        latest: isLater ? latest : (times?.notBefore ?? latest),
        agreement: result?.agreement?.state ?? null,
        enteredBy: result?.agreement?.side ?? null,
      },
    };
  });
}

/** Where a match is, or where the published order of play has it. */
function shownCourt(facts: DayFacts, { eventId }: DayMatch, row: QueueRow): string | null {
  if (row.state !== 'waiting') return row.courtId;
  return rulesOf(facts, eventId).mode === 'order-of-play' ? row.fixedCourtId : null;
}

/** The times of a match that waits; a held one has none until the desk releases it. */
function timesOf(facts: DayFacts, { state, isHeld }: QueueRow, start: number | null) {
  if (start === null || isHeld || (state !== 'waiting' && state !== 'next')) return null;
  const { instantOf, minuteOf: minuteOfDay } = clockOf(facts);
  return {
    notBefore: instantOf(earliestShown(start, minuteOfDay(facts.now))),
    about: instantOf(Math.round(start)),
  };
}

/** The time on which the players of a match rely; null where other people were shown it, or where a call has ended it. */
function reliedOn(
  before: ShownMatch | undefined,
  match: DayMatch,
  { state }: QueueRow,
): Date | null {
  if (!before || (state !== 'waiting' && state !== 'next')) return null;
  const isSame = (one: string | null, now: string | null) => one === null || one === now;
  const isTheirs =
    before.drawNumber === match.drawNumber &&
    isSame(before.player1Id, match.player1Id) &&
    isSame(before.player2Id, match.player2Id);
  return isTheirs ? before.latest : null;
}

function minuteOf(at: Date): number {
  return at.getTime() / 60_000;
}

/** Whether a stored match says the same as a computed one. */
export function isSame(one: ShownMatch, other: ShownMatch): boolean {
  return asText(one) === asText(other);
}

/** In one order of keys: the database has its own. */
function asText(match: ShownMatch): string {
  return JSON.stringify(match, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  );
}

/** What is shown is computed again after so long, because matches that run late move the times of others. In seconds. */
const LONGEST_S = 75;

export interface Freshness {
  /** Of the day. */
  readonly version: number;
  /** Of the day when it was computed; null before the first time. */
  readonly shownVersion: number | null;
  readonly at: Date | null;
}

/** Whether what is shown follows from the day as it is. */
export function isFresh({ version, shownVersion, at }: Freshness, now: Date): boolean {
  return version === shownVersion && at !== null && now.getTime() - at.getTime() < LONGEST_S * 1000;
}
