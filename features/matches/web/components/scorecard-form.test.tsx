import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { matchesMessages as en } from '../../matches.messages.en.ts';
import type { Found } from '../lib/score-outbox.ts';
import { ScorecardForm } from './scorecard-form.tsx';

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
  rendered(<ScorecardForm target={target} stored={null} onDone={async () => {}} />);
});

const box = (set: number, player: 1 | 2) =>
  document.querySelector<HTMLInputElement>(`[name="sets.${set}.player${player}Score"]`)!;

/** Types the digits one by one into the focused box, as a keyboard does. */
function type(keys: string) {
  for (const key of keys) {
    const focused = document.activeElement as HTMLInputElement;
    const selected = focused.selectionStart !== focused.selectionEnd;
    fireEvent.change(focused, { target: { value: selected ? key : focused.value + key } });
    focused.setSelectionRange?.(focused.value.length, focused.value.length);
  }
}
const press = (init: { key: string; isComposing?: boolean; keyCode?: number }) =>
  fireEvent.keyDown(document.activeElement as Element, init);

it('A box takes a score of 45, because one digit may be the first of two', () => {
  box(0, 1).focus();
  type('4');
  expect(document.activeElement).toBe(box(0, 1));
  type('5');
  expect(box(0, 1).value).toBe('45');
  expect(document.activeElement).toBe(box(0, 2));
});

it('The focus moves after two digits from box to box, and to the confirmation once there is a winner', async () => {
  box(0, 1).focus();
  type('11091108');
  expect([box(0, 1), box(0, 2), box(1, 1), box(1, 2)].map(({ value }) => value)).toEqual([
    '11',
    '09',
    '11',
    '08',
  ]);
  const confirm = screen.getByRole('button', { name: en.confirm });
  await expect.poll(() => document.activeElement).toBe(confirm);
});

it('The focus moves after one digit with Enter, but not with the Enter that ends a Japanese conversion', () => {
  box(0, 1).focus();
  type('7');
  press({ key: 'Enter', isComposing: true });
  press({ key: 'Enter', keyCode: 229 });
  expect(document.activeElement).toBe(box(0, 1));
  press({ key: 'Enter' });
  expect(document.activeElement).toBe(box(0, 2));
});

it('The focus stays in the box when a digit is removed', () => {
  box(0, 1).focus();
  type('45');
  box(0, 1).focus();
  fireEvent.change(box(0, 1), { target: { value: '4' } });
  expect(document.activeElement).toBe(box(0, 1));
});
