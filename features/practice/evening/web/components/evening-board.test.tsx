import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { type Board, EMPTY_BOARD } from '#domain/practice-evening/board.ts';
import { withRecorded } from '#domain/practice-evening/recorded.ts';
import {
  arrive,
  fill,
  finish,
  leave,
  setCourts,
  setGender,
  setWinner,
} from '#domain/practice-evening/steps.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { eveningMessages as en } from '../../evening.messages.en.ts';
import { eveningMessages as ja } from '../../evening.messages.ja.ts';
import { MOST_PEOPLE } from '../../evening.vocabulary.ts';
import type { Step } from '../hooks/use-evening.ts';
import { EveningBoard } from './evening-board.tsx';
import { EveningSetup } from './evening-setup.tsx';
import { EveningSummary } from './evening-summary.tsx';

const NAMES = ['Aoki', 'Baba', 'Chiba', 'Doi', 'Endo'];
const names = new Map(NAMES.map((name, index) => [String(index + 1), name]));
const BASIS = { randomSeed: 1, rates: new Map<string, number>() };
function begun(courts: number): Board {
  const here = NAMES.reduce(
    (board, _, index) => arrive(board, { id: String(index + 1) }, 0),
    EMPTY_BOARD,
  );
  let count = 0;
  const newId = () => {
    count += 1;
    return `match ${count}`;
  };
  return fill(setCourts(here, { count: courts, rule: 'singles' }, 0), BASIS, { at: 0, newId });
}

/** What a part of the screen gets, and the board after each of its steps. */
function shown(board: Board) {
  const boards: Board[] = [];
  const act = (step: Step) => void boards.push(step(boards.at(-1) ?? board, 60_000));
  const evening = {
    board,
    recorded: board,
    basis: BASIS,
    members: [],
    lastTime: [],
    isLoading: false,
    error: null,
    refetch: () => {},
    act,
  };
  const rules = { scoreFormat: null, sport: 'unspecified', choose: () => {} } as const;
  const props = { evening, names, groupId: 1, groupName: 'Sakura', day: '2026-11-20', rules };
  return { props, boards };
}

