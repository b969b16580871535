import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { matchesMessages as matchesEn } from '../../../matches.messages.en.ts';
import { matchesMessages as matchesJa } from '../../../matches.messages.ja.ts';
import { ScorecardForm } from '../../../web/components/scorecard-form.tsx';
import type { Found } from '../../../web/lib/score-outbox.ts';
import { scoreFormatsMessages as en } from '../../score-formats.messages.en.ts';

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
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function card(scoreFormat: ChosenFormat, language: 'en' | 'ja' = 'en') {
  const shown = rendered(
    <ScorecardForm
      target={target}
      stored={null}
      scoreFormat={scoreFormat}
      onDone={async () => {}}
    />,
    { language },
  );
  await screen.findByRole('button', { name: (language === 'en' ? matchesEn : matchesJa).confirm });
  return shown;
}
const box = (set: number, player: 1 | 2) =>
  document.querySelector<HTMLInputElement>(`[name="sets.${set}.player${player}Score"]`)!;
const rows = () => document.querySelectorAll('[name$="player1Score"]').length;
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: matchesEn.confirm });

function put(set: number, first: number, second: number) {
  fireEvent.change(box(set, 1), { target: { value: String(first) } });
  fireEvent.change(box(set, 2), { target: { value: String(second) } });
  fireEvent.blur(box(set, 2));
}

describe('Table tennis, best of five', () => {
  const format = { id: 'table-tennis-5' };

  it('The card has three rows, a fourth when three games do not decide, and never a fifth after 3-1', async () => {
    await card(format);
    expect(rows()).toBe(3);
    put(0, 11, 9);
    put(1, 8, 11);
    put(2, 11, 4);
    expect(rows()).toBe(4);
    expect(confirm().disabled).toBe(true);
    put(3, 12, 10);
    expect(rows()).toBe(4);
    expect(confirm().disabled).toBe(false);
    expect(document.querySelector('dl')?.textContent).toContain('3');
  });

  it('11-10 is marked as not finished, and the reason is beside the confirmation', async () => {
    await card(format);
    put(0, 11, 10);
    const reason = '11-10 is not finished: 2 ahead needed';
    expect(screen.getByText(reason)).toBeTruthy();
    expect(confirm().disabled).toBe(true);
    put(1, 11, 4);
    expect(screen.getByText(`Game 1: ${reason}`)).toBeTruthy();
  });

  it('15-13 is legal, 16-13 is not, and says where the game ended', async () => {
    await card(format);
    put(0, 15, 13);
    expect(screen.getByText('Aoki Ren won')).toBeTruthy();
    put(0, 16, 13);
    expect(screen.getByText('16-13 cannot be, the game ends at 15-13')).toBeTruthy();
    expect(screen.getByText('Game 1: 16-13 cannot be, the game ends at 15-13')).toBeTruthy();
    expect(box(0, 1).getAttribute('aria-invalid')).toBe('true');
  });

  it('A first digit that may be one of two is not marked while it is typed', async () => {
    await card(format);
    fireEvent.change(box(0, 1), { target: { value: '15' } });
    fireEvent.change(box(0, 2), { target: { value: '1' } });
    expect(screen.queryByText(/cannot be/)).toBeNull();
    fireEvent.change(box(0, 2), { target: { value: '13' } });
    expect(screen.getByText('Aoki Ren won')).toBeTruthy();
  });

  it('The chip "11 – ?" completes a usual game with one digit, and 1 waits for Enter', async () => {
    await card(format);
    fireEvent.click(screen.getByRole('button', { name: /^11 – \?/ }));
    expect(document.activeElement).toBe(box(0, 2));
    fireEvent.change(box(0, 2), { target: { value: '7' } });
    expect([box(0, 1).value, box(0, 2).value]).toEqual(['11', '7']);
    fireEvent.click(screen.getByRole('button', { name: /^\? – 11/ }));
    expect(document.activeElement).toBe(box(1, 1));
    fireEvent.change(box(1, 1), { target: { value: '1' } });
    expect(box(1, 2).value).toBe('');
    fireEvent.keyDown(box(1, 1), { key: 'Enter' });
    expect([box(1, 1).value, box(1, 2).value]).toEqual(['1', '11']);
  });

  it('The loser’s 10 and more fill the winner with two points more', async () => {
    await card(format);
    fireEvent.click(screen.getByRole('button', { name: /^11 – \?/ }));
    fireEvent.change(box(0, 2), { target: { value: '1' } });
    fireEvent.change(box(0, 2), { target: { value: '12' } });
    expect([box(0, 1).value, box(0, 2).value]).toEqual(['14', '12']);
  });

  it('With the loser’s points only each game takes one digit, and the next card begins so too', async () => {
    const first = await card(format);
    fireEvent.click(screen.getByRole('checkbox', { name: en.loserOnly }));
    fireEvent.change(box(0, 2), { target: { value: '7' } });
    expect([box(0, 1).value, box(0, 2).value]).toEqual(['11', '7']);
    expect(document.activeElement).toBe(box(1, 2));
    fireEvent.change(box(1, 2), { target: { value: '1' } });
    expect(box(1, 1).value).toBe('');
    fireEvent.change(box(1, 2), { target: { value: '12' } });
    expect([box(1, 1).value, box(1, 2).value]).toEqual(['14', '12']);
    fireEvent.change(box(2, 2), { target: { value: '1' } });
    fireEvent.keyDown(box(2, 2), { key: 'Enter' });
    expect([box(2, 1).value, box(2, 2).value]).toEqual(['11', '1']);
    expect(confirm().disabled).toBe(false);
    first.unmount();
    sessionStorage.clear();
    await card(format);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: en.loserOnly }).checked).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: /^11 – \?/ })).toBeNull();
  });

  it('With the loser’s points only a score of both sides can still be corrected', async () => {
    await card(format);
    fireEvent.click(screen.getByRole('checkbox', { name: en.loserOnly }));
    fireEvent.change(box(0, 1), { target: { value: '7' } });
    fireEvent.change(box(0, 2), { target: { value: '12' } });
    expect([box(0, 1).value, box(0, 2).value]).toEqual(['7', '12']);
    fireEvent.change(box(0, 1), { target: { value: '10' } });
    expect(screen.getByText('Baba Yui won')).toBeTruthy();
  });

  it('A retirement keeps a running game and needs the side; undo goes back', async () => {
    await card(format);
    put(0, 11, 6);
    put(1, 3, 2);
    fireEvent.click(screen.getByRole('button', { name: en.endedEarly }));
    expect(screen.getByText(en.whoMissing)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Baba Yui' }));
    expect(confirm().disabled).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: /^Walkover/ }));
    expect(confirm().disabled).toBe(true);
    expect(screen.getByText(en.nothingPlayed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: matchesEn.undo }));
    expect(confirm().disabled).toBe(false);
  });

  it('A reload finds the card with the format that it began with, and says what the practice has now', async () => {
    const first = await card(format);
    put(0, 11, 6);
    first.unmount();
    await card({ id: 'table-tennis-3' });
    expect(box(0, 1).value).toBe('11');
    expect(screen.getByText(en.changedTitle)).toBeTruthy();
    expect(screen.getByText(/This card keeps: Table tennis, best of five/)).toBeTruthy();
  });

  it('The Japanese card calls its rows games', async () => {
    await card(format, 'ja');
    expect(screen.getByText('第1ゲーム')).toBeTruthy();
    put(0, 12, 9);
    expect(screen.getByText('12-9はありえません。11-9でゲームが終わります')).toBeTruthy();
  });
});

