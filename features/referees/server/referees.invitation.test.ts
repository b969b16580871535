import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { leave as leaveAccount } from '#features/personal-data/deletion/deletion.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { links } from '#platform/server/links/links.tables.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../referees.contract.ts';
import { inviteFrom, makeReferee } from './referees.factory.ts';
import { referees } from './referees.tables.ts';

const EMAIL = 'referee@example.com';

/** A tournament to which somebody is invited, and the phone of its organizer. */
async function invited(server: TestApp, options = {}) {
  const { organizerId, loginId, password } = await makeOrganizerAccount(server.services);
  const tournamentId = await makeTournament(server.services, { organizerId, ...options });
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const secret = await inviteFrom(server, organizer, { tournamentId, email: EMAIL });
  const params = { id: tournamentId };
  const states = async () =>
    (await organizer.call(contract.list, { params })).data?.referees.map(({ state }) => state);
  return { organizer, tournamentId, params, secret, body: { secret }, states };
}

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

describe('an invitation', () => {
  test('The link says who invites to what, without an account', async ({ server }) => {
    const { body, tournamentId } = await invited(server);
    const { data } = await server.phone().call(contract.open, { body });
    expect(data?.invitation).toMatchObject({
      email: EMAIL,
      tournament: { id: tournamentId, name: 'Autumn Junior Open', isCancelled: false },
      isDeclined: false,
    });
    expect(JSON.stringify(data)).not.toContain('090');
  });

  test('Only a hash of the secret is stored', async ({ server }) => {
    const { secret } = await invited(server);
    const stored = await server.services.db.select().from(links);
    expect(stored.some(({ purpose }) => purpose === 'referee')).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('A made-up link opens nothing, and an expired one says so', async ({ server }) => {
    const { body } = await invited(server);
    const phone = await server.playerPhone();
    const forged = { body: { secret: 'made-up' } };
    for (const endpoint of [contract.open, contract.accept, contract.decline] as const) {
      expect(codeOf(await phone.call(endpoint, forged))).toEqual([404, 'LINK_UNKNOWN']);
    }
    server.clock.advance({ days: 7 });
    for (const endpoint of [contract.open, contract.accept, contract.decline] as const) {
      expect(codeOf(await phone.call(endpoint, { body }))).toEqual([410, 'LINK_EXPIRED']);
    }
  });

  test('Accepting needs an account, and makes it a referee once', async ({ server }) => {
    const { body, organizer, tournamentId, states } = await invited(server);
    expect((await server.phone().call(contract.accept, { body })).status).toBe(401);
    const phone = await server.playerPhone({ fullName: 'Referee Rie' });
    for (const _time of [1, 2]) {
      const { data } = await phone.call(contract.accept, { body });
      expect(data).toEqual({ tournamentId });
    }
    expect(await states()).toEqual(['accepted']);
    expect(await newsKindsOf(organizer)).toContain('referee-accepted');
    expect((await phone.call(contract.mine)).data?.tournaments).toMatchObject([
      { id: tournamentId, name: 'Autumn Junior Open' },
    ]);
    const found = await phone.call(contract.find, { params: { id: tournamentId } });
    expect(found.data?.tournament).toMatchObject({ duty: 'referee', events: [{ name: '' }] });
  });

  test('A link that somebody has accepted is used up for everybody else', async ({ server }) => {
    const { body } = await invited(server);
    await (await server.playerPhone()).call(contract.accept, { body });
    const second = await server.playerPhone();
    for (const endpoint of [contract.open, contract.accept, contract.decline] as const) {
      expect(codeOf(await second.call(endpoint, { body }))).toEqual([410, 'LINK_USED']);
    }
  });

  test('Of two who accept one link at the same moment, one becomes the referee', async ({
    server,
  }) => {
    const { body, states } = await invited(server);
    const both = [await server.playerPhone(), await server.playerPhone()];
    const answers = await Promise.all(both.map((one) => one.call(contract.accept, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await states()).toEqual(['accepted']);
  });

  test('Declining needs no account, is no error twice, and can be reconsidered', async ({
    server,
  }) => {
    const { body, organizer, states } = await invited(server);
    const anybody = server.phone();
    for (const _time of [1, 2]) {
      expect((await anybody.call(contract.decline, { body })).status).toBe(200);
    }
    expect(await states()).toEqual(['declined']);
    expect(await newsKindsOf(organizer)).toContain('referee-declined');
    const opened = await anybody.call(contract.open, { body });
    expect(opened.data?.invitation.isDeclined).toBe(true);
    await (await server.playerPhone()).call(contract.accept, { body });
    expect(await states()).toEqual(['accepted']);
  });

  test('The organizer, a referee already, and a cancelled tournament are refused', async ({
    server,
  }) => {
    const { body, organizer, tournamentId } = await invited(server);
    const own = await organizer.call(contract.accept, { body });
    expect(codeOf(own)).toEqual([409, 'ALREADY_ORGANIZER']);
    const referee = await makeReferee(server, organizer, tournamentId);
    const again = await referee.call(contract.accept, { body });
    expect(codeOf(again)).toEqual([409, 'ALREADY_REFEREE']);
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    const late = await (await server.playerPhone()).call(contract.accept, { body });
    expect(codeOf(late)).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });
});

describe('the tournaments of a referee', () => {
  test('Past and cancelled tournaments are not listed', async ({ server }) => {
    const { body, tournamentId } = await invited(server);
    const phone = await server.playerPhone();
    await phone.call(contract.accept, { body });
    const listed = async () => (await phone.call(contract.mine)).data?.tournaments.length;
    expect(await listed()).toBe(1);
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect(await listed()).toBe(0);
    await updateState(server.services.db, tournamentId, { state: 'open' });
    server.clock.advance({ days: 20 });
    expect(await listed()).toBe(0);
  });

  test('A stranger cannot open the tournament as a referee', async ({ server }) => {
    const { params } = await invited(server);
    const stranger = await server.playerPhone();
    expect((await stranger.call(contract.find, { params })).status).toBe(403);
    const unknown = await stranger.call(contract.find, { params: { id: 999 } });
    expect(codeOf(unknown)).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
  });

  test('A referee can stop, which the organizer learns; then there is nothing to leave', async ({
    server,
  }) => {
    const { organizer, params, tournamentId, states } = await invited(server);
    const referee = await makeReferee(server, organizer, tournamentId);
    expect((await referee.call(contract.leave, { params })).status).toBe(200);
    expect(await states()).toEqual(['invited']);
    expect(await newsKindsOf(organizer)).toContain('referee-left');
    expect(codeOf(await referee.call(contract.leave, { params }))).toEqual([404, 'NOT_REFEREE']);
    const unknown = await referee.call(contract.leave, { params: { id: 999 } });
    expect(codeOf(unknown)).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
  });

  test('A deleted account is no referee any more, which the organizer learns', async ({
    server,
  }) => {
    const { body, organizer, states } = await invited(server);
    const phone = await server.playerPhone();
    await phone.call(contract.accept, { body });
    await phone.call(leaveAccount, { body: { password: phone.player.password } });
    expect(await states()).toEqual([]);
    expect(await newsKindsOf(organizer)).toContain('referee-left');
    const { db } = server.services;
    const rows = await db.select().from(referees).where(eq(referees.email, EMAIL));
    expect(rows).toEqual([]);
  });
});
