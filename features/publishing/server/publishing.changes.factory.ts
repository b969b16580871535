import { v7 as uuidv7 } from 'uuid';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';

/** A published tournament, and its organizer on a phone. */
export async function hosted(server: TestApp, options = {}) {
  const organizer = await makeOrganizerAccount(server.services);
  const phone = server.phone();
  const { loginId, password, organizerId } = organizer;
  await phone.call(accounts.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId, ...options });
  return { phone, id, params: { id } };
}

export const apply = (phone: Phone, tournamentId: number) =>
  phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
export const pay = (phone: Phone, entryId: string, method = 'credit-card' as const) =>
  phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, method, cardToken: 'tok_sandbox_ok_4242' },
  });

/** A player with a place that is paid by card. */
export async function paidEntry(server: TestApp, tournamentId: number) {
  const phone = await server.playerPhone();
  const { data } = await apply(phone, tournamentId);
  const entryId = data?.entry.id ?? '';
  await pay(phone, entryId);
  return { phone, entryId };
}
