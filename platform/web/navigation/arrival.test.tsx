import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

// A new page: it has shown no screen of another test file, and its first screen takes no focus.
vi.resetModules();
const { useNavigate } = await import('react-router');
const { rendered } = await import('../testing/rendered.tsx');
const { Screen } = await import('../ui/screen.tsx');
const { Screens } = await import('./screens.tsx');

const show = (First: ComponentType) => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
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
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

/** A page that is long enough for each place in it. */
class Grown {
  readonly observe: () => void;
  readonly disconnect = () => {};
  constructor(changed: () => void) {
    this.observe = changed;
  }
}

/** The person scrolls, or the page by itself. */
function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}

function Tabs() {
  const navigate = useNavigate();
  return (
    <Screen title="Tabs">
      <button type="button" onClick={() => navigate('/?tab=b', { replace: true })}>
        Tab
      </button>
      <button type="button" onClick={() => navigate('/?tab=b&row=1')}>
        Row
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </Screen>
  );
}

test('Back returns to the place at which another tab of the screen was opened', async () => {
  vi.stubGlobal('ResizeObserver', Grown);
  show(Tabs);
  scrollTo(400);
  await press('Tab');
  await press('Row');
  scrollTo(0);
  await press('Back');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 400);
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
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('A screen that replaces its placeholder takes no focus that was not there', async () => {
  show(Read);
  await act(async () => void fireEvent.click(screen.getByText('Read')));
  expect(document.activeElement).toBe(document.body);
});
