import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { myPageMessages as en } from '../../my-page.messages.en.ts';
import type { Profile } from '../lib/profile.ts';
import { PointsCard } from './points-card.tsx';

function show(points: Partial<Profile['points']>) {
  const all = { available: 1500, nextExpiry: null, upcoming: [], debt: 0, ...points };
  rendered(<PointsCard profile={{ points: all } as unknown as Profile} />);
}

it('The points card says which points can be spent from when, and why not yet', () => {
  show({
    upcoming: [
      { points: 100, from: '2026-11-28' },
      { points: 200, from: '2026-12-20' },
    ],
  });
  expect(screen.getByText('Another 100 pts can be spent from November 28, 2026')).toBeTruthy();
  expect(screen.getByText('Another 200 pts can be spent from December 20, 2026')).toBeTruthy();
  expect(screen.getByText(en.pointsFromWhy)).toBeTruthy();
});

it('The points card says nothing of later points when there are none', () => {
  show({});
  expect(screen.queryByText(en.pointsFromWhy)).toBeNull();
});

it('The points card says what is owed for points of refunded entries', () => {
  show({ available: 0, debt: 100 });
  expect(screen.getByText(en.pointsDebt('100'))).toBeTruthy();
});
