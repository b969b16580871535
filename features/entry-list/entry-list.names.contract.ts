import { z } from 'zod';
import { renamingRefusals } from '#features/entries/teams/teams.contract.ts';
import { teamNameSchema } from '#features/entries/teams/teams.form.ts';
import { seenPartner } from '#features/pairs/pairs.contract.ts';
import { namedPartnerSchema } from '#features/pairs/pairs.form.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { namesSchema } from './entry-list.form.ts';

const params = z.object({ id: pathNumber, entryId: z.uuid() });
const common = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const namePartner = endpoint({
  operationId: 'entryList.namePartner',
  method: 'PUT',
  path: '/api/tournaments/:id/entries/:entryId/partner',
  summary: 'Enter the partner of a pair, or another one, also after entries have closed',
  params,
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing. */
    id: clientId,
    /** The partner that the organizer saw; null for none. */
    seen: seenPartner.nullable(),
    partner: namedPartnerSchema,
  }),
  output: z.object({}),
  refusals: {
    ...common,
    ENTRY_NOT_FOUND: 404,
    NOT_A_PAIR: 409,
    /** A school has entered the pair: its pupils are replaced in its application. */
    PAIR_OF_SCHOOL: 409,
    /** The place is not paid yet, or has been given up. */
    NOT_CONFIRMED: 409,
    TOURNAMENT_CANCELLED: 409,
    TOURNAMENT_FINALIZED: 409,
    /** A match of the pair is called or has a result: its players stay. */
    MATCH_PLAYED: 409,
    /** Somebody has changed the pair since. */
    PARTNER_CHANGED: 409,
    ID_TAKEN: 409,
  },
});

export const correctNames = endpoint({
  operationId: 'entryList.correctNames',
  method: 'PUT',
  path: '/api/tournaments/:id/entries/:entryId/names',
  summary: 'Correct the names of people whom the organizer entered, or let others play instead',
  params,
  body: z.object({
    /** The names that the organizer saw; a partner is null for somebody alone. */
    seen: z.object({ name: z.string().max(200), partner: z.string().max(200).nullable() }),
    names: namesSchema,
  }),
  output: z.object({}),
  refusals: {
    ...common,
    ENTRY_NOT_FOUND: 404,
    /** A team has its own way to another name. */
    NOT_A_PERSON: 409,
    TOURNAMENT_CANCELLED: 409,
    TOURNAMENT_FINALIZED: 409,
    /** Somebody has corrected the names since. */
    NAMES_CHANGED: 409,
    /** Somebody else plays only until the first match is called. */
    MATCH_PLAYED: 409,
  },
});

export const renameTeam = endpoint({
  operationId: 'entryList.renameTeam',
  method: 'PUT',
  path: '/api/tournaments/:id/entries/:entryId/team',
  summary: 'Give a team another name, also after entries have closed',
  params,
  body: z.object({ name: teamNameSchema }),
  output: z.object({}),
  refusals: { ...common, ...renamingRefusals },
});
