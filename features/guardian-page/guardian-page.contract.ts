import { z } from 'zod';
import { NAME_DISPLAYS } from '#domain/common/name-display.ts';
import { ENTRY_STATES, REFUND_PROGRESS } from '#domain/entry/vocabulary.ts';
import { DISCIPLINES } from '#domain/rating/vocabulary.ts';
import {
  eventOfEntry,
  entryOutput as ownEntry,
  pairOfEntry,
} from '#features/entries/entries.contract.ts';
import { ownDayOutput } from '#features/entries/own-day/own-day.contract.ts';
import { requestOutput } from '#features/entries/withdrawals/withdrawals.contract.ts';
import { playerPage, reasons as playerReasons } from '#features/ratings/ratings.contract.ts';
import { HIDERS } from '#features/ratings/ratings.vocabulary.ts';
import { prefectureOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor } from '#platform/shared/ids.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { linkRequestSchema } from './guardian-page.form.ts';

/** What a guardian does by a mailed link, without an account. */
const proof = z.object({ secret: linkSecret }).meta({ id: 'GuardianProof' });
const params = z.object({ id: z.uuid() });

const PLAYER = {
  ...linkRefusals,
  /** The holder of the link is not, or no longer, the guardian of a player with this id. */
  PLAYER_NOT_FOUND: 404,
} as const;
/** The guardian has not confirmed yet. */
const NOT_CONFIRMED = 409;

/** Why a guardian does nothing for a player, also where other features act by the link. */
export const guardedRefusals = { ...PLAYER, NOT_CONFIRMED } as const;
/** The secret of the link, in the body. */
export const guardianProof = proof;

const playerOutput = z.object({
  id: z.uuid(),
  state: z.enum(['asked', 'confirmed']),
  name: z.string(),
  namedAt: z.iso.datetime(),
  /** The tournament for which the guardian was named. */
  tournament: z.object({ name: z.string(), eventDate: z.iso.date(), venue: z.string() }).nullable(),
  nameDisplay: z.enum(NAME_DISPLAYS),
  /** The name in each way of showing it. */
  shownAs: z.record(z.enum(NAME_DISPLAYS), z.string()),
});

const entryOutput = z
  .object({
    id: z.uuid(),
    state: z.enum(ENTRY_STATES),
    feeYen: z.int(),
    /** The payment of the player's part, as in their own entries. */
    payment: ownEntry.shape.payment,
    /** The other's part of a split fee. */
    otherFeeYen: z.int().nullable(),
    refund: z.enum(REFUND_PROGRESS),
    /** What goes back of it; null for all of it, or nothing. */
    refundYen: z.int().nullable(),
    canWithdraw: z.boolean(),
    asksToWithdraw: z.boolean(),
    isRefundable: z.boolean(),
    isForfeited: z.boolean(),
    request: requestOutput.nullable(),
    /** Where the tournament has several. */
    event: eventOfEntry.optional(),
    /** Null outside doubles. */
    pair: pairOfEntry.nullable(),
    /** The name of the team, in an event for teams. */
    team: z.string().nullable(),
    /** The school that has entered it, and pays; null for all others. */
    schoolName: z.string().nullable(),
    /** The tournament can be followed live with the link; one that is unlisted cannot. */
    isFollowable: z.boolean(),
    tournament: z.object({
      id: z.int(),
      name: z.string(),
      eventDate: z.iso.date(),
      startTime: z.string(),
      endTime: z.string(),
      venue: z.string(),
      prefecture: prefectureOutput,
      applicationDeadline: z.iso.date(),
    }),
  })
  .meta({ id: 'GuardedEntry' });

export const open = endpoint({
  operationId: 'guardianPage.open',
  method: 'POST',
  path: '/api/guardian-page/open',
  summary: 'Everybody whom the reader of a mailed link looks after, or is asked to',
  body: proof,
  output: z.object({ email: z.string(), players: z.array(playerOutput) }),
  refusals: linkRefusals,
});

export const confirm = endpoint({
  operationId: 'guardianPage.confirm',
  method: 'POST',
  path: '/api/guardian-page/players/:id/confirm',
  summary: "Be this player's guardian",
  params,
  body: proof,
  output: z.object({}),
  refusals: PLAYER,
});

export const decline = endpoint({
  operationId: 'guardianPage.decline',
  method: 'POST',
  path: '/api/guardian-page/players/:id/decline',
  summary: 'Say that one is not the guardian: no more mails about this player',
  params,
  body: proof,
  output: z.object({}),
  refusals: { ...PLAYER, ALREADY_CONFIRMED: 409 },
});

