import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { drawConsolation } from '#domain/stage-draw/consolation.ts';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { isGroupsDraw, type KnockoutFormat } from '#domain/stage-draw/vocabulary.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { eventDrawsMessages as en } from '../event-draws.messages.en.ts';
import { publicDrawsMessages as publicEn } from '../public-draws/public-draws.messages.en.ts';
import { FurtherSteps } from './components/further-steps.tsx';
import type { DraftedDraw, FurtherStep, PreparedEvent } from './event-draws.queries.ts';

const params = { id: 1, eventId: 5 };
const when = '2026-11-20T09:00:00.000Z';
const stageId = '0193a0de-0000-7000-8000-000000000001';
const MAIN: KnockoutFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: true,
};
const CONSOLATION = { ...MAIN, consolation: false };
const ids = Array.from({ length: 16 }, (_, at) => String(at + 1));

function knockoutOf(players: number): Draw {
  const list = ids
    .slice(0, players)
    .map((id) => ({ number: Number(id), club: null, isRanked: true }));
  const made = drawStage({ list, seedCount: 0 }, MAIN, 7);
  if (!made.ok || isGroupsDraw(made.value)) throw new Error('the knockout was not drawn');
  return made.value;
}

const draft = (made: Draw, change: Partial<DraftedDraw> = {}): DraftedDraw => ({
  number: 1,
  drawnAt: when,
  drawnBy: null,
  publishedBy: null,
  publishedAt: null,
  withdrawn: null,
  isOutdated: false,
  format: CONSOLATION,
  made: made as DraftedDraw['made'],
  amendments: [],
  clashes: { matches: 0, lowerBound: 0, meetings: [] },
  people: ids.map((id) => ({ id, name: `P${id}`, club: null })),
  results: null,
  ...change,
});

/** The knockout in which the upper side wins; `open` of the first matches have no result. */
function played({ players = 4, open = 0, out = [] as string[] } = {}): DraftedDraw {
  const made = knockoutOf(players);
  const marks = made.matches
    .filter(({ round }) => round === 1)
    .slice(open)
    .map(({ id: matchId, player1 }) => ({
      matchId,
      result: { kind: 'score' as const, winner: player1 ?? '', score: '3-0' },
      version: 1,
      scoredBy: null,
      scoredAt: when,
    }));
  const entered = { stageId, scoreFormat: null, finalFormat: null, marks, out };
  return draft(made, { format: MAIN, publishedAt: when, results: entered });
}

function consolationOf(first: DraftedDraw, change: Partial<DraftedDraw> = {}): DraftedDraw {
  if (isGroupsDraw(first.made)) throw new Error('the first stage is a knockout');
  const losers = first.made.matches.flatMap(({ round, player2 }) =>
    round === 1 && player2 !== null ? [player2] : [],
  );
  const drawn = drawConsolation(first.made, losers, { tradition: 'tennis', randomSeed: 3 });
  if (!drawn.ok) throw new Error(drawn.code);
  return draft(drawn.value, change);
}

const nothingEntered = { stageId, scoreFormat: null, finalFormat: null, marks: [], out: [] };

function eventOf(
  first: DraftedDraw,
  change: Partial<FurtherStep>,
  isCancelled = false,
): PreparedEvent {
  const stage: FurtherStep = {
    position: 1,
    places: null,
    isMain: false,
    state: 'ready',
    draw: null,
    ...change,
  };
  return {
    tournamentName: 'Winter Open',
    eventName: '',
    eventType: 'Singles',
    state: 'published',
    isOrganizer: true,
    mayReferee: true,
    isCancelled,
    people: { confirmed: 16, held: 0, waiting: 0 },
    seeding: null,
    eventDate: '2026-12-15',
    sport: 'table-tennis',
    usualTradition: 'table-tennis',
    ruleBook: 'table-tennis',
    formats: {},
    lastFormat: null,
    format: MAIN,
    draw: first,
    further: [stage],
  };
}

