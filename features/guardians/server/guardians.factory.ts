import { mails } from '#platform/server/mail/mail.tables.ts';
import type { Answer, Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../guardians.contract.ts';

export const MOTHER = 'mother@example.com';

/** The phone of a new player who has not been asked about their age. */
export function newcomer(server: TestApp, options: { fullName?: string } = {}) {
  return server.playerPhone({ fullName: '佐藤 花子', language: 'ja', age: null, ...options });
}

/** Says "under 18" and names a guardian. */
export function nameGuardian(
  phone: Phone,
  guardianEmail = MOTHER,
  tournamentId?: number,
): Promise<Answer<typeof contract.answer>> {
  return phone.call(contract.answer, { body: { age: 'under-18', guardianEmail, tournamentId } });
}

/** Every mail to an address, the oldest first. */
export async function mailsTo({ services }: TestApp, address: string) {
  const all = await services.db.select().from(mails).orderBy(mails.id);
  return all.filter(({ toAddress }) => toAddress === address);
}

/** The secret in the newest mail to an address that contains one. */
export async function secretFor(server: TestApp, address = MOTHER): Promise<string> {
  const written = (await mailsTo(server, address)).reverse();
  const secret = written.find((mail) => mail.secret)?.secret;
  if (!secret) throw new Error(`no link was mailed to ${address}`);
  return secret;
}
