import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { refereesMessages as referees } from '#features/referees/referees.messages.en.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import {
  type DraftedDraw,
  type PreparedEvent,
  preparedEventQuery,
} from '../../web/event-draws.queries.ts';
import { KNOCKOUT, sampleDraw, sampleEvent } from '../../web/lib/sample-event.ts';
import { withdrawingMessages as en } from '../withdrawing.messages.en.ts';
import { DecisionForm, type DecisionProps } from './components/decision-form.tsx';
import { GroupEffects } from './components/group-decision.tsx';
import { KnockoutDecision } from './components/knockout-decision.tsx';
import { OpenWalkovers, WalkoverEffects } from './components/next-matches.tsx';
import { OpenLines } from './components/open-lines.tsx';
import { WithdrawalList } from './components/withdrawal-list.tsx';
import type { EventToWithdrawFrom } from './withdrawing.queries.ts';

const params = { id: 1, eventId: 5 };
const when = '2026-11-20T09:00:00.000Z';
const stageId = '0193a0de-0000-7000-8000-000000000001';
const entryId = '0193a0de-0000-7000-8000-000000000009';
const ids = Array.from({ length: 8 }, (_, at) => String(at + 1));

function knockout(): Draw {
  const list = ids.map((id) => ({ number: Number(id), club: null, isRanked: true }));
  const made = drawStage({ list, seedCount: 0 }, KNOCKOUT, 7);
  if (!made.ok || isGroupsDraw(made.value)) throw new Error('the knockout was not drawn');
  return made.value;
}

const made = knockout();
const firstMatch = (at: number) => made.matches[at]!;

/** The event with its published knockout, in which the upper sides of these first matches have won. */
function eventWith(won: readonly number[], held = 0): PreparedEvent {
  const marks = won.map((at) => ({
    matchId: firstMatch(at).id,
    result: { kind: 'score' as const, winner: firstMatch(at).player1!, score: '3-0' },
    version: 1,
    scoredBy: null,
    scoredAt: when,
  }));
  const draw = sampleDraw({
    publishedAt: when,
    made: made as DraftedDraw['made'],
    people: ids.map((id) => ({ id, name: `P${id}`, club: null })),
    results: { stageId, scoreFormat: null, finalFormat: null, marks, out: [] },
  });
  const people = { confirmed: 8, held, waiting: 0 };
  return sampleEvent({ state: 'published', people, format: KNOCKOUT, draw });
}

test('Two of one name and club have their numbers where somebody is chosen to withdraw', () => {
  const entrant = (number: number, club: string) => ({
    entryId: `entry-${number}`,
    number,
    name: 'Abe Rin',
    club,
    isIn: true,
    request: null,
    applicationId: null,
  });
  const entrants = [entrant(1, 'East'), entrant(2, 'East'), entrant(3, 'West')];
  const event = { isClosed: true, isCancelled: false, entrants } as unknown as EventToWithdrawFrom;
  rendered(<WithdrawalList event={event} here="/here" />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.slice(1)).toEqual([
    'Abe Rin · East (No. 1)',
    'Abe Rin · East (No. 2)',
    'Abe Rin · West',
  ]);
});

