import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { eventDrawsMessages as ja } from '../event-draws.messages.ja.ts';
import { SeedingStep } from './components/seeding-step.tsx';
import type { SeedingList } from './event-draws.queries.ts';
import { useSeeding } from './hooks/use-seeding.ts';

const entrant = (number: number, name: string, points: number | null) => ({
  number,
  name,
  points,
  club: number === 1 ? '青空中' : null,
  rankInClub: null,
  isProvisional: false,
  isNew: false,
});
const list: SeedingList = {
  version: 1,
  seedCount: 2,
  isCountChosen: false,
  usualSeedCount: 2,
  mostSeeds: 2,
  savedBy: null,
  isByPoints: true,
  entrants: [entrant(1, '佐藤', 2000), entrant(3, '鈴木', 1600), entrant(2, '高橋', null)],
};

function open(change: Partial<SeedingList> = {}, isForTeams = false) {
  return rendered(<Seeding list={{ ...list, ...change }} isForTeams={isForTeams} />, {
    language: 'ja',
  });
}

interface Props {
  readonly list: SeedingList;
  readonly isForTeams: boolean;
}

function Seeding({ list: given, isForTeams }: Props) {
  const seeding = useSeeding({ id: 1, eventId: 5 }, given, 'host');
  return <SeedingStep list={given} seeding={seeding} isForTeams={isForTeams} />;
}

/** Notes what is saved, and answers as the server would. */
function answering(status: number, body: object) {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    if (options?.method !== 'PUT') return Response.json({});
    sent.push(JSON.parse(String(options.body)));
    return Response.json(body, { status });
  });
  return sent;
}

const rows = () =>
  within(screen.getByRole('list', { name: ja.seeding }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent ?? row.textContent);
const factsOf = (fact: string) => screen.getByText(fact).closest('li')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());
describe('the seeding list', () => {
  test('The list shows the seeds above a line, with club and rating points', async () => {
    open();
    expect(await screen.findByText(ja.byPoints)).toBeTruthy();
    expect(rows()).toEqual(['佐藤', '鈴木', ja.seedLine, '高橋']);
    expect(factsOf('第1シード')).toContain('第1シード レート2,000 青空中');
    expect(screen.getByText(ja.noPoints)).toBeTruthy();
    expect(screen.queryByRole('button', { name: ja.save })).toBeNull();
  });

  test('A list of teams is by lot until it is ordered by hand, and misses no rating', async () => {
    const teams = [entrant(1, '桜A', null), entrant(2, '桜B', null), entrant(3, '楓', null)];
    open({ entrants: teams }, true);
    expect(await screen.findByText(ja.byLot)).toBeTruthy();
    expect(screen.queryByText(ja.byPoints)).toBeNull();
    expect(factsOf('第1シード')).toContain('第1シード 青空中');
    expect(screen.queryByText(ja.noPoints)).toBeNull();
    press(ja.up('楓'));
    press(ja.orderByLot);
    expect(rows()).toEqual(['桜A', '桜B', ja.seedLine, '楓']);
  });

  test('A row moves by its buttons, keeps the focus, and is saved with the version that was read', async () => {
    const sent = answering(200, {});
    open();
    await screen.findByText(ja.byPoints);
    press(ja.up('高橋'));
    expect(rows()).toEqual(['佐藤', '高橋', ja.seedLine, '鈴木']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(ja.up('高橋'));
    expect(screen.getByRole('status').textContent).toBe(ja.moved('高橋', 2, 3));
    press(ja.save);
    await waitFor(() =>
      expect(sent).toEqual([{ baseVersion: 1, order: [1, 2, 3], seedCount: null }]),
    );
  });

  test('The first row does not move up, nor the last one down', async () => {
    open();
    await screen.findByText(ja.byPoints);
    press(ja.up('佐藤'));
    press(ja.down('高橋'));
    expect(rows()).toEqual(['佐藤', '鈴木', ja.seedLine, '高橋']);
  });

  test('The number of seeds moves the line', async () => {
    open();
    fireEvent.change(await screen.findByLabelText(ja.seedCount), { target: { value: '0' } });
    expect(rows()).toEqual([ja.noSeeds, '佐藤', '鈴木', '高橋']);
    fireEvent.change(screen.getByLabelText(ja.seedCount), { target: { value: '1' } });
    expect(rows()).toEqual(['佐藤', ja.seedLine, '鈴木', '高橋']);
  });

  test('What is not saved stays on the phone without names, until it is discarded', async () => {
    const first = open();
    await screen.findByText(ja.byPoints);
    press(ja.down('佐藤'));
    first.unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('佐藤');
    open();
    expect(await screen.findByText(ja.unsaved)).toBeTruthy();
    expect(rows()).toEqual(['鈴木', '佐藤', ja.seedLine, '高橋']);
    press(ja.discard);
    expect(rows()).toEqual(['佐藤', '鈴木', ja.seedLine, '高橋']);
    expect(screen.queryByText(ja.unsaved)).toBeNull();
  });

  test('A change that is taken back is no change', async () => {
    open();
    await screen.findByText(ja.byPoints);
    fireEvent.change(screen.getByLabelText(ja.seedCount), { target: { value: '1' } });
    expect(screen.getByText(ja.unsaved)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(ja.seedCount), { target: { value: '' } });
    expect(screen.queryByText(ja.unsaved)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('A lost connection loses nothing', async () => {
    const tried = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', tried);
    open();
    await screen.findByText(ja.byPoints);
    press(ja.down('佐藤'));
    press(ja.save);
    await waitFor(() => expect(tried).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: ja.save })).toBeTruthy();
    expect(rows()).toEqual(['鈴木', '佐藤', ja.seedLine, '高橋']);
  });

  test('An order of somebody else is shown beside the own one, which can be saved instead', async () => {
    const first = open();
    await screen.findByText(ja.byPoints);
    press(ja.down('佐藤'));
    first.unmount();
    const sent = answering(200, {});
    const theirs = [list.entrants[2], list.entrants[0], list.entrants[1]].flatMap(
      (one) => one ?? [],
    );
    open({ version: 2, isByPoints: false, entrants: theirs });
    const notice = (await screen.findByText(ja.changedText)).parentElement;
    const names = [...(notice?.querySelectorAll('bdi') ?? [])].map((one) => one.textContent);
    expect(names).toEqual(['高橋', '佐藤', '鈴木']);
    expect(rows()).toEqual(['鈴木', '佐藤', ja.seedLine, '高橋']);
    press(ja.saveMine);
    await waitFor(() =>
      expect(sent).toEqual([{ baseVersion: 2, order: [3, 1, 2], seedCount: null }]),
    );
  });

  test('An order of somebody else can be used instead of the own one', async () => {
    const first = open();
    await screen.findByText(ja.byPoints);
    press(ja.down('佐藤'));
    first.unmount();
    open({ version: 2, seedCount: 1, isCountChosen: true });
    await screen.findByText(ja.changedTitle);
    press(ja.useStored);
    expect(rows()).toEqual(['佐藤', ja.seedLine, '鈴木', '高橋']);
  });

  test('An order by hand can go back to rating points', async () => {
    open({ isByPoints: false, entrants: list.entrants.toReversed() });
    await screen.findByText(ja.byHand);
    press(ja.orderByPoints);
    expect(rows()).toEqual(['佐藤', '鈴木', ja.seedLine, '高橋']);
  });

  test('An event without a confirmed entry has no list', async () => {
    open({ entrants: [], seedCount: 0, usualSeedCount: 0, mostSeeds: 0 });
    expect(await screen.findByText(ja.nobody)).toBeTruthy();
  });
});
