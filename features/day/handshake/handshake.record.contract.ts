import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import { chosenFormat } from '#features/matches/matches.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { matchPosition } from '../queue/queue.match.contract.ts';
import { AUTHOR_KINDS, HANDSHAKE_STATES } from './handshake.vocabulary.ts';

/** What players and the desk read of the results of a day. */

const when = z.iso.datetime();
const side = z.enum(SIDES);

const score = z
  .object({
    /** As seen by player1: "11-9 7-11". */
    sets: z.string(),
    result: z.string(),
    winner: side.nullable(),
    status: z.enum(STATUSES),
  })
  .meta({ id: 'ScoreOfMatch' });

const playerOfMatch = z
  .object({
    /** The entrant's number, as text. */
    id: z.string(),
    name: z.string(),
    club: z.string().nullable(),
  })
  .meta({ id: 'PlayerOfMatch' });

/** A match of the day with its result, for its players, its court and the desk. */
export const dayMatch = z
  .object({
    eventId: z.int(),
    stageId: z.uuid(),
    /** Of the stage in its event, from 0. */
    stagePosition: z.int(),
    matchId: z.string(),
    drawNumber: z.int(),
    place: matchPosition,
    player1: playerOfMatch.nullable(),
    player2: playerOfMatch.nullable(),
    /** The reader's side; null for a court and for the desk. */
    ownSide: side.nullable(),
    /** Null for scores as entered. */
    scoreFormat: chosenFormat.nullable(),
    /** The side that is clearly stronger: another winner is asked for once more. */
    favourite: side.nullable(),
    version: z.int(),
    result: score.nullable(),
    /** Null without a result, and for one of the desk. */
    handshake: z
      .object({
        state: z.enum(HANDSHAKE_STATES),
        /** Who has entered it; null for the device of a court. */
        side: side.nullable(),
        /** Where the reader's side has entered it: the reader, a guardian, or somebody else by name. Null otherwise. */
        author: z.object({ kind: z.enum(AUTHOR_KINDS), name: z.string().nullable() }).nullable(),
        enteredAt: when,
        dueAt: when,
        /** What the other side says was played; null where it does not say. */
        claim: score.nullable(),
      })
      .meta({ id: 'Handshake' })
      .nullable(),
  })
  .meta({ id: 'DayMatch' });

/** Of a tournament, for a list of its matches. */
export const dayEvents = z.array(
  z
    .object({
      id: z.int(),
      /** Empty where the organizer has given none. */
      name: z.string(),
      eventType: z.enum(EVENT_TYPES),
      level: z.enum(TOURNAMENT_LEVELS),
    })
    .meta({ id: 'EventOfMatches' }),
);

export const ownOutput = z.object({
  own: z
    .object({
      tournamentName: z.string(),
      eventDate: z.iso.date(),
      venue: z.string(),
      sport,
      isCancelled: z.boolean(),
      /** Results are entered now: the desk has opened the day, and it is today. */
      isOpen: z.boolean(),
      /** The day has passed or was ended, and no result is entered any more. */
      isOver: z.boolean(),
      events: dayEvents,
      matches: z.array(dayMatch),
    })
    .meta({ id: 'OwnMatches' }),
});

export const deskOutput = z.object({
  results: z
    .object({
      tournamentName: z.string(),
      sport,
      /** The day is over: no result is entered any more. */
      isClosed: z.boolean(),
      /** The results are final, or the tournament is cancelled: nothing is decided any more. */
      isFixed: z.boolean(),
      silenceMinutes: z.int(),
      /** Sets how long that is; false for a desk helper. */
      mayReferee: z.boolean(),
      events: dayEvents,
      /** Contradicted ones first, then those that wait for the other side, the oldest first. */
      matches: z.array(
        dayMatch.extend({
          /** Where the winner is called or plays already; null while that match is not called. */
          calledNext: z
            .object({
              /** Null for a court that has been deleted. */
              courtName: z.string().nullable(),
              isPlaying: z.boolean(),
            })
            .nullable(),
        }),
      ),
    })
    .meta({ id: 'OpenResults' }),
});
