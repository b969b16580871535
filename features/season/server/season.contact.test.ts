import { expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { addDays, instantInJapan } from '#platform/shared/format.ts';
import { test } from '../../../apps/server/test-app.ts';
import { makeSeason } from './season.factory.ts';

test('A captain reads the emergency contact of the organizer until the last day of the season', async ({
  server,
}) => {
  const { home, season } = await makeSeason(server, ['A', 'B'], 1);
  const contactOn = async (day: string) => {
    const at = instantInJapan(day, '12:00').getTime();
    server.clock.advance({ seconds: (at - server.clock.now().getTime()) / 1000 });
    const lists = await Promise.all(
      (['coming', 'past'] as const).map((when) => home.call(entries.mine, { query: { when } })),
    );
    return lists.flatMap(({ data }) => data!.entries)[0]?.emergencyContact;
  };
  const lastDay = season.fixtures.at(-1)!.windowTo;
  expect(await contactOn(lastDay)).toBe('090-0000-0000');
  expect(await contactOn(addDays(lastDay, 1))).toBeNull();
});
