import { z } from 'zod';
import {
  APPLICATION_STATES,
  MOST_LINES,
} from '#features/entries/applications/applications.vocabulary.ts';
import { LARGEST_SQUAD } from '#features/entries/squads/squads.policy.ts';
import { LONGEST_TEAM_NAME } from '#features/entries/teams/teams.vocabulary.ts';
import { GENDERS } from '#features/players/players.vocabulary.ts';
import { eventOutput } from '#features/tournaments/events/events.contract.ts';
import { tournamentOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, count, pathNumber } from '#platform/shared/ids.ts';

/** What a school chooses, up to the application; team-applications.contract.ts has what follows. */

const params = z.object({ id: z.uuid() });
const ofTournament = z.object({ tournamentId: pathNumber });

const lineWanted = z.object({
  eventId: pathNumber,
  /** Who plays, by their ids in the school's list. */
  pupils: z.array(z.uuid()).max(LARGEST_SQUAD + 1),
  /** The name of the team, in an event for teams. */
  team: z.string().max(LONGEST_TEAM_NAME).optional(),
});

/** An application in a list of them. */
export const brief = z
  .object({
    id: z.uuid(),
    state: z.enum(APPLICATION_STATES),
    totalYen: z.int(),
    lines: z.int(),
    dueAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TeamApplicationInBrief' });

export const groupsOf = endpoint({
  operationId: 'teamApplications.groupsOf',
  method: 'GET',
  path: '/api/tournaments/:tournamentId/team-applications/groups',
  summary: 'The groups that I look after, with their applications for a tournament',
  params: ofTournament,
  output: z.object({
    groups: z.array(
      z.object({ id: z.int(), name: z.string(), pupils: z.int(), applications: z.array(brief) }),
    ),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});

export const sheet = endpoint({
  operationId: 'teamApplications.sheet',
  method: 'GET',
  path: '/api/tournaments/:tournamentId/team-applications/groups/:groupId',
  summary: 'What a group can apply for in a tournament: events, pupils and the draft',
  params: ofTournament.extend({ groupId: pathNumber }),
  output: z.object({
    tournament: tournamentOutput,
    group: z.object({ id: z.int(), name: z.string(), teamName: z.string() }),
    /** Each with how many entries the group has in it already. */
    events: z.array(eventOutput.extend({ ofClub: z.int() })),
    pupils: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        kana: z.string(),
        grade: z.string(),
        gender: z.enum(['', ...GENDERS]),
        enteredIn: z.array(z.int()),
      }),
    ),
    draft: z.object({ id: z.uuid(), version: z.int(), lines: z.array(lineWanted) }).nullable(),
    /** Whether the organizer takes transfers, and until when; null where there is no time for one. */
    transferUntil: z.iso.datetime().nullable(),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404, GROUP_NOT_FOUND: 404, GROUP_NOT_EDITABLE: 403 },
});

export const saveDraft = endpoint({
  operationId: 'teamApplications.saveDraft',
  method: 'PUT',
  path: '/api/team-applications/:id/draft',
  summary: 'Store what a group has chosen so far; one draft for a group and a tournament',
  params: z.object({ id: clientId }),
  body: z.object({
    tournamentId: pathNumber,
    groupId: pathNumber,
    saveId: clientId,
    /** Of the draft that the teacher has seen; 0 of a new one. */
    version: count,
    lines: z.array(lineWanted).max(MOST_LINES + 1),
  }),
  output: z.object({ id: z.uuid(), version: z.int() }),
  refusals: {
    TOURNAMENT_NOT_FOUND: 404,
    GROUP_NOT_FOUND: 404,
    GROUP_NOT_EDITABLE: 403,
    /** Another teacher has changed it, or has begun one. */
    DRAFT_CHANGED: 409,
    /** Another teacher has applied for it. */
    ALREADY_APPLIED: 409,
  },
});

/** Refusals about one choice; `details` has the numbers of the event, and the id of the pupil, where there is one. */
const choiceRefusals = {
  NOTHING_CHOSEN: 422,
  TOO_MANY_LINES: 422,
  EVENT_NOT_FOUND: 404,
  ENTRIES_CLOSED: 409,
  /** `details.placesLeft` says how many places are left; nothing is taken. */
  TOO_FEW_PLACES: 409,
  /** `details.limit` is the most entries of one club. */
  CLUB_LIMIT: 409,
  PUPIL_UNKNOWN: 422,
  PUPIL_TWICE: 422,
  PUPIL_ENTERED: 409,
  PAIR_INCOMPLETE: 422,
  WRONG_GENDER: 409,
  NOT_MIXED: 409,
  SQUAD_EMPTY: 422,
  SQUAD_TOO_LARGE: 422,
  TEAM_NAME_MISSING: 422,
  TEAM_NAME_TAKEN: 409,
} as const;

export const apply = endpoint({
  operationId: 'teamApplications.apply',
  method: 'POST',
  path: '/api/team-applications/:id/apply',
  summary: 'Apply for everything that a draft holds, or for nothing',
  params,
  body: z.object({
    /** Made by the browser; the same write sent again changes nothing. */
    writeId: clientId,
    version: count,
    /** The total that the teacher has seen, in whole yen. */
    totalYen: count,
    byTransfer: z.boolean(),
    /** The school agrees to the tournament's rules and terms. */
    agreed: z.boolean(),
  }),
  output: z.object({
    id: z.uuid(),
    /** The line that leads to the payment of all of them; null where there is nothing to pay now. */
    payEntryId: z.uuid().nullable(),
  }),
  refusals: {
    AGREEMENT_REQUIRED: 422,
    APPLICATION_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    DRAFT_CHANGED: 409,
    ALREADY_APPLIED: 409,
    /** `details` has what it `was` and what it `is`. */
    AMOUNT_CHANGED: 409,
    TRANSFER_NOT_OFFERED: 409,
    TRANSFER_TOO_LATE: 409,
    ...choiceRefusals,
  },
});
