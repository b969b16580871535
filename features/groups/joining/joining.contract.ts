import { z } from 'zod';
import { GRADES } from '#domain/common/school-grade.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { groupId, groupName } from '../groups.contract.ts';
import { joinSchema } from '../groups.form.ts';
import { JOIN_ANSWERS } from './joining.vocabulary.ts';

const forEditors = { GROUP_NOT_FOUND: 404, GROUP_NOT_EDITABLE: 403 } as const;

export const join = endpoint({
  operationId: 'joining.join',
  method: 'POST',
  path: '/api/groups/join',
  summary: 'Join a group with its Team Identification Code',
  body: joinSchema,
  output: groupName.extend({
    /** `asked`: the name is on the list without an account, and somebody who looks after the group decides. */
    outcome: z.enum(['joined', 'asked']),
  }),
  /** JOINING_BARRED: removed from the list, or refused, by somebody who looks after the group. */
  refusals: { TEAM_CODE_UNKNOWN: 404, JOINING_BARRED: 403, GROUP_FULL: 409 },
});

export const listMine = endpoint({
  operationId: 'joining.listMine',
  method: 'GET',
  path: '/api/groups/requests',
  summary: 'The groups that the signed-in person has asked to join, and that have not answered',
  output: z.object({
    requests: z.array(
      z.object({ groupId: z.int(), groupName: z.string(), askedAt: z.iso.datetime() }),
    ),
  }),
  refusals: {},
});

export const withdraw = endpoint({
  operationId: 'joining.withdraw',
  method: 'DELETE',
  path: '/api/groups/:id/request',
  summary: 'Withdraw the own request to join; without one nothing changes',
  params: groupId,
  /** `answered`: the group has accepted or refused the person before. */
  output: z.object({ outcome: z.enum(['withdrawn', 'answered']) }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'joining.find',
  method: 'GET',
  path: '/api/groups/:id/joining',
  summary:
    'Who waits for an answer, and who cannot come back with the code; for those who edit the group',
  params: groupId,
  output: z.object({
    requests: z.array(
      z.object({
        id: z.uuid(),
        /** The name of the account. */
        name: z.string(),
        askedAt: z.iso.datetime(),
        /** The rows of the list that have this name now and no account, in the order of the list; more than one: namesakes. */
        rows: z.array(
          z.object({
            memberId: z.int(),
            /** The place on the list, from 1. */
            place: z.int(),
            /** As the school's roster has them; '' where nobody has given it. */
            grade: z.enum(['', ...GRADES]),
            registrationNo: z.string(),
          }),
        ),
      }),
    ),
    barred: z.array(z.object({ memberId: z.int(), name: z.string(), since: z.iso.datetime() })),
  }),
  refusals: forEditors,
});

export const answer = endpoint({
  operationId: 'joining.answer',
  method: 'POST',
  path: '/api/groups/:id/requests/:requestId',
  summary: 'Answer a request to join',
  params: groupId.extend({ requestId: z.uuid() }),
  /** `memberId`: which row is the person; without it the first row that had the name as the person asked. */
  body: z.object({ answer: z.enum(JOIN_ANSWERS), memberId: groupId.shape.id.optional() }),
  output: z.object({}),
  /** REQUEST_NOT_FOUND: answered or withdrawn meanwhile. MEMBER_TAKEN: the row is no longer free, or has another name now. */
  refusals: { ...forEditors, REQUEST_NOT_FOUND: 404, MEMBER_TAKEN: 409, GROUP_FULL: 409 },
});

export const readmit = endpoint({
  operationId: 'joining.readmit',
  method: 'POST',
  path: '/api/groups/:id/members/:memberId/readmit',
  summary: 'Let somebody who was taken off the list, or refused, join with the code again',
  params: groupId.extend({ memberId: groupId.shape.id }),
  output: z.object({}),
  refusals: forEditors,
});

export const renewCode = endpoint({
  operationId: 'joining.renewCode',
  method: 'POST',
  path: '/api/groups/:id/code',
  summary: 'Give a group a new Team Identification Code; the old one stops working',
  params: groupId,
  /** The code to replace: sending it again changes nothing. */
  body: z.object({ instead: z.string().max(100) }),
  output: z.object({ teamId: z.string() }),
  refusals: forEditors,
});
