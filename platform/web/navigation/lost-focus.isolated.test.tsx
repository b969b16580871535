import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Section } from '../ui/section.tsx';
import { UnmarkedList } from '../ui/unmarked-list.tsx';
import { startFindingLostFocus } from './lost-focus.ts';

beforeAll(startFindingLostFocus);
beforeEach(() => void vi.useFakeTimers());
function Devices() {
  const [names, setNames] = useState(['Phone', 'Tablet', 'Watch']);
  return (
    <main>
      <Section heading="Devices">
        {names.length === 0 ? (
          <p>None</p>
        ) : (
          <UnmarkedList>
            {names.map((name) => (
              <li key={name}>
                <input aria-label={`Name of ${name}`} />
                <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
                  {name}
                </button>
              </li>
            ))}
          </UnmarkedList>
        )}
      </Section>
    </main>
  );
}

async function remove(name: string) {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
  // Some browsers leave the focus on what is gone until the next frame.
  if (document.activeElement !== document.body) (document.activeElement as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(200);
}
const focused = () => [document.activeElement?.localName, document.activeElement?.textContent];

test('When the row with the focus is removed, the next one gets it, the last one, and then the heading', async () => {
  rendered(<Devices />);
  await remove('Tablet');
  // The row, not its button: a key that is held would press that, too.
  expect(focused()).toEqual(['li', 'Watch']);
  await remove('Watch');
  expect(focused()).toEqual(['li', 'Phone']);
  await remove('Phone');
  expect(focused()).toEqual(['h2', 'Devices']);
});

test('Who has tapped elsewhere before the row is removed is left in peace', async () => {
  rendered(<Devices />);
  const button = screen.getByRole('button', { name: 'Phone' });
  act(() => button.focus());
  fireEvent.pointerDown(screen.getByRole('heading'));
  act(() => button.blur());
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
});
