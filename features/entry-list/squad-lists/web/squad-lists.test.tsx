import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteServerTime } from '#platform/web/clock.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as ja } from '../../entry-list.messages.ja.ts';
import { ListActions } from '../../web/components/list-actions.tsx';
import { Screen } from './screens/squad-lists.screen.tsx';
import type { ListedTeam } from './squad-lists.queries.ts';

const SAKURA: ListedTeam = {
  entryId: 'e1',
  eventId: 1,
  name: '桜丘 A',
  club: '桜丘中学校',
  players: [{ place: 1, name: '佐藤 花', reading: 'サトウ ハナ', grade: '中2' }],
};

function answering(answer: object) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ events: [], tournament: { name: 'A' }, ...answer }),
  );
}

test('The paper has a table for each team with its school, and says where nobody is named yet', async () => {
  answering({
    teams: [SAKURA, { ...SAKURA, entryId: 'e2', name: '梅丘', club: '梅丘', players: [] }],
  });
  rendered(<Screen />, { language: 'ja' });
  const team = await screen.findByRole('region', { name: '桜丘 A' });
  expect(screen.getByRole('heading', { name: ja.teamOf('桜丘 A', '桜丘中学校') })).toBeTruthy();
  const cells = within(team).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '1',
    '佐藤 花',
    'サトウ ハナ',
    '中2',
  ]);
  expect(screen.getByRole('heading', { name: '梅丘' })).toBeTruthy();
  expect(screen.getByText(ja.squadEmpty)).toBeTruthy();
});

test('The paper has the time of the server, also from a phone whose clock is wrong', async () => {
  onTestFinished(() => noteServerTime(new Date().toUTCString()));
  noteServerTime('Thu, 31 Dec 2020 15:00:10 GMT');
  answering({ teams: [SAKURA] });
  rendered(<Screen />, { language: 'ja' });
  expect(await screen.findByText(ja.printedAt('2021年1月1日 00:00'))).toBeTruthy();
});

test('The paper without teams says when they come', async () => {
  answering({ teams: [] });
  rendered(<Screen />, { language: 'ja' });
  expect(await screen.findByText(ja.squadsNoneText)).toBeTruthy();
});

test.each([
  ['Team', 1],
  ['Singles', 0],
] as const)(
  'The list of a tournament of type %s leads to the squads %i times',
  async (eventType, times) => {
    answering({ events: [{ id: 1, eventType, placesLeft: 1 }] });
    rendered(<ListActions id={1} />, { language: 'ja' });
    await vi.waitFor(() => expect(screen.queryAllByText(ja.squadsTitle)).toHaveLength(times));
  },
);
