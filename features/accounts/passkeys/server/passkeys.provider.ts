import type { AssertionJson, RegistrationJson } from '../passkeys.contract.ts';
import type { StoredPasskey } from './passkeys.store.ts';

type Response<Verify extends (options: never) => unknown> = Parameters<Verify>[0] extends {
  response: infer R;
}
  ? R
  : never;

/** The site that a passkey belongs to; a passkey of another site is not valid here. */
export interface Site {
  readonly origin: string;
}

/** Whether a challenge is ours and not answered yet; the call uses it up. */
export type UseChallenge = (challenge: string) => Promise<boolean>;

/** Loaded with the first passkey: it is large, and most starts and most people do not need it. */
const library = () => import('@simplewebauthn/server');

const NAME = 'RallyDays';
/** Face, fingerprint or the device's code: the passkey replaces the password, so holding the device is not enough. */
const userVerification = 'required';

const siteOf = ({ origin }: Site) => ({
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
});
const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** What the browser needs to make a passkey. */
export async function creationOptions(
  site: Site,
  option: {
    challenge: string;
    account: { id: string; name: string; email: string };
    known: readonly StoredPasskey[];
  },
): Promise<Record<string, unknown>> {
  const { account, known } = option;
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: siteOf(site).expectedRPID,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    challenge: bytes(option.challenge),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification },
  });
  return { ...options };
}

/** The passkey that the browser has made, if it is valid; null otherwise. */
export async function provenPasskey(
  site: Site,
  credential: RegistrationJson,
  useChallenge: UseChallenge,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await library();
  const checked = await orNull(() =>
    verifyRegistrationResponse({
      response: credential as Response<typeof verifyRegistrationResponse>,
      expectedChallenge: useChallenge,
      ...siteOf(site),
    }),
  );
  if (!checked?.verified) return null;
  const { id: credentialId, publicKey, counter, transports } = checked.registrationInfo.credential;
  return {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  };
}

/** What the browser needs to sign with a passkey: it shows those that it has for this site, or of them only those in `own`. */
export async function requestOptions(
  site: Site,
  challenge: string,
  own: readonly StoredPasskey[] = [],
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(site).expectedRPID,
    challenge: bytes(challenge),
    userVerification,
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  return { ...options };
}

/** The authenticator's counter when the signature is valid; null otherwise. */
export async function provenUse(
  site: Site,
  credential: AssertionJson,
  passkey: StoredPasskey,
  useChallenge: UseChallenge,
): Promise<number | null> {
  const { credentialId: id, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await library();
  const checked = await orNull(() =>
    verifyAuthenticationResponse({
      response: credential as Response<typeof verifyAuthenticationResponse>,
      expectedChallenge: useChallenge,
      ...siteOf(site),
      credential: { id, counter, transports, publicKey: bytes(passkey.publicKey) },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** The library throws when anything is invalid: a challenge, an origin, a signature. */
async function orNull<Value>(check: () => Promise<Value>): Promise<Value | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
