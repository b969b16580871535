import type { Sport } from '#domain/scoring/formats.ts';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import { dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import type { EventRules } from '../rules/rules.policy.ts';
import type { DayMatch, PlayedStage } from './queue.matches.policy.ts';
import type { QueueRow } from './queue.rows.policy.ts';
import type { Sides } from './queue.sides.policy.ts';

/** All facts of a day that its queue follows from. */

export interface DayEvent {
  readonly id: number;
  readonly discipline: string;
  /** It is a league of months, in the place of a draw: nothing of it is played on the day. */
  readonly hasSeason: boolean;
  /** As the organizer has planned it, for the stages that are not drawn yet. */
  readonly formats: EventFormats;
  readonly rules: EventRules;
}

export interface DayBreak {
  readonly kind: 'lunch' | 'court';
  readonly eventId: number | null;
  /** Of the break of a court: null for all courts. */
  readonly courtId: string | null;
  readonly from: string;
  readonly until: string;
  readonly minutes: number | null;
}

export interface DayFacts {
  readonly now: Date;
  readonly tournament: {
    readonly eventDate: string;
    readonly startTime: string;
    readonly sport: Sport;
  };
  readonly courts: readonly {
    readonly id: string;
    readonly name: string;
    readonly isClosed: boolean;
    readonly labels: readonly string[];
    readonly isOpenTable: boolean;
  }[];
  readonly breaks: readonly DayBreak[];
  readonly events: readonly DayEvent[];
  readonly stages: readonly PlayedStage[];
  /** Of all stages, in the order of events, stages and rounds. */
  readonly matches: readonly DayMatch[];
  /** By key; one for each match. */
  readonly rows: ReadonlyMap<string, QueueRow>;
  readonly sides: Sides;
  /** Who plays on an open table, by account; missing where nobody does. */
  readonly practising?: ReadonlySet<string>;
}

/** Minutes of the day, and back. The day is that of `now` in Japan: before the date of the tournament its times are tomorrow's. */
export function clockOf({ now, tournament }: Pick<DayFacts, 'now' | 'tournament'>) {
  const midnight = instantInJapan(dayInJapan(now), '00:00').getTime();
  const minuteOf = (at: Date) => (at.getTime() - midnight) / 60_000;
  return {
    minuteOf,
    /** Of a time on the clock of the tournament's date. */
    minuteAt: (time: string) => minuteOf(instantInJapan(tournament.eventDate, time)),
    instantOf: (minute: number) => new Date(midnight + Math.round(minute * 60_000)),
  };
}

export function rulesOf({ events }: Pick<DayFacts, 'events'>, eventId: number): EventRules {
  return events.find(({ id }) => id === eventId)!.rules;
}
