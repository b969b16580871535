import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { OBSTACLES, ORDER_REASONS } from '#domain/order-of-play/reasons.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { rulesOfEvent } from '../rules/rules.record.contract.ts';
import { person, queueMatch } from './queue.match.contract.ts';

/** The queue of a day as it is sent. */

const when = z.iso.datetime();

const reason = z.object({
  code: z.enum(ORDER_REASONS),
  /** Of the critical path, or of waiting. */
  minutes: z.int().nullable(),
});

const obstacle = z
  .object({
    code: z.enum(OBSTACLES),
    /** Who is missing, busy, umpires elsewhere, rests or has lunch. */
    person: person.nullable(),
    /** Where the person is busy. */
    courtId: z.uuid().nullable(),
    /** Matches that are awaited. */
    keys: z.array(z.string()),
    /** Until when it lasts. */
    until: when.nullable(),
  })
  .meta({ id: 'QueueObstacle' });

const court = z
  .object({
    id: z.uuid(),
    name: z.string(),
    isClosed: z.boolean(),
    /** Open for practice matches of players who are out: nothing is called to it. */
    isOpenTable: z.boolean(),
    /** Who plays on an open table, since when. */
    practice: z.object({ names: z.array(z.string()), calledAt: when }).nullable(),
    labels: z.array(z.string()),
    /** Until when it has a break; null without one now. */
    breakUntil: when.nullable(),
    /** The match that is called or played on it. */
    current: z.string().nullable(),
    /** Its next match: the one that the desk has reserved, else the one that the forecast begins next there. */
    next: z.object({ key: z.string(), isReserved: z.boolean() }).nullable(),
    /** Of a free court: the match to call now. */
    proposal: z.object({ key: z.string(), reason }).nullable(),
  })
  .meta({ id: 'QueueCourt' });

const dayBreak = z
  .object({
    id: z.uuid(),
    kind: z.enum(['lunch', 'court']),
    /** Null for everybody. */
    eventId: z.int().nullable(),
    /** Of the break of a court: null for all courts. */
    courtId: z.uuid().nullable(),
    /** "HH:MM". */
    from: z.string(),
    until: z.string(),
    /** Of a lunch. */
    minutes: z.int().nullable(),
  })
  .meta({ id: 'DayBreak' });

export const queueOutput = z
  .object({
    /** When it was computed, by the server's clock. */
    at: when,
    tournamentName: z.string(),
    sport,
    eventDate: z.iso.date(),
    /** The queue is read, and nothing is changed: the date has passed, or the tournament is cancelled. */
    isClosed: z.boolean(),
    /** False for referees and desk helpers. */
    isOrganizer: z.boolean(),
    /** False for a desk helper, who sets no rules, publishes no order of play and does not end the tournament. */
    mayReferee: z.boolean(),
    counts: z.object({
      playing: z.int(),
      called: z.int(),
      freeCourts: z.int(),
      waiting: z.int(),
      finished: z.int(),
      /** Matches that are not finished, also those whose sides nobody knows yet. */
      open: z.int(),
      /** Of a match that could be called; null without one. */
      longestWaitingMinutes: z.int().nullable(),
      /** Results that the other side has contradicted: the desk decides. */
      disputed: z.int(),
      /** People who are not there yet in an event that is checked in; somebody in two events is one. */
      notPresent: z.int(),
      /** Behind the plan, negative ahead of it; null where the day cannot be forecast. */
      minutesBehind: z.int().nullable(),
    }),
    /** The end of the last match, as far as it can be forecast. */
    expectedEnd: when.nullable(),
    events: z.array(
      z
        .object({
          id: z.int(),
          /** Empty where the organizer has given none. */
          name: z.string(),
          eventType: z.enum(EVENT_TYPES),
          level: z.enum(TOURNAMENT_LEVELS),
          /** A draw is published. */
          isDrawn: z.boolean(),
          /** A draw of it is still to come: now, as nothing before it is open, or later. Null where nothing is left to draw. */
          nextDraw: z.enum(['now', 'later']).nullable(),
          rules: rulesOfEvent,
          /** Those that the forecast uses, and whether they are the median of the finished matches. */
          minutes: z.int(),
          isMedian: z.boolean(),
        })
        .meta({ id: 'QueueEvent' }),
    ),
    courts: z.array(court),
    matches: z.array(queueMatch),
    /** The matches that can be called, in the order in which they go. */
    waiting: z.array(
      z.object({
        key: z.string(),
        reason,
        criticalPathMinutes: z.int(),
        waitingMinutes: z.int(),
      }),
    ),
    notReady: z.array(z.object({ key: z.string(), obstacles: z.array(obstacle) })),
    /** Those of today, the newest first. */
    finished: z.array(z.string()),
    openTables: z.object({
      /** The courts that the tournament has not needed for ten minutes, the last ones first. */
      spare: z.array(z.uuid()),
      /** Players who wait for a match on an open table. */
      waiting: z.int(),
    }),
    /** The no-show rule asks for a walkover. */
    walkovers: z.array(
      z.object({
        key: z.string(),
        since: when,
        /** The sides of which somebody has not checked in; empty where the desk must say who is missing. */
        missingSideIds: z.array(z.string()),
      }),
    ),
    /** Players who ask to withdraw: the desk decides on the page of the event. */
    withdrawals: z.array(z.object({ eventId: z.int(), count: z.int() })),
    breaks: z.array(dayBreak),
  })
  .meta({ id: 'Queue' });
