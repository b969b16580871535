import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findMatch, record } from '#domain/bracket/results.ts';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { peopleOf } from '../../../draws/web/lib/people.ts';
import { matchesMessages as matchesEn } from '../../../matches.messages.en.ts';
import { scoreFormatsMessages as formatsEn } from '../../../score-formats/score-formats.messages.en.ts';
import { scoreFormatsMessages as formatsJa } from '../../../score-formats/score-formats.messages.ja.ts';
import { PlayedSport } from '../../../web/hooks/use-card-unit.ts';
import { knockoutScoresMessages as en } from '../../knockout-scores.messages.en.ts';
import { knockoutScoresMessages as ja } from '../../knockout-scores.messages.ja.ts';
import type { ResultsOwner, ScoredView } from '../lib/scored-match.ts';
import type { PendingResult } from '../lib/sent-results.ts';
// The form is a chunk of its own: a busy machine needs longer to load it than a test waits.
import './format-form.tsx';
import { ScoreForm } from './score-form.tsx';

const BEST_OF_FIVE = { id: 'table-tennis-5' };
const start = sampleDraw(players(8, 8), { placing: 'strength-order' });

beforeEach(() => sessionStorage.clear());

/** Nothing is sent in these tests. */
const owner: ResultsOwner = {
  submit: vi.fn(async () => ({ kind: 'waiting' as const })),
  reread: () => {},
  leave: async () => {},
};

interface Options {
  /** Who is signed in; without one the form asks the server. */
  readonly account?: string;
  readonly language?: 'en' | 'ja';
  readonly sport?: Sport;
  readonly path?: string | { readonly pathname: string; readonly key: string };
  /** Results of the match that wait on this phone. */
  readonly pendingResults?: readonly PendingResult[];
}

/** The form of the match 1-0, p001 against p008, in a bracket with this format. */
function show(
  scoreFormat: ChosenFormat | null,
  stored?: PlayedResult,
  { account, language, path, pendingResults = [], sport = 'unspecified' }: Options = {},
) {
  const step = stored && record(start, '1-0', stored);
  const draw = step?.ok ? step.value.next : start;
  const marks = stored
    ? [{ matchId: '1-0', version: 1, notes: '', scoredBy: null, scoredAt: '2026-11-20T03:00:00Z' }]
    : [];
  const knockout = { id: 'k', drawNumber: 1, groupId: 1, marks, scoreFormat };
  const view = {
    knockout,
    draw,
    people: peopleOf(draw),
    pendingResults,
    markOf: () => undefined,
  } as unknown as ScoredView;
  const match = findMatch(draw, '1-0')!;
  const [player1, player2] = [view.people.get('p001')!, view.people.get('p008')!];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (account) client.setQueryData(sessionQuery.queryKey, { account: { id: account } } as never);
  return rendered(
    <QueryClientProvider client={client}>
      <PlayedSport value={sport}>
        <ScoreForm view={view} match={match} player1={player1} player2={player2} owner={owner} />
      </PlayedSport>
    </QueryClientProvider>,
    {
      ...(language && { language }),
      ...(path && { path }),
    },
  );
}

const rows = () => document.querySelectorAll('[name$="player1Score"]').length;
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: en.submit });
const box = (set: number, player: 1 | 2) =>
  document.querySelector<HTMLInputElement>(`[name="sets.${set}.player${player}Score"]`)!;
function put(set: number, first: number, second: number) {
  fireEvent.change(box(set, 1), { target: { value: String(first) } });
  fireEvent.change(box(set, 2), { target: { value: String(second) } });
  fireEvent.blur(box(set, 2));
}

