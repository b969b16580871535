import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawAfterGroups } from '#domain/stage-draw/after-groups.ts';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { isGroupsDraw, type KnockoutFormat } from '#domain/stage-draw/vocabulary.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { eventDrawsMessages as en } from '../event-draws.messages.en.ts';
import { publicDrawsMessages as publicEn } from '../public-draws/public-draws.messages.en.ts';
import { FurtherSteps } from './components/further-steps.tsx';
import type { DraftedDraw, FurtherStep, PreparedEvent } from './event-draws.queries.ts';

const params = { id: 1, eventId: 5 };
const when = '2026-11-20T09:00:00.000Z';
const GROUPS = { kind: 'groups', size: 3, next: 'first-two' } as const;
const KNOCKOUT: KnockoutFormat = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
};
const ids = ['1', '2', '3', '4', '5', '6'];

function madeGroups() {
  const list = ids.map((id) => ({ number: Number(id), club: null, isRanked: true }));
  const made = drawStage({ list, seedCount: 0 }, GROUPS, 7);
  if (!made.ok || !isGroupsDraw(made.value)) throw new Error('groups were not drawn');
  return made.value;
}

const made = madeGroups();

const draft = (of: DraftedDraw['made'], change: Partial<DraftedDraw> = {}): DraftedDraw => ({
  number: 1,
  drawnAt: when,
  drawnBy: null,
  publishedBy: null,
  publishedAt: null,
  withdrawn: null,
  isOutdated: false,
  format: KNOCKOUT,
  made: of,
  amendments: [],
  clashes: { matches: 0, lowerBound: 0, meetings: [] },
  people: ids.map((id) => ({ id, name: `P${id}`, club: null })),
  results: null,
  ...change,
});

/** The groups in which the lower number wins; `open` of the last matches have no result. */
function playedGroups(open = 0): DraftedDraw {
  const pairs = made.groups.flatMap((group) =>
    group.flatMap((first, at) => group.slice(at + 1).map((second) => [first, second] as const)),
  );
  const played = {
    stageId: '0193a0de-0000-7000-8000-000000000001',
    ruleBook: 'table-tennis' as const,
    scoreFormat: null,
    matches: pairs.slice(0, pairs.length - open).map(([player1Id, player2Id]) => ({
      id: '0193a0de-0000-7000-8000-000000000002',
      player1Id,
      player2Id,
      sets: '11-3 11-4',
      winner: 'player1' as const,
      status: 'finished' as const,
      scoreFormat: null,
      version: 1,
    })),
    lots: [],
    out: [],
  };
  return draft(made, { format: GROUPS, publishedAt: when, results: played });
}

function mainDraw(change: Partial<DraftedDraw> = {}): DraftedDraw {
  const field = { groups: made.groups.map((group) => group.slice(0, 2)) };
  const drawn = drawAfterGroups(made, field, { tradition: 'table-tennis', randomSeed: 3 });
  if (!drawn.ok) throw new Error(drawn.code);
  return draft(drawn.value as DraftedDraw['made'], change);
}

const stage = (change: Partial<FurtherStep>): FurtherStep => ({
  position: 1,
  places: { from: 1, to: 2 },
  isMain: true,
  state: 'ready',
  draw: null,
  ...change,
});

const byPlace = (places: readonly number[]) =>
  places.map((place) =>
    stage({ position: place, places: { from: place, to: place }, isMain: false }),
  );

function open(
  further: readonly FurtherStep[],
  { draw = playedGroups(), isCancelled = false } = {},
) {
  const event: Omit<PreparedEvent, 'further'> = {
    tournamentName: 'Winter Open',
    eventName: '',
    eventType: 'Singles',
    state: 'published',
    isOrganizer: true,
    mayReferee: true,
    isCancelled,
    people: { confirmed: 6, held: 0, waiting: 0 },
    seeding: null,
    eventDate: '2026-12-15',
    sport: 'table-tennis',
    usualTradition: 'table-tennis',
    ruleBook: 'table-tennis',
    formats: {},
    lastFormat: null,
    format: GROUPS,
    draw,
  };
  let reread: (next: readonly FurtherStep[]) => void = () => undefined;
  function Shown() {
    const [shown, show] = useState(further);
    reread = show;
    return <FurtherSteps params={params} event={{ ...event, further: [...shown] }} />;
  }
  rendered(<Shown />);
  return { reread: (next: readonly FurtherStep[]) => act(() => reread(next)) };
}

