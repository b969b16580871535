import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

// A new page: it has shown no screen of another test file, and its first screen takes no focus.
vi.resetModules();
const { rendered } = await import('../testing/rendered.tsx');
const { Screen } = await import('../ui/screen.tsx');
const { Screens } = await import('./screens.tsx');

const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
const show = (First: ComponentType) => {
  rendered(<Screens routes={[{ path: '/', Screen: First }]} guard={({ children }) => children} />);
  scrolled.mockClear();
};
const press = (name: string) =>
  act(async () => {
    screen.getByText(name).focus();
    fireEvent.click(screen.getByText(name));
  });
const focused = () => document.activeElement?.textContent;

afterEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

const Paid = () => (
  <Screen title="Paid" step="paid">
    {null}
  </Screen>
);

function Payment() {
  const [isPaid, setPaid] = useState(false);
  if (isPaid) return <Paid />;
  return (
    <Screen title="Pay" step="form">
      <button type="button" onClick={() => setPaid(true)}>
        Complete payment
      </button>
    </Screen>
  );
}

test('A step that another component shows gets the focus and starts at its top', async () => {
  show(Payment);
  await press('Complete payment');
  expect(focused()).toBe('Paid');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

function Read() {
  const [isRead, setRead] = useState(false);
  if (isRead) return <Payment />;
  return (
    <Screen title="Loading">
      <button type="button" onClick={() => setRead(true)}>
        Read
      </button>
    </Screen>
  );
}

test('A screen that replaces its placeholder takes over the focus, and stays in its place', async () => {
  show(Read);
  await press('Read');
  expect(focused()).toBe('Pay');
  expect(scrolled).not.toHaveBeenCalled();
});

test('A screen that replaces its placeholder takes no focus that was not there', async () => {
  show(Read);
  await act(async () => void fireEvent.click(screen.getByText('Read')));
  expect(document.activeElement).toBe(document.body);
});