describe('the next match of somebody who withdraws', () => {
  test('The decision says beforehand who wins the next match by walkover', () => {
    const { player1, player2 } = firstMatch(1);
    rendered(<WalkoverEffects prepared={eventWith([0])} number={Number(player1)} called={[]} />);
    screen.getByText(new RegExp(`P${player2} wins by walkover`));
  });

  test('The decision says beforehand that the opponent is not known yet, or that there is no next match', () => {
    const { player1, player2 } = firstMatch(0);
    const event = eventWith([0]);
    const { unmount } = rendered(
      <WalkoverEffects prepared={event} number={Number(player1)} called={[]} />,
    );
    screen.getByText(/the opponent is not known yet/);
    unmount();
    rendered(<WalkoverEffects prepared={event} number={Number(player2)} called={[]} />);
    screen.getByText(en.noNextMatch);
  });

  test('An open match of who has withdrawn is shown, with the way to it', () => {
    const { player1 } = firstMatch(0);
    const open = { params, number: Number(player1) };
    const { unmount } = rendered(<OpenWalkovers {...open} prepared={eventWith([0])} />);
    screen.getByText(en.walkoverLater);
    expect(screen.getByRole('link', { name: en.toMatch }).getAttribute('href')).toBe(
      '/organizer/tournaments/1/events/5/knockout/2-0',
    );
    unmount();
    rendered(<OpenWalkovers {...open} prepared={eventWith([0, 1])} />);
    screen.getByText(en.walkoverNow(`P${firstMatch(1).player1}`));
  });

  test('No open match is shown once its walkover is entered', () => {
    const { player1, player2 } = firstMatch(0);
    const event = eventWith([0]);
    const results = event.draw?.results;
    if (!event.draw || !results || !('marks' in results)) throw new Error('no results');
    const mark = { ...results.marks[0]!, result: { kind: 'walkover' as const, winner: player2! } };
    const given = { ...event, draw: { ...event.draw, results: { ...results, marks: [mark] } } };
    rendered(<OpenWalkovers params={params} prepared={given} number={Number(player1)} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('somebody who withdraws after the groups', () => {
  const groups = drawStage(
    { list: ids.map((id) => ({ number: Number(id), club: null, isRanked: true })), seedCount: 0 },
    { kind: 'groups', size: 4, next: 'first-two' },
    7,
  );
  const main = eventWith([0]).draw;
  const prepared: PreparedEvent = {
    ...eventWith([]),
    draw: main && {
      ...main,
      format: { kind: 'groups', size: 4, next: 'first-two' },
      made: (groups.ok ? groups.value : null) as DraftedDraw['made'],
      results: { stageId, scoreFormat: null, out: [], ruleBook: 'tennis', matches: [], lots: [] },
    },
    further: [
      { position: 1, places: { from: 1, to: 2 }, isMain: true, state: 'published', draw: main },
    ],
  };
  const entrant = {
    entryId,
    number: Number(firstMatch(1).player1),
    name: 'P',
    club: null,
    applicationId: null,
    isIn: true,
    refund: 'too-late',
    refundYen: null,
    request: null,
  } as const;
  const event = {
    published: 'groups',
    isFollowed: true,
    isPlayed: true,
    isClosed: true,
    isCancelled: false,
    isDrawn: true,
    isOrderOut: false,
    called: [] as EventToWithdrawFrom['called'],
    waiting: 3,
  } as EventToWithdrawFrom;

  test('The one choice is that the opponent wins, and it says which match', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ event: prepared }));
    const shown = { params, event, entrant, isAsked: false };
    rendered(<KnockoutDecision {...shown} />);
    await screen.findByText(new RegExp(`P${firstMatch(1).player2} wins by walkover`));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    screen.getByText(en.effects.walkoverAfterGroups);
    screen.getByText(en.refunds['too-late']);
  });

  test.each([
    ['closes for a person who may not read the event any more', 'FORBIDDEN', 0],
    ['stays for a person who must sign in again', 'SIGN_IN_REQUIRED', 1],
  ])('The decision %s', async (_, code, choices) => {
    vi.stubGlobal('fetch', async () => Response.json({ code, requestId: 'r' }, { status: 403 }));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { queryKey } = preparedEventQuery(params);
    client.setQueryData(queryKey, prepared, { updatedAt: 1 });
    rendered(
      <QueryClientProvider client={client}>
        <KnockoutDecision params={params} event={event} entrant={entrant} isAsked={false} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'));
    await waitFor(() => expect(screen.queryAllByRole('radio')).toHaveLength(choices));
    expect(screen.queryAllByText(referees.notYours)).toHaveLength(1 - choices);
  });

  describe('a decision whose answer was lost', () => {
    const seen = { draw: 1, amendments: 0, alternate: 3 };
    const lineFor = (alternate: number) => ({
      seen: { ...seen, alternate },
      hints: new Map([['alternate', null]] as const),
      moment: 'scheduled' as const,
      luckyLoser: <p>lucky</p>,
    });

    /** The form, sent once without an answer; `press` sends it again as it is after a change. */
    async function lostDecision() {
      const sent: { url: string; writeId: string; seen: unknown }[] = [];
      vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
        sent.push({ url, ...JSON.parse(String(options?.body)) });
        throw new TypeError('Failed to fetch');
      });
      let change: (next: Partial<DecisionProps>) => void = () => undefined;
      function Shown() {
        const [changed, setChanged] = useState<Partial<DecisionProps>>({});
        change = setChanged;
        const line = lineFor(3);
        return <DecisionForm {...{ params, event, entrant, isAsked: false, line, ...changed }} />;
      }
      rendered(<Shown />);
      const press = async (next: Partial<DecisionProps> = {}) => {
        const count = sent.length;
        act(() => change(next));
        fireEvent.click(await screen.findByRole('button', { name: en.doIt }));
        await waitFor(() => expect(sent).toHaveLength(count + 1));
      };
      fireEvent.click(screen.getByRole('radio'));
      await press();
      return { sent, press };
    }

    test('Sent again as it was, a decision has the same id', async () => {
      const { sent, press } = await lostDecision();
      await press();
      expect(sent[1]).toEqual(sent[0]);
    });

    test('With another lucky loser, a decision is another write', async () => {
      const { sent, press } = await lostDecision();
      await press({ line: lineFor(4) });
      expect(sent[1]).toMatchObject({ url: sent[0]?.url, seen: { ...seen, alternate: 4 } });
      expect(sent[1]?.writeId).not.toBe(sent[0]?.writeId);
    });

    test('About somebody else, a decision is another write', async () => {
      const { sent, press } = await lostDecision();
      await press({ entrant: { ...entrant, entryId: stageId } });
      expect(sent[1]?.url).toContain(stageId);
      expect(sent[1]?.writeId).not.toBe(sent[0]?.writeId);
    });
  });

  test('Who has withdrawn is led to the match that still needs a walkover', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ event: prepared }));
    const gone = { ...entrant, number: Number(firstMatch(0).player1), isIn: false };
    rendered(<KnockoutDecision params={params} event={event} entrant={gone} isAsked={false} />);
    await screen.findByText(en.walkoverLater);
    expect(screen.getByRole('link', { name: en.toMatch }).getAttribute('href')).toBe(
      '/organizer/tournaments/1/events/5/knockout/2-0?stage=1',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('somebody who withdraws from published groups', () => {
  const made = {
    kind: 'groups',
    method: 1,
    wanted: 3,
    randomSeed: 7,
    entrants: ['1', '2', '3'].map((id) => ({ id, name: '' })),
    groups: [['1', '2', '3']],
  } as const;

  /** Players 1 and 2 have beaten the others in this order; `open` leaves out the match of 2 and 3. */
  function played(ruleBook: 'table-tennis' | 'badminton', open: boolean): PreparedEvent {
    const match = (player1Id: string, player2Id: string) => ({
      id: `01936f00-0000-7000-8000-00000000000${player1Id}`,
      player1Id,
      player2Id,
      sets: '11-3 11-5',
      winner: 'player1' as const,
      status: 'finished' as const,
      scoreFormat: null,
      version: 1,
    });
    const matches = [match('1', '2'), match('1', '3'), ...(open ? [] : [match('2', '3')])];
    const event = eventWith([]);
    const given = { stageId, scoreFormat: null, out: [], ruleBook, matches, lots: [] };
    const people = ['1', '2', '3'].map((id) => ({ id, name: `P${id}`, club: null }));
    const draw = event.draw && { ...event.draw, made, people, results: given };
    return { ...event, draw };
  }

  test('The standings are shown before and after, without a gap where the winner was', () => {
    const { unmount } = rendered(
      <GroupEffects prepared={played('table-tennis', false)} number={1} />,
    );
    screen.getByText(en.standingsBefore(1, '1. P1, 2. P2, 3. P3'));
    screen.getByText(en.standingsAfter('1. P2, 2. P3'));
    expect(screen.queryByText(en.twoLeft('P2', 'P3'))).toBeNull();
    unmount();
    rendered(<GroupEffects prepared={played('badminton', false)} number={3} />);
    screen.getByText(en.standingsAfter('1. P1, 2. P2'));
  });

  test('Two who are left play their match once, where it is open', () => {
    rendered(<GroupEffects prepared={played('table-tennis', true)} number={1} />);
    screen.getByText(en.twoLeft('P2', 'P3'));
  });
});

describe('a line that is open after its place was offered', () => {
  function show(offers: EventToWithdrawFrom['offers'], held = 0) {
    const entrant = {
      entryId,
      number: 3,
      name: 'P3',
      club: null,
      applicationId: null,
      isIn: false,
    };
    const entrants = [{ ...entrant, refund: 'nothing-paid', refundYen: null, request: null }];
    const event = { offers, entrants };
    vi.stubGlobal('fetch', async () => Response.json({ event }));
    rendered(<OpenLines params={params} event={eventWith([], held)} out={['3']} />);
  }

  test('An open line says who is offered its place, until when, and the way to the assistant', async () => {
    show([{ name: 'Waiting Wada', until: '2026-11-21T09:00:00.000Z' }], 1);
    await screen.findByText(/offered to Waiting Wada until .*21/);
    const link = screen.getByRole('link', { name: en.decideLineOf('P3') });
    expect(link.getAttribute('href')).toBe(
      `/organizer/tournaments/1/events/5/withdraw?entry=${entryId}`,
    );
  });

  test('An open line says that somebody pays for its place', async () => {
    show([], 1);
    await screen.findByText(en.placeHeld);
  });

  test('An open line says that nobody is offered its place any more', async () => {
    show([]);
    await screen.findByText(en.nobodyIsAsked);
  });
});
