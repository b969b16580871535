import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publicDrawsMessages as drawsEn } from '#features/event-draws/public-draws/public-draws.messages.en.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { liveMessages as en } from '../live.messages.en.ts';
import { liveMessages as ja } from '../live.messages.ja.ts';
// Loaded by now, so that no test waits for it.
import './components/draws-tab.tsx';
import {
  sampleCourt,
  sampleMatch,
  sampleResult,
  sampleSide,
  sampleSnapshot,
  sampleTie,
} from './lib/sample-live.ts';
import type { LiveMatch, LiveSnapshot } from './live.queries.ts';
import { Screen } from './screens/live.screen.tsx';

const at = '2026-12-15T01:00:00.000Z';
const sides = [
  sampleSide('1', { name: 'A.R.', club: 'Aozora' }),
  sampleSide('2', { name: 'Baba', club: 'Sakura' }),
  sampleSide('3', { name: null }),
  sampleSide('4', { name: 'Eto', isIn: false }),
];
const called = sampleMatch({ state: 'called', courtId: '3', calledAt: at });
const waiting = sampleMatch({ key: 's 1-1', player1Id: '3', player2Id: '4' });
const day = sampleSnapshot({
  sides,
  courts: [sampleCourt('3')],
  matches: [called, waiting],
  times: [{ key: 's 1-1', notBefore: at, about: '2026-12-15T01:20:00.000Z', courtId: '3' }],
});

class SilentStream {
  readonly readyState = 0;
  close() {}
}

type Path = NonNullable<Parameters<typeof rendered>[1]>['path'];

function page(snapshot: LiveSnapshot | null, path: Path = '/live/8', language: 'en' | 'ja' = 'en') {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      // A draw is another answer, which nobody waits for here.
      if (url.includes('/draws/')) return new Promise<never>(() => undefined);
      if (snapshot) return Response.json(snapshot);
      return Response.json({ code: 'TOURNAMENT_NOT_FOUND' }, { status: 404 });
    }),
  );
  rendered(
    <>
      <Routes>
        <Route path="/live/:id" element={<Screen />} />
      </Routes>
      <Entry />
    </>,
    { language, path },
  );
}

/** The entry in the history that the page has now. */
function Entry() {
  const { search, state } = useLocation();
  return <p data-testid="entry">{JSON.stringify({ search, state })}</p>;
}

