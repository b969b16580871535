import { z } from 'zod';
import { REFUND_PROGRESS, WAITS_FOR } from '#domain/entry/vocabulary.ts';
import {
  APPLICATION_STATES,
  APPLICATION_STEPS,
} from '#features/entries/applications/applications.vocabulary.ts';
import { GENDERS } from '#features/players/players.vocabulary.ts';
import { eventOutput } from '#features/tournaments/events/events.contract.ts';
import { prefectureOutput, tournamentOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { listedWords } from '#platform/shared/known-word.ts';
import { brief } from './team-applications.applying.contract.ts';

const params = z.object({ id: z.uuid() });

const playerOutput = z.object({
  pupilId: z.uuid(),
  name: z.string(),
  kana: z.string(),
  grade: z.string(),
  gender: z.enum(['', ...GENDERS]),
  registrationNo: z.string(),
});

const lineOutput = z.object({
  id: z.uuid(),
  eventId: z.int(),
  state: z.enum(['reserved', 'confirmed', 'lapsed', 'withdrawn', 'cancelled']),
  feeYen: z.int(),
  /** What was paid for it and does not go back; points are none. */
  retainedYen: z.int(),
  /** What it cost in points that have not gone back; null where it was not paid with them. */
  paidPoints: z.int().nullable(),
  rank: z.int().nullable(),
  team: z.string().nullable(),
  refund: z.enum(REFUND_PROGRESS),
  players: z.array(playerOutput),
  /** Asked of the organizer, since the entries of the event are closed. */
  isAsked: z.boolean(),
  /** Now, by the school; false while the organizer is asked, or a payment is under way. */
  canWithdraw: z.boolean(),
  /** Withdrawing asks the organizer, since the entries of the event are closed. */
  asksToWithdraw: z.boolean(),
  /** Whether what was paid for it goes back if it is withdrawn, or asked for, now. */
  isRefundable: z.boolean(),
});

const transferOutput = z.object({
  id: z.uuid(),
  amountYen: z.int(),
  paidOn: z.iso.date(),
  payerName: z.string(),
  notedAt: z.iso.datetime(),
});

export const applicationOutput = z
  .object({
    id: z.uuid(),
    state: z.enum(APPLICATION_STATES),
    totalYen: z.int(),
    isByTransfer: z.boolean(),
    dueAt: z.iso.datetime().nullable(),
    code: z.string().nullable(),
    appliedAt: z.iso.datetime().nullable(),
    paidAt: z.iso.datetime().nullable(),
    /** A charge is under way: its outcome is not known yet. */
    isPaying: z.boolean(),
    /** What that charge waits for: the money at a store, or an approval; null where only for the provider. */
    waitsFor: z.enum(WAITS_FOR).nullable(),
    group: z.object({ id: z.int(), name: z.string() }),
    school: z.object({
      officialName: z.string(),
      postalCode: z.string(),
      prefecture: z.union([z.literal(''), prefectureOutput]),
      address: z.string(),
      personInCharge: z.string(),
      phone: z.string(),
    }),
    lines: z.array(lineOutput),
    transfers: z.array(transferOutput),
    /** What the organizer has still to send back of them. */
    dueBackYen: z.int(),
    /** What has been paid and does not go back, the amount of the receipt; points are none. */
    receivedYen: z.int(),
  })
  .meta({ id: 'TeamApplication' });

export const find = endpoint({
  operationId: 'teamApplications.find',
  method: 'GET',
  path: '/api/team-applications/:id',
  summary:
    'An application with its lines, for the school and the organizer; referees read who plays, without contacts and money',
  params,
  output: z.object({
    tournament: tournamentOutput,
    events: z.array(eventOutput),
    application: applicationOutput,
    /** What the reader may do. */
    may: z.object({
      /** Contacts, money and papers: the school and the organizer; referees read who plays. */
      readAll: z.boolean(),
      pay: z.boolean(),
      withdraw: z.boolean(),
      replace: z.boolean(),
      /** Say to which bank account money goes back. */
      giveAccount: z.boolean(),
    }),
    /** Pupils who could play instead; empty for who may not replace. */
    pupils: z.array(z.object({ id: z.uuid(), name: z.string(), grade: z.string() })),
    /** Where the organizer takes transfers: the account, and until when one can still be chosen. */
    transfer: z.object({ to: z.string(), until: z.iso.datetime().nullable() }),
    registrationNo: z.string(),
    receiptNumber: z.int().nullable(),
    steps: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(listedWords(APPLICATION_STEPS)),
        amountYen: z.int().nullable(),
        entryId: z.uuid().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: { APPLICATION_NOT_FOUND: 404 },
});

const changing = { APPLICATION_NOT_FOUND: 404, NOT_UNPAID: 409, PAYMENT_UNDER_WAY: 409 } as const;

export const payLater = endpoint({
  operationId: 'teamApplications.payLater',
  method: 'POST',
  path: '/api/team-applications/:id/pay-later',
  summary: 'Hold a reserved application for a transfer',
  params,
  output: z.object({ id: z.uuid() }),
  refusals: { ...changing, TRANSFER_NOT_OFFERED: 409, TRANSFER_TOO_LATE: 409 },
});

export const giveUp = endpoint({
  operationId: 'teamApplications.giveUp',
  method: 'POST',
  path: '/api/team-applications/:id/give-up',
  summary: 'Give up an unpaid application with all of its places',
  params,
  output: z.object({}),
  refusals: changing,
});

const ofLine = z.object({ id: z.uuid(), entryId: z.uuid() });

export const withdrawLine = endpoint({
  operationId: 'teamApplications.withdrawLine',
  method: 'POST',
  path: '/api/team-applications/:id/lines/:entryId/withdraw',
  summary: 'Withdraw a line; what was paid for it goes back until the deadline',
  params: ofLine,
  output: z.object({
    /** Whether the fee of the line goes back. */
    refund: z.boolean(),
  }),
  refusals: {
    LINE_NOT_FOUND: 404,
    ENTRY_NOT_FOUND: 404,
    NOT_ACTIVE: 409,
    DEADLINE_PASSED: 409,
    PAYMENT_UNDER_WAY: 409,
  },
});

export const replacePupil = endpoint({
  operationId: 'teamApplications.replacePupil',
  method: 'POST',
  path: '/api/team-applications/:id/lines/:entryId/replace',
  summary:
    'Let another pupil play in a line; after the entries have closed only by the referees, until a match is called',
  params: ofLine,
  body: z.object({ outgoing: z.uuid(), incoming: z.uuid() }),
  output: z.object({}),
  refusals: {
    LINE_NOT_FOUND: 404,
    NOT_ACTIVE: 409,
    ENTRIES_CLOSED: 409,
    PUPIL_UNKNOWN: 422,
    PUPIL_TWICE: 422,
    PUPIL_ENTERED: 409,
    WRONG_GENDER: 409,
    NOT_MIXED: 409,
    MATCH_PLAYED: 409,
    SQUAD_DIFFERS: 409,
  },
});

export const issueReceipt = endpoint({
  operationId: 'teamApplications.issueReceipt',
  method: 'POST',
  path: '/api/team-applications/:id/receipt',
  summary: 'Give the receipt its number; every later print is marked as a copy',
  params,
  body: z.object({ /** Made by the browser for each print. */ writeId: clientId }),
  output: z.object({ number: z.int(), isCopy: z.boolean() }),
  refusals: { APPLICATION_NOT_FOUND: 404, NOT_PAID: 409 },
});

export const ofGroup = endpoint({
  operationId: 'teamApplications.ofGroup',
  method: 'GET',
  path: '/api/groups/:groupId/team-applications',
  summary: 'The applications of a group, the newest first, for those who look after it',
  params: z.object({ groupId: pathNumber }),
  output: z.object({
    applications: z.array(
      brief.extend({
        tournament: z.object({ id: z.int(), name: z.string(), eventDate: z.iso.date() }),
      }),
    ),
  }),
  refusals: { GROUP_NOT_FOUND: 404, GROUP_NOT_EDITABLE: 403 },
});
