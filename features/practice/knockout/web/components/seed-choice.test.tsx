import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { knockoutMessages as en } from '../../knockout.messages.en.ts';
import { SeedChoice, type Seeding, seedsOf } from './seed-choice.tsx';

const players = ['Aoki', 'Baba', 'Chiba', 'Doi', 'Endo', 'Fujii', 'Goto', 'Hara'].map(
  (name, at) => ({ id: at + 1, name, external: false }),
);
let seeding: Seeding;

function Form() {
  const [value, setValue] = useState<Seeding>({ by: 'rating', chosen: [] });
  seeding = value;
  return <SeedChoice players={players} seeding={value} onSeeding={setValue} />;
}
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) =>
  fireEvent.change(select(label), { target: { value } });

it('The ratings seed until somebody chooses seeds one after the other, nobody twice', () => {
  rendered(<Form />);
  expect(seedsOf(seeding, players)).toBeUndefined();
  expect(screen.queryByLabelText('Seed 1')).toBeNull();

  choose('Seeds', 'choice');
  expect(screen.getByText(en.seedingHint(2))).toBeTruthy();
  choose('Seed 1', '3');
  choose('Seed 2', '1');
  expect(seedsOf(seeding, players)).toEqual([3, 1]);
  const offered = [...select('Seed 3').options].map(({ text }) => text);
  expect(offered).toEqual(['Nobody', 'Baba', 'Doi', 'Endo', 'Fujii', 'Goto', 'Hara']);

  choose('Seed 1', '');
  expect(seedsOf(seeding, players)).toEqual([1]);
  choose('Seeds', 'none');
  expect(seedsOf(seeding, players)).toEqual([]);
});

it('The choice offers no more seeds than matches in the first round', () => {
  rendered(<Form />);
  choose('Seeds', 'choice');
  for (const at of [1, 2, 3, 4]) choose(`Seed ${at}`, String(at));
  expect(screen.queryByLabelText('Seed 5')).toBeNull();
});

it('Seeds who are too many once players have gone are dropped from the end', () => {
  const chosen = [8, 7, 6, 5, 4, 3, 2, 1];
  const sixteen = [...players, ...players.map(({ id, ...one }) => ({ ...one, id: id + 8 }))];
  expect(seedsOf({ by: 'choice', chosen }, sixteen)).toEqual(chosen);
  expect(seedsOf({ by: 'choice', chosen }, players)).toEqual([8, 7, 6, 5]);
});

it('A chosen seed who no longer takes part is dropped', () => {
  expect(seedsOf({ by: 'choice', chosen: [3, 1] }, players.slice(0, 2))).toEqual([1]);
});