function open(...facts: Parameters<typeof eventOf>) {
  rendered(<FurtherSteps params={params} event={eventOf(...facts)} />);
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

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
describe('the step of the consolation', () => {
  test('The step names the matches that the consolation waits for, and leads to each', () => {
    const first = played({ open: 1 });
    open(first, { state: 'matches-open' });
    screen.getByRole('heading', { name: publicEn.consolationDraw });
    screen.getByText(en.consolationSteps.waiting);
    screen.getByText(en.consolationOpen(1));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/organizer/tournaments/1/events/5/knockout/1-0',
    ]);
    const { player1, player2 } = knockoutOf(4).matches[0]!;
    expect(links[0]?.textContent).toContain(`P${player1} against P${player2}`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('Of many open matches the first are named, and of the others their number', () => {
    open(played({ players: 16, open: 8 }), { state: 'matches-open' });
    expect(screen.getAllByRole('link')).toHaveLength(8);
    screen.getByText(en.consolationOpen(8));
    expect(screen.queryByText(en.moreMatches(1))).toBeNull();
  });

  test('A side that is not known yet is called so, without a way to its result', () => {
    // Of five, three have a bye: their first matches wait for the winners of others.
    const made = knockoutOf(5);
    const results = { ...nothingEntered };
    open(draft(made, { format: MAIN, publishedAt: when, results }), { state: 'matches-open' });
    screen.getAllByText(new RegExp(en.notYetKnown));
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  test('The consolation is drawn for its position, and a refusal is in words', async () => {
    const sent = refusing('MATCHES_OPEN');
    open(played(), {});
    screen.getByText(en.consolationReady(en.people(2, 'Singles')));
    fireEvent.click(screen.getByRole('button', { name: en.drawNow }));
    await screen.findByText(en.refusedTexts.MATCHES_OPEN);
    expect(sent).toMatchObject([{ position: 1, seenDraw: 0, format: { consolation: false } }]);
  });

  test('Fewer than two losers need no consolation', () => {
    const first = played();
    const loser = isGroupsDraw(first.made) ? '' : (first.made.matches[0]?.player2 ?? '');
    open(played({ out: [loser] }), { state: 'too-few' });
    screen.getByText(en.consolationSteps.tooFewTitle);
  });

  test('An outdated draft says so in its own without the rules of a draw after groups', () => {
    const first = played();
    open(first, { state: 'drawn', draw: consolationOf(first, { isOutdated: true }) });
    screen.getByText(en.consolationSteps.outdatedTitle);
    expect(screen.queryByText(publicEn.constraints)).toBeNull();
    expect(screen.queryByRole('button', { name: en.publish })).toBeNull();
  });

  test('A draft that turns out to be outdated as it is published says so once', async () => {
    refusing('DRAW_OUTDATED');
    const first = played();
    const drawn = (isOutdated: boolean) =>
      eventOf(first, { state: 'drawn', draw: consolationOf(first, { isOutdated }) });
    function Read() {
      const [isOutdated, setOutdated] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOutdated(true)}>
            read again
          </button>
          <FurtherSteps params={params} event={drawn(isOutdated)} />
        </>
      );
    }
    rendered(<Read />);
    fireEvent.click(screen.getByRole('button', { name: en.publish }));
    const dialog = within(screen.getByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: en.publish }));
    await screen.findByText(en.refusedTexts.DRAW_OUTDATED);
    fireEvent.click(screen.getByText('read again'));
    screen.getByText(en.consolationSteps.outdatedTitle);
    expect(screen.queryByText(en.refusedTexts.DRAW_OUTDATED)).toBeNull();
  });

  test('Once it is published it says what cannot change, and is printed from here', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const first = played();
    open(first, { state: 'published', draw: consolationOf(first, { publishedAt: when }) });
    screen.getByText(new RegExp(en.consolationSteps.locked));
    expect(screen.getByRole('link', { name: en.toPublic }).getAttribute('href')).toBe(
      '/tournaments/1/draws/5?stage=1',
    );
    fireEvent.click(screen.getByRole('button', { name: publicEn.print }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    fireEvent(window, new Event('beforeprint'));
    screen.getByText(new RegExp(`${publicEn.consolationDraw} · Winter Open`));
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByText(new RegExp(`${publicEn.consolationDraw} · Winter Open`))).toBeNull();
  });

  test('Nothing can be drawn in a cancelled tournament', () => {
    open(played(), {}, true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
