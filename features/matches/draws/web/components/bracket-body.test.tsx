import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { drawsMessages as en } from '../../draws.messages.en.ts';
import { useFind } from '../hooks/use-find.ts';
import { peopleOf } from '../lib/people.ts';
import { BracketBody } from './bracket-body.tsx';
import { FindField } from './find-field.tsx';

const entrants = players(16, 16).map((one, at) => ({
  ...one,
  name: `Runner${'ABCDEFGHIJKLMNOP'[at]}`,
}));
const draw = sampleDraw(entrants, { placing: 'strength-order' });

function Bracket({ self }: { readonly self: string | null }) {
  const { people, field } = useFind(peopleOf(draw), self);
  return (
    <>
      <FindField {...field} />
      <BracketBody draw={draw} people={people} />
      <code>{useLocation().search}</code>
    </>
  );
}

function show(path: string, self: string | null = null) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // The browser of the tests does not know the element <search>.
  vi.spyOn(console, 'error').mockImplementation((text) => {
    if (!String(text).includes('is unrecognized in this browser')) throw new Error(String(text));
  });
  rendered(<Bracket self={self} />, { path });
}
const matches = () => screen.getAllByRole('listitem').length;

it('A link with a name shows whom it is about, and a tap leaves the way to the final', () => {
  show('/?find=RunnerL');
  expect(matches()).toBe(15);
  fireEvent.click(screen.getByRole('checkbox', { name: en.onlyOf('RunnerL') }));
  expect(matches()).toBe(4);
});

it('What is searched is in the address, and a cleared search leaves it', () => {
  show('/?stage=2');
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'RunnerC' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(screen.getByRole('status').textContent).toBe(en.found(1));
  expect(screen.getByText('?stage=2&find=RunnerC')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.clearSearch }));
  expect(screen.getByText('?stage=2')).toBeTruthy();
});

it('A reader who plays has the own way without a search', () => {
  show('/', 'p007');
  fireEvent.click(screen.getByRole('checkbox', { name: en.onlyOf('RunnerG') }));
  expect(matches()).toBe(4);
});
