import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteServerTime } from '#platform/web/clock.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { entryListMessages as ja } from '../entry-list.messages.ja.ts';
import type { ListedEntry } from './entry-list.queries.ts';
import { Screen } from './screens/print-list.screen.tsx';

const ENTRY = {
  id: 'e1',
  eventId: 1,
  state: 'confirmed',
  name: '佐藤 花',
  reading: 'サトウ ハナ',
  club: '',
  grade: '',
  gender: '',
  contactName: null,
  partner: null,
  phone: '090',
  note: '',
};

/** Shows the list on paper with these people; gives its headings. */
async function headsOf(people: readonly Partial<ListedEntry>[]) {
  const entries = people.map((one, at) => ({ ...ENTRY, id: `e${at}`, ...one }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ entries, events: [], tournament: { name: 'A' } }),
  );
  rendered(<Screen />, { language: 'ja' });
  const heads = await screen.findAllByRole('columnheader');
  return heads.map(({ textContent }) => textContent);
}

test('The list on paper has columns for school, grade and gender where somebody has one', async () => {
  const heads = await headsOf([{ club: '桜丘中', grade: '中2', gender: 'female' }, {}]);
  const { club, grade, gender } = ja.columns;
  expect(heads.slice(2, 6)).toEqual([ja.columns.name, club, grade, gender]);
  expect(screen.getByRole('cell', { name: '桜丘中' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: ja.genders.female })).toBeTruthy();
});

test('The list on paper has no empty columns of school, grade and gender', async () => {
  const heads = await headsOf([{}]);
  expect(heads).not.toContain(ja.columns.club);
  expect(heads).not.toContain(ja.columns.gender);
});

test('The list on paper has the time of the server, also from a phone whose clock is wrong', async () => {
  onTestFinished(() => noteServerTime(new Date().toUTCString()));
  noteServerTime('Thu, 31 Dec 2020 15:00:10 GMT');
  await headsOf([{}]);
  expect(screen.getByText(ja.printedAt('2021年1月1日 00:00'))).toBeTruthy();
});
