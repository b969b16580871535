import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notificationsMessages as notificationsEn } from '#features/notifications/notifications.messages.en.ts';
import { notificationsMessages as notificationsJa } from '#features/notifications/notifications.messages.ja.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ratingsMessages as en } from '../../ratings.messages.en.ts';
import { ratingsMessages as ja } from '../../ratings.messages.ja.ts';
import type { FirstRate, Rate, Reasons, ReasonsQuery } from '../ratings.queries.ts';
import { RankedRows } from './ranked-rows.tsx';
import { RateFacts } from './rate-facts.tsx';
import { ReasonsList } from './reasons-list.tsx';

const start: FirstRate = {
  points: 1200,
  deviation: 250,
  letter: 'D',
  isProvisional: true,
  isNew: true,
};
const played: Rate = {
  ...start,
  sport: 'table-tennis',
  discipline: 'singles',
  source: 'tournament',
  matches: 1,
  change: -4,
  lastDay: '2025-10-22',
  place: null,
};

describe('the card of a rate', () => {
  it('A player without a level is called new, before and after the first match', () => {
    for (const rate of [start, played]) {
      const { unmount } = rendered(<RateFacts rate={rate} />);
      expect(screen.getByText(en.isNew)).toBeTruthy();
      expect(screen.getByText(en.newText)).toBeTruthy();
      unmount();
    }
  });

  it('A declared level is not new, and says where the rate comes from', () => {
    rendered(<RateFacts rate={{ ...start, isNew: false }} />, { language: 'ja' });
    expect(screen.queryByText(ja.isNew)).toBeNull();
    expect(screen.getByText(ja.startText)).toBeTruthy();
  });

  it('A rate is the number itself, as on home: in the card and in a ranking', () => {
    const { unmount } = rendered(<RateFacts rate={start} />);
    expect(screen.getByText(/^1200/)).toBeTruthy();
    unmount();
    const row = { place: 1, playerId: '1', name: 'Mori', prefecture: null, isOwn: false } as const;
    rendered(<RankedRows label="Ranking" rows={[{ ...played, ...row }]} />);
    expect(screen.getByText('1200')).toBeTruthy();
  });

  it('A last match of another year has its year', () => {
    rendered(<RateFacts rate={played} />);
    expect(screen.getByText(/October 22, 2025/)).toBeTruthy();
  });
});

const reasons: Reasons = {
  period: {
    id: '1',
    sport: 'table-tennis',
    discipline: 'singles',
    source: 'tournament',
    day: '2026-11-22',
    tournament: { id: 1, name: 'Cup' },
    before: 1400,
    points: 1407,
    deviation: 200,
    letter: 'C',
    isProvisional: true,
    change: 7,
    won: 1,
    lost: 0,
    isRecalculated: false,
  },
  steps: [
    {
      matchId: '1',
      day: '2026-11-22',
      partner: null,
      opponents: [{ playerId: null, name: '新井', publicName: '新井' }],
      opponentPoints: 1200,
      opponentDeviation: 250,
      isNew: true,
      expected: 70,
      hasWon: true,
      change: 7,
    },
  ],
  floor: 0,
};

const queryOf = (read: Reasons): ReasonsQuery => ({
  queryKey: ['ratings', 'reasons'],
  queryFn: () => read,
});

it('The reasons call an opponent new who had no level', async () => {
  rendered(<ReasonsList query={queryOf(reasons)} />, { language: 'ja' });
  expect(await screen.findByText('vs 新井（新規 1200 ±250）')).toBeTruthy();
});

it.each([
  ['en', en.recalculated, notificationsEn.rateCorrected],
  ['ja', ja.recalculated, notificationsJa.rateCorrected],
] as const)(
  'In %s what was recalculated is not said to follow from a correction',
  async (language, note, news) => {
    const { period } = reasons;
    const again = { ...reasons, period: { ...period, isRecalculated: true } };
    rendered(<ReasonsList query={queryOf(again)} />, { language });
    await screen.findByText(note);
    // An earlier tournament may have ended later, or an operator taken one out.
    for (const text of [note, news('1400')])
      expect(text).toMatch(/added or changed|追加(・|または)変更/);
  },
);
