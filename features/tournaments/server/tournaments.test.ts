import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../tournaments.contract.ts';
import { makeOrganizer, makeTournament, type TournamentOptions } from './tournaments.factory.ts';

async function found(server: TestApp, query: Record<string, string>): Promise<string[]> {
  const { data } = await server.phone().call(contract.list, { query } as never);
  return data?.tournaments.map((tournament) => tournament.name) ?? [];
}

async function publish(server: TestApp, ...options: TournamentOptions[]): Promise<number[]> {
  const organizerId = await makeOrganizer(server.services);
  const ids: number[] = [];
  for (const one of options) {
    ids.push(await makeTournament(server.services, { organizerId, ...one }));
  }
  return ids;
}

describe('the list', () => {
  test('The list holds future tournaments by date, with places left and whether a player can apply', async ({
    server,
  }) => {
    await publish(
      server,
      { name: 'Later', eventDate: '2026-12-20' },
      { name: 'Sooner', eventDate: '2026-12-01', applicationDeadline: '2026-11-19' },
      { name: 'Past', eventDate: '2026-11-19' },
      { name: 'Today', eventDate: '2026-11-20' },
    );
    const { data } = await server.phone().call(contract.list, {});
    expect(data?.tournaments.map((one) => [one.name, one.availability, one.placesLeft])).toEqual([
      ['Today', 'open', 32],
      ['Sooner', 'deadline-passed', 32],
      ['Later', 'open', 32],
    ]);
  });

  test('The list can be narrowed to some days, and to tournaments with a free event', async ({
    server,
  }) => {
    await publish(
      server,
      { name: 'Friday', eventDate: '2026-11-27' },
      { name: 'Saturday', eventDate: '2026-11-28', feeYen: 0 },
      { name: 'Sunday', eventDate: '2026-11-29' },
      { name: 'Monday', eventDate: '2026-11-30', feeYen: 0 },
    );
    const weekend = { from: '2026-11-28', to: '2026-11-29' };
    expect(await found(server, weekend)).toEqual(['Saturday', 'Sunday']);
    expect(await found(server, { free: 'true' })).toEqual(['Saturday', 'Monday']);
    expect(await found(server, { ...weekend, free: 'true' })).toEqual(['Saturday']);
    const { status } = await server.phone().call(contract.list, { query: { from: 'soon' } });
    expect(status).toBe(422);
  });

  test('The list marks the tournaments in which the reader has a place', async ({ server }) => {
    const [entered = 0] = await publish(server, { name: 'Entered' }, { name: 'Not entered' });
    const phone = await server.playerPhone();
    await phone.call(entries.apply, {
      body: { id: uuidv7(), tournamentId: entered, agreed: true },
    });
    const marks = async (reader: Pick<typeof phone, 'call'>) =>
      (await reader.call(contract.list, {})).data?.tournaments.map((one) => [
        one.name,
        one.isEntered,
      ]);
    expect(await marks(phone)).toEqual([
      ['Entered', true],
      ['Not entered', false],
    ]);
    expect(await marks(server.phone())).toEqual([
      ['Entered', false],
      ['Not entered', false],
    ]);
  });

  test('The pages of the list neither repeat nor skip', async ({ server }) => {
    const names = Array.from({ length: 45 }, (_, index) => ({ name: `Cup ${index}` }));
    await publish(server, ...names);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = cursor ? { cursor } : {};
      const { data } = await server.phone().call(contract.list, { query });
      seen.push(...(data?.tournaments.map((one) => one.name) ?? []));
      cursor = data?.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  test('The list starts at the beginning when the cursor cannot be read', async ({ server }) => {
    await publish(server, { name: 'Only one' });
    expect(await found(server, { cursor: 'nonsense' })).toEqual(['Only one']);
  });
});

describe('the search', () => {
  test.for([
    ['part of a name in any letter case', 'jUnIoR o'],
    ['part of a venue', '有明'],
    ['two letters, the commonest Japanese search', '東京'],
    ['one letter', '杯'],
    ['half-width katakana for full-width', 'ｼﾞｭﾆｱ'],
    ['hiragana for katakana', 'じゅにあ'],
    ['full-width letters for half-width', 'Ｊｕｎｉｏｒ'],
    ['spaces around it', '  Junior  '],
  ])('The search finds by %s', async ([, q], { server }) => {
    await publish(
      server,
      { name: '東京ジュニア杯 Junior Open', venue: '有明テニスの森' },
      { name: 'Osaka Masters', venue: 'Utsubo', prefecture: 'Osaka' },
    );
    expect(await found(server, { q: q ?? '' })).toEqual(['東京ジュニア杯 Junior Open']);
  });

  test('A search for several words finds each of them in the name or the venue, in any order', async ({
    server,
  }) => {
    await publish(
      server,
      { name: '東京ジュニア杯', venue: '有明テニスの森' },
      { name: '東京一般の部', venue: '有明テニスの森' },
      { name: '東京ジュニア杯', venue: '駒沢公園' },
    );
    expect(await found(server, { q: '有明 ジュニア' })).toEqual(['東京ジュニア杯']);
    expect(await found(server, { q: 'じゅにあ　有明' })).toEqual(['東京ジュニア杯']);
    expect(await found(server, { q: '有明 じゅにあ 駒沢' })).toEqual([]);
  });

  test.for(['東京', '東京都', 'tokyo', 'ＴＯＫＹＯ'])(
    'A search for %s finds tournaments in Tokyo, by date',
    async (q, { server }) => {
      await publish(
        server,
        { name: 'さくら杯', prefecture: 'Tokyo', eventDate: '2026-12-12' },
        { name: '京都ビギナーズ', prefecture: 'Kyoto', eventDate: '2026-12-11' },
        { name: '渋谷ナイター', prefecture: 'Tokyo', eventDate: '2026-12-10' },
      );
      expect(await found(server, { q })).toEqual(['渋谷ナイター', 'さくら杯']);
    },
  );

  test("A search for a prefecture's name also finds it in names and venues of other prefectures", async ({
    server,
  }) => {
    await publish(
      server,
      { name: '東京電機杯', prefecture: 'Chiba', eventDate: '2026-12-11' },
      { name: 'さくら杯', prefecture: 'Tokyo', eventDate: '2026-12-12' },
      { name: 'みやこ杯', prefecture: 'Kyoto', eventDate: '2026-12-13' },
    );
    expect(await found(server, { q: '東京' })).toEqual(['東京電機杯', 'さくら杯']);
    expect(await found(server, { q: '京都' })).toEqual(['みやこ杯']);
    expect(await found(server, { q: 'さくら 東京' })).toEqual(['さくら杯']);
    expect(await found(server, { q: '東京 みやこ' })).toEqual([]);
  });

  test("The pages of a search for a prefecture's name neither repeat nor skip", async ({
    server,
  }) => {
    const options = Array.from({ length: 45 }, (_, index) => ({
      name: index % 3 === 0 ? `Tokyo Cup ${index}` : `Cup ${index}`,
      prefecture: index % 2 === 0 ? ('Tokyo' as const) : ('Chiba' as const),
      eventDate: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`,
    }));
    await publish(server, ...options);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { q: 'tokyo', ...(cursor && { cursor }) };
      const { data } = await server.phone().call(contract.list, { query });
      seen.push(...(data?.tournaments.map((one) => one.name) ?? []));
      cursor = data?.nextCursor;
    } while (cursor);
    const expected = options.filter(
      (one) => one.prefecture === 'Tokyo' || one.name.includes('Tokyo'),
    );
    expect(seen.sort()).toEqual(expected.map((one) => one.name).sort());
  });

  test("A search for only a prefecture's name offers the filter, with its number of tournaments", async ({
    server,
  }) => {
    await publish(
      server,
      { name: 'A Cup', prefecture: 'Tokyo', level: 'Beginner' },
      { name: 'B Cup', prefecture: 'Tokyo', level: 'Advanced' },
      { name: 'C Cup in Tokyo', prefecture: 'Chiba' },
      { name: 'D Cup', prefecture: 'Tokyo', eventDate: '2026-11-19' },
    );
    const offer = async (query: Record<string, string>) => {
      const { data } = await server.phone().call(contract.list, { query } as never);
      return data?.namedPrefecture;
    };
    expect(await offer({ q: '東京' })).toEqual({ prefecture: 'Tokyo', count: 2, more: false });
    expect(await offer({ q: ' Tokyo ', level: 'Beginner' })).toMatchObject({ count: 1 });
    expect(await offer({ q: '東京 cup' })).toBeNull();
    expect(await offer({ q: '東京', prefecture: 'Tokyo' })).toBeNull();
    expect(await offer({})).toBeNull();
  });

  test('The search takes percent signs and underscores literally', async ({ server }) => {
    await publish(server, { name: '100% Cup' }, { name: 'Other Cup' });
    expect(await found(server, { q: '0%' })).toEqual(['100% Cup']);
    expect(await found(server, { q: '_' })).toEqual([]);
  });

  test('The search does not match across the end of the name and the start of the venue', async ({
    server,
  }) => {
    await publish(server, { name: 'ab', venue: 'cd' });
    expect(await found(server, { q: 'bc' })).toEqual([]);
  });

  test('The search and the filters apply together', async ({ server }) => {
    await publish(
      server,
      { name: 'A Cup', prefecture: 'Osaka', level: 'Beginner', eventType: 'Doubles' },
      { name: 'B Cup', prefecture: 'Osaka', level: 'Advanced', eventType: 'Doubles' },
      { name: 'C Cup', prefecture: 'Tokyo', level: 'Beginner', eventType: 'Team' },
    );
    expect(await found(server, { q: 'cup', prefecture: 'Osaka' })).toEqual(['A Cup', 'B Cup']);
    expect(await found(server, { q: 'cup', prefecture: 'Osaka', level: 'Beginner' })).toEqual([
      'A Cup',
    ]);
    expect(await found(server, { eventType: 'Team', level: 'Advanced' })).toEqual([]);
  });

  test('The search refuses a filter that does not exist', async ({ server }) => {
    const query = { level: 'Godlike' } as never;
    const { refusal } = await server.phone().call(contract.list, { query });
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect(Object.keys(refusal?.fields ?? {})).toEqual(['level']);
  });
});

describe('one tournament', () => {
  test('A tournament is shown to anybody, without its emergency contact', async ({ server }) => {
    const [id = 0] = await publish(server, { notes: 'Bring balls' });
    const { data } = await server.phone().call(contract.find, { params: { id } });
    expect(data?.tournament).toMatchObject({ id, notes: 'Bring balls', startTime: '09:00' });
    expect(JSON.stringify(data)).not.toContain('090-0000-0000');
  });

  test.for(['999', '0', '-1', 'abc', '99999999999'])(
    'A tournament with the id %s does not exist',
    async (id, { server }) => {
      const { status } = await server.phone().call(contract.find, { params: { id } as never });
      expect([404, 422]).toContain(status);
    },
  );
});
