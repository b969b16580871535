import { v7 as uuidv7 } from 'uuid';
import type { Attempt } from './test-routes.ts';

interface Grouped {
  readonly groupId: number;
  readonly memberId: number;
  readonly mateId: number;
  readonly mergedId: number;
  /** A group that the owner has asked to join, and the request. */
  readonly askedGroupId: number;
  readonly request: string;
  /** A pupil of the group. */
  readonly pupilId: string;
}

const group = { name: 'Mine now', director: '', coach: '', manager: '', emoji: '', members: [] };

const pupil = {
  familyName: 'X',
  givenName: 'X',
  familyKana: '',
  givenKana: '',
  grade: '',
  gender: '',
  registrationNo: '',
};
const sheet = {
  officialName: 'Mine now',
  shortName: '',
  prefecture: '',
  postalCode: '',
  address: '',
  personInCharge: '',
  phone: '',
};

/** The endpoints of groups, with the ids of a group of somebody else. */
export const GROUP_ATTEMPTS: Readonly<Record<string, (world: Grouped) => Attempt>> = {
  'DELETE /api/groups/{id}': ({ groupId }) => ({ params: { id: groupId } }),
  'GET /api/groups/{id}': ({ groupId }) => ({ params: { id: groupId } }),
  'PUT /api/groups/{id}/sport': ({ groupId }) => ({
    params: { id: groupId },
    body: { sport: 'tennis' },
  }),
  'PUT /api/groups/{id}': ({ groupId }) => ({
    params: { id: groupId },
    body: { saveId: uuidv7(), version: 1, removed: [], ...group },
  }),
  'POST /api/groups/{id}/code': ({ groupId }) => ({
    params: { id: groupId },
    body: { instead: 'PERSONAL' },
  }),
  'GET /api/groups/{id}/joining': ({ groupId }) => ({ params: { id: groupId } }),
  'POST /api/groups/{id}/members/{memberId}/readmit': ({ groupId, memberId }) => ({
    params: { id: groupId, memberId },
    body: {},
  }),
  'GET /api/groups/{id}/merges': ({ groupId }) => ({ params: { id: groupId } }),
  'POST /api/groups/{id}/members/{memberId}/merge': ({ groupId, memberId, mateId }) => ({
    params: { id: groupId, memberId: mateId },
    body: { intoId: memberId },
  }),
  'POST /api/groups/{id}/members/{memberId}/unmerge': ({ groupId, mergedId }) => ({
    params: { id: groupId, memberId: mergedId },
    body: {},
  }),
  'DELETE /api/groups/{id}/request': ({ askedGroupId }) => ({ params: { id: askedGroupId } }),
  'POST /api/groups/{id}/requests/{requestId}': ({ askedGroupId, request }) => ({
    params: { id: askedGroupId, requestId: request },
    body: { answer: 'same-person' },
  }),
  'POST /api/groups/{id}/leave': ({ groupId }) => ({ params: { id: groupId }, body: {} }),
  'GET /api/groups/{id}/roster': ({ groupId }) => ({ params: { id: groupId } }),
  'POST /api/groups/{id}/roster/grades': ({ groupId }) => ({
    params: { id: groupId },
    body: { schoolYear: 2026, graduates: 'leave' },
  }),
  'POST /api/groups/{id}/roster/import': ({ groupId }) => ({
    params: { id: groupId },
    body: { rows: [{ id: uuidv7(), sameAs: null, isOther: true, pupil }] },
  }),
  'PUT /api/groups/{id}/roster/order': ({ groupId, pupilId }) => ({
    params: { id: groupId },
    body: { pupils: [pupilId] },
  }),
  'DELETE /api/groups/{id}/roster/pupils/{pupilId}': ({ groupId, pupilId }) => ({
    params: { id: groupId, pupilId },
  }),
  'PUT /api/groups/{id}/roster/pupils/{pupilId}': ({ groupId, pupilId }) => ({
    params: { id: groupId, pupilId },
    body: { pupil, was: pupil },
  }),
  'PUT /api/groups/{id}/roster/school': ({ groupId }) => ({
    params: { id: groupId },
    body: { sheet, was: sheet },
  }),
};
