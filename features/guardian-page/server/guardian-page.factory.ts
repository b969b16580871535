import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/entries.contract.ts';
import {
  MOTHER,
  nameGuardian,
  newcomer,
  secretFor,
} from '#features/guardians/server/guardians.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../guardian-page.contract.ts';

export const open = (phone: Phone, secret: string) =>
  phone.call(contract.open, { body: { secret } });

/** The kinds of the mails to an address, the oldest first. */
export const kinds = async (server: TestApp, address: string) =>
  (await mailsTo(server, address)).map(({ kind }) => kind);

/** A player with a guardian who was asked: the guardian's phone, the link, and the player's id on the page. */
export async function asked(server: TestApp, address = MOTHER, fullName = '佐藤 花子') {
  const phone = await newcomer(server, { fullName });
  await nameGuardian(phone, address);
  const secret = await secretFor(server, address);
  const guardian = server.phone();
  const { data } = await open(guardian, secret);
  const id = data?.players.find(({ name }) => name === fullName)?.id ?? '';
  return { phone, guardian, secret, id, sent: { params: { id }, body: { secret } } };
}

/** The same once the guardian has confirmed. */
export async function confirmed(server: TestApp, address = MOTHER, fullName = '佐藤 花子') {
  const family = await asked(server, address, fullName);
  await family.guardian.call(contract.confirm, family.sent);
  return family;
}

/** Enters the player of a phone and pays; gives the entry's id. */
export async function entered(server: TestApp, phone: Phone, feeYen = 2000): Promise<string> {
  const tournamentId = await makeTournament(server.services, { feeYen });
  const body = { id: uuidv7(), tournamentId, agreed: true };
  const { data } = await phone.call(entries.apply, { body });
  const entryId = data?.entry.id ?? '';
  if (feeYen === 0) return entryId;
  const payment = { id: uuidv7(), entryId, method: 'qr-code' as const };
  await phone.call(payments.pay, { body: payment });
  return entryId;
}

/** Every request that a link can make about one player. */
export async function everyAttempt(
  guardian: Phone,
  secret: string,
  id: string,
  entryId = uuidv7(),
) {
  const sent = { params: { id }, body: { secret } };
  const display = { params: { id }, body: { secret, nameDisplay: 'full' as const } };
  const answers = {
    confirm: await guardian.call(contract.confirm, sent),
    decline: await guardian.call(contract.decline, sent),
    nameDisplay: await guardian.call(contract.chooseNameDisplay, display),
    entries: await guardian.call(contract.entries, {
      params: { id },
      body: { secret, when: 'coming' as const },
    }),
    day: await guardian.call(contract.day, sent),
    rates: await guardian.call(contract.rates, sent),
    reasons: await guardian.call(contract.reasons, {
      params: { id, periodId: uuidv7() },
      body: { secret, discipline: 'singles' as const },
    }),
    hide: await guardian.call(contract.hide, { params: { id }, body: { secret, hidden: true } }),
    withdraw: await guardian.call(contract.withdraw, { ...sent, params: { id, entryId } }),
    end: await guardian.call(contract.end, sent),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, answer.refusal?.code ?? 'done']),
  );
}
export const allRefused = (code: string) => ({
  confirm: code,
  decline: code,
  nameDisplay: code,
  entries: code,
  day: code,
  rates: code,
  reasons: code,
  hide: code,
  withdraw: code,
  end: code,
});
