import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { assertion } from '../passkeys/passkeys.contract.ts';
import { codeSchema, setUpSchema } from './second-factor.form.ts';

/** Shown once; only their hashes are stored. */
const recoveryCodes = z.array(z.string());

const codeRefusals = {
  WRONG_CODE: 403,
  /** Each code is good for one use: the app shows another within 30 seconds. */
  CODE_USED: 409,
} as const;

export const status = endpoint({
  operationId: 'secondFactor.status',
  method: 'GET',
  path: '/api/accounts/second-factor',
  summary: "Whether the signed-in person's login asks for a second step",
  output: z.object({
    /** Since when; null while it is off. */
    onSince: z.iso.datetime().nullable(),
    /** Recovery codes that are not used. */
    codesLeft: z.int(),
    /** When the recovery codes were made; null without any. */
    codesSince: z.iso.datetime().nullable(),
    /** It cannot be switched off: the account is an operator's. */
    required: z.boolean(),
    /** The code without which it cannot be set up: that of the operator who has reset it, or for an operator's first app a mailed one. */
    asksFor: z.enum(['other-operators', 'mailed']).nullable(),
    /** A passkey proves it as well. */
    passkeys: z.int(),
  }),
  refusals: {},
});

export const begin = endpoint({
  operationId: 'secondFactor.begin',
  method: 'POST',
  path: '/api/accounts/second-factor/begin',
  summary:
    'Begin to set up an authenticator app; one that is in use stays until the new one is confirmed',
  body: setUpSchema,
  output: z.object({
    /** Base32, to be typed where no code can be scanned. */
    secret: z.string(),
    /** An `otpauth:` address (Key URI format), for a QR code. */
    uri: z.string(),
  }),
  refusals: { WRONG_PASSWORD: 403, WRONG_SET_UP_CODE: 403, DEMO_ACCOUNT: 403 },
});

export const mailCode = endpoint({
  operationId: 'secondFactor.mailCode',
  method: 'POST',
  path: '/api/accounts/second-factor/mailed-code',
  summary: "Mail the code for an operator's first app; one that was mailed before is void",
  output: z.object({}),
  refusals: { NOT_NEEDED: 409, DEMO_ACCOUNT: 403 },
});

export const confirm = endpoint({
  operationId: 'secondFactor.confirm',
  method: 'POST',
  path: '/api/accounts/second-factor/confirm',
  summary:
    'Switch the second step on with a first code of the app; every other device is signed out',
  body: codeSchema,
  output: z.object({ recoveryCodes }),
  refusals: { ...codeRefusals, NOT_BEGUN: 409, DEMO_ACCOUNT: 403 },
});

export const renewCodes = endpoint({
  operationId: 'secondFactor.renewCodes',
  method: 'POST',
  path: '/api/accounts/second-factor/recovery-codes',
  summary: 'New recovery codes; those before are void',
  output: z.object({ recoveryCodes }),
  refusals: { NOT_ON: 409, DEMO_ACCOUNT: 403 },
});

export const turnOff = endpoint({
  operationId: 'secondFactor.turnOff',
  method: 'DELETE',
  path: '/api/accounts/second-factor',
  summary: 'Switch the second step off; off already is no error',
  output: z.object({}),
  refusals: { REQUIRED: 409, DEMO_ACCOUNT: 403 },
});

export const prove = endpoint({
  operationId: 'secondFactor.prove',
  method: 'POST',
  path: '/api/accounts/second-factor/proof',
  summary: 'Prove the second factor again with a code; it counts as recent for ten minutes',
  body: codeSchema,
  output: z.object({}),
  refusals: { ...codeRefusals, NOT_ON: 409 },
});

export const beginPasskeyProof = endpoint({
  operationId: 'secondFactor.beginPasskeyProof',
  method: 'POST',
  path: '/api/accounts/second-factor/passkey/options',
  summary: 'Begin to prove the second factor with a passkey',
  output: z.object({ options: z.record(z.string(), z.unknown()) }),
  refusals: {},
});

export const proveByPasskey = endpoint({
  operationId: 'secondFactor.proveByPasskey',
  method: 'POST',
  path: '/api/accounts/second-factor/passkey',
  summary: 'Prove the second factor with one of the own passkeys',
  body: z.object({ credential: assertion }),
  output: z.object({}),
  refusals: { PASSKEY_REFUSED: 403 },
});

export const logIn = endpoint({
  operationId: 'secondFactor.logIn',
  method: 'POST',
  path: '/api/accounts/login/code',
  summary: 'The second step of a login, after its password',
  body: z.object({ step: z.string().min(1).max(200), code: codeSchema.shape.code }),
  output: z.object({ mustChangePassword: z.boolean() }),
  refusals: {
    ...codeRefusals,
    /** The password is asked for again: the step is too old, or was taken. */
    STEP_ENDED: 401,
    ACCOUNT_SUSPENDED: 403,
  },
});