export const end = endpoint({
  operationId: 'guardianPage.end',
  method: 'POST',
  path: '/api/guardian-page/players/:id/end',
  summary: "Stop being this player's guardian",
  params,
  body: proof,
  output: z.object({}),
  refusals: { ...PLAYER, NOT_CONFIRMED },
});

export const chooseNameDisplay = endpoint({
  operationId: 'guardianPage.chooseNameDisplay',
  method: 'POST',
  path: '/api/guardian-page/players/:id/name-display',
  summary: "Choose how the player's name is shown publicly",
  params,
  body: z.object({ secret: linkSecret, nameDisplay: z.enum(NAME_DISPLAYS) }),
  output: z.object({}),
  refusals: { ...PLAYER, NOT_CONFIRMED },
});

export const day = endpoint({
  operationId: 'guardianPage.day',
  method: 'POST',
  path: '/api/guardian-page/players/:id/day',
  summary: "The player's matches of today: when, where and against whom",
  params,
  body: proof,
  output: z.object({ days: z.array(ownDayOutput) }),
  refusals: { ...PLAYER, NOT_CONFIRMED },
});

export const entries = endpoint({
  operationId: 'guardianPage.entries',
  method: 'POST',
  path: '/api/guardian-page/players/:id/entries',
  summary: "The player's entries: coming ones by date, or past and given-up ones, newest first",
  params,
  body: z.object({
    secret: linkSecret,
    when: z.enum(['coming', 'past']),
    cursor: cursor.optional(),
  }),
  output: z.object({ entries: z.array(entryOutput), nextCursor: z.string().nullable() }),
  refusals: { ...PLAYER, NOT_CONFIRMED },
});

export const withdraw = endpoint({
  operationId: 'guardianPage.withdraw',
  method: 'POST',
  path: '/api/guardian-page/players/:id/entries/:entryId/withdraw',
  summary: 'Give a place of the player up; a paid fee goes back',
  params: z.object({ id: z.uuid(), entryId: z.uuid() }),
  body: proof,
  output: z.object({ entry: entryOutput }),
  refusals: {
    ...PLAYER,
    NOT_CONFIRMED,
    ENTRY_NOT_FOUND: 404,
    NOT_ACTIVE: 409,
    DEADLINE_PASSED: 409,
    PAYMENT_UNDER_WAY: 409,
  },
});

export const takeBack = endpoint({
  operationId: 'guardianPage.takeBack',
  method: 'POST',
  path: '/api/guardian-page/players/:id/entries/:entryId/withdraw/take-back',
  summary: 'Take a request to withdraw the player back, until it is decided',
  params: z.object({ id: z.uuid(), entryId: z.uuid() }),
  body: proof,
  output: z.object({ entry: entryOutput }),
  refusals: {
    ...PLAYER,
    NOT_CONFIRMED,
    ENTRY_NOT_FOUND: 404,
    NOTHING_ASKED: 409,
    /** The partner of the pair has asked. */
    ASKED_BY_OTHER: 409,
  },
});

export const rates = endpoint({
  operationId: 'guardianPage.rates',
  method: 'POST',
  path: '/api/guardian-page/players/:id/rates',
  summary:
    "The player's page as the player sees it: rates, what has moved them, record and matches",
  params,
  body: proof,
  /** Null for somebody who has never played. */
  output: z.object({ page: playerPage.output.nullable() }),
  refusals: { ...PLAYER, NOT_CONFIRMED },
});

export const reasons = endpoint({
  operationId: 'guardianPage.reasons',
  method: 'POST',
  path: '/api/guardian-page/players/:id/periods/:periodId',
  summary: "What each match of a period did to the player's rate",
  params: params.extend({ periodId: z.uuid() }),
  body: z.object({ secret: linkSecret, discipline: z.enum(DISCIPLINES) }),
  output: playerReasons.output,
  refusals: { ...PLAYER, NOT_CONFIRMED, PERIOD_NOT_FOUND: 404 },
});

export const hide = endpoint({
  operationId: 'guardianPage.hide',
  method: 'POST',
  path: '/api/guardian-page/players/:id/hidden',
  summary: 'Take the player out of every ranking, or let them be ranked again',
  params,
  body: z.object({ secret: linkSecret, hidden: z.boolean() }),
  output: z.object({ hidden: z.enum(HIDERS).nullable() }),
  refusals: { ...PLAYER, NOT_CONFIRMED },
});

export const requestLink = endpoint({
  operationId: 'guardianPage.requestLink',
  method: 'POST',
  path: '/api/guardian-page/link',
  summary: 'Mail a fresh link; the answer is the same whether the address is known or not',
  body: linkRequestSchema,
  output: z.object({}),
  refusals: {},
});
