import { v7 as uuidv7 } from 'uuid';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { Chance } from '#platform/testing/fuzz-values.ts';
import type { Device } from '../../simulate/http/insistent.ts';
import { emailOf, PASSWORD } from './people.ts';
import type { Phone, World } from './world.ts';

const MOST_TRIES = 4;

/** Everybody signed in, each on a phone of their own. */
export async function signInAll(world: World, count: number): Promise<Phone[]> {
  const phones: Phone[] = [];
  for (let number = 0; number < count; number += 1) {
    const phone = world.phone();
    const body = { loginId: emailOf(number), password: PASSWORD };
    const { refusal } = await phone.send(accounts.login, { body });
    if (refusal) throw new Error(`login was refused: ${refusal.code}`);
    phones.push(phone);
  }
  return phones;
}

/** One person: applies, some from two phones at once; who gets a place pays it, and some withdraw. */
export async function applyAndPay(
  phone: Device,
  { tournamentId, chance }: { readonly tournamentId: number; readonly chance: Chance },
): Promise<void> {
  const tries = chance.isIn(0.2) ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: tries }, () =>
      phone.send(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true, also: [] } }),
    ),
  );
  const entryId = answers.find(({ data }) => data?.entry.state === 'reserved')?.data?.entry.id;
  if (!entryId) return;
  await pay(phone, { entryId, chance });
  if (chance.isIn(0.2)) await phone.send(entries.withdraw, { params: { id: entryId } });
}

const CARD = { method: 'credit-card' } as const;
const WAYS = [
  { ...CARD, cardToken: 'pm_card_visa' },
  { ...CARD, cardToken: 'pm_card_visa' },
  { ...CARD, cardToken: 'pm_fake_slow' },
  { ...CARD, cardToken: 'pm_card_chargeDeclined' },
  { ...CARD, cardToken: 'pm_card_threeDSecure2Required' },
  { ...CARD, cardToken: 'pm_card_threeDSecure2Required' },
  { method: 'paypay' },
  { method: 'konbini' },
  { method: 'konbini' },
] as const;

async function pay(
  phone: Device,
  { entryId, chance }: { readonly entryId: string; readonly chance: Chance },
): Promise<void> {
  for (let count = 0; count < MOST_TRIES; count += 1) {
    const body = { id: uuidv7(), entryId, also: [], ...chance.one(WAYS) };
    const { data, refusal } = await phone.send(payments.pay, { body });
    if (refusal && refusal.code !== 'CARD_DECLINED') return;
    if (data && (await act(phone, data.payment, chance))) return;
  }
}

type Payment = Output<typeof payments.pay>['payment'];

/** What a person does about a payment that waits for them; false where they try another way afterwards. */
async function act(phone: Device, { id, action }: Payment, chance: Chance): Promise<boolean> {
  if (!action?.url) return true;
  const { url } = action;
  const answer = (word: 'yes' | 'no') =>
    fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: word }),
      redirect: 'manual',
    });
  switch (chance.one(['does', 'does', 'does', 'does twice', 'refuses', 'leaves', 'gives up'])) {
    case 'does':
      await answer('yes');
      break;
    case 'does twice':
      await Promise.all([answer('yes'), answer('yes')]);
      break;
    case 'refuses':
      if (action.kind === 'voucher') return true;
      await answer('no');
      await phone.send(payments.find, { params: { id } });
      return false;
    case 'leaves':
      return true;
    // Gives it up at the very moment at which somebody pays it.
    case 'gives up':
      await Promise.all([
        phone.send(payments.cancel, { params: { id } }),
        chance.isIn(0.3) && answer('yes'),
      ]);
      return false;
  }
  // Who comes back from the bank looks whether it is done; a phone that has lost the network there does not.
  if (chance.isIn(0.5)) await phone.send(payments.find, { params: { id } });
  return true;
}