describe('the form of a match of a bracket without score rules', () => {
  it('In table tennis the form and the reason of its result speak of games, in Japanese', async () => {
    show(null, undefined, { language: 'ja', sport: 'table-tennis' });
    fireEvent.click(screen.getByRole('button', { name: ja.submit }));
    expect(screen.getByText(ja.incompleteText('game'))).toBeTruthy();
    put(0, 11, 5);
    fireEvent.click(screen.getByRole('button', { name: ja.submit }));
    expect(await screen.findByText(ja.reasonSets(1, 0, 'game'))).toBeTruthy();
    expect(document.body.textContent).not.toContain('セット');
  });

  it('In rules of one’s own the rows are called as in the sport that is played', async () => {
    const own = { id: 'custom', custom: { to: 15, lead: 2, bestOf: 3 } };
    show(own, undefined, { language: 'ja', sport: 'badminton' });
    expect(await screen.findByText(formatsJa.row('game', 1))).toBeTruthy();
    expect(document.body.textContent).not.toContain('セット');
  });

  it('The form without score rules has the five sets of the specification', async () => {
    show(null);
    expect(rows()).toBe(5);
    expect(submit().disabled).toBe(false);
    expect(screen.getByText(en.oneSet('set'))).toBeTruthy();
  });

  it('A double walkover asks for no winner, and is confirmed in words', async () => {
    show(null);
    fireEvent.click(screen.getByRole('button', { name: en.otherResult }));
    fireEvent.click(screen.getByRole('radio', { name: /^Double walkover/ }));
    expect(rows()).toBe(0);
    expect(screen.queryByText(en.whoWins)).toBeNull();
    fireEvent.click(submit());
    expect(await screen.findByText(en.nobodyWins)).toBeTruthy();
    expect(screen.getByText(en.reasonDoubleWalkover)).toBeTruthy();
  });

  it('A result waits with the address of its screen, to which a refused one leads back', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ account: { id: 'ann', roles: [] } }));
    const path = '/organizer/tournaments/8/events/7/knockout/1-0?stage=2';
    show(null, undefined, { path });
    fireEvent.click(screen.getByRole('button', { name: en.otherResult }));
    fireEvent.click(screen.getByRole('radio', { name: /^Double walkover/ }));
    fireEvent.click(submit());
    fireEvent.click(await screen.findByText(en.confirm));
    await vi.waitFor(() =>
      expect(vi.mocked(owner.submit).mock.calls[0]?.[0]).toMatchObject({ address: path }),
    );
    vi.unstubAllGlobals();
  });
});

describe('the form that a tap has opened', () => {
  const path = { pathname: '/tournament-score-input/1-0', key: 'tapped' };

  it.each([
    ['without score rules', null],
    ['with a format', BEST_OF_FIVE],
  ])('The first box of a match without a result has the focus, %s', async (_, format) => {
    show(format, undefined, { path });
    await vi.waitFor(() => expect(document.activeElement).toBe(box(0, 1)));
    expect(submit().closest('.bottom')).not.toBeNull();
  });

  it('A reload puts the focus in no box, so that the next digit replaces nothing that was typed', async () => {
    const first = show(null, undefined, { path });
    put(0, 11, 6);
    first.unmount();
    show(null, undefined, { path });
    await new Promise(requestAnimationFrame);
    expect([box(0, 1).value, document.activeElement]).toEqual(['11', document.body]);
  });

  it('The boxes of a result that is corrected have no focus', async () => {
    const sets = [{ player1: 11, player2: 6 }];
    show(null, { kind: 'score', winner: 'p001', score: '1-0', sets }, { path });
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the form of a match whose result of this phone was refused', () => {
  const played = { kind: 'score', winner: 'p001', score: '1-0' } as const;
  const sets = [{ player1: 11, player2: 6 }];
  const refusedFor = (other: string) => ({
    pendingResults: [
      {
        entry: { id: 'w', refusal: { code: 'PLAYERS_CHANGED', status: 409 } },
        result: {
          drawNumber: 1,
          matchId: '1-0',
          player1: { id: 'p001', name: 'Player 1' },
          player2: { id: other, name: other },
          played: { ...played, sets },
          entered: {},
          notes: 'Noted of them',
        },
      } as unknown as PendingResult,
    ],
  });
  const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ }).value;

  it('The form begins with the refused result', () => {
    show(null, undefined, refusedFor('p008'));
    expect([box(0, 1).value, notes()]).toEqual(['11', 'Noted of them']);
  });

  it('The form of a new pair begins empty, and the result of the pair before can be discarded', () => {
    show(null, undefined, refusedFor('p007'));
    expect([box(0, 1).value, notes()]).toEqual(['', '']);
    expect(screen.getByText(en.refusals.PLAYERS_CHANGED)).toBeTruthy();
    expect(screen.getByRole('button', { name: en.dropResult })).toBeTruthy();
  });
});

