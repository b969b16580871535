import { z } from 'zod';
import {
  accountBody,
  accountRefusals,
  arrivalBody,
} from '#features/payments/transfers/transfers.contract.ts';
import { TRANSFER_STATES } from '#features/payments/transfers/transfers.vocabulary.ts';
import { eventOutput } from '#features/tournaments/events/events.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';

const params = z.object({ id: pathNumber });
const common = { TOURNAMENT_NOT_FOUND: 404 } as const;

/** What a player pays by a transfer to the organizer's account, with what was noted of it. */
const transferOutput = z
  .object({
    /** Of the charge. */
    id: z.uuid(),
    /** What is written before the name. */
    code: z.string(),
    /** The player, or the team. */
    payer: z.string(),
    eventIds: z.array(z.int()),
    amountYen: z.int(),
    state: z.enum(TRANSFER_STATES),
    createdAt: z.iso.datetime(),
    /** By when it is to be transferred, and until when the place is held; null once it is not waited for. */
    until: z.iso.datetime().nullable(),
    heldUntil: z.iso.datetime().nullable(),
    /** What the organizer has still to send back of it: a fee, or what was too much. */
    dueBackYen: z.int(),
    notes: z.array(
      z.object({
        id: z.uuid(),
        /** Negative where it was sent back. */
        amountYen: z.int(),
        paidOn: z.iso.date(),
        payerName: z.string(),
      }),
    ),
  })
  .meta({ id: 'BankTransfer' });

export const list = endpoint({
  operationId: 'bankTransfers.list',
  method: 'GET',
  path: '/api/tournaments/:id/transfers',
  summary: "The players' transfers of a tournament, awaited ones first, for its organizer",
  params,
  output: z.object({
    transfers: z.array(transferOutput),
    events: z.array(eventOutput),
    /** Of the organizer, for all tournaments. */
    terms: z.object({ transferTo: z.string(), acceptsPlayers: z.boolean() }),
  }),
  refusals: common,
});

export const exportList = endpoint({
  operationId: 'bankTransfers.exportList',
  method: 'GET',
  path: '/api/tournaments/:id/transfers/csv',
  summary: 'The same as a spreadsheet (CSV, UTF-8 with a byte order mark)',
  params,
  output: z.object({ fileName: z.string(), csv: z.string() }),
  refusals: common,
});

export const saveTerms = endpoint({
  operationId: 'bankTransfers.saveTerms',
  method: 'PUT',
  path: '/api/tournaments/:id/transfers/terms',
  summary: 'Whether players may pay by transfer, and to which account; for all tournaments',
  params,
  body: accountBody.extend({ acceptsPlayers: z.boolean().optional() }),
  output: z.object({}),
  refusals: {
    ...common,
    ...accountRefusals,
    /** Without an account nobody can transfer anything. */
    ACCOUNT_MISSING: 422,
  },
});

export const note = endpoint({
  operationId: 'bankTransfers.note',
  method: 'POST',
  path: '/api/tournaments/:id/transfers/:transferId/notes',
  summary: 'Note what has arrived by a transfer, or was sent back',
  params: params.extend({ transferId: z.uuid() }),
  body: arrivalBody,
  output: z.object({}),
  refusals: {
    ...common,
    TRANSFER_NOT_FOUND: 404,
    /** It was noted as paid before, or is no longer waited for. */
    NOT_UNPAID: 409,
    /** A note of another transfer has this id. */
    ID_TAKEN: 409,
  },
});
