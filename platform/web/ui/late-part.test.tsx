import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('shows what waits until the part is there', async () => {
  let arrive: (part: typeof Greeting) => void = () => {};
  const Late = latePart(() => new Promise<typeof Greeting>((done) => (arrive = done)));
  render(<Late name="Aoki" waiting={<p>soon</p>} />);
  expect(screen.getByText('soon')).toBeTruthy();
  await act(async () => arrive(Greeting));
  expect(screen.getByText('Hello Aoki')).toBeTruthy();
});

it('loses only the part when its code cannot be loaded, and gets it by trying again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Greeting);
  const Late = latePart<{ name: string }>(load);
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  );
  render(
    <form>
      <input name="typed" defaultValue="kept" />
      <Late name="Baba" failed={failed} />
    </form>,
  );
  fireEvent.click(await screen.findByText('Again'));
  expect(await screen.findByText('Hello Baba')).toBeTruthy();
  expect(screen.getByDisplayValue('kept')).toBeTruthy();
});
