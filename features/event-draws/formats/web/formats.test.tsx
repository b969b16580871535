import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { scoreRulesMessages } from '#features/matches/score-rules/score-rules.messages.en.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { platformMessages as platform } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { eventDrawsMessages } from '../../event-draws.messages.en.ts';
import { publicDrawsMessages } from '../../public-draws/public-draws.messages.en.ts';
import { resultsMessages } from '../../results/results.messages.en.ts';
import { formatsMessages as t } from '../formats.messages.en.ts';
import { Screen } from './screens/event-formats.screen.tsx';

const tournament = {
  id: 8,
  name: 'Winter Open',
  startTime: '09:00',
  endTime: '17:00',
  eventDate: '2026-12-15',
  sport: 'table-tennis',
  state: 'open',
};
const event = {
  id: 7,
  name: 'Singles',
  eventType: 'Singles',
  level: 'Advanced',
  availability: 'open',
  drawState: 'entries',
  participantLimit: 16,
  placesTaken: 3,
  formats: {},
};
const PATH = '/organizer/tournaments/8/events/7/formats';

interface Given {
  readonly tournament?: object;
  readonly event?: object;
  readonly lastFormat?: object;
  /** What saving is answered with, and its status. */
  readonly saved?: { readonly body: object; readonly status: number };
  /** When saving is answered. */
  readonly answer?: Promise<Response>;
}

/** Opens the screen; gives what it sends. */
async function open(given: Given = {}) {
  const sent: unknown[] = [];
  const own = { ...event, ...given.event };
  const { lastFormat = null } = given;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      sent.push(JSON.parse(String(init.body)));
      if (given.answer) return given.answer;
      const { body, status } = given.saved ?? { body: { event: own }, status: 200 };
      return Response.json(body, { status });
    }
    if (url.includes('/session')) return Response.json({ account: { id: 'me', roles: [] } });
    if (url.endsWith('/own')) {
      return Response.json({ tournament: { ...tournament, ...given.tournament } });
    }
    return Response.json({ name: tournament.name, isOpen: true, events: [own], lastFormat });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/events/:eventId/formats" element={<Screen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      language: 'en',
      path: PATH,
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return sent;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: t.save }));

describe('choosing how an event is played', () => {
  test('The cards say the end once the courts are known, for the places of the event', async () => {
    await open();
    await screen.findByRole('heading', { name: t.figuresFor('16 players') });
    expect(screen.queryByText(/end about/)).toBeNull();
    fireEvent.change(screen.getByLabelText(t.courts.table), { target: { value: '4' } });
    // Two waves of the first round until 09:43, then three rounds of ten minutes of rest and 20 of play.
    expect(await screen.findByText(t.endAbout('11:13'))).toBeTruthy();
  });

  test('What is chosen is sent with what was seen, and stays in the tab until then', async () => {
    const sent = await open({ event: { formats: { mainFormat: { id: 'table-tennis-3' } } } });
    fireEvent.click(await screen.findByLabelText(eventDrawsMessages.thirdPlace));
    fireEvent.change(screen.getByLabelText(resultsMessages.finalFormat), {
      target: { value: '2' },
    });
    cleanup();
    await open({ event: { formats: { mainFormat: { id: 'table-tennis-3' } } } });
    expect(await screen.findByLabelText(resultsMessages.finalFormat)).toMatchObject({ value: '2' });
    cleanup();
    expect(sent).toEqual([]);
    const again = await open({ event: { formats: { mainFormat: { id: 'table-tennis-3' } } } });
    await screen.findByLabelText(resultsMessages.finalFormat);
    save();
    await screen.findByText('elsewhere');
    const three = { id: 'table-tennis-3' };
    expect(again).toEqual([
      {
        seen: { mainFormat: three },
        formats: {
          mainFormat: three,
          finalFormat: { from: 2, scoreFormat: three },
          format: {
            kind: 'knockout',
            tradition: 'table-tennis',
            thirdPlace: true,
            consolation: false,
          },
        },
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('Where the groups decide there are no last rounds, and none are sent', async () => {
    const finalFormat = { from: 2, scoreFormat: { id: 'table-tennis-7' } };
    const sent = await open({ event: { formats: { finalFormat } } });
    fireEvent.click(await screen.findByRole('radio', { name: /Groups of 4/ }));
    fireEvent.change(screen.getByLabelText(eventDrawsMessages.next), { target: { value: 'none' } });
    expect(screen.queryByLabelText(resultsMessages.finalFormat)).toBeNull();
    save();
    await screen.findByText('elsewhere');
    expect(sent).toMatchObject([{ formats: { format: { kind: 'groups', next: 'none' } } }]);
    expect((sent[0] as { formats: object }).formats).not.toHaveProperty('finalFormat');
  });

  test('The order of the groups by results is sent with the groups', async () => {
    const sent = await open();
    fireEvent.click(await screen.findByRole('radio', { name: /Groups of 4/ }));
    fireEvent.change(screen.getByLabelText(eventDrawsMessages.groupOrder), {
      target: { value: 'results' },
    });
    await screen.findByText(
      eventDrawsMessages.bestFirst(publicDrawsMessages.shares['games-points']),
    );
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ formats: { format: { size: 4, order: 'results' } } }]);
  });

  test.each([
    ['leads back to the event who has stayed', PATH, true],
    ['leaves who has gone elsewhere meanwhile', '/my-page', false],
  ])('A choice that is saved %s', async (_, meanwhile, leads) => {
    history.replaceState(null, '', PATH);
    const answer = Promise.withResolvers<Response>();
    await open({ answer: answer.promise });
    await screen.findByRole('button', { name: t.save });
    save();
    await screen.findByText(t.saving);
    history.replaceState(null, '', meanwhile);
    answer.resolve(Response.json({ event }));
    await waitFor(() => expect(screen.queryByText(t.saving)).toBeNull());
    await act(async () => {});
    expect(screen.queryByText('elsewhere') !== null).toBe(leads);
    expect(notifications.current()?.title).toBe(t.saved);
    history.replaceState(null, '', '/');
  });

  test('Who is late reads that somebody else has chosen', async () => {
    await open({ saved: { body: { code: 'FORMATS_CHANGED' }, status: 409 } });
    await screen.findByRole('button', { name: t.save });
    save();
    await waitFor(() =>
      expect(notifications.current()?.description).toBe(t.failures.FORMATS_CHANGED),
    );
  });
});

describe('what somebody else has chosen meanwhile', () => {
  const three = { formats: { mainFormat: { id: 'table-tennis-3' } } };
  const five = { formats: { mainFormat: { id: 'table-tennis-5' } } };
  /** Chooses the place for the third here, while somebody else chooses a score format. */
  async function choose() {
    await open({ event: three });
    fireEvent.click(await screen.findByLabelText(eventDrawsMessages.thirdPlace));
    cleanup();
    const sent = await open({ event: five });
    await screen.findByText(platform.overtakenTitle);
    return sent;
  }

  test('A choice that was begun before is not saved over it without a word', async () => {
    const sent = await choose();
    expect(screen.getByRole('button', { name: t.save })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: platform.keepMine }));
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { seen: five.formats, formats: { ...three.formats, format: { thirdPlace: true } } },
    ]);
  });

  test('The stored choice is shown to who discards the own one', async () => {
    const sent = await choose();
    fireEvent.click(screen.getByRole('button', { name: platform.takeTheirs }));
    expect(screen.queryByText(platform.overtakenTitle)).toBeNull();
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ seen: five.formats, formats: five.formats }]);
  });
});

