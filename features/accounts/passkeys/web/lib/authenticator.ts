import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Refusal } from '#platform/web/api/call.ts';
import { refusedHere } from '#platform/web/api/use-submit.ts';
import type { AssertionJson, RegistrationJson } from '../../passkeys.contract.ts';

type Given<Credential> =
  | { readonly ok: true; readonly credential: Credential }
  | Refusal<'CANCELLED' | 'UNSUPPORTED'>;

/** Asks the device to make a passkey. */
export function createPasskey(options: Record<string, unknown>): Promise<Given<RegistrationJson>> {
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return given(
    async () => (await startRegistration({ optionsJSON: options as unknown as Options })) as never,
  );
}

/** Asks the device to sign with one of its passkeys, which its owner chooses. */
export function signWithPasskey(options: Record<string, unknown>): Promise<Given<AssertionJson>> {
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return given(
    async () =>
      (await startAuthentication({ optionsJSON: options as unknown as Options })) as never,
  );
}

async function given<Credential>(ask: () => Promise<Credential>): Promise<Given<Credential>> {
  if (!browserSupportsWebAuthn()) return refusedHere('UNSUPPORTED');
  try {
    return { ok: true, credential: await ask() };
  } catch (error) {
    // A site that is opened by an IP address instead of a name can have no passkeys.
    const unfit = error instanceof Error && error.name === 'SecurityError';
    return refusedHere(unfit ? 'UNSUPPORTED' : 'CANCELLED');
  }
}
