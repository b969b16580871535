import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ratingsMessages as en } from '../../ratings.messages.en.ts';
import { ratingsMessages as ja } from '../../ratings.messages.ja.ts';
import type { PlayedMatch, PlayerPage } from '../ratings.queries.ts';
import { ShareMatch } from './share-match.tsx';

const player: PlayerPage['player'] = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: '中村 美月',
  publicName: '中村',
  isOwn: true,
  seesPractice: true,
  prefecture: null,
  club: null,
  hidden: null,
  isUnlisted: true,
};

const match: PlayedMatch = {
  id: '019a0000-0000-7000-8000-000000000002',
  day: '2026-11-08',
  source: 'practice',
  where: '若葉台中学校卓球部',
  tournamentId: null,
  sport: 'badminton',
  isDoubles: false,
  partner: null,
  opponents: [{ playerId: null, name: '佐藤 花子', publicName: '佐藤' }],
  hasWon: true,
  result: '3-1',
  change: null,
  meetings: null,
};

/** What is written on the picture of a match. */
async function writtenOn(shared: PlayedMatch, language: 'en' | 'ja' = 'ja'): Promise<string[]> {
  const texts: string[] = [];
  const strokes = {
    fillText: (text: string) => texts.push(text),
    measureText: () => ({ width: 1 }),
  };
  const pen = new Proxy(strokes, {
    get: (known, stroke) => Reflect.get(known, stroke) ?? (() => {}),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  rendered(<ShareMatch match={shared} player={player} />, { language });
  const t = language === 'ja' ? ja : en;
  const theirs = shared.isDoubles ? `佐藤${t.andPartner}` : '佐藤';
  fireEvent.click(screen.getByRole('button', { name: t.shareMatch(theirs) }));
  await vi.waitFor(
    () => expect(texts).toContain(language === 'ja' ? 'ラリーデイズ' : 'RallyDays'),
    { timeout: 10_000 },
  );
  return texts;
}

test.for([
  ['ja', '練習'],
  ['en', 'Practice'],
] as const)(
  'The picture of a practice match says practice and not the school, in %s',
  async ([language, title]) => {
    const texts = await writtenOn(match, language);
    expect(texts[0]).toBe(title);
    expect(texts.join()).not.toContain(match.where);
  },
);

test('The picture of a match in a tournament says the tournament', async () => {
  const where = '秋季卓球大会';
  expect(await writtenOn({ ...match, source: 'tournament', where })).toContain(where);
});

test.for([
  ['ja', ['中村のペア', '佐藤のペア']],
  ['en', ['中村 and partner', '佐藤 and partner']],
] as const)(
  'The picture of doubles with partners whom nobody knows says that pairs have played, in %s',
  async ([language, sides]) => {
    expect(await writtenOn({ ...match, isDoubles: true }, language)).toEqual(
      expect.arrayContaining([...sides]),
    );
  },
);
