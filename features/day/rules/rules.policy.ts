import type { NoShowRule } from '#domain/order-of-play/no-show.ts';
import { restMinutes } from '#domain/order-of-play/usual-times.ts';
import { type FinalRound, isFrom } from '#domain/scoring/final-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { instantInJapan } from '#platform/shared/format.ts';
import type { DayMatch } from '../queue/queue.matches.policy.ts';
import type { QueueMode, UmpireRule } from './rules.vocabulary.ts';

/** How the matches of an event go. */
export interface EventRules {
  readonly restMinutes: number;
  /** Null for those of the score format, or the median of the day. */
  readonly minutes: number | null;
  /** "HH:MM": no match of it is called earlier; null for an event that begins with the tournament. */
  readonly notBefore: string | null;
  readonly mode: QueueMode;
  readonly umpires: UmpireRule;
  readonly noShow: NoShowRule;
  /** Its matches are played on courts with this label; null for any court. */
  readonly courtLabel: string | null;
  /** The same for the last rounds of its main knockout; null where they have no courts of their own. */
  readonly lastCourts: LastCourts | null;
}

export interface LastCourts {
  /** For this round and all after it. */
  readonly from: FinalRound;
  readonly label: string;
}

const TWO_CALLS: NoShowRule = { firstCallMin: 5, secondCallMin: 5, thenDefault: true };

const NOT_SET = { minutes: null, notBefore: null, courtLabel: null, lastCourts: null };

/** Where the desk has set nothing. Modes and no-show rules are those of next.md (C2, C3, 8.3); what it leaves open is ours. */
const DEFAULTS: Readonly<Record<Sport, Pick<EventRules, 'mode' | 'umpires' | 'noShow'>>> = {
  'table-tennis': { mode: 'queue', umpires: 'losers', noShow: TWO_CALLS },
  badminton: {
    mode: 'queue',
    umpires: 'losers',
    noShow: { firstCallMin: 5, secondCallMin: 0, thenDefault: true },
  },
  'soft-tennis': { mode: 'queue', umpires: 'losers', noShow: TWO_CALLS },
  tennis: {
    mode: 'order-of-play',
    umpires: 'none',
    noShow: { firstCallMin: 15, secondCallMin: 0, thenDefault: true },
  },
  unspecified: { mode: 'queue', umpires: 'none', noShow: TWO_CALLS },
};

export function defaultRules(sport: Sport): EventRules {
  return { restMinutes: restMinutes(sport), ...DEFAULTS[sport], ...NOT_SET };
}

/** Whether two rules are the same, such as after a resend. */
export function isSameRules(one: EventRules, other: EventRules): boolean {
  return (
    one.restMinutes === other.restMinutes &&
    one.minutes === other.minutes &&
    one.notBefore === other.notBefore &&
    one.mode === other.mode &&
    one.umpires === other.umpires &&
    one.noShow.firstCallMin === other.noShow.firstCallMin &&
    one.noShow.secondCallMin === other.noShow.secondCallMin &&
    one.noShow.thenDefault === other.noShow.thenDefault &&
    one.courtLabel === other.courtLabel &&
    one.lastCourts?.from === other.lastCourts?.from &&
    one.lastCourts?.label === other.lastCourts?.label
  );
}

/** So long before an event begins, its players are expected. */
const AWAITED_MINUTES = 60;

/** Whether the players of an event are missing while they are not there: not in the morning for what begins after noon. */
export function isAwaited(
  { notBefore }: Pick<EventRules, 'notBefore'>,
  { eventDate, now }: { readonly eventDate: string; readonly now: Date },
): boolean {
  if (notBefore === null) return true;
  const begins = instantInJapan(eventDate, notBefore).getTime();
  return now.getTime() >= begins - AWAITED_MINUTES * 60_000;
}

/** The label of the courts on which a match of an event is played; null for any court. Source: next.md, C3. */
export function courtLabelOf(
  { courtLabel, lastCourts }: EventRules,
  {
    place,
    stage,
  }: Pick<DayMatch, 'place'> & { readonly stage: { readonly isMain: boolean } | null },
): string | null {
  const isMain = stage?.isMain ?? true;
  const isLast =
    lastCourts && isMain && place.kind === 'knockout' && isFrom(lastCourts.from, place);
  return isLast ? lastCourts.label : courtLabel;
}
