import { expect } from 'vitest';
import * as ownDay from '#features/entries/own-day/own-day.contract.ts';
import * as publicDraws from '#features/event-draws/event-draws.public.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { MOTHER, nameGuardian, secretFor } from '#features/guardians/server/guardians.factory.ts';
import { readerOf } from '#features/live/server/live.factory.ts';
import * as personalExport from '#features/personal-data/export/export.contract.ts';
import * as results from '#features/results/results.contract.ts';
import { makeTie, ORDER } from '#features/tie-orders/server/tie-orders.factory.ts';
import * as contract from '#features/tie-orders/tie-orders.contract.ts';
import * as desk from '#features/tie-orders/tie-orders.desk.contract.ts';
import { test } from './test-app.ts';

const OTHER = [6, 5, 1, 2, 4, 3];

test('Before both orders are in, nothing that anybody else reads depends on what the order says', async ({
  server,
}) => {
  const made = await makeTie(server);
  const { file, find, two, tournamentId: id, eventId, desk: phone } = made;
  await nameGuardian(two.phone, MOTHER);
  const secret = await secretFor(server, MOTHER);
  const visitor = server.phone();
  const opened = await visitor.call(guardianPage.open, { body: { secret } });
  const player = opened.data?.players[0]?.id ?? '';
  const ofPlayer = { params: { id: player }, body: { secret } };
  await visitor.call(guardianPage.confirm, ofPlayer);
  const readAll = async () => {
    const read = {
      otherSide: (await find('player2')).data,
      otherList: (await two.phone.call(contract.list)).data,
      desk: (await phone.call(desk.listForDesk, { params: { id } })).data,
      live: await readerOf(server, id).snapshot(),
      draws: (await visitor.call(publicDraws.publicDraws, { params: { id } })).data,
      draw: (await visitor.call(publicDraws.publicDraw, { params: { id, eventId } })).data,
      results: (await phone.call(results.findReport, { params: { id } })).data,
      tods: (await phone.call(results.findTods, { params: { id } })).data,
      exported: (await two.phone.call(personalExport.everything)).data?.parts,
      guardian: (
        await visitor.call(guardianPage.entries, {
          params: { id: player },
          body: { secret, when: 'coming' },
        })
      ).data,
      guardianDay: (await visitor.call(guardianPage.day, ofPlayer)).data,
      day: (await two.phone.call(ownDay.find)).data,
    };
    for (const [name, part] of Object.entries(read)) expect(part, name).toBeTruthy();
    // The counter of the order says that another one was filed, and not what it says.
    return JSON.stringify(read).replace(/"version":\d+/g, '"version":0');
  };
  expect((await file('player1', ORDER)).status).toBe(200);
  const before = await readAll();
  expect((await file('player1', OTHER, { baseVersion: 1 })).status).toBe(200);
  expect(await readAll()).toBe(before);
  expect(before).not.toContain('"players":[1');
  await file('player2', ORDER);
  expect(await readAll()).not.toBe(before);
});
