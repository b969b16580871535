import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawAfterGroups } from '#domain/stage-draw/after-groups.ts';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { drawsMessages as drawsEn } from '#features/matches/draws/draws.messages.en.ts';
import { dayWithWeekday } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { resultsMessages as resultsEn } from '../../results/results.messages.en.ts';
import { publicDrawsMessages as en } from '../public-draws.messages.en.ts';
import { publicDrawsMessages as ja } from '../public-draws.messages.ja.ts';
import { publicDrawQuery } from './public-draws.queries.ts';
import { Screen } from './screens/public-draws.screen.tsx';

const when = '2026-11-20T09:00:00.000Z';
const tournament = {
  id: 8,
  name: '冬の大会｜Winter Open',
  eventDate: '2026-12-15',
  venue: 'City Hall',
  isCancelled: false,
};
const event = { id: 7, name: '', eventType: 'Singles', state: 'published' };
const format = { kind: 'groups', size: 4, next: 'first-two' } as const;
const ids = Array.from({ length: 11 }, (_, at) => String(at + 1));

function published() {
  const list = ids.map((id) => ({ number: Number(id), club: null, isRanked: true }));
  const made = drawStage({ list, seedCount: 0 }, format, 7);
  if (!made.ok) throw new Error(made.code);
  return {
    number: 2,
    drawnAt: when,
    publishedAt: when,
    format,
    made: made.value,
    amendments: [{ at: when, reason: '兄弟', change: { kind: 'exchange', entrants: ['1', '5'] } }],
    people: ids.map((id) => ({
      id,
      name: `P${id}`,
      club: id === '1' ? '青空中｜Aozora' : null,
    })),
  };
}
/** What follows the groups. */
const MAIN = { position: 1, places: { from: 1, to: 2 }, isMain: true };

const nothing = {
  tournament,
  event: { ...event, state: 'none' },
  draw: null,
  withdrawn: null,
  earlier: [],
  further: [],
};

type Path = NonNullable<NonNullable<Parameters<typeof rendered>[1]>['path']>;

/** What the entry in the history carries. */
function Carried() {
  return <p data-testid="carried">{JSON.stringify(useLocation().state)}</p>;
}

async function open(
  answer: object,
  { status = 200, path = '/tournaments/8/draws/7' as Path, language = 'en' as Language } = {},
) {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  rendered(
    <>
      <Routes>
        <Route path="/tournaments/:id/draws" element={<Screen />} />
        <Route path="/tournaments/:id/draws/:eventId" element={<Screen />} />
      </Routes>
      <Carried />
    </>,
    { language, path },
  );
  await screen.findByRole('heading', { level: 1 });
}

