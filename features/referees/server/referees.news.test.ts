import { describe, expect } from 'vitest';
import { announceMove } from '#features/entries/server/entries.commands.ts';
import {
  enterPaid,
  hostedTournament,
} from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../referees.contract.ts';
import { becomeReferee, inviteFrom, makeDeskHelper, makeReferee } from './referees.factory.ts';

/** A tournament with a referee, a desk helper, and a referee who plays in it. */
async function withDesk(server: TestApp) {
  const { organizer, tournamentId } = await hostedTournament(server, { feeYen: 0 });
  const referee = await makeReferee(server, organizer, tournamentId);
  const helper = await makeDeskHelper(server, organizer, tournamentId);
  const playing = await server.playerPhone();
  await enterPaid(playing, tournamentId);
  await becomeReferee(server, organizer, { tournamentId, phone: playing });
  const cancel = (by: Phone) =>
    by.call(publishing.cancel, { params: { id: tournamentId }, body: { reason: 'Typhoon' } });
  return { organizer, tournamentId, referee, helper, playing, cancel };
}

async function newsOfDuties(phone: Phone) {
  const kinds = await newsKindsOf(phone);
  return kinds.filter((kind) => /^(desk|tournament)-/.test(kind));
}

/** The rows of a tournament's referees as its organizer reads them, and what the organizer does with them. */
function duties(organizer: Phone, tournamentId: number) {
  const params = { id: tournamentId };
  const rowOf = async (email: string) => {
    const { data } = await organizer.call(contract.list, { params });
    return { ...params, refereeId: data?.referees.find((one) => one.email === email)?.id ?? '' };
  };
  const change = (row: { id: number; refereeId: string }, duty: 'desk' | 'referee') =>
    organizer.call(contract.changeDuty, { params: row, body: { duty } });
  const remove = (row: { id: number; refereeId: string }) =>
    organizer.call(contract.remove, { params: row });
  return { rowOf, change, remove };
}

describe('a changed duty', () => {
  test('A desk helper and a referee hear once of each change that the organizer makes to their duty', async ({
    server,
  }) => {
    const { organizer, tournamentId, referee, helper } = await withDesk(server);
    const { rowOf, change } = duties(organizer, tournamentId);
    const row = await rowOf(helper.player.email);
    for (const _time of [1, 2]) expect((await change(row, 'referee')).status).toBe(200);
    expect(await newsOfDuties(helper)).toEqual(['desk-now-referee']);
    server.clock.advance({ minutes: 1 });
    await change(row, 'desk');
    server.clock.advance({ minutes: 1 });
    await change(row, 'referee');
    const expected = ['desk-now-referee', 'desk-now-helper', 'desk-now-referee'];
    expect(await newsOfDuties(helper)).toEqual(expected);
    expect(await newsOfDuties(referee)).toEqual([]);
    expect(await newsOfDuties(organizer)).toEqual([]);
  });

  test('Who is removed by the organizer hears it once', async ({ server }) => {
    const { organizer, tournamentId, referee, helper } = await withDesk(server);
    const { rowOf, remove } = duties(organizer, tournamentId);
    const row = await rowOf(helper.player.email);
    for (const _time of [1, 2]) expect((await remove(row)).status).toBe(200);
    expect(await newsOfDuties(helper)).toEqual(['desk-removed']);
    expect(await newsOfDuties(referee)).toEqual([]);
  });

  test('Who stops, and whose invitation is withdrawn before the answer, is not notified of a removal', async ({
    server,
  }) => {
    const { organizer, tournamentId, referee } = await withDesk(server);
    const { rowOf, remove } = duties(organizer, tournamentId);
    await referee.call(contract.leave, { params: { id: tournamentId } });
    const invited = await server.playerPhone();
    const { email } = invited.player;
    await inviteFrom(server, organizer, { tournamentId, email });
    expect((await remove(await rowOf(email))).status).toBe(200);
    for (const phone of [referee, invited]) expect(await newsOfDuties(phone)).toEqual([]);
  });
});

describe('who would run the day of a tournament', () => {
  test('Referees and desk helpers hear once of a cancellation, also who plays; who has cancelled does not', async ({
    server,
  }) => {
    const { organizer, tournamentId, referee, helper, playing, cancel } = await withDesk(server);
    expect((await cancel(organizer)).status).toBe(200);
    for (const phone of [referee, helper]) {
      expect(await newsOfDuties(phone)).toEqual(['desk-cancelled']);
      const mail = (await mailsTo(server, phone.player.email)).at(-1);
      expect(mail).toMatchObject({ kind: 'desk-cancelled' });
      expect(mail?.textBody).toContain('Typhoon');
      expect(mail?.textBody).toContain(`/referee/tournaments/${tournamentId}`);
    }
    expect(await newsOfDuties(playing)).toEqual(['tournament-cancelled']);
    expect(await newsOfDuties(organizer)).toEqual([]);
  });

  test('An organizer hears that an operator has cancelled the tournament', async ({ server }) => {
    const { organizer, cancel } = await withDesk(server);
    expect((await cancel(await server.operatorPhone())).status).toBe(200);
    expect(await newsOfDuties(organizer)).toEqual(['desk-cancelled']);
  });

  test('Referees and desk helpers hear of another hall', async ({ server }) => {
    const { tournamentId, referee, helper, playing } = await withDesk(server);
    const { db } = server.services;
    const found = await tournaments.findById(db, tournamentId);
    if (!found) throw new Error('there is no tournament');
    const tournament = { ...found, venue: 'Another Hall' };
    await db.transaction((tx) => announceMove(server.services, tx, tournament, ''));
    for (const phone of [referee, helper]) {
      expect(await newsOfDuties(phone)).toEqual(['desk-moved']);
      const mail = (await mailsTo(server, phone.player.email)).at(-1);
      expect(mail?.textBody).toContain('Another Hall');
    }
    expect(await newsOfDuties(playing)).toEqual(['tournament-changed']);
  });
});
