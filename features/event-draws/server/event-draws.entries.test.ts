import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as home from '#features/home/home.contract.ts';
import * as operator from '#features/operator/operator.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/tournaments.contract.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.contract.ts';
import { removeEntrant } from '../withdrawing/server/withdrawing.factory.ts';
import { type EnteredPlayer, makeEnteredEvent } from './event-draws.factory.ts';
import { closedEvent } from './event-draws.referee.factory.ts';

const THREE: readonly EnteredPlayer[] = [
  ['Beginner Bo', 'E'],
  ['Strong Sato', 'S'],
  ['Middle Mori', 'C'],
];
const person = { name: '紙で申込', email: '', phone: '', note: '', paidYen: 0 };

/** An event that three players have entered, and the phone of its organizer. */
async function hosted(server: TestApp, options = {}, players = THREE) {
  const made = await makeEnteredEvent(server.services, players, options);
  const phone = server.phone();
  const { loginId, password } = made.organizer;
  await phone.call(accounts.login, { body: { loginId, password } });
  return { ...made, phone, params: { id: made.tournamentId, eventId: made.eventId } };
}

const apply = (phone: Phone, tournamentId: number) =>
  phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
const pay = (phone: Phone, entryId = '') =>
  phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' },
  });
const names = async (phone: Phone, params: { id: number; eventId: number }) =>
  (await phone.call(contract.prepared, { params })).data?.event.seeding?.entrants.map(
    ({ name }) => name,
  );

