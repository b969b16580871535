import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { closedEvent } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as tieOrders from '#features/tie-orders/tie-orders.desk.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournamentEndpoints from '#features/tournaments/tournaments.contract.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../publishing.contract.ts';

async function hosted(server: TestApp) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId });
  return { phone, params: { id } };
}

describe('the sport', () => {
  test('A tournament has no sport until its organizer chooses one', async ({ server }) => {
    const { phone, params } = await hosted(server);
    const before = await phone.call(contract.findOwn, { params });
    expect(before.data?.tournament.sport).toBe('unspecified');
    const body = { sport: 'table-tennis' as const };
    const { data } = await phone.call(contract.chooseSport, { params, body });
    expect(data?.tournament.sport).toBe('table-tennis');
    const seen = await server.phone().call(tournamentEndpoints.find, { params });
    expect(seen.data?.tournament.sport).toBe('table-tennis');
  });

  test('Before an event for teams is drawn its ties are played as it is usual in the sport chosen last', async ({
    server,
  }) => {
    const { phone, params } = await closedEvent(server, {
      byHand: 2,
      tournament: { eventType: 'Team' },
    });
    const template = async () =>
      (await phone.call(tieOrders.findRules, { params })).data?.rules.template;
    for (const sport of ['soft-tennis', 'badminton'] as const) {
      await phone.call(contract.chooseSport, { params: { id: params.id }, body: { sport } });
      expect((await template())?.sport).toBe(sport);
    }
  });

  test('The sport of a tournament that is cancelled cannot be chosen', async ({ server }) => {
    const { phone, params } = await hosted(server);
    await phone.call(contract.cancel, { params, body: { reason: '' } });
    const body = { sport: 'tennis' as const };
    const { refusal } = await phone.call(contract.chooseSport, { params, body });
    expect(refusal?.code).toBe('TOURNAMENT_CANCELLED');
  });
});
