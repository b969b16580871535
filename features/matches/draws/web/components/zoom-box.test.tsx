import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

it('The person who is found is in the middle of the box, which does not move again until somebody else is found', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top] = this.tagName === 'LI' ? [900, 50] : [0, 0];
    return { left, top, width: 100, height: 20 } as DOMRect;
  });
  const moved = vi.fn();
  HTMLElement.prototype.scrollBy = moved;
  const Searched = () => {
    const [found, setFound] = useState<string | undefined>('Abe');
    const names = ['Abe', 'Baba'];
    return (
      <ZoomBox label="Draw" fits found={found}>
        <ol>
          {names.map((name) => (
            <li key={name} data-found={name === found || undefined}>
              <button type="button" onClick={() => setFound(name)}>
                {name}
              </button>
            </li>
          ))}
        </ol>
        <button type="button" onClick={() => setFound(undefined)}>
          Nobody
        </button>
      </ZoomBox>
    );
  };
  rendered(<Searched />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  // Half of what is left of 400 px beside 100, and of 300 px beside 20.
  expect(moved.mock.calls).toEqual([[900 - 150, 50 - 140]]);
  press('Zoom in');
  expect(moved).toHaveBeenCalledTimes(1);
  press('Baba');
  expect(moved).toHaveBeenCalledTimes(2);
  press('Nobody');
  expect(moved).toHaveBeenCalledTimes(2);
});
