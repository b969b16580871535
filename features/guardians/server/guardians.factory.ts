import type { MadePlayer } from '#features/accounts/server/accounts.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import type { Answer, Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../guardians.contract.ts';

export const MOTHER = 'mother@example.com';

/** The phone of a new player who has not been asked about their age. */
export function newcomer(
  server: TestApp,
  options: { fullName?: string; emailVerified?: boolean } = {},
) {
  return server.playerPhone({ fullName: '佐藤 花子', language: 'ja', age: null, ...options });
}

/** Says "under 18" and names a guardian; with the password, since it may not be the first answer. */
export function nameGuardian(
  phone: Phone & { readonly player?: MadePlayer },
  guardianEmail = MOTHER,
  tournamentId?: number,
): Promise<Answer<typeof contract.answer>> {
  // Of a phone that does not say whose it is, the password that `makePlayer` gives.
  const currentPassword = phone.player?.password ?? 'correct horse';
  const body = { age: 'under-18', guardianEmail, currentPassword, tournamentId } as const;
  return phone.call(contract.answer, { body });
}

/** Says "18 or older", with the password. */
export function sayAdult(
  phone: Phone & { readonly player: MadePlayer },
): Promise<Answer<typeof contract.answer>> {
  const { password: currentPassword } = phone.player;
  return phone.call(contract.answer, { body: { age: 'adult', currentPassword } });
}

/** The secret in the newest mail to an address that contains one. */
export async function secretFor(server: TestApp, address = MOTHER): Promise<string> {
  const written = (await mailsTo(server, address)).reverse();
  const secret = written.find((mail) => mail.secret)?.secret;
  if (!secret) throw new Error(`no link was mailed to ${address}`);
  return secret;
}
