import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { sandboxRefunds } from '#features/payments/server/payments.sandbox.tables.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import * as entryList from '../../entry-list.contract.ts';
import * as entryListRevenue from '../../entry-list.revenue.contract.ts';
import * as contract from '../grants.contract.ts';

/** Giving fees back over HTTP, for tests. */

export const REASON = '雨のため短縮しました';

/** What a phone of the organizer can give back in a tournament. */
export function granterOf(phone: Phone, tournamentId: number) {
  const params = { id: tournamentId };
  const find = async (entryId: string, by = phone) =>
    (await by.call(contract.find, { params: { ...params, entryId } })).data;
  const findAll = async () => (await phone.call(contract.findAll, { params })).data;
  return {
    find,
    findAll,
    /** Gives so much of an entry back, having seen what is left now unless said otherwise. */
    grant: async (
      entryId: string,
      amountYen: number,
      { id = uuidv7(), by = phone, seen }: Partial<Sending> = {},
    ) => {
      const { leftYen = 0, points = 0 } = (await find(entryId)) ?? {};
      const body = {
        id,
        seen: seen ?? { leftYen, points },
        grant: { amountYen, reason: REASON },
      };
      return by.call(contract.grant, { params: { ...params, entryId }, body });
    },
    /** Gives everything of all entries back, or at most so much of each. */
    grantAll: async (
      seen: { entries: number; amountYen: number; points: number },
      {
        id = uuidv7(),
        eventId = null,
        mostYen = null,
      }: { id?: string; eventId?: number | null; mostYen?: number | null } = {},
    ) =>
      phone.call(contract.grantAll, {
        params,
        body: { id, eventId, seen, grant: { mostYen, reason: REASON } },
      }),
    revenue: async () => (await phone.call(entryListRevenue.revenue, { params })).data,
    listed: async (entryId: string) =>
      (await phone.call(entryList.list, { params })).data?.entries.find(({ id }) => id === entryId),
  };
}

interface Sending {
  readonly id: string;
  readonly by: Phone;
  readonly seen: { readonly leftYen: number; readonly points: number };
}

/** A player with a confirmed entry, paid by card unless said otherwise. */
export async function makePaid(server: TestApp, tournamentId: number, more: object = {}) {
  const phone = await server.playerPhone();
  const entryId = await enter(phone, tournamentId);
  await pay(phone, entryId, more);
  return { phone, entryId };
}

export async function enter(phone: Phone, tournamentId: number): Promise<string> {
  const body = { id: uuidv7(), tournamentId, agreed: true as const };
  const { data } = await phone.call(entries.apply, { body });
  return data?.entry.id ?? '';
}

export async function pay(phone: Phone, entryId: string, more: object = {}): Promise<void> {
  const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
  const { refusal } = await phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, ...card, ...more },
  });
  if (refusal) throw new Error(`the fee was not paid: ${refusal.code}`);
}

/** What the provider has sent back once the background work is done, in yen and in order. */
export async function sentBack({ services, app }: TestApp): Promise<number[]> {
  for (const _ of [1, 2]) await app.jobs.drain();
  const rows = await services.db.select().from(sandboxRefunds);
  return rows.map(({ amountYen }) => amountYen).sort((one, other) => one - other);
}
