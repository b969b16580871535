import { z } from 'zod';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, integer, pathNumber } from '#platform/shared/ids.ts';
import { groupDetailsSchema, newGroupSchema } from './groups.form.ts';
import { GROUP_ROLES, MOST_MEMBERS } from './groups.vocabulary.ts';

export const groupId = z.object({ id: pathNumber });

export const groupName = z.object({ id: z.int(), name: z.string() });

const personOutput = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Has an account, and sees the group. */
    joined: z.boolean(),
    you: z.boolean(),
    /** Made the group, and cannot leave it. */
    creator: z.boolean(),
  })
  .meta({ id: 'GroupMember' });

const groupOutput = groupName
  .extend({
    teamId: z.string(),
    director: z.string(),
    coach: z.string(),
    manager: z.string(),
    emoji: z.string().nullable(),
    sport,
    /** Those who play. */
    members: z.array(personOutput),
    /** The people with accounts who look after the group. */
    staff: z.array(personOutput.extend({ role: z.enum(GROUP_ROLES) })),
    /** A save sends it back; an older version is refused. */
    version: z.int(),
    role: z.enum(GROUP_ROLES),
    may: z.object({ edit: z.boolean(), delete: z.boolean(), leave: z.boolean() }),
  })
  .meta({ id: 'Group' });

export const listMine = endpoint({
  operationId: 'groups.listMine',
  method: 'GET',
  path: '/api/groups',
  summary: 'The groups that the signed-in person belongs to',
  output: z.object({
    groups: z.array(
      groupName.extend({
        emoji: z.string().nullable(),
        sport,
        role: z.enum(GROUP_ROLES),
        /** The reader looks after it: as its creator, coach or manager. */
        mayEdit: z.boolean(),
        /** How many play. */
        memberCount: z.int(),
      }),
    ),
  }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'groups.find',
  method: 'GET',
  path: '/api/groups/:id',
  summary: 'One group with its members; for outsiders it does not exist',
  params: groupId,
  output: groupOutput,
  refusals: { GROUP_NOT_FOUND: 404 },
});

export const create = endpoint({
  operationId: 'groups.create',
  method: 'POST',
  path: '/api/groups',
  summary: 'Create a group',
  body: z.object({
    /** Made by the browser: creating the same group again changes nothing. */
    creationId: z.uuidv7(),
    ...newGroupSchema.shape,
  }),
  output: groupName,
  refusals: { TEAM_CODE_IN_USE: 409 },
});

export const save = endpoint({
  operationId: 'groups.save',
  method: 'PUT',
  path: '/api/groups/:id',
  summary: 'Change a group: names, roles, members',
  params: groupId,
  body: z.object({
    /** Made by the browser: sending the same save again changes nothing. */
    saveId: z.uuidv7(),
    /** The version that was edited. */
    version: count,
    ...groupDetailsSchema.shape,
    /** Named one by one, so that somebody who joined meanwhile is not taken off the list. */
    removed: z.array(integer).max(MOST_MEMBERS),
  }),
  output: groupOutput,
  /** The details of GROUP_CHANGED contain the stored group. */
  refusals: {
    GROUP_NOT_FOUND: 404,
    GROUP_NOT_EDITABLE: 403,
    GROUP_CHANGED: 409,
    GROUP_FULL: 409,
  },
});

export const chooseSport = endpoint({
  operationId: 'groups.chooseSport',
  method: 'PUT',
  path: '/api/groups/:id/sport',
  summary: 'Choose the sport of a group; the rules of its practice start there',
  params: groupId,
  body: z.object({ sport }),
  output: groupOutput,
  refusals: { GROUP_NOT_FOUND: 404, GROUP_NOT_EDITABLE: 403 },
});

export const remove = endpoint({
  operationId: 'groups.remove',
  method: 'DELETE',
  path: '/api/groups/:id',
  summary: 'Delete a group; the practice records of those who played in it stay',
  params: groupId,
  output: z.object({}),
  refusals: {
    GROUP_NOT_FOUND: 404,
    GROUP_NOT_DELETABLE: 403,
    /** It has entered a tournament that is to come, or money of an application goes back; the details name the first one. */
    APPLICATIONS_OPEN: 409,
  },
});

export const leave = endpoint({
  operationId: 'groups.leave',
  method: 'POST',
  path: '/api/groups/:id/leave',
  summary: 'Leave a group',
  params: groupId,
  output: z.object({}),
  refusals: { GROUP_NOT_FOUND: 404, CREATOR_CANNOT_LEAVE: 409 },
});
