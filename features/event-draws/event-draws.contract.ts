import { z } from 'zod';
import { traditions } from '#domain/bracket/vocabulary.ts';
import { EVENT_TYPES } from '#domain/entry/vocabulary.ts';
import { PRESETS } from '#domain/league-table/presets.ts';
import { eventFormat, eventFormats } from '#features/matches/draws/draws.record.contract.ts';
import { DRAW_STATES } from '#features/matches/draws/draws.vocabulary.ts';
import { chosenFormat } from '#features/matches/matches.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber } from '#platform/shared/ids.ts';
import { changeOf, drawnPerson, drawRecord, furtherStage } from './event-draws.record.contract.ts';
import { FURTHER_STATES, MOST_ENTRANTS } from './event-draws.vocabulary.ts';
import { drawResults } from './results/results.record.contract.ts';

export const params = z.object({ id: pathNumber, eventId: pathNumber });

const entrant = z
  .object({
    /** Unique in the event; drawn by lot when the entries were closed. */
    number: z.int(),
    name: z.string(),
    /** Null where it is not known. */
    club: z.string().nullable(),
    /** Rating points when the entries were closed; null without a rating. */
    points: z.int().nullable(),
    /** In the order of strength of the school that has entered them; null for all others. */
    rankInClub: z.int().nullable(),
    /** Too few rated matches, or none for too long: behind the others, with a question mark. */
    isProvisional: z.boolean(),
    /** The organizer has ranked the others, but not this one, who was confirmed later. */
    isNew: z.boolean(),
  })
  .meta({ id: 'Entrant' });

const when = z.iso.datetime();

/** The newest draw of an event, as its organizer sees it. */
const draftedDraw = z
  .object({
    /** Counts every draw of the event, from 1. */
    number: z.int(),
    drawnAt: when,
    /** Names of the organizer or a referee; null for somebody who has left, and before the publication. */
    drawnBy: z.string().nullable(),
    publishedBy: z.string().nullable(),
    /** Null for a draft. */
    publishedAt: when.nullable(),
    /** It was published and taken back. */
    withdrawn: z.object({ at: when, reason: z.string() }).nullable(),
    /** The seeding list has changed since: it must be drawn again before it can be published. */
    isOutdated: z.boolean(),
    format: eventFormat,
    /** As it was drawn; what is shown is this one with the amendments. */
    made: drawRecord,
    amendments: z.array(
      z.object({
        at: when,
        /** Who made it; null for a deleted account. */
        by: z.string().nullable(),
        reason: z.string(),
        change: changeOf,
      }),
    ),
    /** Members of one club who meet at once, in the draw with its amendments. */
    clashes: z.object({
      /** Matches between club-mates: of the first round, or in the groups. */
      matches: z.int(),
      /** The fewest that any draw of these entrants could have. */
      lowerBound: z.int(),
      meetings: z
        .array(
          z.object({
            /** The upper line of the match, or the group; from 1. */
            place: z.int(),
            entrants: z.array(z.string()).readonly(),
          }),
        )
        .readonly(),
    }),
    people: z.array(drawnPerson),
    /** Of a published draw; null for a draft. */
    results: drawResults.nullable(),
  })
  .meta({ id: 'DraftedDraw' });