describe('the form of a match with a format', () => {
  it('The form with a format has as many rows as needed, says what cannot be, and is confirmed with its games', async () => {
    show(BEST_OF_FIVE);
    expect(await screen.findByText('Table tennis, best of five')).toBeTruthy();
    expect(rows()).toBe(3);
    put(0, 12, 9);
    expect(screen.getByText('Game 1: 12-9 cannot be, the game ends at 11-9')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    put(0, 11, 9);
    put(1, 8, 11);
    put(2, 11, 4);
    expect(rows()).toBe(4);
    put(3, 12, 10);
    expect(rows()).toBe(4);
    fireEvent.click(submit());
    expect(await screen.findByText('Player 1 wins 3-1')).toBeTruthy();
    expect(screen.getByText('11-9 8-11 11-4 12-10')).toBeTruthy();
  });

  it('A double walkover names nobody; what was typed before must be cleared', async () => {
    show(BEST_OF_FIVE);
    fireEvent.click(await screen.findByRole('button', { name: formatsEn.endedEarly }));
    expect(screen.queryByRole('radio', { name: /^Cancelled/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Double walkover/ }));
    expect(submit().disabled).toBe(false);
    expect(screen.getByText(matchesEn.nobody)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: formatsEn.playedAfterAll }));
    put(0, 11, 3);
    fireEvent.click(screen.getByRole('button', { name: formatsEn.endedEarly }));
    fireEvent.click(screen.getByRole('radio', { name: /^Double walkover/ }));
    expect(submit().disabled).toBe(true);
    expect(screen.getByText(formatsEn.nothingPlayed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: matchesEn.undo }));
    fireEvent.click(screen.getByRole('radio', { name: 'Player 8' }));
    fireEvent.click(submit());
    expect(await screen.findByText(en.winsByRetirement('Player 1', '1-0'))).toBeTruthy();
  });

  it('A result keeps its format when the bracket changes, in both directions', async () => {
    const sets = [{ player1: 9, player2: 8, tieBreak: 5 }];
    const scoreFormat = { id: 'tennis-8-game-pro-set' };
    const stored = { kind: 'score', winner: 'p001', score: '1-0', sets, scoreFormat } as const;
    const first = show(null, stored);
    expect(await screen.findByLabelText(formatsEn.tieBreakOf('Set'))).toHaveProperty('value', '5');
    expect(screen.getByText(en.correctingText('Player 1 wins 9-8(5)'))).toBeTruthy();
    first.unmount();
    show(BEST_OF_FIVE, { kind: 'score', winner: 'p001', score: '1-0', sets: [] });
    expect(rows()).toBe(5);
  });

  it('A reload finds the card with the format that it began with, and says what the bracket has now', async () => {
    const first = show(BEST_OF_FIVE);
    await screen.findByText('Table tennis, best of five');
    put(0, 11, 6);
    first.unmount();
    show({ id: 'table-tennis-3' });
    expect(await screen.findByText(formatsEn.changedTitle)).toBeTruthy();
    expect(box(0, 1).value).toBe('11');
    expect(screen.getByText(/This card keeps: Table tennis, best of five/)).toBeTruthy();
  });

  it('What a person has typed for a match is not shown to the next person of the tab', async () => {
    const typed = async (account: string) => {
      const shown = show(BEST_OF_FIVE, undefined, { account });
      await screen.findByText('Table tennis, best of five');
      return { value: box(0, 1).value, unmount: shown.unmount };
    };
    const first = await typed('ann');
    put(0, 11, 6);
    first.unmount();
    const other = await typed('ben');
    expect(other.value).toBe('');
    other.unmount();
    expect((await typed('ann')).value).toBe('11');
  });

  it('The Japanese form calls its rows games, and says why it cannot be submitted', async () => {
    show(BEST_OF_FIVE, undefined, { language: 'ja' });
    expect(await screen.findByText('第1ゲーム')).toBeTruthy();
    put(0, 11, 10);
    expect(screen.getByText('11-10はまだ終わっていません（2点差が必要です）')).toBeTruthy();
    const submitJa = screen.getByRole<HTMLButtonElement>('button', { name: ja.submit });
    expect(submitJa.disabled).toBe(true);
  });
});
