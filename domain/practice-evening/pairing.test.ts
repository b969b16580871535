import { describe, expect, it } from 'vitest';
import { turnsTaken } from './counts.ts';
import type { Evening, EveningMatch, Participant } from './evening.ts';
import { nextPairing } from './pairing.ts';
import { queue } from './queue.ts';
import { courts, people } from './sample-evenings.ts';
import { summary } from './summary.ts';

const here = (id: string, rest: Partial<Participant> = {}): Participant => ({
  id,
  stays: [{ from: 0 }],
  ...rest,
});

const ended = (one: string, other: string, begun: number, minutes = 10): EveningMatch => ({
  court: 'c9',
  sides: [one.split(' '), other.split(' ')],
  begun,
  ended: begun + minutes,
});

const evening = (rest: Partial<Evening>): Evening => ({
  randomSeed: 7,
  courts: courts(2),
  people: people(4),
  matches: [],
  ...rest,
});

function pairOf(of: Evening, court = 'c1'): string[] {
  const pairing = nextPairing(of, court);
  if (!pairing.ok) throw new Error(pairing.code);
  return pairing.value.sides.map((side) => side.join(' '));
}

describe('the next pairing', () => {
  it('The person with the fewest matches plays next, even when another has waited longer', () => {
    const matches = [ended('p1', 'p2', 0), ended('p1', 'p3', 20)];
    expect(pairOf(evening({ people: people(4), matches }))[0]).toBe('p4');
  });

  it('Of those with the fewest matches the one who has waited longest plays', () => {
    const matches = [ended('p1', 'p2', 0), ended('p3', 'p4', 5)];
    expect(pairOf(evening({ matches: [...matches, ended('p1', 'p2', 20)] }))).toEqual(
      expect.arrayContaining(['p3', 'p4']),
    );
  });

  it('All of the lowest class play before anybody of the next class fills up', () => {
    const matches = [ended('p1 p2', 'p3 p4', 0), ended('p1 p5', 'p3 p6', 20)];
    const chosen = pairOf(
      evening({ courts: courts(1, 'doubles'), people: people(7), matches }),
    ).join(' ');
    expect(chosen).toContain('p7');
    expect(['p2', 'p4', 'p5', 'p6'].filter((id) => chosen.includes(id))).toHaveLength(3);
    expect(chosen).not.toMatch(/p1|p3/);
  });

  it('People who have met this evening do not meet again while others wait', () => {
    const matches = [ended('p1', 'p2', 0), ended('p3', 'p4', 0)];
    const [one, other] = pairOf(evening({ matches }));
    expect(new Set([one, other])).not.toEqual(new Set(['p1', 'p2']));
    expect(new Set([one, other])).not.toEqual(new Set(['p3', 'p4']));
  });

  it('In doubles the pairs change', () => {
    const matches = [ended('p1 p2', 'p3 p4', 0)];
    const sides = pairOf(evening({ courts: courts(1, 'doubles'), matches }));
    expect(sides.map((side) => side.split(' ').sort().join(' '))).not.toContain('p1 p2');
  });

  it('Of two opponents who have waited alike the one of nearer strength plays', () => {
    const group = [
      here('a', { rate: 1500, stays: [{ from: 0 }] }),
      here('b', { rate: 2000, stays: [{ from: 1 }] }),
      here('c', { rate: 1480, stays: [{ from: 1 }] }),
    ];
    expect(pairOf(evening({ people: group }))).toEqual(['a', 'c']);
  });

  it('In doubles the strongest plays with the weakest', () => {
    const group = [2000, 1800, 1200, 1000].map((rate, index) => here(`p${index}`, { rate }));
    const sides = pairOf(evening({ courts: courts(1, 'doubles'), people: group }));
    expect(sides.map((side) => side.split(' ').sort().join(' ')).sort()).toEqual([
      'p0 p3',
      'p1 p2',
    ]);
  });

  it('Somebody without a rate counts as the mean of those who have one', () => {
    const group = [
      here('guest', { stays: [{ from: 0 }] }),
      here('strong', { rate: 2000, stays: [{ from: 1 }] }),
      here('average', { rate: 1500, stays: [{ from: 1 }] }),
      here('weak', { rate: 1000, stays: [{ from: 1 }] }),
    ];
    expect(pairOf(evening({ people: group }))).toEqual(['guest', 'average']);
  });

  it('Nobody needs a rate', () => {
    expect(nextPairing(evening({}), 'c1').ok).toBe(true);
  });

  it('The order in which people and matches are listed does not matter', () => {
    const matches = [ended('p1', 'p2', 0), ended('p3', 'p4', 0), ended('p5', 'p6', 0)];
    const group = people(9);
    const listed = evening({ people: group, matches });
    const reversed = evening({ people: [...group].reverse(), matches: [...matches].reverse() });
    expect(nextPairing(reversed, 'c1')).toEqual(nextPairing(listed, 'c1'));
  });

  it('Another random seed draws another first match', () => {
    const first = [1, 2, 3, 4, 5, 6, 7, 8].map((randomSeed) =>
      pairOf(evening({ people: people(12), randomSeed })).join(' '),
    );
    expect(new Set(first).size).toBeGreaterThan(4);
  });
});

