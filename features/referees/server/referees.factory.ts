import { v7 as uuidv7 } from 'uuid';
import { mailsTo } from '#platform/testing/sent-mails.ts';

import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../referees.contract.ts';
import type { RefereeDuty } from '../referees.vocabulary.ts';

/** Invites an address from an organizer's phone; gives the secret of the mailed link. */
export async function inviteFrom(
  server: TestApp,
  organizer: Phone,
  {
    tournamentId,
    email,
    duty = 'referee',
  }: { readonly tournamentId: number; readonly email: string; readonly duty?: RefereeDuty },
): Promise<string> {
  const body = { id: uuidv7(), email, duty };
  const { refusal } = await organizer.call(contract.invite, { params: { id: tournamentId }, body });
  if (refusal) throw new Error(`nobody was invited: ${refusal.code}`);
  return secretOf(server, email);
}

/** The secret of the newest invitation to an address. */
async function secretOf(server: TestApp, email: string): Promise<string> {
  const written = (await mailsTo(server, email)).filter(({ kind }) => kind === 'referee-invited');
  return written.at(-1)?.secret ?? '';
}

type PlayerPhone = Phone & { player: { email: string } };

/** Has the player of a phone invited to a tournament, and accepts. */
export async function becomeReferee(
  server: TestApp,
  organizer: Phone,
  { phone, ...asked }: { tournamentId: number; duty?: RefereeDuty; phone: PlayerPhone },
): Promise<void> {
  const { email } = phone.player;
  const secret = await inviteFrom(server, organizer, { ...asked, email });
  const { refusal } = await phone.call(contract.accept, { body: { secret } });
  if (refusal) throw new Error(`the invitation was not accepted: ${refusal.code}`);
}

/** A new player who has accepted to referee a tournament. */
export async function makeReferee(
  server: TestApp,
  organizer: Phone,
  tournamentId: number,
  fullName = 'Referee Rie',
) {
  const phone = await server.playerPhone({ fullName });
  await becomeReferee(server, organizer, { tournamentId, phone });
  return phone;
}

/** A new player who has accepted to help at the desk of a tournament. */
export async function makeDeskHelper(
  server: TestApp,
  organizer: Phone,
  tournamentId: number,
  fullName = 'Helper Hana',
) {
  const phone = await server.playerPhone({ fullName });
  await becomeReferee(server, organizer, { tournamentId, duty: 'desk', phone });
  return phone;
}