beforeEach(() => {
  // jsdom does not know the element <search>.
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => {
    if (!String(text).includes('is unrecognized in this browser')) throw new Error(String(text));
  });
  vi.stubGlobal('EventSource', SilentStream);
  // Without it a tab has a stream of its own.
  vi.stubGlobal('BroadcastChannel', undefined);
});
describe('The live page', () => {
  test('The live page shows a court with the match that is called to it, by the names that the server gives', async () => {
    page(day);
    expect(await screen.findByRole('heading', { name: 'Table 3' })).toBeTruthy();
    expect(screen.getByText(en.states.called)).toBeTruthy();
    expect(screen.getByText('A.R.')).toBeTruthy();
    expect(screen.getByText(`${en.formerPlayer} vs Eto`)).toBeTruthy();
  });

  test('The live page never shows a bare time for what comes', async () => {
    page(day, '/live/8?tab=next', 'ja');
    expect(await screen.findByText(ja.notBefore('10:00'))).toBeTruthy();
    expect(screen.getByText(`(${ja.about('10:20')})`)).toBeTruthy();
  });

  test('The live page has a star for a child that is found by school, and stores it on the device', async () => {
    page(day);
    const search = await screen.findByRole('searchbox', { name: en.search });
    fireEvent.change(search, { target: { value: 'aozora' } });
    fireEvent.submit(search);
    fireEvent.click(await screen.findByRole('button', { name: en.star('A.R.') }));
    const card = screen.getByRole('region', { name: 'A.R.' });
    expect(within(card).getByText(en.calledTo('Table 3'))).toBeTruthy();
    cleanup();
    page(day);
    const again = await screen.findByRole('region', { name: 'A.R.' });
    fireEvent.click(within(again).getByRole('button', { name: en.unstar('A.R.') }));
    expect(screen.queryByRole('region', { name: 'A.R.' })).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('The live page lists the first whom a search finds, and all of a large school on demand', async () => {
    const pupils = Array.from({ length: 9 }, (_, at) =>
      sampleSide(String(at + 20), { name: `P.${at + 1}.`, club: 'Kita HS' }),
    );
    page({ ...day, sides: [...day.sides, ...pupils] });
    const search = await screen.findByRole('searchbox', { name: en.search });
    fireEvent.change(search, { target: { value: 'kita hs' } });
    fireEvent.submit(search);
    expect(await screen.findByRole('button', { name: en.star('P.8.') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.star('P.9.') })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: en.showAllFound(9) }));
    expect(screen.getByRole('button', { name: en.star('P.9.') })).toBeTruthy();
  });

  test('The live page puts the child of the address on top, without a star', async () => {
    page(day, '/live/8?event=7&player=4');
    const card = await screen.findByRole('region', { name: 'Eto' });
    expect(within(card).getByText(en.withdrawn)).toBeTruthy();
    expect(within(card).getByRole('button', { name: en.star('Eto') })).toBeTruthy();
  });

  const doubles = { id: 9, name: '', eventType: 'Doubles', level: 'Intermediate' } as const;
  const twoEvents = sampleSnapshot({
    sides,
    events: [...day.events, { ...doubles, state: 'published', stages: [] }],
  });

  test('The draw of another event leaves the child of the address on top, and the link of its guardian with the page', async () => {
    const state = { guardianSecret: 'secret' };
    page(twoEvents, { pathname: '/live/8', search: '?event=7&player=4&tab=draws', state });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: en.event });
    expect(choice.value).toBe('7');
    fireEvent.change(choice, { target: { value: '9' } });
    expect(choice.value).toBe('9');
    expect(screen.getByRole('region', { name: 'Eto' })).toBeTruthy();
    expect(JSON.parse(screen.getByTestId('entry').textContent ?? '')).toEqual({
      search: '?event=7&player=4&tab=draws&draw=9',
      state,
    });
  });

  test('A link that names an event opens its draw', async () => {
    page(twoEvents, '/live/8?event=9&tab=draws');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: en.event });
    expect(choice.value).toBe('9');
  });

  test('The card of a child says its results with the own points first', async () => {
    const result = { ...sampleResult('2', at)!, score: '7-11 7-11 7-11' };
    page({ ...day, matches: [sampleMatch({ state: 'done', result })] }, '/live/8?event=7&player=2');
    const card = within(await screen.findByRole('region', { name: 'Baba' }));
    expect(card.getByText('11-7 11-7 11-7').closest('li')?.textContent).toContain(en.won);
  });

  test('The live page lists nobody before something is typed, and says that nobody is found', async () => {
    page(day);
    const search = await screen.findByRole('searchbox', { name: en.search });
    expect(screen.queryByRole('list', { name: en.follow })).toBeNull();
    fireEvent.change(search, { target: { value: 'zzz' } });
    fireEvent.submit(search);
    expect(await screen.findByText(en.foundNone('zzz'))).toBeTruthy();
  });

  const before = { courts: [], matches: [], sides: [], times: [] };
  test.each([
    ['entries', en.entriesTitle('Tue, Dec 1, 2026')],
    ['entries-closed', en.entriesClosedTitle],
    ['drawn', en.drawnTitle('Tue, Dec 15, 2026', '09:00')],
    ['cancelled', en.cancelledTitle],
  ] as const)('The live page says how far a tournament is: %s', async (state, title) => {
    page({ ...day, ...before, events: [], state });
    expect(await screen.findByText(title)).toBeTruthy();
  });

  test('The live page says that entries end on the day of the tournament where the deadline is after it', async () => {
    const tournament = { ...day.tournament, applicationDeadline: '2026-12-20' };
    page({ ...day, ...before, events: [], state: 'entries', tournament });
    expect(await screen.findByText(en.entriesTitle('Tue, Dec 15, 2026'))).toBeTruthy();
  });

  test('The live page shows who is called to a court and who comes there below its name', async () => {
    const other = sampleMatch({ key: 's 1-2', player1Id: '2', player2Id: '3' });
    page({ ...day, matches: [...day.matches, other] });
    fireEvent.click(await screen.findByRole('tab', { name: en.tabs.next }));
    const table = within(await screen.findByRole('list', { name: 'Table 3' })).getAllByRole(
      'listitem',
    );
    expect(table.map((row) => row.textContent)).toEqual([
      expect.stringContaining(`${en.states.called}${en.calledSince('10:00')}`),
      expect.stringContaining(en.notBefore('10:00')),
    ]);
    const rest = screen.getByRole('list', { name: en.unassigned.table });
    expect(within(rest).getByText(en.noTime)).toBeTruthy();
  });

  test('The live page lists what comes in one list where the tournament has no courts', async () => {
    // Without a match on a court the page would begin with the draws.
    page({ ...day, courts: [], matches: [waiting] }, '/live/8?tab=next');
    expect(await screen.findByRole('list', { name: en.tabs.next })).toBeTruthy();
    expect(screen.queryByText(en.unassigned.table)).toBeNull();
  });

  test('The live page says until when there is a break', async () => {
    page({ ...day, pausedUntil: at });
    expect(await screen.findByText(en.pausedTitle('10:00'))).toBeTruthy();
  });

  test('The live page begins with the winner when all is played, and says why it ended early', async () => {
    const final = sampleMatch({
      key: 's 2-0',
      state: 'done',
      result: sampleResult('2', at),
      place: { kind: 'knockout', round: 2, rounds: 2, position: 0 },
    });
    const winners = [{ eventId: 7, winnerId: '2', secondId: null }];
    page({ ...day, state: 'over', endedEarly: 'storm', winners, matches: [final] });
    const region = await screen.findByRole('region', { name: en.winners });
    expect(within(region).getByText('Baba')).toBeTruthy();
    expect(region.textContent).not.toContain(en.runnerUp(''));
    expect(screen.getByText(drawsEn.endedEarlyTitle)).toBeTruthy();
    expect(screen.getByText(en.over)).toBeTruthy();
    const tab = screen.getByRole('tab', { name: en.tabs.results });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByRole('tab', { name: en.tabs.now }));
    expect(screen.getByText(en.noMatches)).toBeTruthy();
  });

  test('The live page of a tournament that is over without a draw promises none', async () => {
    page({ ...day, ...before, events: [], state: 'over' });
    expect(await screen.findByText(en.noResultsOver)).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: en.tabs.draws }));
    expect(await screen.findByText(en.noDrawsOver)).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: en.tabs.next }));
    expect(screen.getByText(en.noMatches)).toBeTruthy();
  });

  test('The live page says that an unknown tournament cannot be found', async () => {
    page(null);
    expect(await screen.findByText(en.notFound)).toBeTruthy();
  });

  test('The live page says from when its copy is where the server does not answer', async () => {
    page(day);
    await screen.findByRole('heading', { name: 'Table 3' });
    vi.stubGlobal('navigator', { ...navigator, onLine: false, locks: undefined });
    fireEvent(window, new Event('offline'));
    await waitFor(() => expect(screen.getByText(en.oldText)).toBeTruthy());
  });
});

