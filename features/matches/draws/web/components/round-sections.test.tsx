import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { drawsMessages as en } from '../../draws.messages.en.ts';
import { drawsMessages as ja } from '../../draws.messages.ja.ts';
import { peopleOf } from '../lib/people.ts';
import { RoundSections } from './round-sections.tsx';

const words = { en: { draws: en }, ja: { draws: ja } };

/** The lines of byes as they are read: the label, then the names. */
function byes(rated: number, language: 'en' | 'ja'): string[] {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const draw = sampleDraw(players(13, rated));
  const { unmount } = rendered(<RoundSections draw={draw} people={peopleOf(draw)} />, {
    language,
  });
  const { byesOfSeeds, byesByLot } = words[language].draws;
  const lines = [byesOfSeeds, byesByLot].flatMap((label) => screen.queryAllByText(label));
  const read = lines.map((label) =>
    [...(label.parentElement?.children ?? [])].map(({ textContent }) => textContent).join(' '),
  );
  unmount();
  return read;
}

it('Players with a bye are listed as drawn by lot when nobody is seeded', () => {
  expect(byes(0, 'ja')).toEqual([expect.stringMatching(/^1回戦なし（抽選）( Player \d+){3}$/)]);
});

it('Of the players with a bye, only the seeded ones are called seeded', () => {
  expect(byes(2, 'en')).toEqual([
    'Seeded, no first match Player 1 Player 2',
    expect.stringMatching(/^No first match \(by lot\) Player \d+$/),
  ]);
});

it('With the path of a player, only the rounds and matches on it are shown', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const draw = sampleDraw(players(16, 16), { placing: 'strength-order' });
  rendered(<RoundSections draw={draw} people={peopleOf(draw)} only={new Set(['1-0', '2-0'])} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    en.round(1),
    en.rounds['quarter-finals'],
  ]);
});
