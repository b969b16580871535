import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { matchesMessages as en } from '../../matches.messages.en.ts';
import { matchesMessages as ja } from '../../matches.messages.ja.ts';
import { scoreFormatsMessages as formatsEn } from '../../score-formats/score-formats.messages.en.ts';
import { scoreFormatsMessages as formatsJa } from '../../score-formats/score-formats.messages.ja.ts';
import type { Found } from '../lib/score-target.ts';
import { ScorecardForm } from './scorecard-form.tsx';

const BEST_OF_FIVE = { id: 'table-tennis-5' };
const target: Found['target'] = {
  kind: 'one-on-one',
  sessionId: null,
  pathId: '1',
  matchId: '0199c1a2-0000-7000-8000-000000000000',
  player1: { id: 1, name: 'Aoki Ren' },
  player2: { id: 2, name: 'Baba Yui' },
  groupName: 'Sakura Club',
  playedOn: '2026-11-20',
};
const words = {
  en: { matches: en, scoreFormats: formatsEn },
  ja: { matches: ja, scoreFormats: formatsJa },
};

beforeEach(() => sessionStorage.clear());

const open = (scoreFormat: ChosenFormat | null, stored: Found['stored'] = null) =>
  rendered(
    <ScorecardForm target={{ ...target, scoreFormat }} stored={stored} onDone={async () => {}} />,
    { words },
  );
const box = (set: number, player: 1 | 2) =>
  document.querySelector<HTMLInputElement>(`[name="sets.${set}.player${player}Score"]`)!;
const rows = () => document.querySelectorAll('ol > li').length;
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: en.confirm });
const change = (element: HTMLInputElement, value: string) =>
  fireEvent.change(element, { target: { value } });
function play(...sets: string[]) {
  for (const [at, set] of sets.entries()) {
    const [first = '', second = ''] = set.split('-');
    change(box(at, 1), first);
    change(box(at, 2), second);
  }
}
const won = () => [...document.querySelectorAll('dd b')].map(({ textContent }) => textContent);

describe('a card of a best of five', () => {
  it('A fourth row appears when three games do not decide, and a fifth never does after 3-1', () => {
    open(BEST_OF_FIVE);
    expect(rows()).toBe(3);
    play('11-9', '8-11', '11-4');
    expect(rows()).toBe(4);
    expect(confirm().disabled).toBe(true);
    play('11-9', '8-11', '11-4', '12-10');
    expect([rows(), won(), confirm().disabled]).toEqual([4, ['3', '1'], false]);
  });

  it('A game of 11-10 shows at once that a lead of two is needed, and 15-13 is legal', () => {
    open(BEST_OF_FIVE);
    play('11-10');
    screen.getByText('11-10 is not finished: 2 ahead needed');
    expect(confirm().disabled).toBe(true);
    play('15-13');
    expect(screen.queryByText(/is not finished/)).toBeNull();
    expect(won()).toEqual(['1', '0']);
  });

  it('A game of 16-13 and one of 12-9 cannot be, and the row says where the game ended', () => {
    open(BEST_OF_FIVE);
    play('11-9', '12-9');
    screen.getByText('Game 2: 12-9 cannot be, the game ends at 11-9');
    screen.getByText('Please correct: Game 2');
    play('11-9', '16-13');
    screen.getByText('Game 2: 16-13 cannot be, the game ends at 15-13');
    expect(box(1, 1).getAttribute('aria-invalid')).toBe('true');
  });

  it('A row is not marked while the second digit of its score may follow', () => {
    open(BEST_OF_FIVE);
    change(box(0, 1), '12');
    box(0, 2).focus();
    change(box(0, 2), '1');
    expect(screen.queryByText(/cannot be/)).toBeNull();
    change(box(0, 2), '10');
    expect(won()).toEqual(['1', '0']);
  });

  it('A tap on the winner and one digit complete a game; 1 waits for its second digit or Enter', () => {
    open(BEST_OF_FIVE);
    fireEvent.click(screen.getByRole('button', { name: en.quickly('Aoki Ren', 11) }));
    expect(document.activeElement).toBe(box(0, 2));
    change(box(0, 2), '7');
    expect([box(0, 1).value, box(0, 2).value]).toEqual(['11', '7']);
    fireEvent.click(screen.getByRole('button', { name: en.quickly('Baba Yui', 11) }));
    change(box(1, 1), '1');
    expect(box(1, 2).value).toBe('');
    change(box(1, 1), '12');
    expect([box(1, 1).value, box(1, 2).value]).toEqual(['12', '14']);
    fireEvent.click(screen.getByRole('button', { name: en.quickly('Baba Yui', 11) }));
    change(box(2, 1), '1');
    fireEvent.keyDown(box(2, 1), { key: 'Enter' });
    expect([box(2, 1).value, box(2, 2).value]).toEqual(['1', '11']);
  });

  it('A retirement is confirmed with the score of its moment, a walkover only without one', () => {
    open(BEST_OF_FIVE);
    play('11-9', '5-3');
    fireEvent.change(screen.getByLabelText(en.howEnded), { target: { value: 'retired' } });
    expect(confirm().disabled).toBe(false);
    fireEvent.change(screen.getByLabelText(en.howEnded), { target: { value: 'walkover' } });
    screen.getByText(en.verdicts.NOTHING_PLAYED);
    expect(confirm().disabled).toBe(true);
  });
});

it('A game of badminton may end 30-29, and not 31-29', () => {
  open({ id: 'badminton-21' });
  play('30-29');
  expect(won()).toEqual(['1', '0']);
  play('31-29');
  screen.getByText('Game 1: 31-29 cannot be, the game ends at 30-29');
});

it('A set of 9-8 asks for the points of its tie-break, and loses them with the score', () => {
  open({ id: 'tennis-8-game-pro-set' });
  play('9-8');
  change(screen.getByLabelText(en.tieBreak), '5');
  expect(confirm().disabled).toBe(false);
  play('9-7');
  expect(screen.queryByLabelText(en.tieBreak)).toBeNull();
  play('9-8');
  expect(screen.getByLabelText<HTMLInputElement>(en.tieBreak).value).toBe('');
});

it('A card keeps the format that it began with, and says so when the practice has another one', () => {
  const { unmount } = open(BEST_OF_FIVE);
  play('11-9');
  unmount();
  open({ id: 'badminton-21' });
  screen.getByText(en.rulesChanged('Table tennis, Best of 5'));
  expect(rows()).toBe(3);
});

it('A scored match has the rows of its own format, and a card without one those of the specification', () => {
  const stored = { notes: '', version: 1, scoreFormat: BEST_OF_FIVE };
  const sets = ['11-9', '11-9', '11-9'].map((set) => {
    const [player1Score = '', player2Score = ''] = set.split('-');
    return { player1Score, player2Score };
  });
  const { unmount } = open(null, { ...stored, card: sets });
  expect([rows(), won()]).toEqual([3, ['3', '0']]);
  unmount();
  sessionStorage.clear();
  open(null);
  play('45-3', '45-3');
  expect(confirm().disabled).toBe(false);
  expect(screen.queryByText(en.notPlayedOut)).toBeNull();
});
