import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newPasskeySchema, passkeyName, renameSchema } from './passkeys.form.ts';

/** The input of the browser's WebAuthn calls, as JSON. */
const options = z.record(z.string(), z.unknown());

const base64url = z.string().max(20_000);
/** Their output; the library that checks signatures reads it. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string(), z.unknown()),
    authenticatorAttachment: z.string().max(40).optional(),
    response: z.object(response),
  });

const transports = z.array(z.string().max(40)).max(10).optional();
const registration = credential({
  clientDataJSON: base64url,
  attestationObject: base64url,
  transports,
});
export const assertion = credential({
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  userHandle: base64url.nullish(),
});

export type RegistrationJson = z.infer<typeof registration>;
export type AssertionJson = z.infer<typeof assertion>;

export const list = endpoint({
  operationId: 'passkeys.list',
  method: 'GET',
  path: '/api/accounts/passkeys',
  summary: "The signed-in person's passkeys",
  output: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  refusals: {},
});

export const begin = endpoint({
  operationId: 'passkeys.begin',
  method: 'POST',
  path: '/api/accounts/passkeys/new',
  summary: 'Begin to add a passkey',
  body: newPasskeySchema,
  output: z.object({ options }),
  refusals: { WRONG_PASSWORD: 403, EMAIL_UNVERIFIED: 409, TOO_MANY: 409, DEMO_ACCOUNT: 403 },
});

export const add = endpoint({
  operationId: 'passkeys.add',
  method: 'POST',
  path: '/api/accounts/passkeys',
  summary: 'Add the passkey that the browser has made; the same one again changes nothing',
  body: z.object({ name: passkeyName, credential: registration }),
  output: z.object({}),
  refusals: { PASSKEY_REFUSED: 422, DEMO_ACCOUNT: 403 },
});

export const rename = endpoint({
  operationId: 'passkeys.rename',
  method: 'PUT',
  path: '/api/accounts/passkeys/:id',
  summary: 'Call a passkey something else',
  params: z.object({ id: z.uuid() }),
  body: renameSchema,
  output: z.object({}),
  refusals: { PASSKEY_UNKNOWN: 404, DEMO_ACCOUNT: 403 },
});

export const remove = endpoint({
  operationId: 'passkeys.remove',
  method: 'DELETE',
  path: '/api/accounts/passkeys/:id',
  summary: 'Remove a passkey; one that is gone already is no error',
  params: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: { LAST_WAY_IN: 409, DEMO_ACCOUNT: 403 },
});

export const beginLogin = endpoint({
  operationId: 'passkeys.beginLogin',
  method: 'POST',
  path: '/api/accounts/passkeys/login/options',
  summary: 'Begin to sign in with a passkey',
  output: z.object({ options }),
  refusals: {},
});

export const login = endpoint({
  operationId: 'passkeys.login',
  method: 'POST',
  path: '/api/accounts/passkeys/login',
  summary: 'Sign in with a passkey',
  body: z.object({ credential: assertion }),
  output: z.object({}),
  refusals: {
    /** No account has it, or its signature is invalid. */
    PASSKEY_REFUSED: 401,
    ACCOUNT_SUSPENDED: 403,
    /** The owner has not chosen a first password yet: only the one-time password opens the account. */
    PASSWORD_FIRST: 403,
  },
});
