import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { followedSides } from '../lib/followed-sides.ts';
import { useFollowed } from './use-followed.ts';

const side = (id: string) => ({ eventId: 7, id });
/** The live page of one tournament in a tab of its own. */
const tab = () => renderHook(() => useFollowed(8, []), { wrapper: MemoryRouter }).result;

test('Stars that are set in two tabs are both stored, and one that is taken leaves the other', () => {
  const [one, other] = [tab(), tab()];
  act(() => one.current.toggle(side('1')));
  act(() => other.current.toggle(side('2')));
  expect(followedSides(8)).toEqual([side('1'), side('2')]);
  expect(other.current.shown).toEqual([side('1'), side('2')]);
  act(() => one.current.toggle(side('1')));
  expect(followedSides(8)).toEqual([side('2')]);
});

test('A star that another tab has set meanwhile is set, not taken', () => {
  const [one, other] = [tab(), tab()];
  act(() => one.current.toggle(side('1')));
  act(() => other.current.toggle(side('1')));
  expect(followedSides(8)).toEqual([side('1')]);
});

test('A device that can read its storage and not write it keeps every star as long as the page is open', () => {
  localStorage.setItem('rallydays.live.8', JSON.stringify([side('1')]));
  vi.stubGlobal('localStorage', {
    getItem: localStorage.getItem.bind(localStorage),
    setItem() {
      throw new Error('storage is full');
    },
  });
  const one = tab();
  act(() => one.current.toggle(side('2')));
  act(() => one.current.toggle(side('3')));
  expect(one.current.shown).toEqual([side('1'), side('2'), side('3')]);
});

test('A device that stores nothing keeps every star as long as the page is open', () => {
  const forbidden = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('storage is forbidden');
  });
  const one = tab();
  act(() => one.current.toggle(side('1')));
  act(() => one.current.toggle(side('2')));
  expect(one.current.shown).toEqual([side('1'), side('2')]);
  expect(forbidden).toHaveBeenCalled();
});