it('Badminton to 21 takes 30-29, and refuses 31-29', async () => {
  await card({ id: 'badminton-21' });
  put(0, 30, 29);
  expect(screen.getByText('Aoki Ren won')).toBeTruthy();
  put(0, 31, 29);
  expect(screen.getByText('31-29 cannot be, the game ends at 30-29')).toBeTruthy();
});

it('A game of badminton that only the highest score can end says so, and one before it that it needs a lead', async () => {
  await card({ id: 'badminton-21' });
  put(0, 29, 28);
  expect(screen.getByText('29-28 is not finished: 2 ahead needed')).toBeTruthy();
  put(0, 29, 29);
  expect(screen.getByText('29-29 is not finished: played to 30')).toBeTruthy();
});

it('A pro set that ended 9-8 asks for the points of its tie-break', async () => {
  await card({ id: 'tennis-8-game-pro-set' });
  expect(document.querySelector('[name="sets.0.tieBreak"]')).toBeNull();
  put(0, 9, 8);
  const points = screen.getByLabelText<HTMLInputElement>(en.tieBreakOf('Set'));
  fireEvent.change(points, { target: { value: '5' } });
  expect(points.value).toBe('5');
  expect(confirm().disabled).toBe(false);
  put(0, 8, 8);
  expect(screen.getByText('8-8 is not finished: the tie-break decides')).toBeTruthy();
});

it('Own rules are played as they were made', async () => {
  await card({ id: 'custom', custom: { to: 5, lead: 1, bestOf: 1 } });
  put(0, 5, 4);
  expect(confirm().disabled).toBe(false);
});