/** An event on its way to the draw, as its organizer sees it. */
const preparedEvent = z
  .object({
    tournamentName: z.string(),
    eventDate: z.iso.date(),
    /** Empty where the organizer has given none. */
    eventName: z.string(),
    eventType: z.enum(EVENT_TYPES),
    state: z.enum(DRAW_STATES),
    /** The reader is its organizer or an operator: a referee does not close and open entries. */
    isOrganizer: z.boolean(),
    /** False for a desk helper, who reads what is published, and enters its results. */
    mayReferee: z.boolean(),
    /** Nothing can be changed in a cancelled tournament. */
    isCancelled: z.boolean(),
    people: z.object({
      confirmed: z.int(),
      /** Somebody pays, or a place is offered to them. */
      held: z.int(),
      waiting: z.int(),
    }),
    /** Null while the entries are open, and for a desk helper. */
    seeding: z
      .object({
        /** Of the list; a write names the version that its writer saw. */
        version: z.int(),
        seedCount: z.int(),
        /** The organizer has chosen the number. */
        isCountChosen: z.boolean(),
        usualSeedCount: z.int(),
        mostSeeds: z.int(),
        /** Who saved the order last, and when; null while nobody has. */
        savedBy: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
        /** By rating points and lot: the organizer has ranked nobody. */
        isByPoints: z.boolean(),
        /** In the order of the list, the strongest first. */
        entrants: z.array(entrant),
      })
      .nullable(),
    sport,
    /** The seed table that the sport uses. */
    usualTradition: z.enum(traditions),
    /** The rule book of the event's last groups, or that of the sport. */
    ruleBook: z.enum(PRESETS),
    /** How the organizer means it to be played, where nothing is drawn. */
    formats: eventFormats,
    /**
     * The score format that the organizer has chosen last for an event of this sport. Null where none can be chosen for a
     * published draw.
     */
    lastFormat: chosenFormat.nullable(),
    /** How the event was drawn last; null before its first draw. */
    format: eventFormat.nullable(),
    /** Null before the first draw; for a desk helper, before it is published. */
    draw: draftedDraw.nullable(),
    /** The stages that follow the published first one, for a desk helper those that are published; empty where none do. */
    further: z.array(
      furtherStage.extend({
        state: z.enum(FURTHER_STATES),
        /** Null before its first draw. */
        draw: draftedDraw.nullable(),
      }),
    ),
  })
  .meta({ id: 'PreparedEvent' });

export const output = z.object({ event: preparedEvent }).meta({ id: 'PreparedEventAnswer' });
const unknown = { TOURNAMENT_NOT_FOUND: 404, EVENT_NOT_FOUND: 404 } as const;
export const changes = {
  ...unknown,
  TOURNAMENT_CANCELLED: 409,
  /** The results are final: they change by a correction only. */
  TOURNAMENT_FINALIZED: 409,
} as const;

export const prepared = endpoint({
  operationId: 'eventDraws.prepared',
  method: 'GET',
  path: '/api/tournaments/:id/events/:eventId/seeding',
  summary: 'An event on its way to the draw, for its desk; a desk helper reads what is published',
  params,
  output,
  refusals: unknown,
});

export const closeEntries = endpoint({
  operationId: 'eventDraws.closeEntries',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/close',
  summary: 'Close the entries of an event: its confirmed entries become its seeding list',
  params,
  output,
  refusals: changes,
});

export const reopenEntries = endpoint({
  operationId: 'eventDraws.reopenEntries',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/reopen',
  summary: 'Take entries of an event again; free places are offered to its waiting list',
  params,
  output,
  /** A published draw must be taken back first, which is not possible once a match has a result. */
  refusals: { ...changes, DRAW_PUBLISHED: 409, MATCH_PLAYED: 409, SEASON_BEGUN: 409 },
});

/** The same seeding as the stored one is no conflict, whatever version its writer saw. */
export const saveSeeding = endpoint({
  operationId: 'eventDraws.saveSeeding',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/seeding',
  summary: 'Save the order and the number of seeds',
  params,
  body: z.object({
    baseVersion: count,
    /** The numbers of all entrants, the strongest first; null orders them by rating points and lot. */
    order: z.array(count).max(MOST_ENTRANTS).nullable(),
    /** Null is the usual number. */
    seedCount: count.nullable(),
  }),
  output,
  refusals: {
    ...changes,
    ENTRIES_OPEN: 409,
    /** Somebody else has changed the list since; reading it gives theirs. */
    SEEDING_CHANGED: 409,
    /** The order leaves somebody out, or names somebody twice or who is not in the list. */
    INVALID_ORDER: 422,
    INVALID_SEED_COUNT: 422,
    /** A published draw must be taken back first. */
    DRAW_PUBLISHED: 409,
    /** A match of the published draw has a result. */
    MATCH_PLAYED: 409,
  },
});
