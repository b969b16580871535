import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('A late part shows its placeholder until it is loaded', async () => {
  let arrive: (part: typeof Greeting) => void = () => {};
  const Late = lazyComponent(() => new Promise<typeof Greeting>((done) => (arrive = done)));
  render(<Late name="Aoki" fallback={<p>soon</p>} />);
  expect(screen.getByText('soon')).toBeTruthy();
  await act(async () => arrive(Greeting));
  expect(screen.getByText('Hello Aoki')).toBeTruthy();
});

it('A late part that cannot be loaded leaves the rest of the screen unchanged, and appears after another try', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Greeting);
  const Late = lazyComponent<{ name: string }>(load);
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  );
  render(
    <form>
      <input name="typed" defaultValue="typed before" />
      <Late name="Baba" errorFallback={failed} />
    </form>,
  );
  fireEvent.click(await screen.findByText('Again'));
  expect(await screen.findByText('Hello Baba')).toBeTruthy();
  expect(screen.getByDisplayValue('typed before')).toBeTruthy();
});
