import { describe, expect } from 'vitest';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { changeCourt } from '../../day.contract.ts';
import { setRules } from '../queue.rules.contract.ts';
import { openQueue } from './queue.factory.ts';

/** Eight players on three courts; the third one has the label "Centre". */
async function labelled(server: TestApp) {
  const event = await playedKnockout(server, { byHand: 8 });
  const desk = await openQueue(server, event, { courts: 3 });
  const params = { id: event.params.id };
  const label = (court: number, next: readonly string[], more: object = {}) => {
    const seen = { name: String(court), isClosed: false };
    return event.phone.call(changeCourt, {
      params: { ...params, courtId: desk.courtIds[court - 1]! },
      body: { seen, next: { ...seen, labels: [...next], ...more } },
    });
  };
  await label(3, ['Centre']);
  const set = async (next: object) => {
    const seen = (await desk.queue()).events[0]!.rules;
    return event.phone.call(setRules, {
      params: event.params,
      body: { seen, next: { ...seen, ...next } },
    });
  };
  const centre = desk.courtIds[2]!;
  return { ...event, ...desk, label, set, centre };
}

const FINAL = { lastCourts: { from: 2, label: 'Centre' } } as const;

describe('labels of courts', () => {
  test('A label is given once however it is written, and a screen without labels leaves it', async ({
    server,
  }) => {
    const { label, queue, phone, params, courtIds } = await labelled(server);
    const { data } = await label(1, ['Lower', ' ｌｏｗｅｒ ', 'A']);
    expect(data?.day.courts[0]).toMatchObject({ labels: ['Lower', 'A'] });
    const seen = { name: '1', isClosed: false };
    const at = { id: params.id, courtId: courtIds[0]! };
    await phone.call(changeCourt, {
      params: at,
      body: { seen, next: { ...seen, name: 'One' } },
    });
    expect((await queue()).courts[0]).toMatchObject({ name: 'One', labels: ['Lower', 'A'] });
  });

  test('Labels that another desk has changed since are refused, as are too many and too long ones', async ({
    server,
  }) => {
    const { label, phone, params, courtIds } = await labelled(server);
    const seen = { name: '3', isClosed: false, labels: ['Old'] };
    const { refusal } = await phone.call(changeCourt, {
      params: { id: params.id, courtId: courtIds[2]! },
      body: { seen, next: { ...seen, labels: ['New'] } },
    });
    expect(refusal?.code).toBe('COURTS_CHANGED');
    expect((await label(1, ['a', 'b', 'c', 'd'])).status).toBe(422);
    expect((await label(1, ['x'.repeat(13)])).status).toBe(422);
  });
});

describe('an event on courts with a label', () => {
  test('Matches of the event are proposed for such courts only, and say so', async ({ server }) => {
    const { set, queue, centre } = await labelled(server);
    expect((await set({ courtLabel: 'centre' })).status).toBe(200);
    const now = await queue();
    expect(now.courts.map(({ proposal }) => proposal !== null)).toEqual([false, false, true]);
    expect(now.matches.every(({ courtLabel }) => courtLabel === 'centre')).toBe(true);
    const courts = now.waiting.map(({ key }) => now.courts.find(({ next }) => next?.key === key));
    expect(courts.every((court) => court === undefined || court.id === centre)).toBe(true);
  });

  test('A call to another court is refused until the desk insists; without a court it waits for its own', async ({
    server,
  }) => {
    const { set, match, call, courtIds, centre } = await labelled(server);
    await set({ courtLabel: 'Centre' });
    const refused = await call(await match('1-0'), courtIds[0]);
    expect(refused.refusal).toMatchObject({
      code: 'NOT_READY',
      details: { reasons: 'court-label', isOverridable: true },
    });
    const called = await call(await match('1-0'));
    expect(called.data?.queue.matches.find(({ matchId }) => matchId === '1-0')?.courtId).toBe(
      centre,
    );
    expect((await call(await match('1-1'))).refusal?.code).toBe('NO_FREE_COURT');
    const insisted = await call(await match('1-1'), courtIds[0], { isAnyway: true });
    expect(insisted.status).toBe(200);
  });

  test('The court that the desk has fixed needs no label', async ({ server }) => {
    const { set, match, call, fix, courtIds } = await labelled(server);
    await set({ courtLabel: 'Centre' });
    await fix(await match('1-0'), { kind: 'court', courtId: courtIds[1]! });
    expect((await call(await match('1-0'), courtIds[1])).status).toBe(200);
  });

  test('Only the last rounds wait for the centre, and all others go anywhere', async ({
    server,
  }) => {
    const { set, queue } = await labelled(server);
    await set(FINAL);
    const { matches, courts } = await queue();
    const labels = new Map(matches.map(({ matchId, courtLabel }) => [matchId, courtLabel]));
    expect([labels.get('1-0'), labels.get('2-0'), labels.get('3-0')]).toEqual([
      null,
      null,
      'Centre',
    ]);
    expect(courts.every(({ proposal }) => proposal !== null)).toBe(true);
  });

  test('Matches float while no open court has the label, and another write of old rules is refused', async ({
    server,
  }) => {
    const { set, queue, label, phone, params } = await labelled(server);
    const seen = (await queue()).events[0]!.rules;
    await set({ courtLabel: 'Centre' });
    const late = { seen, next: { ...seen, courtLabel: 'Lower' } };
    const { refusal } = await phone.call(setRules, { params, body: late });
    expect(refusal?.code).toBe('QUEUE_CHANGED');
    await label(3, ['Centre'], { isClosed: true });
    expect((await queue()).courts.map(({ proposal }) => proposal !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
