import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { tournamentsMessages as ja } from '../tournaments.messages.ja.ts';
import { TournamentCard } from './components/tournament-card.tsx';
import type { Listing } from './tournaments.queries.ts';

const listing: Listing = {
  id: 2,
  name: 'Osaka Doubles Cup',
  venue: 'Utsubo Tennis Center',
  prefecture: 'Osaka',
  sport: 'tennis',
  eventDate: '2026-12-13',
  eventType: 'Doubles',
  level: 'Advanced',
  feeYen: 3500,
  applicationDeadline: '2026-12-06',
  participantLimit: 24,
  placesLeft: 0,
  availability: 'full',
  eventCount: 1,
  eventTypes: ['Doubles'],
  levels: ['Advanced'],
  waiting: 1,
  isEntered: false,
};

function card(change: Partial<Listing>, language: Language = 'en') {
  rendered(<TournamentCard tournament={{ ...listing, ...change }} />, { language });
  return within(screen.getByRole('listitem'));
}

describe('the card of a full tournament', () => {
  test('The card of a full tournament links to its waiting list and shows how many people wait', () => {
    const full = card({});
    const link = full.getByRole('link', { name: 'Waiting list (1 waiting)' });
    expect(link.getAttribute('href')).toBe('/confirm-tournament-application/2');
    expect(full.getByText('Full · 1 waiting')).toBeTruthy();
    expect(full.queryByRole('button')).toBeNull();
  });

  test('The card of a full tournament links to its waiting list in Japanese', () => {
    const full = card({ waiting: 3 }, 'ja');
    expect(full.getByRole('link', { name: 'キャンセル待ち（3組）' })).toBeTruthy();
    expect(full.getByText('満員・キャンセル待ち3組')).toBeTruthy();
    expect(full.getByText('定員24組に達しました。')).toBeTruthy();
  });

  test('In Japanese, those who wait for events of several types are counted in 件', () => {
    const full = card({ waiting: 3, eventTypes: ['Singles', 'Team'] }, 'ja');
    expect(full.getByText('満員・キャンセル待ち3件')).toBeTruthy();
  });
});

test.each([
  ['en', 'Osaka Doubles Cup', 'Utsubo Tennis Center, Osaka'],
  ['ja', '大阪ダブルスカップ', '靱テニスセンター（大阪府）'],
] as const)(
  'A card shows bilingual names in the current language only: %s',
  (language, name, venue) => {
    const both = {
      name: '大阪ダブルスカップ｜Osaka Doubles Cup',
      venue: '靱テニスセンター｜Utsubo Tennis Center',
    };
    const shown = card(both, language);
    expect(shown.getByRole('link', { name })).toBeTruthy();
    expect(shown.getByText(venue)).toBeTruthy();
  },
);

test.each([
  ['deadline-passed', '受付終了（締切）', '2026年12月6日に受付を終了しました。'],
  ['closed', '受付終了（主催者）', '主催者が受付を終了しました。'],
] as const)(
  'The card of a tournament that is %s names the reason beside a disabled button',
  (availability, badge, reason) => {
    const closed = card({ availability, placesLeft: 5, waiting: 0 }, 'ja');
    expect(closed.getByText(badge)).toBeTruthy();
    expect(closed.getByText(reason)).toBeTruthy();
    expect(closed.getByRole('button', { name: ja.applyNow })).toHaveProperty('disabled', true);
  },
);

test.each([
  ['en', 1, 0, 'Free'],
  ['en', 1, 1500, '¥1,500'],
  ['en', 4, 500, '4 events from ¥500'],
  ['en', 2, 0, '2 events, free and up'],
  ['ja', 2, 0, '2種目・無料～'],
] as const)(
  'A card in %s shows of %i events from %i yen the fee "%s"',
  (language, eventCount, feeYen, shown) => {
    expect(card({ eventCount, feeYen }, language).getByText(shown)).toBeTruthy();
  },
);
