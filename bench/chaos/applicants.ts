import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { sign } from '#features/payments/server/payments.sandbox.provider.ts';
import type { Chance } from '#platform/testing/fuzz-values.ts';
import type { Device } from '../../simulate/http/insistent.ts';
import { emailOf, PASSWORD } from './people.ts';
import { type Phone, SECRET, type World } from './world.ts';

/** Messages of the payment company for one payment: early, late and again. */
const MESSAGES = 4;
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
  world: World,
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
  await pay(world, phone, { entryId, chance });
  if (chance.isIn(0.2)) await phone.send(entries.withdraw, { params: { id: entryId } });
}

async function pay(
  world: World,
  phone: Device,
  { entryId, chance }: { readonly entryId: string; readonly chance: Chance },
): Promise<void> {
  for (let count = 0; count < MOST_TRIES; count += 1) {
    const id = uuidv7();
    const cardToken = chance.isIn(0.3) ? 'tok_sandbox_declined_0002' : 'tok_sandbox_ok_4242';
    const announced = announce(world, id, chance);
    const body = { id, entryId, also: [], method: 'credit-card' as const, cardToken };
    const { data, refusal } = await phone.send(payments.pay, { body });
    await announced;
    if (data || refusal.code !== 'CARD_DECLINED') return;
  }
}

/** The company says several times that something happened to a charge: before it did, while it does, and long after. */
async function announce(world: World, key: string, chance: Chance): Promise<void> {
  const body = JSON.stringify({ type: 'charge', key });
  await Promise.all(
    Array.from({ length: MESSAGES }, async () => {
      await pause(chance.below(400));
      await fetch(`${world.url}${payments.webhook.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-payment-signature': sign(SECRET, new Date(), body),
        },
        body,
      }).catch(() => {});
    }),
  );
}
