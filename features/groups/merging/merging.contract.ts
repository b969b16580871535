import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { groupId } from '../groups.contract.ts';

const member = groupId.extend({ memberId: groupId.shape.id });

const merges = z.object({
  merges: z.array(
    z.object({
      groupId: z.int(),
      groupName: z.string(),
      /** The member whose player was merged. */
      memberId: z.int(),
      name: z.string(),
      /** The name of the player who has the records of both. */
      into: z.string(),
      /** The member has got that player's account; otherwise the member is off the list. */
      linked: z.boolean(),
      mergedAt: z.iso.datetime(),
      undoUntil: z.iso.datetime(),
    }),
  ),
});

export const find = endpoint({
  operationId: 'merging.find',
  method: 'GET',
  path: '/api/groups/:id/merges',
  summary:
    'The merges of a group that can still be undone, for those who edit it; none for its other members',
  params: groupId,
  output: merges,
  refusals: { GROUP_NOT_FOUND: 404 },
});

export const own = endpoint({
  operationId: 'merging.own',
  method: 'GET',
  path: '/api/groups/merges',
  summary:
    "The merges with one's own player that can still be undone, also in groups that one has left or that were deleted",
  output: merges,
  refusals: {},
});

export const merge = endpoint({
  operationId: 'merging.merge',
  method: 'POST',
  path: '/api/groups/:id/members/:memberId/merge',
  summary:
    'Merge a member without an account into another member, who is the same person; again it changes nothing',
  params: member,
  body: z.object({
    /** The member who stays on the list. */
    intoId: groupId.shape.id,
  }),
  output: z.object({}),
  /** MEMBER_NOT_FOUND: one of them is not, or no longer, on the list. MEMBER_HAS_ACCOUNT: the first one has an account. */
  refusals: {
    GROUP_NOT_FOUND: 404,
    GROUP_NOT_EDITABLE: 403,
    MEMBER_NOT_FOUND: 404,
    MEMBER_HAS_ACCOUNT: 409,
    SAME_MEMBER: 409,
  },
});

export const undo = endpoint({
  operationId: 'merging.undo',
  method: 'POST',
  path: '/api/groups/:id/members/:memberId/unmerge',
  summary:
    'Undo the merge of a member, for those who edit the group and for the person; again it changes nothing',
  params: member,
  output: z.object({}),
  /** UNDO_EXPIRED: after 30 days, or the person has deleted their account. */
  refusals: {
    GROUP_NOT_FOUND: 404,
    GROUP_NOT_EDITABLE: 403,
    MEMBER_NOT_FOUND: 404,
    UNDO_EXPIRED: 409,
  },
});
