import { z } from 'zod';
import { MATCH_STATES } from '#domain/practice-evening/board.ts';
import { COURT_RULES } from '#domain/practice-evening/evening.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { writeId } from '#features/matches/matches.contract.ts';
import { LARGEST_INTEGER } from '#platform/shared/bounds.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, day, pathNumber } from '#platform/shared/ids.ts';
import { tidyName } from '#platform/shared/names.ts';
import {
  LONGEST_GUEST_NAME,
  MOST_COURTS,
  MOST_MATCHES,
  MOST_PEOPLE,
} from './evening.vocabulary.ts';

/** Milliseconds since the beginning of the evening's day in Japan; see `timeOn`. */
const time = count;
/** A member's number, or the UUID of a guest. */
const personId = z
  .string()
  .max(36)
  .regex(/^([1-9]\d{0,9}|[0-9a-f-]{36})$/)
  .refine((id) => id.length > 10 || Number(id) <= LARGEST_INTEGER);
const courtId = z.string().regex(/^c([1-9]|1\d|20)$/);
const side = z.array(personId).min(1).max(2).readonly();

const court = z.object({
  id: courtId,
  rule: z.enum(COURT_RULES),
  isOpen: z.boolean(),
  changedAt: time,
});

const person = z.object({
  id: personId,
  guestName: z.string().overwrite(tidyName).min(1).max(LONGEST_GUEST_NAME).optional(),
  gender: z.enum(['female', 'male']).optional(),
  stays: z
    .array(z.object({ from: time, to: time.optional() }))
    .max(100)
    .readonly(),
  changedAt: time,
});

const match = z.object({
  id: z.uuid(),
  court: courtId,
  sides: z.tuple([side, side]).readonly(),
  state: z.enum(MATCH_STATES),
  begun: time,
  ended: time.optional(),
  winner: z.enum(SIDES).optional(),
  changedAt: time,
});

/** A board, or the changed part of one. */
const board = z
  .object({
    courts: z.array(court).max(MOST_COURTS).readonly(),
    people: z.array(person).max(MOST_PEOPLE).readonly(),
    matches: z.array(match).max(MOST_MATCHES).readonly(),
    end: z.object({ isEnded: z.boolean(), changedAt: time }),
  })
  .meta({ id: 'PracticeBoard' });

const eveningParams = z.object({ groupId: pathNumber, day });

const eveningOutput = z
  .object({
    /** Of the pairing rule's lots. */
    randomSeed: z.int(),
    board,
    version: z.int(),
    /** The members on the board, also those who have left the group since. */
    members: z.array(z.object({ id: z.int(), name: z.string() })),
    /** The winners of its matches as the records have them; null where the score was removed. */
    winners: z.array(z.object({ id: z.uuid(), winner: z.enum(SIDES).nullable() })),
  })
  .meta({ id: 'PracticeEvening' });

export const evening = endpoint({
  operationId: 'evening.evening',
  method: 'GET',
  path: '/api/practice/groups/:groupId/evenings/:day',
  summary: 'The practice evening of a group on one day, and who was there last time',
  params: eveningParams,
  output: z.object({
    /** Null until somebody begins it. */
    evening: eveningOutput.nullable(),
    /** The members who came to the evening before this day. */
    lastTime: z.array(z.int()),
    /** Rating points of the members who have an account, for matches of even sides. */
    rates: z.array(z.object({ id: z.int(), points: z.int() })),
  }),
  refusals: { GROUP_NOT_FOUND: 404 },
});

/**
 * Merges a phone's changes into the board, item by item; the first changes begin the evening. The same changes sent
 * again, or after those of others, change nothing.
 */
export const saveEvening = endpoint({
  operationId: 'evening.saveEvening',
  method: 'PUT',
  path: '/api/practice/groups/:groupId/evenings/:day',
  summary: 'Merge changes into the board of a practice evening',
  params: eveningParams,
  body: z.object({
    writeId,
    /** Made by the client (UUID version 7): of the evening, if these changes begin it. */
    id: z.uuidv7(),
    changes: board,
  }),
  output: z.object({ groupId: z.int(), day: z.iso.date(), evening: eveningOutput }),
  refusals: {
    GROUP_NOT_FOUND: 404,
    PLAYERS_UNKNOWN: 409,
    EVENING_INCONSISTENT: 422,
    EVENING_TOO_LARGE: 422,
  },
});
