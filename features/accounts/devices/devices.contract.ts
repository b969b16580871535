import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { listedWords } from '#platform/shared/known-word.ts';
import { SIGN_IN_METHODS, SIGN_IN_OUTCOMES } from './devices.vocabulary.ts';

export const list = endpoint({
  operationId: 'devices.list',
  method: 'GET',
  path: '/api/accounts/devices',
  summary: 'Where the signed-in person is signed in, and who signed in lately or tried to',
  output: z.object({
    devices: z.array(
      z.object({
        id: z.string(),
        /** Such as "iPhone, Safari"; empty when the browser did not say. */
        name: z.string(),
        address: z.string(),
        lastSeenAt: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
    signIns: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        outcome: z.enum(SIGN_IN_OUTCOMES),
        method: z.enum(listedWords(SIGN_IN_METHODS)),
        device: z.string(),
        address: z.string(),
      }),
    ),
  }),
  refusals: {},
});

export const signOut = endpoint({
  operationId: 'devices.signOut',
  method: 'DELETE',
  path: '/api/accounts/devices/:id',
  summary: 'Sign out on another device; one that is signed out already is no error',
  params: z.object({ id: z.string().min(1).max(100) }),
  output: z.object({}),
  refusals: { DEMO_ACCOUNT: 403, CURRENT_DEVICE: 409 },
});

export const signOutOthers = endpoint({
  operationId: 'devices.signOutOthers',
  method: 'POST',
  path: '/api/accounts/devices/sign-out-others',
  summary: 'Sign out on every device but this one',
  output: z.object({ count: z.int() }),
  refusals: { DEMO_ACCOUNT: 403 },
});
