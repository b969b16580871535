import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { formStateOf } from '../lib/score-form-state.ts';
import { SetRows } from './set-rows.tsx';

const match = { id: '1-0', round: 1, position: 0, player1: 'a', player2: 'b', result: null };

function Form() {
  const [state, setState] = useState(() => formStateOf(match, null, ''));
  const names = { player1: 'Aoki Ren', player2: 'Baba Yui' };
  return (
    <form>
      <SetRows state={state} names={names} error={undefined} onState={setState} />
      <button type="submit">{'Submit'}</button>
    </form>
  );
}

beforeEach(() => {
  rendered(<Form />);
});

const box = (set: number, player: 1 | 2) =>
  document.querySelector<HTMLInputElement>(`[name="sets.${set}.player${player}Score"]`)!;
const put = (element: HTMLInputElement, value: string) =>
  fireEvent.change(element, { target: { value } });

it('A score box stays focused after one digit and moves on after two, so that 45 can be typed', () => {
  box(0, 1).focus();
  put(box(0, 1), '4');
  expect(document.activeElement).toBe(box(0, 1));
  put(box(0, 1), '45');
  expect(box(0, 1).value).toBe('45');
  expect(document.activeElement).toBe(box(0, 2));
});

it('Enter moves on after one digit, from the last box to the button', () => {
  box(0, 1).focus();
  put(box(0, 1), '7');
  fireEvent.keyDown(box(0, 1), { key: 'Enter' });
  expect(document.activeElement).toBe(box(0, 2));
  box(4, 2).focus();
  put(box(4, 2), '11');
  expect(document.activeElement?.getAttribute('type')).toBe('submit');
});

it('Arrow keys count without moving on, also from 9 to 10', () => {
  box(0, 1).focus();
  put(box(0, 1), '9');
  fireEvent.keyDown(box(0, 1), { key: 'ArrowUp' });
  expect(box(0, 1).value).toBe('10');
  expect(document.activeElement).toBe(box(0, 1));
});
