import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, EMPTY_BOARD, eveningOf, isConsistent } from './board.ts';
import { changes, merge } from './merge.ts';
import { arrive, end, fill, finish, leave, setCourts, setWinner, swap } from './steps.ts';

const BASIS = { randomSeed: 7, rates: new Map<string, number>() };

/** An evening of eleven on two courts that both phones have seen. */
function begun(): Board {
  const here = Array.from({ length: 11 }, (_, index) => String(index + 1)).reduce(
    (board, id) => arrive(board, { id }, 1),
    EMPTY_BOARD,
  );
  const courts = setCourts(here, { count: 2, rule: 'singles' }, 1);
  return fill(courts, BASIS, { at: 2, newId: idsOf('first') });
}

function idsOf(phone: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${phone} ${count}`;
  };
}

interface Tap {
  readonly kind: 'finish' | 'win' | 'arrive' | 'leave' | 'swap' | 'courts';
  readonly pick: number;
  readonly minutes: number;
}

const taps = fc.array(
  fc.record({
    kind: fc.constantFrom('finish', 'finish', 'win', 'arrive', 'leave', 'swap', 'courts') as never,
    pick: fc.integer({ min: 0, max: 10 }),
    minutes: fc.integer({ min: 0, max: 5 }),
  }) as fc.Arbitrary<Tap>,
  { maxLength: 30 },
);

/** The boards of one phone, tap by tap. */
function tapped(start: Board, list: readonly Tap[], phone: string): Board {
  const newId = idsOf(phone);
  let at = 10;
  return list.reduce((board, { kind, pick, minutes }) => {
    at += minutes;
    const next = step(board, { kind, pick, minutes }, at);
    return fill(next, BASIS, { at, newId });
  }, start);
}

function step(board: Board, { kind, pick }: Tap, at: number): Board {
  const running = board.matches.filter(({ state }) => state === 'running');
  const match = running[pick % Math.max(running.length, 1)];
  const person = board.people[pick % board.people.length]!.id;
  const other = board.people[(pick + 3) % board.people.length]!.id;
  switch (kind) {
    case 'finish':
      return match ? finish(board, match.id, at) : board;
    case 'win':
      return match ? setWinner(finish(board, match.id, at), match.id, 'player1', at) : board;
    case 'arrive':
      return arrive(board, { id: person }, at);
    case 'leave':
      return leave(board, person, at);
    case 'swap':
      return running.some(({ sides }) => sides.flat().includes(person))
        ? swapWaiting(board, person, other, at)
        : board;
    case 'courts':
      return setCourts(board, { count: 1 + (pick % 3), rule: 'singles' }, at);
  }
}

/** The screen offers only people who are here. */
function swapWaiting(board: Board, person: string, other: string, at: number): Board {
  const here = board.people.find(({ id }) => id === other)?.stays.at(-1)?.to === undefined;
  return here ? swap(board, person, other, at) : board;
}

function twoPhones() {
  return fc.tuple(taps, taps).map(([one, other]) => {
    const start = begun();
    return { start, a: tapped(start, one, 'a'), b: tapped(start, other, 'b') };
  });
}

const finished = (board: Board) =>
  board.matches.filter(({ state }) => state === 'finished').map(({ id }) => id);

describe('two phones that run the same evening', () => {
  it('No finished match is lost', () => {
    fc.assert(
      fc.property(twoPhones(), ({ a, b }) => {
        const merged = new Set(finished(merge(a, b)));
        for (const id of [...finished(a), ...finished(b)]) expect(merged).toContain(id);
      }),
    );
  });

  it('Nobody is on two courts, and no court has two matches', () => {
    fc.assert(
      fc.property(twoPhones(), ({ a, b }) => {
        const running = merge(a, b).matches.filter(({ state }) => state === 'running');
        const players = running.flatMap(({ sides }) => sides.flat());
        expect(new Set(players).size).toBe(players.length);
        expect(new Set(running.map(({ court }) => court)).size).toBe(running.length);
      }),
    );
  });

  it('The order does not matter, and a board merged again changes nothing', () => {
    fc.assert(
      fc.property(twoPhones(), ({ a, b }) => {
        const merged = merge(a, b);
        expect(merge(b, a)).toEqual(merged);
        expect(merge(merged, a)).toEqual(merged);
        expect(merge(merged, b)).toEqual(merged);
      }),
    );
  });

  it('The changes of a phone are enough: merged into what it saw, they give its board', () => {
    fc.assert(
      fc.property(twoPhones(), ({ start, a, b }) => {
        expect(merge(start, changes(start, a))).toEqual(merge(a, a));
        expect(merge(b, changes(start, a))).toEqual(merge(b, a));
      }),
    );
  });

  it('The merged board makes sense in itself', () => {
    fc.assert(
      fc.property(twoPhones(), ({ a, b }) => {
        expect(isConsistent(merge(a, b))).toBe(true);
      }),
    );
  });
});

describe('a merged board', () => {
  it('A match finished on one phone stays finished when the other cancels it later', () => {
    const start = begun();
    const id = start.matches[0]!.id;
    const merged = merge(finish(start, id, 20), end(start, 50));
    expect(merged.matches.find((match) => match.id === id)?.state).toBe('finished');
    expect(merged.end.isEnded).toBe(true);
  });

  it('Of two changes to a person the later one counts', () => {
    const start = begun();
    const gone = leave(start, '11', 20);
    const back = arrive(gone, { id: '11' }, 30);
    expect(merge(back, gone).people.find(({ id }) => id === '11')?.stays).toHaveLength(2);
  });

  it('Cancelled matches count for nobody', () => {
    const board = leave(begun(), begun().matches[0]!.sides[0][0]!, 20);
    expect(eveningOf(board, BASIS).matches).toHaveLength(1);
  });
});