/** Notes what is sent, and refuses it with this code. */
function refusing(code: string) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    if (options?.method === 'POST') sent.push(JSON.parse(String(options.body)));
    return Response.json({ code, requestId: '1' }, { status: 409 });
  });
  return sent;
}

interface SentDraw {
  readonly position: number;
  readonly writeId: string;
}

/** Notes the draws that are sent; the connection is lost at those of `lost`, by their count from 1, and the others are drawn. */
function losing(lost: readonly number[]) {
  const sent: SentDraw[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    sent.push(JSON.parse(String(options?.body)));
    if (lost.includes(sent.length)) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
describe('the steps after the groups', () => {
  test('While matches are open, the groups that are waited for are named', () => {
    open([stage({ state: 'groups-open' })], { draw: playedGroups(1) });
    screen.getByRole('heading', { name: publicEn.mainDraw });
    screen.getByText(en.furtherOpen);
    expect(screen.getByRole('link', { name: en.group(2) }).getAttribute('href')).toBe('#group-2');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('One side alone needs no draw after the groups', () => {
    open([stage({ state: 'too-few' })]);
    screen.getByText(en.further.tooFewTitle);
  });

  test('The draw after the groups is drawn for its position, and a refusal is in words', async () => {
    const sent = refusing('GROUPS_OPEN');
    open([stage({})]);
    screen.getByText(en.furtherReady(en.people(4, 'Singles')));
    press(en.drawNow);
    await screen.findByText(en.refusedTexts.GROUPS_OPEN);
    expect(sent).toMatchObject([{ position: 1, seenDraw: 0, format: KNOCKOUT }]);
  });

  test('Draws by place are drawn one by one, or all at once', async () => {
    const sent = refusing('LOTS_NEEDED');
    open(byPlace([1, 2]));
    for (const at of [1, 2]) screen.getByRole('heading', { name: publicEn.placeDraw(at, at) });
    press(en.furtherDrawAll(2));
    press(en.furtherDrawAll(2));
    // The first refusal ends it.
    await waitFor(() => expect(sent).toMatchObject([{ position: 1 }]));
  });

  test('Each draw by place has an id of its own, also where the connection was lost between them', async () => {
    const sent = losing([2]);
    const [first, ...left] = byPlace([1, 2, 3]);
    const { reread } = open([first!, ...left]);
    press(en.furtherDrawAll(3));
    press(en.furtherDrawAll(3));
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByRole('button', { name: en.furtherDrawAll(3) });
    reread([{ ...first!, state: 'drawn', draw: mainDraw() }, ...left]);
    press(en.furtherDrawAll(2));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.map(({ position }) => position)).toEqual([1, 2, 2, 3]);
    expect(new Set(sent.map(({ writeId }) => writeId)).size).toBe(3);
    // The server may have drawn it, and answers this id as before.
    expect(sent[2]?.writeId).toBe(sent[1]?.writeId);
  });

  test('Draws by place that were drawn before the connection was lost are sent again with their ids', async () => {
    const sent = losing([3]);
    open(byPlace([1, 2, 3]));
    press(en.furtherDrawAll(3));
    press(en.furtherDrawAll(3));
    await waitFor(() => expect(sent).toHaveLength(3));
    fireEvent.click(await screen.findByRole('button', { name: en.furtherDrawAll(3) }));
    await waitFor(() => expect(sent).toHaveLength(6));
    const ids = sent.map(({ writeId }) => writeId);
    expect(ids.slice(3)).toEqual(ids.slice(0, 3));
  });

  test('An outdated draft says that the groups have changed, and is not published', () => {
    open([stage({ state: 'drawn', draw: mainDraw({ isOutdated: true }) })]);
    screen.getByText(en.further.outdatedTitle);
    screen.getByText(publicEn.constraintMet['same-group']);
    expect(screen.queryByRole('button', { name: en.publish })).toBeNull();
  });

  test('A published draw can be taken back, and leads to its public page', async () => {
    const sent = refusing('MATCH_PLAYED');
    open([stage({ state: 'published', draw: mainDraw({ publishedAt: when }) })]);
    expect(screen.getByRole('link', { name: en.toPublic }).getAttribute('href')).toBe(
      '/tournaments/1/draws/5?stage=1',
    );
    press(en.takeBack);
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'A score was wrong' } });
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await screen.findByText(en.refusedTexts.MATCH_PLAYED);
    expect(sent).toEqual([{ position: 1, seenDraw: 1, reason: 'A score was wrong' }]);
  });

  test('Nothing can be drawn in a cancelled tournament', () => {
    open([stage({})], { isCancelled: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
