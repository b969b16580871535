import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnsTaken } from './counts.ts';
import { type Evening, isHere, onCourt, type Participant, sideSize } from './evening.ts';
import { courts, people, playedOut, type SampleEvening } from './sample-evenings.ts';

interface Club {
  readonly evening: Evening;
  readonly needed: number;
}

/** Courts of one rule, and people: at least enough to fill them, and `bench` courts' worth more. */
function club(bench: number): fc.Arbitrary<Club> {
  return fc
    .record({
      rule: fc.constantFrom('singles' as const, 'doubles' as const),
      courtCount: fc.integer({ min: 1, max: 5 }),
      more: fc.integer({ min: 0, max: 9 }),
      randomSeed: fc.integer({ min: 0, max: 0xffff_ffff }),
      rates: fc.array(fc.option(fc.integer({ min: 800, max: 2200 }), { nil: undefined }), {
        minLength: 50,
        maxLength: 50,
      }),
    })
    .map(({ rule, courtCount, more, randomSeed, rates }) => {
      const needed = 2 * sideSize(rule);
      const group = people(needed * (courtCount + bench) + more).map((person, index) =>
        rates[index] === undefined ? person : { ...person, rate: rates[index] },
      );
      const evening = { randomSeed, courts: courts(courtCount, rule), people: group, matches: [] };
      return { evening, needed };
    });
}

/** The difference between the most and the fewest matches of those who have been here from first to last. */
function spread({ people: group, matches }: Evening): number {
  const throughout = group.filter(({ stays }) => stays[0]?.from === 0 && stays[0].to === undefined);
  const played = throughout.map(
    ({ id }) => matches.filter(({ sides }) => sides.flat().includes(id)).length,
  );
  return Math.max(...played) - Math.min(...played);
}

/** Somebody comes every 15 minutes, and of those who wait somebody leaves every 25. */
const comingAndGoing = (evening: Evening, minute: number): Evening => {
  const arrived = Math.floor(minute / 15);
  const known = evening.people.length;
  const late = evening.people.filter(({ id }) => id.startsWith('late')).length;
  if (late < arrived) {
    const person = { id: `late${late + 1}`, stays: [{ from: minute }] };
    return { ...evening, people: [...evening.people, person] };
  }
  const gone = evening.people.filter((person) => !isHere(person)).length;
  if (gone >= Math.floor(minute / 25) || known - gone < 24) return evening;
  const busy = onCourt(evening);
  const leaving = evening.people.find((person) => isHere(person) && !busy.has(person.id));
  return {
    ...evening,
    people: evening.people.map((person) => (person === leaving ? left(person, minute) : person)),
  };
};

function left(person: Participant, minute: number): Participant {
  return { ...person, stays: [{ from: person.stays[0]!.from, to: minute }] };
}

/**
 * Whether the two lowest classes hold enough free people for a court: enough of the lowest, or all of the
 * lowest (nobody of it is still on a court) and enough of the next.
 */
function hasEnoughOfTheLowest(evening: Evening, needed: number): boolean {
  const busy = onCourt(evening);
  const turns = turnsTaken(evening);
  const present = evening.people.filter(isHere).map(({ id }) => ({
    isFree: !busy.has(id),
    turns: turns.get(id) ?? 0,
  }));
  const fewest = Math.min(...present.map((person) => person.turns));
  const lowest = present.filter((person) => person.turns === fewest);
  const free = lowest.filter(({ isFree }) => isFree).length;
  if (free >= needed) return true;
  const next = present.filter((person) => person.turns === fewest + 1 && person.isFree).length;
  return free === lowest.length && free + next >= needed;
}

describe('a whole evening', () => {
  it('Nobody is on two courts, and nobody plays who is not here', () => {
    fc.assert(
      fc.property(club(0), ({ evening }) => {
        const plan = { evening, minutes: [5, 25], matches: 40, onTurn: comingAndGoing } as const;
        for (const now of playedOut(plan)) {
          const playing = now.matches.filter(({ ended }) => ended === undefined);
          const ids = playing.flatMap(({ sides }) => sides.flat());
          expect(new Set(ids).size).toBe(ids.length);
          const latest = now.matches.at(-1)!.sides.flat();
          const present = new Set(now.people.filter(isHere).map(({ id }) => id));
          expect(latest.every((id) => present.has(id))).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('With matches of one length, nobody is ever two matches ahead of anybody', () => {
    fc.assert(
      fc.property(club(0), ({ evening }) => {
        for (const now of playedOut({ evening, minutes: [10, 10], matches: 60 })) {
          expect(spread(now)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('With matches of any length, nobody is two ahead as long as the two lowest classes hold enough free people', () => {
    let judged = 0;
    fc.assert(
      fc.property(club(1), ({ evening, needed }) => {
        let before = evening;
        const onTurn: SampleEvening['onTurn'] = (now, minute) => {
          before = comingAndGoing(now, minute);
          return before;
        };
        for (const now of playedOut({ evening, minutes: [5, 40], matches: 60, onTurn })) {
          if (!hasEnoughOfTheLowest(before, needed)) return;
          expect(spread(now)).toBeLessThanOrEqual(1);
          judged += 1;
        }
      }),
      { numRuns: 40 },
    );
    expect(judged).toBeGreaterThan(200);
  });

  it('With a court’s worth of people waiting, nobody is ever three matches ahead', () => {
    fc.assert(
      fc.property(club(1), ({ evening }) => {
        for (const now of playedOut({ evening, minutes: [10, 20], matches: 60 })) {
          expect(spread(now)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('Eleven people on two courts are at most one match apart after twenty rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (randomSeed) => {
        const evening = { randomSeed, courts: courts(2), people: people(11), matches: [] };
        for (const now of playedOut({ evening, minutes: [8, 16], matches: 40 })) {
          expect(spread(now)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('The same evening is paired the same way again', () => {
    fc.assert(
      fc.property(club(0), ({ evening }) => {
        const plan = { evening, minutes: [5, 25], matches: 30, onTurn: comingAndGoing } as const;
        expect([...playedOut(plan)].at(-1)).toEqual([...playedOut(plan)].at(-1));
      }),
      { numRuns: 10 },
    );
  });

  it('Opponents change: eleven people in 55 matches meet in at least 35 of their 55 pairs', () => {
    for (const randomSeed of [1, 2, 3, 4, 5]) {
      const evening = { randomSeed, courts: courts(2), people: people(11), matches: [] };
      const last = [...playedOut({ evening, minutes: [8, 16], matches: 55 })].at(-1)!;
      const met = new Set(last.matches.map(({ sides }) => sides.flat().sort().join(' ')));
      expect(met.size).toBeGreaterThanOrEqual(35);
    }
  });
});
