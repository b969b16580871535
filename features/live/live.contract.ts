import { z } from 'zod';
import { matchEnds } from '#domain/bracket/result-status.ts';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { matchPosition } from '#features/day/queue/queue.match.contract.ts';
import { QUEUE_STATES } from '#features/day/queue/queue.vocabulary.ts';
import { publicDraw } from '#features/event-draws/event-draws.public.contract.ts';
import { furtherStage } from '#features/event-draws/event-draws.record.contract.ts';
import { PUBLIC_STATES } from '#features/event-draws/event-draws.vocabulary.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { EARLY_ENDS } from '#features/tournaments/tournaments.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { LIVE_STATES } from './live.vocabulary.ts';

/**
 * A tournament as everybody follows it: a snapshot, and a stream of what changes after it (text/event-stream). A reader applies the
 * changes to its snapshot, and reads the snapshot again for what they do not say: times, and who is in a draw.
 */

const params = z.object({ id: pathNumber });
const when = z.iso.datetime();

/** Everything about a match but its times. It names nobody: sides are in the snapshot. */
const liveMatch = z
  .object({
    /** "{stageId} {matchId}": unique in the tournament, as in the queue of the day. */
    key: z.string(),
    eventId: z.int(),
    place: matchPosition,
    /** The `id` of a side of the event; null while it is not known. */
    player1Id: z.string().nullable(),
    player2Id: z.string().nullable(),
    umpireId: z.string().nullable(),
    state: z.enum(QUEUE_STATES),
    /** Where it is next, called or played, or was played; null elsewhere. */
    courtId: z.uuid().nullable(),
    calledAt: when.nullable(),
    /** The second call. */
    calledAgainAt: when.nullable(),
    startedAt: when.nullable(),
    endedAt: when.nullable(),
    /** "11-9 3-5", as in a result: the running score of a match on court, from its device. Null without one. */
    tally: z.string().nullable(),
    /** Null while it has none. */
    result: z
      .object({
        /** The id of a side; null after a double walkover, and for a match that was cancelled. */
        winnerId: z.string().nullable(),
        /** "11-9 8-11 11-4", as seen by player 1, or "3-1" where only the sets are known; empty without a score. */
        score: z.string(),
        kind: z.enum(matchEnds),
        /** When it was entered, or corrected last. */
        at: when,
        /** Nobody has confirmed it yet. */
        isProvisional: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'LiveMatch' });
export type LiveMatch = z.output<typeof liveMatch>;

/** A court, called table in table tennis. What is called or played on it is the match with its id. */
const liveCourt = z
  .object({
    id: z.uuid(),
    name: z.string(),
    isClosed: z.boolean(),
    /** Until when it has a break; null without one now. */
    breakUntil: when.nullable(),
  })
  .meta({ id: 'LiveCourt' });

/** A tie of which a team is known, whose rubbers are played: its matches have its key and "r1", "r2" after it. */
const tie = z
  .object({
    key: z.string(),
    eventId: z.int(),
    /** The `id` of a team; null while it is not known. */
    player1Id: z.string().nullable(),
    player2Id: z.string().nullable(),
    /** The rubbers that a team has without play, because the other one is short of players. They are no matches. */
    given: z.object({ player1: z.int(), player2: z.int() }),
    /** Null while no team has won it. Under some rules its other rubbers are played all the same. */
    result: z
      .object({
        /** The `id` of a team; null where neither came. */
        winnerId: z.string().nullable(),
        kind: z.enum(matchEnds),
        at: when,
      })
      .nullable(),
  })
  .meta({ id: 'LiveTie' });

const side = z
  .object({
    eventId: z.int(),
    /** The entrant's number in the event, as text. */
    id: z.string(),
    /** By the present choice of the player or guardian; null for somebody whose account is deleted. */
    name: z.string().nullable(),
    /** The reading (furigana) of what is shown of the name, in katakana; '' where nobody has given it. */
    reading: z.string(),
    /** School or club; of a pair of two, both. */
    club: z.string().nullable(),
    /** False for who has withdrawn. */
    isIn: z.boolean(),
  })
  .meta({ id: 'LiveSide' });

const event = z
  .object({
    id: z.int(),
    /** Empty where the organizer has given none. */
    name: z.string(),
    eventType: z.enum(EVENT_TYPES),
    level: z.enum(TOURNAMENT_LEVELS),
    /** Of the draw of the first stage. The draw itself, with what standings follow from, is read by `draw`. */
    state: z.enum(PUBLIC_STATES),
    /** The published stages, the first one first. */
    stages: z.array(
      z.object({
        /** The first part of the keys of its matches. */
        stageId: z.uuid(),
        kind: z.enum(['knockout', 'groups']),
        /** Null for the first stage. */
        further: furtherStage.nullable(),
        drawNumber: z.int(),
      }),
    ),
  })
  .meta({ id: 'LiveEvent' });

export const snapshotOutput = z
  .object({
    /** The number of the last change in it. A stream goes on after it: `?after={seq}`. */
    seq: z.int(),
    tournament: z.object({
      id: z.int(),
      name: z.string(),
      sport,
      eventDate: z.iso.date(),
      /** "HH:MM" on Japan's clocks. */
      startTime: z.string(),
      venue: z.string(),
      organizerName: z.string(),
      /** The last day of the application period. */
      applicationDeadline: z.iso.date(),
    }),
    state: z.enum(LIVE_STATES),
    /** Why the day was ended before everything was played; null where it was not. */
    endedEarly: z.enum(EARLY_ENDS).nullable(),
    /** Nothing is played until then: everybody has lunch, or every open court has a break. Null otherwise. */
    pausedUntil: when.nullable(),
    /** The end of the last match, as far as it can be forecast. */
    expectedEnd: when.nullable(),
    events: z.array(event),
    /** Of the events that are decided, in their order; empty until everything is over. */
    winners: z.array(
      z.object({
        eventId: z.int(),
        /** The `id` of a side. */
        winnerId: z.string(),
        /** Null where nobody alone was second. */
        secondId: z.string().nullable(),
      }),
    ),
    /** In the order of the desk; empty before it has opened the day. */
    courts: z.array(liveCourt),
    sides: z.array(side),
    /** Every match of the published draws: by event and stage, rounds before later rounds. */
    matches: z.array(liveMatch),
    /** Of the events for teams. Their scores follow from `matches`. */
    ties: z.array(tie),
    /** Of matches that are not called yet: the earliest first. */
    times: z.array(
      z.object({
        key: z.string(),
        /** "Not before 10:40 (about 10:55)". */
        notBefore: when,
        about: when,
        /** Where it is expected; null where nobody can say. */
        courtId: z.uuid().nullable(),
      }),
    ),
  })
  .meta({ id: 'LiveSnapshot' });
export type LiveTie = LiveSnapshot['ties'][number];
export type LiveSnapshot = z.output<typeof snapshotOutput>;

/** An unknown tournament, and one that is held back. */
const unknown = { TOURNAMENT_NOT_FOUND: 404 } as const;

/**
 * The answer has an `etag`, so that a reader without a stream asks again cheaply (304). It does not depend on the reader's language, and
 * it may be cached for two seconds.
 */
export const snapshot = endpoint({
  operationId: 'live.snapshot',
  method: 'GET',
  path: '/api/live/:id',
  summary: 'A tournament as everybody follows it: courts, calls, next matches, results',
  params,
  output: snapshotOutput,
  refusals: unknown,
});

/** The draw of an event with its results: cached until the next change, with an `etag`, for many readers at once. */
export const draw = endpoint({
  operationId: 'live.draw',
  method: 'GET',
  path: '/api/live/:id/draws/:eventId',
  summary: 'The published draw of an event with its results, for those who follow the tournament',
  params: params.extend({ eventId: pathNumber }),
  output: publicDraw.output,
  refusals: { ...unknown, EVENT_NOT_FOUND: 404 },
});

/** A change, as it is stored and sent. */
const patch = z
  .discriminatedUnion('kind', [
    /** These matches are as follows now; each replaces the one with its key, or is new. Without any, only times may have moved. */
    z.object({ kind: z.literal('matches'), matches: z.array(liveMatch) }),
    /** Read the snapshot again: the change is too large, or one of names or draws. */
    z.object({ kind: z.literal('reset') }),
  ])
  .meta({ id: 'LivePatch' });
export type Patch = z.output<typeof patch>;

/**
 * Sent once on every connection, with the number of the last change as its id: the stream is open, and everything that the reader
 * had missed came before it.
 */
const opened = z.object({ kind: z.literal('open') });

/** The data of a message. Its id is the number of the change; a browser sends the last one again as `Last-Event-ID`. */
const message = z.union([patch, opened]).meta({ id: 'LiveMessage' });
export type Message = z.output<typeof message>;

/** The stream of a tournament, an EventSource of the browser: all messages have the default type. */
export const STREAM_PATH = '/api/live/:id/stream';
