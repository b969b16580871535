import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publicDrawsMessages as drawsJa } from '#features/event-draws/public-draws/public-draws.messages.ja.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { Results } from '../../results.contract.ts';
import { placesMessages as en } from '../places.messages.en.ts';
import { placesMessages as ja } from '../places.messages.ja.ts';
import { sampleEvent, samplePlace, sampleResults } from './lib/sample-results.ts';
import { Screen } from './screens/results.screen.tsx';

async function open(results: Results | null, language: 'en' | 'ja' = 'en') {
  const read = vi.fn(async (request: string | URL | Request) => {
    if (!results) return Response.json({ code: 'TOURNAMENT_NOT_FOUND' }, { status: 404 });
    const isSheet = String(request instanceof Request ? request.url : request).includes('/csv');
    return Response.json(isSheet ? { fileName: 'results.csv', csv: '\ufeff' } : results);
  });
  vi.stubGlobal('fetch', read);
  rendered(
    <Routes>
      <Route path="/tournaments/:id/results" element={<Screen />} />
    </Routes>,
    { language, path: '/tournaments/8/results' },
  );
  await screen.findByText(results ? 'Winter Open' : en.notFound);
  return read;
}

const rowsOf = (label: string) =>
  within(screen.getByRole('table', { name: en.places(label) }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});
describe('The results of a tournament', () => {
  test('Final results list the places, with both of those who share the third', async () => {
    await open(sampleResults());
    expect(rowsOf('Singles · Knockout')).toEqual([
      '1AokiSakura',
      '2BabaSakura',
      '3ChibaSakura',
      '3DoiSakura',
    ]);
    expect(screen.getByText(/^Final since /)).toBeTruthy();
    const link = screen.getByRole('link', { name: en.drawWithScores });
    expect(link.getAttribute('href')).toBe('/tournaments/8/draws/7');
    expect(screen.queryByText(en.corrections)).toBeNull();
  });

  test.each([
    ['coming', en.comingTitle('Tue, Dec 15, 2026')],
    ['running', en.runningTitle],
    ['over', en.overTitle],
    ['finished', en.provisionalTitle],
    ['cancelled', en.cancelledTitle],
  ] as const)('Results say how far the tournament is: %s', async (state, title) => {
    await open(sampleResults({ state, finalizedAt: null }));
    expect(screen.getByText(title)).toBeTruthy();
    // What does not take place has no places.
    const tables = screen.queryAllByRole('table');
    expect(tables).toHaveLength(state === 'cancelled' ? 0 : 1);
  });

  test('The page before the results says until when entries are open, which is never after the day', async () => {
    for (const [applicationDeadline, last] of [
      ['2026-12-01', 'Tue, Dec 1, 2026'],
      ['2026-12-20', 'Tue, Dec 15, 2026'],
    ] as const) {
      const { tournament } = sampleResults();
      const coming = { state: 'coming', finalizedAt: null } as const;
      await open(sampleResults({ ...coming, tournament: { ...tournament, applicationDeadline } }));
      expect(screen.getByText(new RegExp(en.entriesUntil(last)))).toBeTruthy();
      cleanup();
    }
  });

  test('Results of a day that ended early say why, and that open places are shared', async () => {
    const endedEarly = { at: '2026-12-15T05:00:00.000Z', why: 'storm' } as const;
    await open(sampleResults({ endedEarly }), 'ja');
    const notice = screen.getByText(drawsJa.endedEarlyTitle).parentElement!;
    expect(notice.textContent).toContain(drawsJa.endedEarlyWhy.storm);
    expect(notice.textContent).toContain(ja.sharedPlacesText);
    cleanup();
    await open(sampleResults({ state: 'finished', finalizedAt: null, endedEarly }));
    expect(screen.getByText(en.provisionalText)).toBeTruthy();
  });

  test('A correction is beside the results with its reason, and with what it has changed', async () => {
    const noted = { player1: 'Aoki', player2: 'Baba', kind: 'score' };
    const correction = {
      id: 'c',
      eventId: 7,
      at: '2026-12-16T01:00:00.000Z',
      by: 'organizer' as const,
      reason: 'The score was read wrongly',
      changes: [
        {
          key: 's 2-0',
          further: null,
          place: null,
          before: { ...noted, winner: 'Aoki', score: '11-7' },
          after: { ...noted, winner: 'Baba', score: '7-11' },
        },
      ],
    };
    await open(sampleResults({ corrections: [correction] }));
    const list = screen.getByRole('list', { name: en.corrections });
    expect(list.textContent).toContain('By the organizer: The score was read wrongly');
    expect(list.textContent).toContain('Aoki won 11-7');
    expect(list.textContent).toContain('Baba won 7-11');
  });

  test('The draw that decides is before those for lower places, and these before the groups', async () => {
    const stage = (position: number, isMain: boolean, places: { from: number; to: number }) => ({
      stageId: `s${position}`,
      kind: 'knockout' as const,
      further: { position, places, isMain },
      hasNext: false,
      places: [samplePlace(1, 1, `First of ${position}`)],
    });
    const groups = {
      stageId: 's0',
      kind: 'groups' as const,
      further: null,
      hasNext: true,
      places: [{ ...samplePlace(1, 1, 'Eto'), group: 2 }],
    };
    const stages = [
      groups,
      stage(2, false, { from: 2, to: 2 }),
      stage(1, false, { from: 1, to: 1 }),
    ];
    await open(sampleResults({ events: [sampleEvent({ stages })] }));
    const headings = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(headings).toEqual([en.placeDraw(1, 1), en.placeDraw(2, 2), en.firstGroups]);
    expect(rowsOf(`Singles · ${en.firstGroups}`)).toEqual(['Group 2', '1EtoSakura']);
  });

  test('Groups are called preliminary only where draws by their places follow', async () => {
    const groups = (hasNext: boolean) => ({
      stageId: `s${hasNext}`,
      kind: 'groups' as const,
      further: null,
      hasNext,
      places: [{ ...samplePlace(1, 1, 'Eto'), group: 1 }],
    });
    const events = [true, false].map((hasNext, at) =>
      sampleEvent({ id: at + 1, stages: [groups(hasNext)] }),
    );
    await open(sampleResults({ events }), 'ja');
    for (const name of ['シングルス・予選リーグ', 'シングルス・リーグ戦']) {
      expect(screen.getByRole('table', { name: ja.places(name) })).toBeTruthy();
    }
  });

  test('An event without a draw says so, and nothing is offered to be printed or downloaded', async () => {
    const event = sampleEvent({ isPublished: false, isFinished: false, stages: [] });
    await open(sampleResults({ state: 'over', finalizedAt: null, events: [event] }));
    expect(screen.getByText(en.noDraw)).toBeTruthy();
    expect(screen.queryByText(en.downloads)).toBeNull();
    expect(screen.queryByText(en.toCertificates)).toBeNull();
  });

  test('A spreadsheet is read with the names that everybody reads', async () => {
    const read = await open(sampleResults());
    fireEvent.click(screen.getByRole('button', { name: en.csvPlaces }));
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(String(read.mock.lastCall?.[0])).toContain('names=public&list=places');
  });

  test('The results of an unknown tournament say that there is none', async () => {
    await open(null);
    expect(screen.getByRole('link', { name: en.toTournaments })).toBeTruthy();
  });
});