const cards = () =>
  within(screen.getByRole('list', { name: en.groups }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.parentElement as HTMLElement);
const playersOf = (card: HTMLElement) =>
  [...card.querySelectorAll('h3 + ol > li bdi:first-child')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // jsdom does not know the element <search>.
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => {
    if (!String(text).includes('is unrecognized in this browser')) throw new Error(String(text));
  });
});
describe('the public page of a draw', () => {
  test('Groups are shown after the exchange, with the order of matches, umpires and what follows', async () => {
    await open({ ...nothing, event, draw: published() });
    await screen.findByText(en.group(3));
    const [first, second] = cards();
    // Without the exchange they are 1-6-7 and 2-5-8-11.
    expect(playersOf(first as HTMLElement)).toEqual(['P5', 'P6', 'P7']);
    expect(playersOf(second as HTMLElement)).toEqual(['P2', 'P1', 'P8', 'P11']);
    const order = (first as HTMLElement).querySelector('h4 + ol')?.textContent;
    expect(order).toContain(`${en.meets('P6', 'P7')} (${en.umpiredBy('P5')})`);
    expect(screen.getByText(en.nextStages['first-two'])).toBeTruthy();
    expect(screen.getByText(en.exchanged('P1', 'P5'))).toBeTruthy();
  });

  test('Results, provisional standings and the rules are beside the groups, with no way to change them; the printed sheet has the rules', async () => {
    const won = { winner: 'player1', status: 'finished', scoreFormat: null, version: 1 };
    const results = {
      stageId: 's',
      ruleBook: 'badminton',
      scoreFormat: null,
      matches: [{ id: 'm', player1Id: '7', player2Id: '6', sets: '21-5 21-6', ...won }],
      lots: [],
      out: [],
    };
    await open({ ...nothing, event, draw: { ...published(), results } });
    await screen.findByText(resultsEn.states.provisional);
    const [first] = cards();
    // In the order of the group: 6 meets 7, who has won.
    expect(first?.textContent).toContain('P6P75-21 6-21');
    expect(screen.getByText(resultsEn.groupsOpen('Group 1, Group 2, Group 3'))).toBeTruthy();
    expect(screen.getByText(new RegExp(resultsEn.withdrawals.void))).toBeTruthy();
    expect(first?.querySelector('a, button')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = document.querySelector('[aria-hidden=true] footer')?.textContent ?? '';
    act(() => void window.dispatchEvent(new Event('afterprint')));
    for (const rule of [
      resultsEn.ruleBook(resultsEn.ruleBooks.badminton),
      resultsEn.withdrawals.void,
      resultsEn.scoredAs(''),
    ]) {
      expect(sheet).toContain(rule);
    }
  });

  test('A search says where somebody begins, also by the club in the language in use', async () => {
    await open({ ...nothing, event, draw: published() });
    const box = await screen.findByRole('searchbox');
    fireEvent.change(box, { target: { value: 'aozora' } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    expect(await screen.findByText(en.placeIn(2, 2))).toBeTruthy();
    fireEvent.change(box, { target: { value: 'nobody' } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    expect(await screen.findByText(drawsEn.notFoundName('nobody'))).toBeTruthy();
  });

  test('A draw that is not out says that it will be here', async () => {
    await open(nothing, { language: 'ja' });
    expect(await screen.findByText(ja.noneTitle)).toBeTruthy();
  });

  test('A draw that was taken back says why, also in the list of earlier draws', async () => {
    const withdrawn = { at: when, reason: 'Somebody was forgotten' };
    const earlier = [{ number: 1, drawnAt: when, publishedAt: when, withdrawn }];
    await open({ ...nothing, withdrawn: { ...withdrawn, number: 1 }, earlier });
    expect(await screen.findByText(en.withdrawnTitle)).toBeTruthy();
    expect(screen.getAllByText(en.reasonIs(withdrawn.reason))).toHaveLength(2);
    expect(screen.queryByText(en.noneTitle)).toBeNull();
  });

  test('A draw of a cancelled tournament says that nothing is played', async () => {
    const cancelled = { ...tournament, isCancelled: true };
    await open({ ...nothing, tournament: cancelled, event, draw: published() });
    expect(await screen.findByText(en.cancelledTitle)).toBeTruthy();
  });

  test('An unknown event is not found', async () => {
    await open({ code: 'EVENT_NOT_FOUND', requestId: '1' }, { status: 404 });
    expect(await screen.findByText(en.notFound)).toBeTruthy();
  });

  test('A draw that is on the device is not shown any more when its event is gone', async () => {
    const answer = { code: 'TOURNAMENT_NOT_FOUND', requestId: '1' };
    vi.stubGlobal('fetch', async () => Response.json(answer, { status: 404 }));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { queryKey } = publicDrawQuery({ id: 8, eventId: 7 });
    client.setQueryData(queryKey, { ...nothing, event } as never, { updatedAt: 1 });
    rendered(
      <QueryClientProvider client={client}>
        <Routes>
          <Route path="/tournaments/:id/draws/:eventId" element={<Screen />} />
        </Routes>
      </QueryClientProvider>,
      { path: '/tournaments/8/draws/7' },
    );
    expect(await screen.findByText(en.notFound)).toBeTruthy();
    expect(screen.queryByText(tournament.name, { exact: false })).toBeNull();
  });
});

describe('the stages of an event', () => {
  function mainDraw() {
    const { made, people } = published();
    if (!isGroupsDraw(made)) throw new Error('groups were drawn');
    const field = { groups: made.groups.map((group) => group.slice(0, 2)) };
    const drawn = drawAfterGroups(made, field, { tradition: 'table-tennis', randomSeed: 3 });
    if (!drawn.ok) throw new Error(drawn.code);
    const knockout = {
      kind: 'knockout',
      tradition: 'table-tennis',
      thirdPlace: false,
      consolation: false,
    };
    return {
      ...published(),
      number: 1,
      format: knockout,
      made: drawn.value,
      amendments: [],
      people: people.filter(({ id }) => field.groups.flat().includes(id)),
      results: null,
    };
  }
  const withMain = () => ({
    ...nothing,
    event,
    draw: { ...published(), results: null },
    further: [{ ...MAIN, draw: mainDraw(), withdrawn: null, earlier: [] }],
  });
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('The main draw is shown first once it is out, and the groups are one tap away', async () => {
    await open(withMain());
    expect(
      (await screen.findByRole('tab', { name: en.mainDraw })).getAttribute('aria-selected'),
    ).toBe('true');
    expect(screen.getByText(en.constraintMet['same-group'])).toBeTruthy();
    fireEvent.click(tab(en.firstGroups));
    expect(tab(en.firstGroups).getAttribute('aria-selected')).toBe('true');
    expect(cards()).toHaveLength(3);
  });

  test('Another stage leaves with the page what has led to it, such as the link of a guardian', async () => {
    const state = { guardianSecret: 'secret' };
    await open(withMain(), { path: { pathname: '/tournaments/8/draws/7', state } });
    await screen.findByRole('tab', { name: en.mainDraw });
    fireEvent.click(tab(en.firstGroups));
    expect(JSON.parse(screen.getByTestId('carried').textContent ?? '')).toEqual(state);
  });

  test('The address names the stage that is shown', async () => {
    await open(withMain(), { path: '/tournaments/8/draws/7?stage=0', language: 'ja' });
    expect(
      (await screen.findByRole('tab', { name: ja.firstGroups })).getAttribute('aria-selected'),
    ).toBe('true');
    fireEvent.click(tab(ja.mainDraw));
    expect(screen.getByText(ja.constraintMet.winners)).toBeTruthy();
  });

  test('A stage that was taken back says why', async () => {
    const withdrawn = { number: 1, at: when, reason: 'A score was wrong' };
    const further = [{ ...MAIN, draw: null, withdrawn, earlier: [] }];
    await open({ ...withMain(), further }, { path: '/tournaments/8/draws/7?stage=1' });
    expect(await screen.findByText(en.reasonIs('A score was wrong'))).toBeTruthy();
  });
});

describe('the list of draws', () => {
  test('Each event says whether its draw is out', async () => {
    const summary = { kind: 'groups', entrants: 11, publishedAt: when };
    const events = [
      { ...event, published: summary, further: [MAIN] },
      {
        ...event,
        id: 9,
        name: 'ダブルス｜Doubles',
        state: 'withdrawn',
        published: null,
        further: [],
      },
      { ...event, id: 10, name: 'Team', state: 'none', published: null, further: [] },
    ];
    await open({ tournament, events }, { path: '/tournaments/8/draws' });
    const rows = await screen.findAllByRole('link', { name: /Singles|Doubles|Team/ });
    // Of its own, so that no line ends inside it.
    expect(screen.getByText(dayWithWeekday('2026-12-15', 'en'))).toBeTruthy();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Singles.*Groups, Main draw.*11 players.*Published$/),
      `Doubles${en.states.withdrawn}`,
      `Team${en.states.none}`,
    ]);
  });

  test('Groups are called preliminary only where draws by their places follow', async () => {
    const published = { kind: 'groups', entrants: 11, publishedAt: when };
    const events = [
      { ...event, published, further: [MAIN] },
      { ...event, id: 9, published, further: [] },
    ];
    await open({ tournament, events }, { path: '/tournaments/8/draws', language: 'ja' });
    const rows = await screen.findAllByRole('link', { name: /シングルス/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`予選リーグ・${ja.mainDraw}`),
      expect.stringContaining('リーグ戦'),
    ]);
    expect(rows[1]?.textContent).not.toContain('予選');
  });
});
