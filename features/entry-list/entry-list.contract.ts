import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/entry/vocabulary.ts';
import { PAIR_STATES } from '#features/entries/partners/partners.vocabulary.ts';
import { GENDERS } from '#features/players/players.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { manualEntrySchema, messageSchema } from './entry-list.form.ts';
import { LIST_STATES, MOST_MANUAL, REMOVALS } from './entry-list.vocabulary.ts';

const params = z.object({ id: pathNumber });
const common = { TOURNAMENT_NOT_FOUND: 404 } as const;

const listedEntry = z
  .object({
    id: z.uuid(),
    eventId: z.int(),
    state: z.enum(LIST_STATES),
    /** The player, or the team in an event for teams. */
    name: z.string(),
    /** The reading of the player's name (furigana) in katakana; '' where nobody has given it. */
    reading: z.string(),
    /** The school or club; '' where nobody has given one. */
    club: z.string(),
    /** What the list of the school that has entered the player says; '' where it says nothing, and for all others. */
    grade: z.string(),
    gender: z.enum(['', ...GENDERS]),
    /** Who has entered the team; null for players. */
    contactName: z.string().nullable(),
    /** Whether it is a team that can get another name. */
    canRenameTeam: z.boolean(),
    /** Whether the organizer has typed the names, and can correct them. */
    canCorrect: z.boolean(),
    /** How the organizer takes somebody off whom they have entered; null of others, and once the results are final. */
    removal: z.enum(REMOVALS).nullable(),
    /** The other player of a pair; null outside doubles. */
    partner: z
      .object({
        id: z.uuid().nullable(),
        state: z.enum(PAIR_STATES),
        /** Empty where nobody is named. */
        name: z.string(),
        reading: z.string(),
        club: z.string(),
        grade: z.string(),
        gender: z.enum(['', ...GENDERS]),
        /** Until when a partner who has accepted can pay their part. */
        payUntil: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** The application of the school that has entered it; null for others. */
    applicationId: z.uuid().nullable(),
    email: z.string(),
    phone: z.string(),
    /** What the organizer noted about a manual entry. */
    note: z.string(),
    /** Whole yen: the fee of an entry, the part of it that is paid where the other half is not, or what a manual entry paid outside the app. */
    amountYen: z.int(),
    method: z.enum(PAYMENT_METHODS).nullable(),
    /** Its refund: none, pending, or done. */
    refund: z.enum(['none', 'pending', 'done']),
    /** What the organizer has decided to give back; points count as the fee that they have paid. */
    grantedYen: z.int(),
    /** A rule gives back, or has given back, all that was left of the fee. */
    isReturned: z.boolean(),
    appliedAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable(),
    /** Until when a reservation or an offer is held. */
    heldUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedEntry' });

export const list = endpoint({
  operationId: 'entryList.list',
  method: 'GET',
  path: '/api/tournaments/:id/entries',
  summary: 'Everybody on the entry list of a tournament, for its organizer',
  params,
  output: z.object({ entries: z.array(listedEntry) }),
  refusals: common,
});

export const exportList = endpoint({
  operationId: 'entryList.exportList',
  method: 'GET',
  path: '/api/tournaments/:id/entries/csv',
  summary: 'The entry list as a spreadsheet (CSV, UTF-8 with a byte order mark)',
  params,
  output: z.object({ fileName: z.string(), csv: z.string() }),
  refusals: common,
});

export const addManual = endpoint({
  operationId: 'entryList.addManual',
  method: 'POST',
  path: '/api/tournaments/:id/entries',
  summary:
    'Enter people who applied on paper or by phone, all of them or none; as alternates of a published knockout',
  params,
  body: z.object({
    /** The event that they enter; without it, the first. */
    eventId: pathNumber.optional(),
    people: z
      .array(
        z.object({
          /** Made by the browser; a resend with the same id changes nothing. */ id: clientId,
          person: manualEntrySchema,
        }),
      )
      .min(1)
      .max(MOST_MANUAL),
  }),
  output: z.object({ added: z.int(), placesLeft: z.int() }),
  refusals: {
    ...common,
    EVENT_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    /** The organizer has closed the entries of the event, which is on its way to the draw; or its results are final. */
    ENTRIES_CLOSED: 409,
    /** The groups of the event are published: an alternate has no line in them. */
    GROUPS_DRAWN: 409,
    /** A partner is given, but the event is not one of doubles. */
    NOT_A_PAIR: 409,
    /** In an event for teams, the name on a line is that of a team. */
    TEAM_NAME_TOO_LONG: 422,
    /** Two of the teams, or one of them and another of the event, have the same name. */
    TEAM_NAME_TAKEN: 409,
    /** `details.placesLeft` says how many places are left. */
    TOO_FEW_PLACES: 409,
  },
});

export const removeManual = endpoint({
  operationId: 'entryList.removeManual',
  method: 'DELETE',
  path: '/api/tournaments/:id/entries/:entryId',
  summary: 'Remove somebody whom the organizer entered; the place is free again',
  params: params.extend({ entryId: z.uuid() }),
  output: z.object({}),
  refusals: {
    ...common,
    ENTRY_NOT_FOUND: 404,
    /** A published draw has them: they are withdrawn from it. */
    DRAW_PUBLISHED: 409,
    TOURNAMENT_FINALIZED: 409,
  },
});

const audience = z.object({
  /** Mails to send: one for each address that accepts messages of organizers. */
  recipients: z.int(),
  /** People who get no mail: without an address, or with these mails switched off. */
  unreachable: z.int(),
});

export const audiences = endpoint({
  operationId: 'entryList.audiences',
  method: 'GET',
  path: '/api/tournaments/:id/audiences',
  summary: 'How many people a message of the organizer would reach, and what is added to it',
  params,
  output: z.object({
    /** The tournament is over for so long that no message is sent any more. */
    isOver: z.boolean(),
    audiences: z.object({ confirmed: audience, entered: audience, waiting: audience }),
    /** The text below every message, here in the organizer's language. */
    signature: z.string(),
    /** Where answers go; null where the contact is not an e-mail address. */
    replyTo: z.string().nullable(),
  }),
  refusals: common,
});

export const writeToAll = endpoint({
  operationId: 'entryList.writeToAll',
  method: 'POST',
  path: '/api/tournaments/:id/messages',
  summary: 'One mail to each person of an audience; nobody sees the others',
  params,
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing. */
    id: clientId,
    message: messageSchema,
  }),
  output: z.object({ recipients: z.int() }),
  refusals: {
    ...common,
    NOBODY_THERE: 409,
    /** The tournament is over for so long that its organizer no longer reaches who has entered. */
    MESSAGES_OVER: 409,
  },
});
