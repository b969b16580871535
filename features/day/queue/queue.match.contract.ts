import { z } from 'zod';
import { matchEnds } from '#domain/bracket/result-status.ts';
import { PRIORITIES } from '#domain/order-of-play/reasons.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { furtherStage } from '#features/event-draws/event-draws.record.contract.ts';
import { MATCH_ID } from '#features/matches/ties/ties.sides.policy.ts';
import { QUEUE_STATES } from './queue.vocabulary.ts';

/** A match of the queue as it is sent. */

const when = z.iso.datetime();

/** A match of an event: its stage, and its place in the draw of the stage. */
export const matchRef = z.object({
  stageId: z.uuid(),
  /**
   * "{round}-{position}" of a knockout, "{group}-{number}-{number}" of a group, with the numbers in the group from 1; of the rubber of a
   * tie with "r{number}" after it.
   */
  matchId: z.string().max(16).regex(MATCH_ID),
});

export const person = z.object({
  /** As in the check-in: the id of the entry, or of the partner in it. */
  id: z.uuid(),
  name: z.string(),
});

const side = z
  .object({
    /** The entrant's number, as text. */
    id: z.string(),
    /** Of the player, the pair or the team. */
    name: z.string(),
    club: z.string().nullable(),
    people: z.array(
      /** The reading of the name (furigana) in katakana; '' where nobody has given it. */
      person.extend({ reading: z.string() }),
    ),
  })
  .meta({ id: 'QueueSide' });

const rubber = z
  .object({ number: z.int(), name: z.string() })
  .meta({ id: 'Rubber' })
  .exactOptional();

/** Where the match is in its event; a rubber is where its tie is. */
export const matchPosition = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('knockout'),
      /** From 1. */
      round: z.int(),
      rounds: z.int(),
      /** From 0; with `round` and `rounds` it gives the name (domain/bracket, `matchKind`). */
      position: z.int(),
      /** Of a tie: from 1, and by its name, such as "D3". */
      rubber,
    }),
    z.object({
      kind: z.literal('group'),
      /** From 1. */
      group: z.int(),
      /** In the order of play of the group, from 1. */
      number: z.int(),
      rubber,
    }),
  ])
  .meta({ id: 'MatchPosition' });

/** The time that is shown: "not before 10:40 (about 10:55)". */
const expected = z.object({ notBefore: when, about: when });

export const queueMatch = z
  .object({
    /** Its name in the other lists of this answer: "{stageId} {matchId}". */
    key: z.string(),
    ...matchRef.shape,
    eventId: z.int(),
    drawNumber: z.int(),
    /** Of the match in the queue; 0 for one that nobody has touched. */
    version: z.int(),
    /** Of its result, for entering one; 0 without. */
    resultVersion: z.int(),
    state: z.enum(QUEUE_STATES),
    place: matchPosition,
    /** Of the stage: null for the first; the places of the groups, or a consolation. */
    stage: furtherStage.nullable(),
    /** Null while it is not known. */
    player1: side.nullable(),
    player2: side.nullable(),
    /** Who umpires, or would if it were called now; null for nobody. */
    umpire: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** Where it is called or played, was played, or is next; null elsewhere. */
    courtId: z.uuid().nullable(),
    calledAt: when.nullable(),
    calledAgainAt: when.nullable(),
    /** Of a called match: which sides have said that they are on their way. */
    coming: z.array(z.enum(SIDES)),
    startedAt: when.nullable(),
    endedAt: when.nullable(),
    /** Of a called match: when the rule asks for the second call. Null without one, and after it. */
    secondCallDueAt: when.nullable(),
    /** What the desk has fixed. */
    fixedCourtId: z.uuid().nullable(),
    priority: z.enum(PRIORITIES),
    /** It has a place that the desk has given it. */
    isPlaced: z.boolean(),
    isHeld: z.boolean(),
    /** "HH:MM". */
    notBefore: z.string().nullable(),
    /** It is played on courts with this label only; null on any court. */
    courtLabel: z.string().nullable(),
    /** Of a match that is not called yet; null where nobody can say. */
    expected: expected.nullable(),
    /** Null while it has none. The winner is a side's id, null after a double walkover. */
    result: z
      .object({
        winnerId: z.string().nullable(),
        /** "11-9 8-11 11-4", or "3-1" where only the sets are known; empty without a score. */
        score: z.string(),
        kind: z.enum(matchEnds),
      })
      .nullable(),
  })
  .meta({ id: 'QueueMatch' });
