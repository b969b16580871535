import { z } from 'zod';
import {
  ENTRY_STATES,
  EVENT_TYPES,
  REFUND_PROGRESS,
  TOURNAMENT_LEVELS,
  WAITS_FOR,
} from '#domain/entry/vocabulary.ts';
import { MOST_EVENTS } from '#features/tournaments/events/events.vocabulary.ts';
import { tournamentOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, cursor, pathNumber } from '#platform/shared/ids.ts';
import { CHECK_IN_STATES } from './check-ins/check-ins.vocabulary.ts';
import { PAIR_STATES } from './partners/partners.vocabulary.ts';
import { renamingRefusals } from './teams/teams.contract.ts';
import { teamNameSchema } from './teams/teams.form.ts';
import { requestOutput } from './withdrawals/withdrawals.contract.ts';

/** The event of an entry or of a place in a waiting list. */
export const eventOfEntry = z
  .object({
    id: z.int(),
    name: z.string(),
    eventType: z.enum(EVENT_TYPES),
    level: z.enum(TOURNAMENT_LEVELS),
    /** It is the tournament's only one: its name is not shown. */
    isOnly: z.boolean(),
  })
  .meta({ id: 'EventOfEntry' });

/** Who plays together in an entry of doubles. */
export const pairOfEntry = z
  .object({
    /** What the reader is: who has entered, or the partner. */
    role: z.enum(['player', 'partner']),
    state: z.enum(PAIR_STATES),
    /** The other of the two; null while nobody is named. */
    name: z.string().nullable(),
    /** Until when a partner who has accepted can pay. */
    payUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PairOfEntry' });

export const entryOutput = z
  .object({
    id: z.uuid(),
    state: z.enum(ENTRY_STATES),
    /** The reader's part, where the fee is split. */
    feeYen: z.int(),
    /** The other's part of a split fee; null where the player pays for both. */
    otherFeeYen: z.int().nullable(),
    /** The reader's own payment: to be made, under way, made; none where there is nothing to pay. */
    payment: z.enum(['none', 'due', 'pending', 'made']),
    /** What a payment that is under way waits for: the till of a store, or an approval; null where only for the provider. */
    waitsFor: z.enum(WAITS_FOR).nullable(),
    /** Until when the reader can pay; after that payment, until when the partner can. */
    reservedUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable(),
    /** The refund of a withdrawn entry: none, on its way, or done. */
    refund: z.enum(REFUND_PROGRESS),
    /** What goes back; null where nothing does. */
    refundYen: z.int().nullable(),
    /** Whether the reader can still give the place up, or ask to; the partner can only ask. */
    canWithdraw: z.boolean(),
    /** The entries of the event are closed: withdrawing asks the organizer and the referees. */
    asksToWithdraw: z.boolean(),
    /** A paid fee goes back when the place is given up, or asked back, today. */
    isRefundable: z.boolean(),
    /** Withdrawn after the deadline: the fee was paid and does not go back. */
    isForfeited: z.boolean(),
    /** Waits for its decision, or was declined. */
    request: requestOutput.nullable(),
    /** Only with a confirmed entry, until the end of the day. */
    emergencyContact: z.string().nullable(),
    event: eventOfEntry,
    /** Null outside doubles. */
    pair: pairOfEntry.nullable(),
    /** The school that has entered it, and pays; null for all others. */
    schoolName: z.string().nullable(),
    /** The school's application, for who pays it. */
    applicationId: z.uuid().nullable(),
    /** The name of the team, in an event for teams. */
    team: z.string().nullable(),
    /** The reader only plays for the team: who has entered it decides about the entry, and pays. */
    isMember: z.boolean(),
    /** Its event is the season of a league, in one's own list of entries. */
    hasSeason: z.literal(true).exactOptional(),
    /** Whether the player can still give the team another name. */
    canRenameTeam: z.boolean(),
    /** As seen through the event: its type, level, fee and places. */
    tournament: tournamentOutput,
  })
  .meta({ id: 'Entry' });

const place = {
  /** Made by the browser; a resend with the same id changes nothing. */
  id: clientId,
  /** The name of the team, in an event for teams. */
  team: z.optional(teamNameSchema),
  /** In doubles with a fee: the partner pays half of it. Without it the player pays for both. */
  split: z.boolean().optional(),
};

const entryAnswer = z.object({ entry: entryOutput });

export const apply = endpoint({
  operationId: 'entries.apply',
  method: 'POST',
  path: '/api/entries',
  summary:
    'Apply for one event or several: reserves all places for 30 minutes or none, or gives back the reservations that are there',
  body: z.object({
    ...place,
    tournamentId: pathNumber,
    /** The event of the entry `id`; without it, the first event. */
    eventId: pathNumber.optional(),
    /** Entries of further events. */
    also: z
      .array(z.object({ ...place, eventId: pathNumber }))
      .max(MOST_EVENTS)
      .default([]),
    /** The player agrees to the tournament's rules and terms. */
    agreed: z.boolean(),
  }),
  output: z.object({
    entry: entryOutput,
    /** The entries of the further events. */
    also: z.array(entryOutput),
  }),
  refusals: {
    AGREEMENT_REQUIRED: 422,
    TOURNAMENT_NOT_FOUND: 404,
    EVENT_NOT_FOUND: 404,
    /** Every place of one of the events is taken. */
    TOURNAMENT_FULL: 409,
    TOURNAMENT_CLOSED: 409,
    TOURNAMENT_CANCELLED: 409,
    ALREADY_ENTERED: 409,
    /** The player's school has entered them for the event; `details.eventId` says which. */
    ENTERED_BY_SCHOOL: 409,
    /** A paid entry requires an answer to whether the player is under 18, and if so a guardian. */
    GUARDIAN_NEEDED: 409,
    /** The player's club has as many entries in the event as the organizer allows. */
    CLUB_LIMIT_REACHED: 409,
    /** The event is for teams; `details.eventId` says which. */
    TEAM_NAME_MISSING: 422,
    /** Another team of the event has the name; `details.eventId` says which event. */
    TEAM_NAME_TAKEN: 409,
    /** A team is named for an event of players. */
    NOT_FOR_TEAMS: 409,
    /** Only the fee of an event of doubles can be split, and one of two yen at least. */
    NOT_SPLIT: 409,
    /** The id belongs to another application. */
    ID_TAKEN: 409,
  },
});

export const find = endpoint({
  operationId: 'entries.find',
  method: 'GET',
  path: '/api/entries/:id',
  summary: 'One of my entries, or one in which I play as the partner',
  params: z.object({ id: z.uuid() }),
  output: entryAnswer,
  refusals: { ENTRY_NOT_FOUND: 404 },
});

export const current = endpoint({
  operationId: 'entries.current',
  method: 'GET',
  path: '/api/entries/current',
  summary: 'My live entries of one tournament, or my newest reservation that waits for payment',
  query: z.object({ tournamentId: pathNumber.optional() }),
  output: z.object({
    entry: entryOutput.nullable(),
    /** Of one tournament: my older live entries, in its other events, and those in which I am the partner. */
    also: z.array(entryOutput),
  }),
  refusals: {},
});

export const mine = endpoint({
  operationId: 'entries.mine',
  method: 'GET',
  path: '/api/entries',
  summary: 'My entries: coming ones by date, or past and given-up ones, newest first',
  query: z.object({ when: z.enum(['coming', 'past']), cursor: cursor.optional() }),
  output: z.object({
    entries: z.array(entryOutput),
    nextCursor: z.string().nullable(),
    /** Of those of these entries whose day it is, and whose event is checked in. */
    checkIns: z.array(z.object({ entryId: z.uuid(), state: z.enum(CHECK_IN_STATES) })),
  }),
  refusals: {},
});

export const withdraw = endpoint({
  operationId: 'entries.withdraw',
  method: 'POST',
  path: '/api/entries/:id/withdraw',
  summary:
    'Give the place up; a paid fee goes back the way it came. In a closed event: ask the organizer to',
  params: z.object({ id: z.uuid() }),
  output: entryAnswer,
  refusals: {
    ENTRY_NOT_FOUND: 404,
    NOT_ACTIVE: 409,
    DEADLINE_PASSED: 409,
    /** Of a partner: while the event takes entries, they leave the pair instead. */
    ENTRIES_OPEN: 409,
    /** A payment for it is under way; retry in a moment. */
    PAYMENT_UNDER_WAY: 409,
  },
});

export const renameTeam = endpoint({
  operationId: 'entries.renameTeam',
  method: 'PUT',
  path: '/api/entries/:id/team',
  summary: 'Give my team another name, until the entries of the event close',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: teamNameSchema }),
  output: entryAnswer,
  refusals: {
    ...renamingRefusals,
    /** Only the organizer can change the name now. */
    ENTRIES_CLOSED: 409,
  },
});

export const takeBack = endpoint({
  operationId: 'entries.takeBack',
  method: 'POST',
  path: '/api/entries/:id/withdraw/take-back',
  summary: 'Take a request to withdraw back, until it is decided',
  params: z.object({ id: z.uuid() }),
  output: entryAnswer,
  refusals: {
    ENTRY_NOT_FOUND: 404,
    /** There is none, or it has been decided. */
    NOTHING_ASKED: 409,
    /** The other of the pair has asked. */
    ASKED_BY_OTHER: 409,
  },
});