describe('a mixed court', () => {
  const women = ['w1', 'w2', 'w3'].map((id) => here(id, { gender: 'female' }));
  const men = ['m1', 'm2', 'm3', 'm4'].map((id) => here(id, { gender: 'male' }));
  const mixed = (group: readonly Participant[]) =>
    evening({ courts: courts(1, 'mixed'), people: group });

  it('A mixed court has a woman and a man on each side', () => {
    for (const side of pairOf(mixed([...women, ...men]))) {
      expect(side.replaceAll(/\d/g, '').split(' ').sort()).toEqual(['m', 'w']);
    }
  });

  it('A person of unknown gender plays either part', () => {
    const unknown = [here('x1'), here('x2')];
    expect(nextPairing(mixed([...unknown, ...men]), 'c1').ok).toBe(true);
    expect(nextPairing(mixed([...unknown, ...women]), 'c1').ok).toBe(true);
  });

  it('A mixed court is refused while there are not two women and two men', () => {
    expect(nextPairing(mixed([...men, women[0]!]), 'c1')).toEqual({
      ok: false,
      code: 'NO_MIXED_PAIRS',
    });
  });
});

describe('what refuses a pairing', () => {
  const playing = { court: 'c1', sides: [['p1'], ['p2']], begun: 0 } as const;

  it.each([
    ['an unknown court', evening({}), 'c7', 'UNKNOWN_COURT'],
    ['a court with a match on it', evening({ matches: [playing] }), 'c1', 'COURT_BUSY'],
    [
      'one person on the bench',
      evening({ people: people(3), matches: [playing] }),
      'c2',
      'TOO_FEW_PEOPLE',
    ],
    ['nobody here', evening({ people: [] }), 'c1', 'TOO_FEW_PEOPLE'],
  ])('A pairing is refused for %s', (_name, of, court, code) => {
    expect(nextPairing(of, court)).toEqual({ ok: false, code });
  });

  it('Somebody who has left, or has not come yet, is not paired', () => {
    const gone = here('gone', { stays: [{ from: 0, to: 20 }] });
    const never = here('never', { stays: [] });
    expect(nextPairing(evening({ people: [gone, never, here('p1')] }), 'c1')).toEqual({
      ok: false,
      code: 'TOO_FEW_PEOPLE',
    });
  });
});

describe('turns', () => {
  it('A match counts from its beginning', () => {
    const matches = [{ court: 'c1', sides: [['p1'], ['p2']], begun: 0 }] as const;
    expect([...turnsTaken(evening({ matches })).values()]).toEqual([1, 1, 0, 0]);
  });

  it('A latecomer starts with the turns of the fewest among those here', () => {
    const late = here('late', { stays: [{ from: 25 }] });
    const matches = [ended('p1', 'p2', 0), ended('p3', 'p4', 0), ended('p1', 'p3', 20)];
    const turns = turnsTaken(evening({ people: [...people(4), late], matches }));
    expect(turns.get('late')).toBe(1);
  });

  it('Somebody who left does not count for a latecomer', () => {
    const left = here('left', { stays: [{ from: 0, to: 5 }] });
    const late = here('late', { stays: [{ from: 25 }] });
    const matches = [ended('p1', 'p2', 0)];
    const turns = turnsTaken(evening({ people: [...people(2), left, late], matches }));
    expect(turns.get('late')).toBe(1);
  });

  it('Who comes back has no matches to catch up on, and loses none', () => {
    const back = here('back', { stays: [{ from: 0, to: 5 }, { from: 45 }] });
    const matches = [ended('p1', 'p2', 0), ended('p1', 'p2', 20)];
    const few = turnsTaken(evening({ people: [...people(2), back], matches }));
    expect(few.get('back')).toBe(2);
    const many = evening({ people: [...people(2), back], matches: [ended('back', 'p1', 0)] });
    expect(turnsTaken(many).get('back')).toBe(1);
  });

  it('The bench is in the order of turns, with the moment from which each person waits', () => {
    const matches = [ended('p1', 'p2', 0), ended('p1', 'p3', 20)];
    const bench = queue(evening({ matches })).map(({ person, turns, since }) => [
      person.id,
      turns,
      since,
    ]);
    expect(bench).toEqual([
      ['p4', 0, 0],
      ['p2', 1, 10],
      ['p3', 1, 30],
      ['p1', 2, 30],
    ]);
  });
});

it('The summary has the matches and wins of everybody who was here', () => {
  const matches: EveningMatch[] = [
    { ...ended('p1', 'p2', 0), winner: 'player1' },
    { ...ended('p1', 'p3', 20), winner: 'player2' },
    ended('p1', 'x', 40),
  ];
  expect(summary(evening({ matches }))).toEqual([
    { id: 'p1', matches: 3, wins: 1 },
    { id: 'p2', matches: 1, wins: 0 },
    { id: 'p3', matches: 1, wins: 1 },
    { id: 'p4', matches: 0, wins: 0 },
  ]);
});
