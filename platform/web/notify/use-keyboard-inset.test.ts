import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeyboardInset } from './use-keyboard-inset.ts';

const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard');

/** The visible part of a page of 800 px. */
function seen(height: number, { offsetTop = 0, scale = 1 } = {}) {
  const viewport = Object.assign(new EventTarget(), { height, offsetTop, scale });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('visualViewport', viewport);
  return viewport;
}

it('The property --keyboard is the height that the keyboard covers', () => {
  const viewport = seen(800);
  const { unmount } = renderHook(useKeyboardInset);
  expect(keyboard()).toBe('0px');
  viewport.height = 500;
  viewport.dispatchEvent(new Event('resize'));
  expect(keyboard()).toBe('300px');
  viewport.offsetTop = 120;
  viewport.dispatchEvent(new Event('scroll'));
  expect(keyboard()).toBe('180px');
  unmount();
  expect(keyboard()).toBe('');
});

it('A page zoomed with two fingers does not count as covered by a keyboard', () => {
  seen(400, { scale: 2 });
  renderHook(useKeyboardInset);
  expect(keyboard()).toBe('0px');
});
