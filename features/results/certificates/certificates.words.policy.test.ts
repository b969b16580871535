import { describe, expect, test } from 'vitest';
import type { Results } from '../results.contract.ts';
import { certificateWords, recipientsOf, usualTemplate } from './certificates.words.policy.ts';

const TOURNAMENT = { name: '秋季ジュニア大会｜Autumn Junior Open', eventDate: '2026-12-05' };

const side = (id: string, name: string) => ({ id, name, club: '桜中' });
const place = (from: number, to: number, ...sides: ReturnType<typeof side>[]) => ({
  group: null,
  from,
  to,
  sides,
});
const knockout = (...places: ReturnType<typeof place>[]) => ({
  stageId: 's',
  kind: 'knockout' as const,
  further: null,
  places,
});

const eventOf = (stages: readonly object[], eventType = 'Singles'): Pick<Results, 'events'> => ({
  events: [
    {
      id: 1,
      name: '男子',
      eventType,
      level: 'Beginner',
      isPublished: true,
      isFinished: true,
      stages,
    },
  ] as unknown as Results['events'],
});

describe('who gets a certificate', () => {
  test('Both thirds get one, those of 5 to 8 none', () => {
    const results = eventOf([
      knockout(
        place(1, 1, side('1', 'A')),
        place(2, 2, side('2', 'B')),
        place(3, 4, side('3', 'C'), side('4', 'D')),
        place(5, 8, side('5', 'E')),
      ),
    ]);
    const found = recipientsOf(results, { language: 'ja', upTo: 8 });
    expect(found.map(({ place: at, names }) => `${at} ${names.join()}`)).toEqual([
      '1 A',
      '2 B',
      '3 C',
      '3 D',
    ]);
    expect(recipientsOf(results, { language: 'ja', upTo: 1 })).toHaveLength(1);
  });

  test('Of a day that ended early both of an unplayed final have the first place, and nobody while one is not known', () => {
    const find = (...places: Parameters<typeof knockout>) =>
      recipientsOf(eventOf([knockout(...places)]), { language: 'ja', upTo: 3 }).map(
        ({ place: at, names }) => `${at} ${names.join()}`,
      );
    expect(find(place(1, 2, side('1', 'A'), side('2', 'B')))).toEqual(['1 A', '1 B']);
    const unknown = [place(1, 2, side('1', 'A')), place(1, 4, side('2', 'B'), side('3', 'C'))];
    expect(find(...unknown, place(3, 4, side('4', 'D')))).toEqual(['3 D']);
  });

  test.each([
    ['Groups before a knockout that is not out yet give none', true, false, []],
    ['Groups give certificates where the event is over without their knockout', true, true, ['A']],
    ['Groups that nothing follows give certificates before their last match', false, false, ['A']],
  ])('%s', (_, hasNext, isFinished, expected) => {
    const groups = { stageId: 'g', kind: 'groups', further: null, hasNext };
    const places = [{ ...place(1, 1, side('1', 'A')), group: 1 }];
    const { events } = eventOf([{ ...groups, places }]);
    const results = { events: events.map((event) => ({ ...event, isFinished })) };
    const found = recipientsOf(results, { language: 'ja', upTo: 3 });
    expect(found.flatMap(({ names }) => names)).toEqual(expected);
  });

  test('Groups before a knockout give none, a consolation says what it is', () => {
    const groups = { stageId: 'g', kind: 'groups', further: null };
    const main = { position: 1, places: { from: 1, to: 2 }, isMain: true };
    const results = eventOf([
      { ...groups, places: [{ ...place(1, 1, side('1', 'A')), group: 1 }] },
      { ...knockout(place(1, 1, side('2', 'B'))), further: main },
      {
        ...knockout(place(1, 1, side('3', 'C'))),
        stageId: 'c',
        further: { position: 2, places: null, isMain: false },
      },
    ]);
    const found = recipientsOf(results, { language: 'ja', upTo: 3 });
    expect(found.map(({ event, names }) => `${event} ${names.join()}`)).toEqual([
      '男子 B',
      '男子　コンソレーション C',
    ]);
  });
});

describe('the words of a certificate', () => {
  const one = (name: string, eventType = 'Singles') =>
    recipientsOf(eventOf([knockout(place(3, 4, side('1', name)))], eventType), {
      language: 'ja',
      upTo: 3,
    })[0]!;
  const template = usualTemplate('ja', '桜テニス協会');

  test('Vertical text has Chinese numerals, horizontal text has digits', () => {
    const vertical = certificateWords(
      { ...template, isVertical: true },
      one('山田 太郎'),
      TOURNAMENT,
    );
    expect(vertical).toMatchObject({
      place: '第三位',
      date: '令和八年十二月五日',
      honorific: '殿',
      body: 'あなたは秋季ジュニア大会において\n優秀な成績をおさめられましたので\nここにこれを賞します',
    });
    const horizontal = certificateWords(template, one('山田 太郎'), TOURNAMENT);
    expect([horizontal.place, horizontal.date]).toEqual(['第3位', '令和8年12月5日']);
  });

  test.for([
    ['2019-05-01', '令和元年五月一日'],
    ['2028-10-20', '令和十年十月二十日'],
    ['2039-11-31', '令和二十一年十一月三十一日'],
  ])('The day %s is %s', ([eventDate, written]) => {
    const words = certificateWords({ ...template, isVertical: true }, one('A'), {
      ...TOURNAMENT,
      eventDate: eventDate!,
    });
    expect(words.date).toBe(written);
  });

  test('A pair and a team are addressed as such', () => {
    const pair = certificateWords(template, one('山田 / 佐藤', 'Doubles'), TOURNAMENT);
    expect([pair.names, pair.body.slice(0, 6)]).toEqual([['山田', '佐藤'], 'あなたがたは']);
    const team = certificateWords(template, one('桜中A', 'Team'), TOURNAMENT);
    expect([team.honorific, team.body.slice(0, 5)]).toEqual(['', '貴チームは']);
  });

  test('In English the text names place, event and tournament; what is no fact stays', () => {
    const body = `${usualTemplate('en', 'Sakura').body} {unknown}`;
    const words = certificateWords(
      { ...usualTemplate('en', 'Sakura'), body },
      one('A'),
      TOURNAMENT,
    );
    expect(words.body).toBe(
      'for third place in 男子 at Autumn Junior Open, in recognition of an excellent performance. {unknown}',
    );
    expect(words.date).toContain('2026');
  });
});

test.each([
  { language: 'ja', members: '青木 蓮　井上 空' },
  { language: 'en', members: 'Ren Aoki, Sora Inoue' },
] as const)(
  'The certificate of a team names its squad below the team ($language)',
  ({ language, members }) => {
    const names = ['青木 蓮｜Ren Aoki', '井上 空｜Sora Inoue'];
    const team = { ...side('1', '桜丘'), members: names };
    const [recipient] = recipientsOf(eventOf([knockout(place(1, 1, team))], 'Team'), {
      language,
      upTo: 1,
    });
    const words = certificateWords(usualTemplate(language, 'X'), recipient!, TOURNAMENT);
    expect(words).toMatchObject({ names: ['桜丘'], members, honorific: '' });
  },
);

test('The certificate of a player has no squad', () => {
  const [recipient] = recipientsOf(eventOf([knockout(place(1, 1, side('1', 'A')))]), {
    language: 'ja',
    upTo: 1,
  });
  expect(certificateWords(usualTemplate('ja', 'X'), recipient!, TOURNAMENT).members).toBe('');
});