describe('closing the entries of an event', () => {
  test('An open event has no seeding list, and says how many people it has', async ({ server }) => {
    const { phone, params, tournamentId } = await hosted(server, { participantLimit: 4 });
    await apply(await server.playerPhone(), tournamentId);
    await phone.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    const { data } = await phone.call(contract.prepared, { params });
    expect(data?.event).toMatchObject({
      tournamentName: 'Autumn Junior Open',
      eventName: '',
      eventType: 'Singles',
      state: 'entries',
      isCancelled: false,
      people: { confirmed: 4, held: 0, waiting: 1 },
      seeding: null,
    });
  });

  test('Closing copies the confirmed entries, ordered by rating points, with their clubs', async ({
    server,
  }) => {
    const { services, clock } = server;
    const { phone, params, players } = await hosted(server);
    const creator = { accountId: players[1]?.id ?? '', name: 'Strong Sato' };
    await makeGroup(services.db, {
      creator,
      now: clock.now(),
      name: 'Aozora',
      teamCode: 'AOZORA12',
    });
    const mori = { accountId: players[2]?.id ?? '', fullName: 'Middle Mori', now: clock.now() };
    await joinGroup(services.db, mori, 'AOZORA12');
    await phone.call(entryList.addManual, {
      params: { id: params.id },
      body: { people: [{ id: uuidv7(), person }] },
    });

    const { data } = await phone.call(contract.closeEntries, { params });
    expect(data?.event.state).toBe('closed');
    expect(data?.event.seeding?.entrants.map(({ number: _, ...rest }) => rest)).toEqual([
      {
        name: 'Strong Sato',
        club: 'Aozora',
        points: 2000,
        rankInClub: null,
        isProvisional: true,
        isNew: false,
      },
      {
        name: 'Middle Mori',
        club: 'Aozora',
        points: 1400,
        rankInClub: null,
        isProvisional: true,
        isNew: false,
      },
      {
        name: 'Beginner Bo',
        club: null,
        points: 1000,
        rankInClub: null,
        isProvisional: true,
        isNew: false,
      },
      {
        name: '紙で申込',
        club: null,
        points: null,
        rankInClub: null,
        isProvisional: false,
        isNew: false,
      },
    ]);
    const numbers = data?.event.seeding?.entrants.map(({ number }) => number).sort();
    expect(numbers).toEqual([1, 2, 3, 4]);
    expect(data?.event.seeding).toMatchObject({
      version: 1,
      seedCount: 2,
      isCountChosen: false,
      usualSeedCount: 2,
      mostSeeds: 2,
      isByPoints: true,
    });
  });

  test('Closing again changes nothing', async ({ server }) => {
    const { phone, params } = await hosted(server);
    const first = await phone.call(contract.closeEntries, { params });
    expect(await phone.call(contract.closeEntries, { params })).toEqual(first);
  });

  test('Nobody can enter a closed event, nor join its waiting list, nor be added by hand', async ({
    server,
  }) => {
    const { phone, params, tournamentId } = await hosted(server);
    await phone.call(contract.closeEntries, { params });
    const late = await server.playerPhone();
    expect((await apply(late, tournamentId)).refusal?.code).toBe('TOURNAMENT_CLOSED');
    const joined = await late.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    expect(joined.refusal?.code).toBe('TOURNAMENT_CLOSED');
    const added = await phone.call(entryList.addManual, {
      params: { id: tournamentId },
      body: { people: [{ id: uuidv7(), person }] },
    });
    expect([added.status, added.refusal?.code]).toEqual([409, 'ENTRIES_CLOSED']);
    const { data } = await late.call(tournaments.find, { params: { id: tournamentId } });
    expect(data?.tournament).toMatchObject({ availability: 'closed', placesLeft: 0 });
    expect((await late.call(home.home)).data?.upcoming).toEqual([]);
  });

  test('No place of a closed event is offered to its waiting list until it is open again', async ({
    server,
  }) => {
    const { phone, params, tournamentId } = await hosted(server, { participantLimit: 4 });
    const leaving = await server.playerPhone();
    const entryId = (await apply(leaving, tournamentId)).data?.entry.id ?? '';
    const waiting = await server.playerPhone();
    await waiting.call(waitingList.join, { body: { id: uuidv7(), tournamentId } });
    await phone.call(contract.closeEntries, { params });
    await leaving.call(entries.withdraw, { params: { id: entryId } });
    await removeEntrant(phone, params, entryId);
    await sweepTournament(server.services, tournamentId);
    const mine = async () => (await waiting.call(waitingList.mine, {})).data?.waiting;
    expect(await mine()).toMatchObject([{ state: 'waiting' }]);
    expect(await names(phone, params)).toHaveLength(3);

    await phone.call(contract.reopenEntries, { params });
    expect(await mine()).toMatchObject([{ state: 'offered' }]);
  });

  test('A reserved place can still be paid, and its player joins the list', async ({ server }) => {
    const { phone, params, tournamentId } = await hosted(server, { feeYen: 2000 }, []);
    const [first, second] = [
      await server.playerPhone({ fullName: 'First Fuji' }),
      await server.playerPhone({ fullName: 'Second Seki' }),
    ];
    const ids = [];
    for (const one of [first, second]) ids.push((await apply(one, tournamentId)).data?.entry.id);
    const closed = await phone.call(contract.closeEntries, { params });
    expect(closed.data?.event.people).toEqual({ confirmed: 0, held: 2, waiting: 0 });
    await Promise.all([pay(first, ids[0]), pay(second, ids[1])]);
    const { data } = await phone.call(contract.prepared, { params });
    expect(data?.event.seeding?.version).toBe(3);
    expect((await names(phone, params))?.toSorted()).toEqual(['First Fuji', 'Second Seki']);
  });

  test('A payment that is settled while the entries close is in the list', async ({ server }) => {
    const { phone, params, tournamentId } = await hosted(server, { feeYen: 2000 }, []);
    const payer = await server.playerPhone({ fullName: 'Payer Pine' });
    const entryId = (await apply(payer, tournamentId)).data?.entry.id;
    await whileLocked(server.services.db, 'entries', {
      call: async () => {
        await Promise.all([pay(payer, entryId), phone.call(contract.closeEntries, { params })]);
      },
      meanwhile: () => {},
    });
    expect(await names(phone, params)).toEqual(['Payer Pine']);
  });

  test('Opened and closed again, the list has who came and not who left, in the order of before', async ({
    server,
  }) => {
    const { phone, params, tournamentId, players } = await hosted(server);
    const { data } = await phone.call(contract.closeEntries, { params });
    const before = data?.event.seeding?.entrants ?? [];
    const body = {
      baseVersion: 1,
      order: before.map(({ number }) => number).reverse(),
      seedCount: null,
    };
    await phone.call(contract.saveSeeding, { params, body });
    await phone.call(contract.reopenEntries, { params });
    expect(await names(phone, params)).toBeUndefined();
    await apply(await server.playerPhone({ fullName: 'Late Lee', level: 'A' }), tournamentId);
    const sato = server.phone();
    const { email = '', password = '' } = players[1] ?? {};
    await sato.call(accounts.login, { body: { loginId: email, password } });
    await sato.call(entries.withdraw, { params: { id: players[1]?.entryId ?? '' } });

    const again = await phone.call(contract.closeEntries, { params });
    const entrants = again.data?.event.seeding?.entrants ?? [];
    expect(entrants.map(({ name, isNew }) => [name, isNew])).toEqual([
      ['Beginner Bo', false],
      ['Middle Mori', false],
      ['Late Lee', true],
    ]);
    const bo = before.find(({ name }) => name === 'Beginner Bo');
    expect(entrants[0]?.number).toBe(bo?.number);
  });

  test.for([
    ['at the next closing', false],
    ['a closing later', true],
  ] as const)(
    'The number of somebody who has left a drawn event goes to nobody who comes %s',
    async ([, isLater], { server }) => {
      const phones = [];
      for (const fullName of ['Abe Rin', 'Baba Yui', 'Chiba Sora'])
        phones.push(await server.playerPhone({ fullName }));
      const { params, phone, read, draw, publish, takeBack } = await closedEvent(server, {
        phones,
      });
      const numbers = async () =>
        Object.fromEntries(
          (await read()).seeding?.entrants.map((one) => [one.name, one.number]) ?? [],
        );
      const first = await numbers();
      await draw();
      await publish();
      await takeBack();
      await phone.call(contract.reopenEntries, { params });
      const last = phones.find(({ player }) => first[player.fullName] === 3);
      const { data } = await last!.call(entries.mine, { query: { when: 'coming' } });
      await last!.call(entries.withdraw, { params: { id: data?.entries[0]?.id ?? '' } });
      if (isLater) {
        await phone.call(contract.closeEntries, { params });
        await phone.call(contract.reopenEntries, { params });
      }
      await apply(await server.playerPhone({ fullName: 'Late Lee' }), params.id);
      await phone.call(contract.closeEntries, { params });
      const { [last!.player.fullName]: _gone, ...staying } = first;
      expect(await numbers()).toEqual({ ...staying, 'Late Lee': 4 });
    },
  );

  test('A closed event that nobody has entered can be deleted', async ({ server }) => {
    const { phone, params } = await hosted(server);
    const event = {
      name: '女子シングルス',
      eventType: 'Singles' as const,
      genderRule: 'female' as const,
      level: 'Beginner' as const,
      ageRule: '',
      participationFee: '0',
      participantLimit: '8',
      perClubLimit: '',
    };
    const { id } = params;
    const added = await phone.call(ownEvents.add, {
      params: { id },
      body: { id: uuidv7(), event },
    });
    const second = { id, eventId: added.data?.event.id ?? 0 };
    await phone.call(contract.closeEntries, { params: second });
    const { data } = await phone.call(tournaments.find, { params: { id } });
    expect(data?.tournament).toMatchObject({ availability: 'open', placesLeft: 29 });
    expect(data?.tournament.events[1]).toMatchObject({ availability: 'closed', placesLeft: 0 });
    expect((await phone.call(ownEvents.remove, { params: second })).status).toBe(200);
    const gone = await phone.call(contract.prepared, { params: second });
    expect(gone.refusal?.code).toBe('EVENT_NOT_FOUND');
  });

  test('The entries of a cancelled tournament are neither closed nor opened', async ({
    server,
  }) => {
    const { phone, params } = await hosted(server);
    await updateState(server.services.db, params.id, { state: 'cancelled' });
    for (const endpoint of [contract.closeEntries, contract.reopenEntries]) {
      const { status, refusal } = await phone.call(endpoint, { params });
      expect([status, refusal?.code]).toEqual([409, 'TOURNAMENT_CANCELLED']);
    }
    const { data } = await phone.call(contract.prepared, { params });
    expect(data?.event.isCancelled).toBe(true);
  });
});