describe('A tie on the live page', () => {
  const tied = sampleSnapshot({ sides, courts: [sampleCourt('3')], ...sampleTie('3', at) });

  test.each([
    { language: 'en', state: 'D2 playing', court: 'Table 3', label: en.ties },
    { language: 'ja', state: '第2ダブルス 試合中', court: '3番台', label: ja.ties },
  ] as const)(
    'A tie that is played has a card with its score and its rubber ($language)',
    async ({ language, state, court, label }) => {
      page(tied, '/live/8', language);
      const list = await screen.findByRole('list', { name: label });
      const card = within(list).getByRole('link');
      expect(card.getAttribute('href')).toBe('/ties/8/s/1-0');
      expect(card.textContent).toContain('A.R.1–0Baba');
      expect(card.textContent).toContain(`${state}${court}`);
    },
  );

  test.each([
    { language: 'en', court: en.playingOn('Table 3'), place: 'D2', label: en.star('A.R.') },
    { language: 'ja', court: ja.playingOn('3番台'), place: '第2ダブルス', label: ja.star('A.R.') },
  ] as const)(
    'The card of a team says where its rubber is played, how the tie stands, and against whom ($language)',
    async ({ language, court, place, label }) => {
      page(tied, '/live/8?event=7&player=1', language);
      const card = within(await screen.findByRole('region', { name: 'A.R.' }));
      expect(card.getByText(court).parentElement?.textContent).toContain(place);
      expect(card.getByText('1–0').parentElement?.textContent).toContain('Baba');
      expect(card.getByRole('button', { name: label })).toBeTruthy();
    },
  );

  test.each([
    { language: 'en', place: 'Group 1, match 2 · D2' },
    { language: 'ja', place: '第1リーグ 第2対戦・第2ダブルス' },
  ] as const)('A rubber in a group is in the tie of that number ($language)', async (of) => {
    const matches = tied.matches.map((match): LiveMatch => {
      const { rubber } = match.place;
      return { ...match, place: { kind: 'group', group: 1, number: 2, ...(rubber && { rubber }) } };
    });
    page({ ...tied, matches }, '/live/8', of.language);
    expect(await screen.findByText(of.place)).toBeTruthy();
  });

  test('The card of a side of a rubber, which a star of an earlier version follows, has no number', async () => {
    const lineUp = sampleSide('10200', { name: 'K.T.', club: 'Aozora' });
    page({ ...tied, sides: [...sides, lineUp] }, '/live/8?event=7&player=10200');
    const card = await screen.findByRole('region', { name: 'K.T.' });
    expect(card.textContent).toContain(en.playingOn('Table 3'));
    expect(card.textContent).not.toContain(en.entryNumber('10200'));
  });

  test('A day without ties has no list of them', async () => {
    page(day);
    await screen.findByText('Table 3');
    expect(screen.queryByRole('list', { name: en.ties })).toBeNull();
  });
});
