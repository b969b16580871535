import { z } from 'zod';
import { LARGEST_SQUAD, SQUAD_CLOSED } from '#features/entries/squads/squads.policy.ts';
import { LONGEST_NAME } from '#features/matches/matches.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, integer } from '#platform/shared/ids.ts';
import { tidyName } from '#platform/shared/names.ts';

/** The squad of a team: who may play for it, in the registered order. For those who speak for the team, and for the desk. */

const params = z.object({ entryId: z.uuid() });

const output = z.object({
  squad: z
    .object({
      entryId: z.uuid(),
      teamName: z.string(),
      tournamentId: z.int(),
      tournamentName: z.string(),
      eventDate: z.iso.date(),
      /** The reader runs or referees the tournament. */
      isDesk: z.boolean(),
      /** Why the reader cannot change it any more; null where they can. */
      closed: z.enum(SQUAD_CLOSED).nullable(),
      /** 0 while nobody has saved it: it is then that of the school's application, or empty. */
      version: z.int(),
      /** The school whose list the players were chosen from; null for none. */
      groupId: z.int().nullable(),
      players: z.array(
        z.object({
          /** Names the player in orders. */
          number: z.int(),
          playerId: z.uuid(),
          name: z.string(),
          /** In katakana; '' where nobody has given it. */
          reading: z.string(),
          /** '' where nobody has given it. */
          grade: z.string(),
        }),
      ),
    })
    .meta({ id: 'Squad' }),
});

export const find = endpoint({
  operationId: 'squads.find',
  method: 'GET',
  path: '/api/squads/:entryId',
  summary: 'The squad of my team, or for the desk of any team',
  params,
  output,
  refusals: { ENTRY_NOT_FOUND: 404 },
});

const wanted = z.discriminatedUnion('kind', [
  /** One of the squad before. */
  z.object({ kind: z.literal('member'), number: integer }),
  /** Of the list of the school. */
  z.object({ kind: z.literal('pupil'), playerId: z.uuid() }),
  z.object({
    kind: z.literal('name'),
    name: z.string().overwrite(tidyName).min(1).max(LONGEST_NAME),
  }),
]);

export const save = endpoint({
  operationId: 'squads.save',
  method: 'PUT',
  path: '/api/squads/:entryId',
  summary: 'Save the squad of a team in its registered order; the same squad again changes nothing',
  params,
  body: z.object({
    seenVersion: count,
    groupId: integer.nullable(),
    players: z.array(wanted).max(LARGEST_SQUAD),
  }),
  output,
  refusals: {
    ENTRY_NOT_FOUND: 404,
    NOT_FOR_TEAMS: 409,
    NOT_ACTIVE: 409,
    TOURNAMENT_CANCELLED: 409,
    TOURNAMENT_FINALIZED: 409,
    /** From the day on only the desk changes it; in a season the organizer. */
    SQUAD_CLOSED: 409,
    /** Somebody else has saved it since. */
    SQUAD_CHANGED: 409,
    /** Somebody is not on the list of the school, or not in the squad. */
    PUPIL_NOT_FOUND: 422,
    PLAYER_TWICE: 422,
  },
});