describe('the board of a practice evening', () => {
  it('A match that is over without a score makes room for the next one', () => {
    const { props, boards } = shown(begun(1));
    rendered(<EveningBoard {...props} onPeople={() => {}} />);
    fireEvent.click(screen.getByRole('button', { name: en.noScoreOn('Court 1') }));
    expect(boards.at(-1)?.matches.map(({ state }) => state)).toEqual(['finished', 'running']);
    // The board of this test stays as it was; a screen shows the next one.
    expect(screen.getByText(/^Court 1: \w+ vs \w+$/)).toBeTruthy();
  });

  it('A club of table tennis reads of tables, and one of another sport of courts', () => {
    const { props } = shown(begun(1));
    const of = (sport: 'table-tennis' | 'tennis') => ({ ...props.rules, sport });
    const table = rendered(
      <EveningBoard {...props} rules={of('table-tennis')} onPeople={() => {}} />,
    );
    expect(screen.getByRole('heading', { name: 'Table 1' })).toBeTruthy();
    table.unmount();
    rendered(<EveningBoard {...props} rules={of('tennis')} onPeople={() => {}} />);
    expect(screen.getByRole('heading', { name: 'Court 1' })).toBeTruthy();
  });

  it('Two taps let somebody from the bench change places with somebody on a court', () => {
    const board = begun(2);
    const { props, boards } = shown(board);
    rendered(<EveningBoard {...props} onPeople={() => {}} />);
    const replaced = board.matches[0]!.sides[0][0]!;
    const bench = screen.getByRole('list');
    const waiting = within(bench).getByRole('button');
    fireEvent.click(screen.getByRole('button', { name: names.get(replaced)! }));
    fireEvent.click(waiting);
    const waitingName = waiting.querySelector('span')?.textContent;
    const now = boards.at(-1)?.matches[0]?.sides[0][0];
    expect(names.get(now!)).toBe(waitingName);
    const moved = names.get(replaced)!;
    expect(document.activeElement?.textContent).toContain(moved);
    expect(screen.getByText(en.changedPlaces(moved, waitingName!))).toBeTruthy();
  });

  it('A person dragged onto another changes places with them', () => {
    const board = begun(2);
    const { props, boards } = shown(board);
    rendered(<EveningBoard {...props} onPeople={() => {}} />);
    const [one, other] = board.matches.map(({ sides }) => sides[0][0]!);
    const dataTransfer = { getData: () => one };
    fireEvent.drop(screen.getByRole('button', { name: names.get(other!)! }), { dataTransfer });
    expect(boards.at(-1)?.matches.map(({ sides }) => sides[0][0])).toEqual([other, one]);
  });

  it('Who comes late has played nothing, although their turn comes as if they had', () => {
    let board = begun(2);
    for (const minute of [10, 20]) {
      for (const { id } of board.matches) board = finish(board, id, minute);
      const ids = [`first at ${minute}`, `second at ${minute}`];
      board = fill(board, BASIS, { at: minute, newId: () => ids.pop()! });
    }
    const { props } = shown(arrive(board, { id: '6' }, 30));
    const all = new Map([...names, ['6', 'Late']]);
    rendered(<EveningBoard {...props} names={all} onPeople={() => {}} />);
    const late = within(screen.getByRole('list')).getByRole('button', { name: /Late/ });
    expect(late.textContent).toContain('0 matches');
  });

  it('Of two people who wait, the one tapped last is chosen', () => {
    const { props, boards } = shown(begun(1));
    rendered(<EveningBoard {...props} onPeople={() => {}} />);
    const [one, other] = within(screen.getByRole('list')).getAllByRole('button');
    fireEvent.click(one!);
    fireEvent.click(other!);
    expect([one, other].map((button) => button?.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    expect(boards).toEqual([]);
  });

  it('Somebody who is playing leaves after a question, and somebody who waits immediately', () => {
    const board = begun(1);
    const { props, boards } = shown(board);
    rendered(<EveningBoard {...props} onPeople={() => {}} />);
    const playing = names.get(board.matches[0]!.sides[0][0]!)!;
    fireEvent.click(screen.getByRole('button', { name: playing }));
    fireEvent.click(screen.getByRole('button', { name: en.leaves }));
    expect(boards).toEqual([]);
    const dialog = screen.getByRole('alertdialog', { hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: en.leaves, hidden: true }));
    expect(boards.at(-1)?.matches[0]?.state).toBe('cancelled');
    fireEvent.click(within(screen.getByRole('list')).getAllByRole('button')[0]!);
    fireEvent.click(screen.getByRole('button', { name: en.leaves }));
    expect(
      boards.at(-1)?.people.filter(({ stays }) => stays.at(-1)?.to !== undefined),
    ).toHaveLength(2);
  });

  it('A court without enough people waiting says so', () => {
    const { props } = shown(begun(3));
    rendered(<EveningBoard {...props} onPeople={() => {}} />);
    expect(screen.getByText(en.free)).toBeTruthy();
  });

  it('Before the first match the board says what to do', () => {
    const { props } = shown(EMPTY_BOARD);
    rendered(<EveningBoard {...props} onPeople={() => {}} />, { language: 'ja' });
    expect(screen.getByText(ja.notBegun)).toBeTruthy();
  });
});

describe('the beginning of a practice evening', () => {
  const setup = (board: Board) => {
    const { props } = shown(board);
    const data = { group: { id: 1, name: 'Sakura' }, members: [] };
    const practice = { data, error: null, isError: false, isPaused: false, refetch: () => {} };
    rendered(<EveningSetup {...props} practice={practice} onBegun={() => {}} />);
    return screen.getByRole<HTMLButtonElement>('button', { name: en.start });
  };
  const two = ['1', '2'].reduce((board, id) => arrive(board, { id }, 0), EMPTY_BOARD);

  it('Two people are enough for singles', () => {
    expect(setup(two).disabled).toBe(false);
  });

  it('Doubles wait for four people, and the screen says so', () => {
    expect(setup(setCourts(two, { count: 1, rule: 'doubles' }, 0)).disabled).toBe(true);
    expect(screen.getByText(en.tooFew(4))).toBeTruthy();
  });

  it('Mixed pairs wait for two women and two men, and the screen says so', () => {
    const men = NAMES.map((_, index) => String(index + 1)).reduce(
      (board, id) => setGender(arrive(board, { id }, 0), id, 'male', 0),
      EMPTY_BOARD,
    );
    expect(setup(setCourts(men, { count: 1, rule: 'mixed' }, 0)).disabled).toBe(true);
    expect(screen.getByText(en.tooFewMixed)).toBeTruthy();
  });
});

describe('the summary of a practice evening', () => {
  it('A finished match without a score offers its scorecard', () => {
    const board = begun(1);
    const { props } = shown(finish(board, board.matches[0]!.id, 60_000));
    rendered(<EveningSummary {...props} />);
    const link = screen.getByRole('link', { name: /Enter the score/ });
    expect(link.getAttribute('href')).toBe('/scorecard-input/1');
  });

  it('A winner that was corrected in the records counts, and not the one noted on the board', () => {
    const board = begun(1);
    const [match] = board.matches;
    const noted = setWinner(finish(board, match!.id, 60_000), match!.id, 'player1', 60_000);
    const { props } = shown(noted);
    const recorded = withRecorded(noted, new Map([[match!.id, 'player2' as const]]));
    const evening = { ...props.evening, recorded };
    rendered(<EveningSummary {...props} evening={evening} />);
    const winner = names.get(match!.sides[1][0]!)!;
    expect(screen.getByText(en.won(winner))).toBeTruthy();
    expect(screen.getByRole('row', { name: `${winner} 1 1` })).toBeTruthy();
  });

  it('The evening ends after a question', () => {
    const { props, boards } = shown(begun(1));
    rendered(<EveningSummary {...props} />);
    fireEvent.click(screen.getByRole('button', { name: en.end }));
    expect(boards).toEqual([]);
    const dialog = screen.getByRole('alertdialog', { hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: en.end, hidden: true }));
    expect(boards.at(-1)?.end.isEnded).toBe(true);
  });
});

test('Nobody comes to a practice evening that is full, and who was there before comes back', () => {
  const guests = Array.from({ length: MOST_PEOPLE - 1 }, (_, index) => `g${index}`);
  const full = ['1', ...guests].reduce((board, id) => arrive(board, { id }, 0), EMPTY_BOARD);
  const { props, boards } = shown(leave(full, '1', 1));
  const members = [
    { id: 1, name: 'Aoki' },
    { id: 2, name: 'Baba' },
  ];
  const practice = { data: { members }, error: null, isError: false, isPaused: false } as never;
  rendered(<EveningSetup {...props} practice={practice} onBegun={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Baba' }));
  expect(boards).toEqual([]);
  expect(notifications.current()?.title).toBe(en.full);
  fireEvent.click(screen.getByRole('button', { name: 'Aoki' }));
  expect(boards).toHaveLength(1);
});