describe('who may prepare a draw', () => {
  test('An event of another organizer is neither shown nor changed', async ({ server }) => {
    const { params } = await hosted(server);
    const { phone: rival } = await hosted(server, {}, []);
    const body = { baseVersion: 1, order: null, seedCount: null };
    for (const [endpoint, sent] of [
      [contract.prepared, { params }],
      [contract.closeEntries, { params }],
      [contract.reopenEntries, { params }],
      [contract.saveSeeding, { params, body }],
    ] as const) {
      const { status } = await rival.call(endpoint, sent as never);
      expect([endpoint.operationId, status]).toEqual([endpoint.operationId, 403]);
    }
  });

  test('A tournament or event that does not exist is not found, nor an event of another tournament', async ({
    server,
  }) => {
    const { phone, params } = await hosted(server);
    const other = await hosted(server, {}, []);
    for (const [wrong, code] of [
      [{ id: 999, eventId: params.eventId }, 'TOURNAMENT_NOT_FOUND'],
      [{ id: params.id, eventId: 999 }, 'EVENT_NOT_FOUND'],
      [{ id: params.id, eventId: other.eventId }, 'EVENT_NOT_FOUND'],
    ] as const) {
      for (const endpoint of [contract.prepared, contract.closeEntries, contract.reopenEntries]) {
        const { status, refusal } = await phone.call(endpoint, { params: wrong });
        expect([status, refusal?.code]).toEqual([404, code]);
      }
    }
  });

  test('An operator may, and every step is in the log', async ({ server }) => {
    const { params } = await hosted(server);
    const phone = await server.operatorPhone();
    await phone.call(contract.closeEntries, { params });
    await phone.call(contract.reopenEntries, { params });
    const { data } = await phone.call(operator.log, {});
    expect(data?.lines.map(({ action }) => action)).toEqual([
      'tournament-reopened',
      'tournament-closed',
    ]);
  });
});
