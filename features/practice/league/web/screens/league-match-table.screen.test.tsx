import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { practiceMessages as practiceEn } from '../../../practice.messages.en.ts';
import { practiceMessages as practiceJa } from '../../../practice.messages.ja.ts';
import { leagueMessages as en } from '../../league.messages.en.ts';
import { leagueMessages as ja } from '../../league.messages.ja.ts';
import { Screen } from './league-match-table.screen.tsx';

it('A table without players offers "Enter Scorecard", which says to select players first', () => {
  rendered(
    <Routes>
      <Route path="/league-match-table/:id" element={<Screen />} />
    </Routes>,
    {
      path: '/league-match-table/1',
      words: {
        en: { practice: practiceEn, league: en },
        ja: { practice: practiceJa, league: ja },
      },
    },
  );
  expect(screen.getByText('No players selected. Please go back and select players.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter Scorecard' }));
  expect(notifications.current()).toMatchObject({
    title: 'Select players',
    description: 'Please select at least 2 players to enter a scorecard',
    variant: 'destructive',
  });
  expect(screen.getByRole('link', { name: 'View Practice History' })).toBeTruthy();
});
