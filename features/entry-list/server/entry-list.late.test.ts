import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { matchesAt } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import {
  closedEvent,
  GROUPS,
  KNOCKOUT,
} from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';

const PAPER = { email: '', phone: '', note: '', paidYen: 0 };

/** A closed event of people on paper, to which its organizer adds others. */
async function closed(server: TestApp, options: Parameters<typeof closedEvent>[1] = { byHand: 4 }) {
  const event = await closedEvent(server, options);
  const { phone, params } = event;
  const add = (name: string, id = uuidv7()) =>
    phone.call(contract.addManual, {
      params: { id: params.id },
      body: { eventId: params.eventId, people: [{ id, person: { ...PAPER, name } }] },
    });
  const refused = async (name: string) => {
    const { status, refusal } = await add(name);
    return [status, refusal?.code];
  };
  const listed = async () =>
    (await event.read()).seeding?.entrants.map(({ number, name }) => [number, name]);
  return { ...event, add, refused, listed };
}

describe('somebody whom the organizer adds after the draw', () => {
  test('A substitute joins the list as its last, and takes the line of somebody who withdraws', async ({
    server,
  }) => {
    const event = await closed(server);
    await event.draw(KNOCKOUT);
    await event.publish();
    const added = await event.add('Hall Hana');
    expect(added.data).toEqual({ added: 1, placesLeft: 27 });
    expect((await event.listed())?.at(-1)).toEqual([5, 'Hall Hana']);
    const { phone, params, read } = event;
    const { matchOf, inPlay } = matchesAt(event, 0);
    const { player1 } = await matchOf('1-0');
    const { entrants } = (await phone.call(withdrawing.list, { params })).data!.event;
    const gone = entrants.find(({ number }) => String(number) === player1)!;
    const seen = { draw: 1, amendments: 0, alternate: 5 };
    const body = { writeId: uuidv7(), seenRequest: null, word: '', seen } as const;
    const decided = await phone.call(withdrawing.decide, {
      params: { ...params, entryId: gone.entryId },
      body: { ...body, decision: 'alternate' },
    });
    expect(decided.status).toBe(200);
    const ids = (await inPlay()).entrants.map(({ id }) => id);
    expect(ids).toContain('5');
    expect(ids).not.toContain(player1);
    expect((await read()).draw?.people.map(({ name }) => name)).toContain('Hall Hana');
  });

  test('Sent again, a substitute is in the list once; two at once have two numbers', async ({
    server,
  }) => {
    const event = await closed(server);
    await event.draw(KNOCKOUT);
    await event.publish();
    const id = uuidv7();
    await event.add('Hall Hana', id);
    expect((await event.add('Hall Hana', id)).data).toMatchObject({ added: 0 });
    const answers = await inTurn<{ status: number }>(server.services.db, 'tournaments', [
      () => event.add('Hall Hiro'),
      () => event.add('Hall Haru'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await event.listed())?.slice(4)).toEqual([
      [5, 'Hall Hana'],
      [6, 'Hall Hiro'],
      [7, 'Hall Haru'],
    ]);
  });

  test('Before the draw is published the entries are opened again for that', async ({ server }) => {
    const event = await closed(server);
    expect(await event.refused('Hall Hana')).toEqual([409, 'ENTRIES_CLOSED']);
    await event.draw(KNOCKOUT);
    expect(await event.refused('Hall Hana')).toEqual([409, 'ENTRIES_CLOSED']);
    await event.publish();
    await event.takeBack();
    expect(await event.refused('Hall Hana')).toEqual([409, 'ENTRIES_CLOSED']);
  });

  test('Published groups take nobody', async ({ server }) => {
    const event = await closed(server);
    await event.draw(GROUPS);
    await event.publish();
    expect(await event.refused('Hall Hana')).toEqual([409, 'GROUPS_DRAWN']);
    const { data } = await event.phone.call(ownEvents.list, { params: { id: event.params.id } });
    expect(data?.events).toMatchObject([{ drawState: 'published', isInGroups: true }]);
  });

  test('A full event takes nobody, and says so with its free places', async ({ server }) => {
    const event = await closed(server, { byHand: 4, tournament: { participantLimit: 5 } });
    await event.draw(KNOCKOUT);
    await event.publish();
    expect((await event.add('Hall Hana')).data).toEqual({ added: 1, placesLeft: 0 });
    const { refusal } = await event.add('Hall Hiro');
    expect(refusal).toMatchObject({ code: 'TOO_FEW_PLACES', details: { placesLeft: 0 } });
  });

  test('Final results have their list', async ({ server }) => {
    const event = await closed(server);
    await event.draw(KNOCKOUT);
    await event.publish();
    const finalizedAt = server.clock.now();
    await tournaments.updateState(server.services.db, event.params.id, { finalizedAt });
    expect(await event.refused('Hall Hana')).toEqual([409, 'ENTRIES_CLOSED']);
  });
});
