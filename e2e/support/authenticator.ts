import type { Phone } from './phone.ts';

/** Gives the phone a fingerprint reader, and an owner who always puts the finger on it. */
export async function withAuthenticator({ context, page }: Phone): Promise<void> {
  const chromium = await context.newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
