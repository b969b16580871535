import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { accounts as accountTable } from '#features/accounts/server/accounts.tables.ts';
import { updateAge } from '#features/guardians/server/guardians.store.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { matches as matchTable } from '#features/matches/server/matches.tables.ts';
import * as records from '#features/practice/records/records.contract.ts';
import type { Phone } from '../../../../apps/server/test-app.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { openHall } from './open-tables.factory.ts';

const recordsOf = async (phone: Phone) => {
  const params = { dateId: '2026-11-20', formatId: 'one-on-one' } as const;
  return (await phone.call(records.practiceMatches, { params })).data?.matches ?? [];
};

test('The names of a match are those that may be read on the day of reading, the own one whole', async ({
  server,
}) => {
  const { tables, courtIds, out, signUp, practiceOf, score } = await openHall(server);
  const [own, other] = out as [Phone, Phone];
  await tables([courtIds[2]!]);
  await signUp(own);
  await signUp(other);
  const { id } = (await practiceOf(own))!.match!;
  await score(own, id, '11-7 11-9');
  const { db } = server.services;
  const change = (fullName: string, age: 'adult' | 'under-18') => async (phone: Phone) => {
    const accountId = (await phone.call(accounts.session)).data?.account?.id ?? '';
    await db.update(accountTable).set({ name: fullName }).where(eq(accountTable.id, accountId));
    await updateAge(db, { accountId, age, now: server.clock.now() });
  };
  const namesFor = async (phone: Phone) => {
    const listed = (await recordsOf(phone)).find((one) => one.id === id)!;
    const { data } = await phone.call(matches.match, { params: { id } });
    const [read, found] = [listed, data!.match].map(({ player1, player2 }) =>
      [player1.name, player2.name].sort(),
    );
    expect(found).toEqual(read);
    return read;
  };
  await change('佐藤 花子', 'adult')(own);
  await change('鈴木 陽菜', 'adult')(other);
  expect(await namesFor(own)).toEqual(['佐藤 花子', '鈴木']);
  expect(await namesFor(other)).toEqual(['佐藤', '鈴木 陽菜']);
  // A guardian, or who turns out to be under 18, takes the name back.
  await change('鈴木 陽菜', 'under-18')(other);
  expect(await namesFor(own)).toEqual(['佐藤 花子', '鈴・陽']);
  expect(await namesFor(other)).toEqual(['佐藤', '鈴木 陽菜']);
  const [row] = await db.select().from(matchTable).where(eq(matchTable.id, id));
  expect([row?.player1.name, row?.player2.name].join()).not.toMatch(/[a-z]{2}/);
});
