import { describe, expect } from 'vitest';
import { matches, matchPlayers } from '#features/matches/server/matches.tables.ts';
import { edit } from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { teamDay } from '../../ties/server/ties.day.factory.ts';
import { playedKnockout } from './results.knockouts.factory.ts';
import { playedEvent } from './results.referee.factory.ts';

const DAY = sampleForm.eventDate;

async function daysOf({ services: { db } }: TestApp) {
  const rows = await db.select({ day: matches.playedOn }).from(matches);
  const named = await db.select({ day: matchPlayers.playedOn }).from(matchPlayers);
  return { matches: rows.map(({ day }) => day), players: named.map(({ day }) => day) };
}

/** Three days after the tournament. */
const later = ({ clock }: TestApp) =>
  clock.advance({
    seconds: (Date.parse(`${DAY}T12:00:00Z`) - clock.now().getTime()) / 1000 + 259_200,
  });

describe('the day of a match of a tournament', () => {
  test('A result of a group that is entered days later is of the day of the tournament, whatever day the phone sends', async ({
    server,
  }) => {
    const [phone, partner] = [await server.playerPhone(), await server.playerPhone()];
    const { groups, score } = await playedEvent(server, { phones: [phone, partner], byHand: 1 });
    later(server);
    const [a = '', b = '', c = ''] = groups[0]!;
    for (const pair of [
      [a, b],
      [a, c],
    ] as const) {
      expect((await score(pair, '11-9 11-7')).data?.match.playedOn).toBe(DAY);
    }
    const { players } = await daysOf(server);
    expect(new Set(players)).toEqual(new Set([DAY]));
  });

  test('A result of a knockout that is entered days later is of the day of the tournament', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { enter } = await playedKnockout(server, { phones: [phone], byHand: 1 });
    later(server);
    expect((await enter('1-0')).status).toBe(200);
    expect(await daysOf(server)).toEqual({ matches: [DAY], players: [DAY] });
  });

  test('A tie and its rubbers that are entered days later are of the day of the tournament', async ({
    server,
  }) => {
    const { reveal, score } = await teamDay(server, { teams: 2 });
    await reveal('1-0');
    later(server);
    for (const rubber of [1, 2, 3]) {
      expect((await score(`1-0r${rubber}`, '11-5 11-6 11-7')).status).toBe(200);
    }
    expect((await daysOf(server)).matches).toEqual([DAY, DAY, DAY, DAY]);
  });

  test('A tie of a group that a team wins without play is of the day of the tournament', async ({
    server,
  }) => {
    const format = { kind: 'groups', size: 'one', next: 'none' } as const;
    const { decide } = await teamDay(server, { teams: 3, format });
    later(server);
    expect((await decide('1-1-2', 'player1')).status).toBe(200);
    expect((await daysOf(server)).matches).toEqual([DAY]);
  });

  test('Matches follow their tournament to another day, and those of another tournament stay', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const options = { phones: [phone], byHand: 1 };
    const moved = await playedKnockout(server, options);
    await moved.enter('1-0');
    const other = await playedKnockout(server, options);
    await other.enter('1-0');
    const body = { tournament: { ...sampleForm, eventDate: '2026-12-12' }, was: sampleForm };
    const params = { id: moved.params.id };
    expect((await moved.phone.call(edit, { params, body })).status).toBe(200);
    const days = await daysOf(server);
    expect(days.matches.toSorted()).toEqual([DAY, '2026-12-12']);
    expect(days.players.toSorted()).toEqual([DAY, '2026-12-12']);
  });
});