/** Opens the score rules of the knockout; gives the format that is marked. */
async function markedFormat() {
  fireEvent.click(await screen.findByRole('button', { name: /^In the knockout/ }));
  await screen.findByRole('button', { name: scoreRulesMessages.use });
  return document.querySelector<HTMLInputElement>('input[name=preset]:checked')?.value;
}

describe('the score rules that are marked while nothing is chosen', () => {
  test.each([
    ['2027-01-03', 'badminton-21'],
    ['2027-01-10', undefined],
  ])(
    'An event of badminton on %s has the game of its day marked, whatever today is',
    async (eventDate, marked) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T03:00:00Z') });
      await open({ tournament: { sport: 'badminton', eventDate } });
      expect(await markedFormat()).toBe(marked);
    },
  );
});

describe('the score rules that the organizer has chosen last', () => {
  test('The last choice is marked, and is chosen only once it is used', async () => {
    const sent = await open({ lastFormat: { id: 'table-tennis-7' } });
    expect(await markedFormat()).toBe('table-tennis-7');
    fireEvent.click(screen.getByRole('button', { name: /close/i }));
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((sent[0] as { formats: object }).formats).not.toHaveProperty('mainFormat');
    cleanup();
    const again = await open({ lastFormat: { id: 'table-tennis-7' } });
    await markedFormat();
    fireEvent.click(screen.getByRole('button', { name: scoreRulesMessages.use }));
    save();
    await waitFor(() => expect(again).toHaveLength(1));
    expect(again).toMatchObject([{ formats: { mainFormat: { id: 'table-tennis-7' } } }]);
  });

  test('Rules of ones own that were chosen last fill their fields', async () => {
    const custom = { to: 25, lead: 1, bestOf: 5 } as const;
    await open({ lastFormat: { id: 'custom', custom } });
    await markedFormat();
    fireEvent.change(screen.getByLabelText(scoreRulesMessages.sport), {
      target: { value: 'unspecified' },
    });
    expect(screen.getByLabelText(scoreRulesMessages.to('game'))).toMatchObject({ value: '25' });
  });
});

describe('what is not chosen any more', () => {
  test.each(['published', 'running', 'finished'])(
    'An event that is %s leads to its draw',
    async (drawState) => {
      await open({ event: { drawState } });
      await screen.findByText(t.fixedTitle);
      expect(screen.getByRole('link', { name: t.toDraw }).getAttribute('href')).toBe(
        '/organizer/tournaments/8/events/7',
      );
      expect(screen.queryByRole('button', { name: t.save })).toBeNull();
    },
  );

  test('A cancelled tournament and an event that is gone say so', async () => {
    await open({ tournament: { state: 'cancelled' } });
    await screen.findByText(t.cancelledTitle);
    cleanup();
    await open({ event: { id: 9 } });
    await screen.findByText(t.notFound);
  });
});
