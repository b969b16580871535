import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { dayMessages as dayEn } from '#features/day/day.messages.en.ts';
import { dayMessages as dayJa } from '#features/day/day.messages.ja.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { linkDeskMessages as en } from '../../link-desk.messages.en.ts';
import { linkDeskMessages as ja } from '../../link-desk.messages.ja.ts';
import { Screen } from './links.screen.tsx';

const words = {
  en: { linkDesk: en, day: dayEn },
  ja: { linkDesk: ja, day: dayJa },
};

test.for([
  ['table-tennis', 'ja', 'コート'],
  ['table-tennis', 'en', 'courts'],
  ['badminton', 'ja', '台'],
  ['badminton', 'en', 'tables'],
] as const)(
  'The links of a day of %s in %s say nothing of “%s”',
  async ([sport, language, other]) => {
    const links = {
      tournamentName: 'Winter Open',
      eventDate: '2026-11-23',
      sport,
      isClosed: false,
      courts: [],
      slips: [],
    };
    // The queue of the day, for the slips, never comes.
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('/links') ? Response.json({ links }) : new Promise(() => {}),
    );
    rendered(
      <Routes>
        <Route path="/organizer/tournaments/:id/day/links" element={<Screen />} />
      </Routes>,
      { path: '/organizer/tournaments/8/day/links', language },
    );
    const kind = courtKind(sport);
    await screen.findByText(words[language].linkDesk.noCourts[kind]);
    expect(document.body.textContent.toLowerCase()).not.toContain(other);
  },
);
