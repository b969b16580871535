import { describe, expect } from 'vitest';
import { saveScore } from '#features/matches/matches.contract.ts';
import { listening, openStream } from '#platform/testing/read-stream.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as knockouts from '../../knockout/knockout.contract.ts';
import * as sharing from '../../knockout/knockout.sharing.contract.ts';
import { enter, type Hall, hall } from '../../knockout/server/knockout.people.factory.ts';
import { leagueScore, openLeague } from '../../server/practice.people.factory.ts';
import { sessionStreamsOf } from './sessions.following.commands.ts';

type Message = { readonly kind: 'changed' | 'open' };

const cookiesOf = ({ cookies }: Phone) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** The stream of a session as a phone opens it; `last` is what it has heard before. */
function followedBy(origin: string, phone: Phone, id: string, last?: number) {
  const headers = {
    ...cookiesOf(phone),
    ...(last !== undefined && { 'last-event-id': `${last}` }),
  };
  return openStream<Message>(`${origin}/api/practice/sessions/${id}/stream`, headers);
}

const shared = async ({ coach, id }: Hall) =>
  (await coach.call(sharing.shareKnockout, { params: { id } })).data!.token;

/** A knockout whose group follows it, on a server that listens. */
async function followed(server: TestApp) {
  const club = await hall(server);
  const origin = await listening(server.app.http);
  const stream = await followedBy(origin, club.member, club.id);
  const [open] = await stream.untilOpen();
  return { ...club, origin, stream, seq: open!.id };
}

describe('the stream of a practice session', () => {
  test('The group of a knockout hears of each result, and of the end of the knockout', async ({
    server,
  }) => {
    const { coach, knockout, id, stream, seq } = await followed(server);
    await enter(coach, knockout, '1-0');
    expect(await stream.next()).toEqual({ id: seq + 1, data: { kind: 'changed' } });
    const query = { writeId: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a77' };
    await coach.call(knockouts.removeKnockout, { params: { id }, query });
    expect(await stream.next()).toEqual({ id: seq + 2, data: { kind: 'changed' } });
    expect(stream.text()).not.toContain(knockout.draw.entrants[0]!.name);
    stream.leave();
  });

  test('A reader who comes back hears that something was missed, once', async ({ server }) => {
    const { coach, member, knockout, id, origin, stream, seq } = await followed(server);
    stream.leave();
    await enter(coach, knockout, '1-0');
    await enter(coach, knockout, '1-1');
    const back = await followedBy(origin, member, id, seq);
    expect((await back.untilOpen()).map(({ data }) => data.kind)).toEqual(['changed', 'open']);
    const again = await followedBy(origin, member, id, seq + 2);
    expect((await again.untilOpen()).map(({ data }) => data.kind)).toEqual(['open']);
    for (const one of [back, again]) one.leave();
  });

  test('A league has a stream, too', async ({ server }) => {
    const club = await hall(server);
    const id = await openLeague(club);
    const origin = await listening(server.app.http);
    const stream = await followedBy(origin, club.member, id);
    await stream.untilOpen();
    const [one, other] = club.players;
    const params = { id: '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a78' };
    const saved = await club.coach.call(saveScore, {
      params,
      body: leagueScore(id, [one!, other!]),
    });
    expect(saved.status).toBe(200);
    expect((await stream.next())?.data).toEqual({ kind: 'changed' });
    stream.leave();
  });

  test('Who has the public link hears of results, and a link that has ended has no stream', async ({
    server,
  }) => {
    const club = await hall(server);
    const token = await shared(club);
    const origin = await listening(server.app.http);
    const address = `${origin}/api/public/brackets/${token}/stream`;
    const stream = await openStream<Message>(address);
    await stream.untilOpen();
    await enter(club.coach, club.knockout, '1-0');
    expect((await stream.next())?.data).toEqual({ kind: 'changed' });
    await club.coach.call(sharing.unshareKnockout, { params: { id: club.id } });
    expect((await stream.next())?.data).toEqual({ kind: 'changed' });
    expect((await openStream(address)).status).toBe(404);
    stream.leave();
  });

  test('Strangers and visitors have no stream of a session, and nobody has one of an unknown session', async ({
    server,
  }) => {
    const { id, coach, origin, stream } = await followed(server);
    const stranger = await server.playerPhone();
    const answers = [
      await followedBy(origin, stranger, id),
      await followedBy(origin, server.phone(), id),
      await followedBy(origin, coach, '019372a5-6b1c-7c3e-8f2a-5d1e0b9c4a79'),
      await followedBy(origin, coach, 'spring'),
      await openStream(`${origin}/api/public/brackets/AAAAAAAAAAAAAAAAAAAAAA/stream`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    stream.leave();
  });

  test('Readers of one server hear what is written on the other, and leave nothing behind', async () => {
    const database = await openTestDatabase();
    const one = await startTestApp({}, { database });
    const other = await startTestApp({}, { database });
    const club = await hall(one);
    const token = await shared(club);
    const origin = await listening(other.app.http);
    const stream = await openStream<Message>(`${origin}/api/public/brackets/${token}/stream`);
    await stream.untilOpen();
    expect(sessionStreamsOf(other.services).count()).toBe(1);
    await enter(club.coach, club.knockout, '1-0');
    expect((await stream.next())?.data).toEqual({ kind: 'changed' });
    stream.leave();
    await expect.poll(() => sessionStreamsOf(other.services).count()).toBe(0);
    await one.close();
    await other.app.close();
  });
});
