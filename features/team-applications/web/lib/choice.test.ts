import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, isSame, moveLine, openPair, tap, withoutPupil } from './choice.ts';

const EVENTS = [
  { id: 1, eventType: 'Singles' },
  { id: 2, eventType: 'Doubles' },
  { id: 3, eventType: 'Team' },
] as const;
const PUPILS = ['a', 'b', 'c', 'd', 'e'];

/** "1a 2b": a tap on pupil a in event 1, then one on b in 2. */
const tapped = (taps: string, before: Choice = []): Choice =>
  taps
    .split(' ')
    .filter(Boolean)
    .reduce((choice, [eventId, pupilId = '']) => {
      const event = EVENTS.find(({ id }) => id === Number(eventId)) ?? EVENTS[0];
      return tap(choice, { event, pupilId, teamName: 'School', roster: PUPILS });
    }, before);

/** The lines of an event, in their order: "a", or "ab" of a pair. */
const orderOf = (choice: Choice, event = 1) =>
  choice.filter(({ eventId }) => eventId === event).map(({ pupils }) => pupils.join(''));

describe('tapping pupils and events', () => {
  test('A tap in singles enters a pupil, and a second one takes them out', () => {
    expect(tapped('1a')).toEqual([{ eventId: 1, pupils: ['a'] }]);
    expect(tapped('1a 1a')).toEqual([]);
  });

  test('Two taps in doubles make a pair, and a tap on one of them dissolves it', () => {
    const pair = tapped('2a 2b');
    expect(pair).toEqual([{ eventId: 2, pupils: ['a', 'b'] }]);
    expect(tapped('2b', pair)).toEqual([]);
  });

  test('Taps in a team event make one squad with the name of the school', () => {
    const team = tapped('3a 3b 3a');
    expect(team).toEqual([{ eventId: 3, pupils: ['b'], team: 'School' }]);
  });

  test('No number of taps enters a pupil twice in an event, or leaves two open pairs', () => {
    const one = fc
      .tuple(fc.constantFrom(1, 2, 3), fc.constantFrom(...PUPILS))
      .map(([event, pupil]) => `${event}${pupil}`);
    const taps = fc.array(one, { maxLength: 60 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(taps, (all) => {
        const choice = tapped(all);
        for (const { id } of EVENTS) {
          const pupils = choice
            .filter((line) => line.eventId === id)
            .flatMap((line) => line.pupils);
          expect(new Set(pupils).size).toBe(pupils.length);
        }
        const open = choice.filter((line) => line.eventId === 2 && line.pupils.length === 1);
        expect(open.length).toBeLessThanOrEqual(1);
        expect(openPair(choice, 2)).toBe(open[0]);
        expect(choice.every(({ pupils }) => pupils.length > 0)).toBe(true);
      }),
    );
  });
});

describe('the order of strength', () => {
  const three = tapped('1a 2d 1b 1c');

  test('A line moves within its event, and the other events stay', () => {
    const moved = moveLine(three, 1, 2, 0);
    expect(orderOf(moved)).toEqual(['c', 'a', 'b']);
    expect(moved.filter(({ eventId }) => eventId === 2)).toEqual([{ eventId: 2, pupils: ['d'] }]);
  });

  test('The lines of an event begin in the order of the roster, in whatever order they are tapped', () => {
    const taps = fc.shuffledSubarray(PUPILS).map((pupils) => pupils.map((one) => `1${one}`));
    fc.assert(
      fc.property(taps, (all) => {
        const order = orderOf(tapped(`2e ${all.join(' 2e ')}`));
        expect(order).toEqual(order.toSorted());
        expect(order).toHaveLength(all.length);
      }),
    );
  });

  test('A pair begins where its stronger pupil is, also where that one is tapped second', () => {
    expect(orderOf(tapped('2c 2d 2e 2b'), 2)).toEqual(['eb', 'cd']);
  });

  test('The squad of a team begins in the order of the roster', () => {
    expect(orderOf(tapped('3c 3a 3e 3b'), 3)).toEqual(['abce']);
  });

  test.each([
    ['up', 3, 1, ['a', 'e', 'b', 'c', 'd']],
    ['down', 0, 3, ['b', 'c', 'd', 'e', 'a']],
  ])(
    'A line that was moved %s stays there, and who is tapped late comes to the place of the roster among the others',
    (_, from, to, order) => {
      const late = order.indexOf('c');
      const moved = moveLine(tapped('1a 1b 1d 1e'), 1, from, to);
      expect(orderOf(moved)).toEqual(order.toSpliced(late, 1));
      expect(orderOf(tapped('1c', moved))).toEqual(order);
    },
  );

  test('Who has left the list since stays behind everybody who is tapped later', () => {
    expect(orderOf(tapped('1a', [{ eventId: 1, pupils: ['gone'] }]))).toEqual(['a', 'gone']);
  });

  test.each([
    [0, -1],
    [2, 3],
    [9, 0],
  ])('A move from %i to %i changes nothing', (from, to) => {
    expect(moveLine(three, 1, from, to)).toEqual(three);
  });

  test('A pupil who is taken out of a pair takes the pair along', () => {
    const pair = tapped('2a 2b 1a');
    expect(withoutPupil(pair, 2, 'a')).toEqual([{ eventId: 1, pupils: ['a'] }]);
  });
});

test('Two choices are the same in whatever order their fields come', () => {
  const [line] = tapped('3a');
  const sorted = { team: 'School', pupils: ['a'], eventId: 3 };
  expect(line && isSame([line], [sorted])).toBe(true);
  expect(line && isSame([line], [{ ...sorted, pupils: ['b'] }])).toBe(false);
});
