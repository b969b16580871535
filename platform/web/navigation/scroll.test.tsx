import { expect, test, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { useScroll } from './scroll.ts';

function Page() {
  useScroll();
  return <p>shown</p>;
}

test('A reload is shown where the browser forbids storage', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(rendered(<Page />).getByText('shown')).toBeTruthy();
  dispatchEvent(new Event('pagehide'));
});
