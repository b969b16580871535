import { z } from 'zod';
import { eventOfEntry, pairOfEntry } from '#features/entries/entries.contract.ts';
import { PAIR_STATES, PARTNER_WAYS } from '#features/entries/partners/partners.vocabulary.ts';
import { prefectureOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { namedPartnerSchema } from './pairs.form.ts';

const params = z.object({ id: z.uuid() });

/** What the writer saw of the pair; null where there was no partner. */
export const seenPartner = z
  .object({ id: z.uuid(), state: z.enum(PAIR_STATES) })
  .meta({ id: 'SeenPartner' });

const tournamentOutput = z
  .object({
    name: z.string(),
    eventDate: z.iso.date(),
    startTime: z.string(),
    endTime: z.string(),
    venue: z.string(),
    prefecture: prefectureOutput,
  })
  .meta({ id: 'TournamentOfPair' });

const splitFee = z
  .object({
    playerYen: z.int(),
    partnerYen: z.int(),
    /** Until when the place waits for the partner's part; null once it is paid. */
    heldUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SplitFee' });

const pairOutput = z
  .object({
    entryId: z.uuid(),
    role: pairOfEntry.shape.role,
    /** Who has entered. */
    entrant: z.string(),
    event: eventOfEntry,
    tournament: tournamentOutput,
    partner: z
      .object({
        id: z.uuid(),
        how: z.enum(PARTNER_WAYS),
        state: z.enum(PAIR_STATES),
        /** Empty where nobody is named, such as behind an open link. */
        name: z.string(),
        /** Of a partner without an account. */
        club: z.string(),
        /** Until when an open invitation can be answered. */
        expiresAt: z.iso.datetime().nullable(),
        /** Until when a partner who has accepted can pay their part. */
        payUntil: z.iso.datetime().nullable(),
        /** The secret of an open link, for the player who has made it. */
        token: z.string().nullable(),
      })
      .nullable(),
    /** The parts of a split fee, in whole yen; null where the player pays for both. */
    split: splitFee.nullable(),
    /** The reader can change the pair now, or why not. */
    closed: z
      .enum(['TOURNAMENT_CANCELLED', 'ENTRIES_CLOSED', 'NOT_CONFIRMED', 'PAIR_OF_SCHOOL'])
      .nullable(),
  })
  .meta({ id: 'Pair' });

const common = {
  /** No entry of the caller, neither as the player nor as the partner. */
  ENTRY_NOT_FOUND: 404,
  /** The event is not one of doubles. */
  NOT_A_PAIR: 409,
} as const;
const changing = {
  ...common,
  /** The place is not paid yet, or has been given up. */
  NOT_CONFIRMED: 409,
  ENTRIES_CLOSED: 409,
  TOURNAMENT_CANCELLED: 409,
  /** A school has entered the pair: it replaces a pupil in its application. */
  PAIR_OF_SCHOOL: 409,
  /** The partner's part is being paid; retry in a moment. */
  PAYMENT_UNDER_WAY: 409,
  /** The partner has answered, or somebody has changed the pair, since the caller read it. */
  PARTNER_CHANGED: 409,
} as const;

export const find = endpoint({
  operationId: 'pairs.find',
  method: 'GET',
  path: '/api/entries/:id/pair',
  summary: 'The pair of an entry in doubles, for its player and its partner',
  params,
  output: z.object({ pair: pairOutput }),
  refusals: common,
});

export const invite = endpoint({
  operationId: 'pairs.invite',
  method: 'PUT',
  path: '/api/entries/:id/pair',
  summary: 'Invite a partner, or name one without an account; in place of the partner before',
  params,
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing. */
    id: clientId,
    seen: seenPartner.nullable(),
    partner: z.discriminatedUnion('how', [
      z.object({ how: z.literal('member'), memberId: pathNumber }),
      z.object({ how: z.literal('link') }),
      z.object({ how: z.literal('name'), partner: namedPartnerSchema }),
    ]),
  }),
  output: z.object({ pair: pairOutput }),
  refusals: {
    ...changing,
    /** No member of the caller's groups who has an account. */
    MEMBER_NOT_FOUND: 404,
    /** The partner is the caller. */
    SELF: 409,
    /** The partner plays in the event already, on either side. */
    PARTNER_ENTERED: 409,
    /** The event is for mixed pairs, and both have the same gender in their profiles. */
    NOT_MIXED: 409,
    /** The fee is split: a partner without an account cannot pay. */
    SPLIT_NEEDS_ACCOUNT: 409,
    /** The id belongs to another pair, or to another partner of this one. */
    ID_TAKEN: 409,
  },
});

export const end = endpoint({
  operationId: 'pairs.end',
  method: 'POST',
  path: '/api/entries/:id/pair/end',
  summary: 'Take the invitation back or part from the partner; the partner leaves the pair by it',
  params,
  body: z.object({ seen: seenPartner }),
  output: z.object({}),
  refusals: changing,
});

export const members = endpoint({
  operationId: 'pairs.members',
  method: 'GET',
  path: '/api/pairs/members',
  summary: 'The people with an account in my groups, each once, by group and name',
  output: z.object({
    members: z.array(z.object({ id: z.int(), name: z.string(), group: z.string() })),
  }),
  refusals: {},
});

/** In bodies only, where no log and no history records it. */
const token = z.string().min(1).max(100);

const answering = {
  /** Unknown, replaced by another, or for somebody else. */
  INVITE_NOT_FOUND: 404,
  /** Somebody has answered it. */
  INVITE_USED: 410,
  INVITE_LAPSED: 410,
  /** The player has taken it back or given up the place. */
  ENTRY_GONE: 410,
  ENTRIES_CLOSED: 409,
  TOURNAMENT_CANCELLED: 409,
} as const;

export const open = endpoint({
  operationId: 'pairs.open',
  method: 'POST',
  path: '/api/pairs/invitations/open',
  summary: 'What an invitation is about; who invites, only for signed-in people',
  body: z.object({ token }),
  output: z.object({
    invitation: z.object({
      /** What the reader is to it; `guest` is nobody signed in. */
      reader: z.enum(['guest', 'invited', 'partner', 'inviter']),
      /** Null for guests. */
      inviter: z.string().nullable(),
      /** For the inviter and the partner. */
      entryId: z.uuid().nullable(),
      expiresAt: z.iso.datetime().nullable(),
      /** What the invited person has to pay, in whole yen; null where it is nothing. */
      partnerYen: z.int().nullable(),
      event: eventOfEntry,
      tournament: tournamentOutput,
    }),
  }),
  refusals: {
    ...answering,
    /** It is for one account, which has to sign in first. */
    LOGIN_FIRST: 401,
  },
});

export const accept = endpoint({
  operationId: 'pairs.accept',
  method: 'POST',
  path: '/api/pairs/invitations/accept',
  summary: 'Play as the partner; a place in the waiting list of the event is given up',
  body: z.object({ token }),
  output: z.object({
    entryId: z.uuid(),
    /** The fee is split: the partner now has 30 minutes to pay their part. */
    toPay: z.boolean(),
  }),
  refusals: {
    ...answering,
    SELF: 409,
    PARTNER_ENTERED: 409,
    NOT_MIXED: 409,
    /** To pay, a player has to answer whether they are under 18, and if so to have a guardian. */
    GUARDIAN_NEEDED: 409,
  },
});

export const decline = endpoint({
  operationId: 'pairs.decline',
  method: 'POST',
  path: '/api/pairs/invitations/decline',
  summary:
    'Decline an invitation, also instead of paying; the player is notified. A place that waits for the other half of its fee is freed',
  body: z.object({ token }),
  output: z.object({}),
  refusals: { ...answering, SELF: 409, PAYMENT_UNDER_WAY: 409 },
});
