import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as moderation from '#features/operator/moderation/moderation.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as publicContract from '#features/tournaments/tournaments.contract.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../publishing.contract.ts';

/** One tournament, with a phone for each of the three sides that see its state. */
async function threeSides(server: TestApp, options = {}) {
  const organizer = await makeOrganizerAccount(server.services);
  const login = async (loginId: string, password: string) => {
    const phone = server.phone();
    await phone.call(accounts.login, { body: { loginId, password } });
    return phone;
  };
  const id = await makeTournament(server.services, {
    organizerId: organizer.organizerId,
    participantLimit: 1,
    feeYen: 0,
    ...options,
  });
  const params = { id };
  const desk = await server.operatorPhone();
  const own = await login(organizer.loginId, organizer.password);
  const seenBy = async () => {
    const player = await server.phone().call(publicContract.find, { params });
    const found = await own.call(contract.findOwn, { params });
    const overseen = await desk.call(moderation.tournaments, { query: {} });
    const sides = [player.data?.tournament, found.data?.tournament, overseen.data?.tournaments[0]];
    return sides.map((side) => [side?.availability, side?.waiting]);
  };
  return { id, params, own, desk, seenBy };
}

const apply = (phone: Phone, tournamentId: number) =>
  phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
const join = (phone: Phone, tournamentId: number) =>
  phone.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
const thrice = (availability: string, waiting = 0) => Array(3).fill([availability, waiting]);

describe('players, the organizer and the operator see the same state', () => {
  test('An open or full tournament has the same state and waiting list for player, organizer and operator', async ({
    server,
  }) => {
    const { id, seenBy } = await threeSides(server);
    expect(await seenBy()).toEqual(thrice('open'));
    await apply(await server.playerPhone(), id);
    expect(await seenBy()).toEqual(thrice('full'));
    await join(await server.playerPhone(), id);
    await join(await server.playerPhone(), id);
    expect(await seenBy()).toEqual(thrice('full', 2));
  });

  test('A tournament that its organizer closes has the same state for player, organizer and operator', async ({
    server,
  }) => {
    const { params, own, seenBy } = await threeSides(server);
    const { data } = await own.call(contract.close, { params });
    expect(data?.tournament.availability).toBe('closed');
    expect(await seenBy()).toEqual(thrice('closed'));
  });

  test('A tournament that the operator holds back has the same state for player, organizer and operator', async ({
    server,
  }) => {
    const { params, desk, seenBy } = await threeSides(server);
    await desk.call(moderation.suspendTournament, { params, body: { reason: '' } });
    expect(await seenBy()).toEqual(thrice('held-back'));
  });

  test('A cancelled tournament has the same state for player, organizer and operator', async ({
    server,
  }) => {
    const { params, own, seenBy } = await threeSides(server);
    await own.call(contract.cancel, { params, body: { reason: '' } });
    expect(await seenBy()).toEqual(thrice('cancelled'));
  });

  test('A tournament after its deadline or its day has the same state for player, organizer and operator', async ({
    server,
  }) => {
    const { seenBy } = await threeSides(server, {
      applicationDeadline: '2026-11-19',
      eventDate: '2026-11-20',
    });
    expect(await seenBy()).toEqual(thrice('deadline-passed'));
    server.clock.advance({ days: 1 });
    expect(await seenBy()).toEqual(thrice('over'));
  });
});

test("The organizer's list and the public list count the same waiting people", async ({
  server,
}) => {
  const { id, own } = await threeSides(server);
  await apply(await server.playerPhone(), id);
  await join(await server.playerPhone(), id);
  const listed = await server.phone().call(publicContract.list, { query: {} });
  const mine = await own.call(contract.mine, { query: { when: 'coming' } });
  expect(listed.data?.tournaments).toMatchObject([{ id, availability: 'full', waiting: 1 }]);
  expect(mine.data?.tournaments).toMatchObject([{ id, availability: 'full', waiting: 1 }]);
});

test('Nobody can apply for a tournament whose day is over, even before its deadline', async ({
  server,
}) => {
  const { id } = await threeSides(server, {
    applicationDeadline: '2026-12-31',
    eventDate: '2026-11-20',
  });
  const player = await server.playerPhone();
  server.clock.advance({ days: 1 });
  expect((await apply(player, id)).refusal?.code).toBe('TOURNAMENT_CLOSED');
});

test('Closing ends applications, and reopening accepts them again', async ({ server }) => {
  const { own, id, params } = await threeSides(server);
  expect((await own.call(contract.close, { params })).data?.tournament.state).toBe('closed');
  expect((await own.call(contract.close, { params })).status).toBe(200);
  const player = await server.playerPhone();
  expect((await apply(player, id)).refusal?.code).toBe('TOURNAMENT_CLOSED');
  expect((await own.call(contract.reopen, { params })).data?.tournament.state).toBe('open');
  expect((await apply(player, id)).status).toBe(200);
});
