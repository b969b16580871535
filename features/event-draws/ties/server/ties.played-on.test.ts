import { describe, expect } from 'vitest';
import { edit } from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { closerOf } from '#features/results/closing/server/closing.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { PLAYED_ON, playedOnTie } from './ties.played-on.factory.ts';

describe('a group whose last tie is decided while a rubber is on court', () => {
  test('The table counts the tie, and the next stage is drawn, once that rubber has its result', async ({
    server,
  }) => {
    const { score, tie, row, next } = await playedOnTie(server);
    expect(await tie()).toMatchObject({ isDecided: true, isOver: false });
    expect(await row()).toBeUndefined();
    expect((await next.draw()).refusal?.code).toBe('GROUPS_OPEN');
    expect((await score(`${PLAYED_ON}r4`, '5-11 6-11 7-11')).status).toBe(200);
    expect(await row()).toEqual(['finished', '3-1']);
    expect((await next.draw()).status).toBe(200);
  });

  test('A rubber that the desk takes off its court is not played, and the tie counts without it', async ({
    server,
  }) => {
    const { desk, row, next } = await playedOnTie(server);
    await desk.take(await desk.match(`${PLAYED_ON}r4`), { kind: 'back' });
    expect(await row()).toEqual(['finished', '3-0']);
    expect((await next.draw()).status).toBe(200);
  });

  test('An early end cancels the rubber, and the tie counts without it until the day goes on', async ({
    server,
  }) => {
    const { phone, tournamentId, row } = await playedOnTie(server);
    const { endEarly, playOn } = closerOf(phone, tournamentId);
    expect((await endEarly()).status).toBe(200);
    expect(await row()).toEqual(['finished', '3-0']);
    expect((await playOn()).status).toBe(200);
    expect(await row()).toEqual(['scheduled', '0-0']);
  });

  test('On another day the rubber is not played, and the tie counts without it', async ({
    server,
  }) => {
    const { phone, tournamentId, row } = await playedOnTie(server);
    const body = { tournament: { ...sampleForm, eventDate: '2026-12-12' }, was: sampleForm };
    expect((await phone.call(edit, { params: { id: tournamentId }, body })).status).toBe(200);
    expect(await row()).toEqual(['finished', '3-0']);
  });
});
