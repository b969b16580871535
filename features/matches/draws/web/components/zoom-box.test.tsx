import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { ZoomBox } from './zoom-box.tsx';

afterEach(() => vi.restoreAllMocks());

/** A box of 400 px with content of this width. */
function show(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...{ left: 0, top: 0, height: 100, width },
  } as DOMRect);
  rendered(
    <ZoomBox label="Draw" fits>
      {'A draw'}
    </ZoomBox>,
  );
}
const level = () => screen.getByRole('status').textContent;
const fingers = (gap: number) => ({
  touches: [
    { clientX: 100, clientY: 100 },
    { clientX: 100 + gap, clientY: 100 },
  ],
});

it('A draw is first shown whole only as long as its names can be read', () => {
  show(500);
  expect(level()).toBe('80%');
});

it('A large draw begins at a size that can be read', () => {
  show(1200);
  expect(level()).toBe('80%');
});

it('Two fingers zoom the draw between its smallest and largest size, one finger does not', () => {
  show(400);
  expect(level()).toBe('100%');
  const box = screen.getByRole('region', { name: 'Draw' });
  fireEvent.touchStart(box, fingers(200));
  fireEvent.touchMove(box, fingers(100));
  expect(level()).toBe('50%');
  fireEvent.touchMove(box, fingers(900));
  expect(level()).toBe('150%');
  fireEvent.touchStart(box, { touches: fingers(1).touches.slice(1) });
  fireEvent.touchMove(box, fingers(20));
  expect(level()).toBe('150%');
});
