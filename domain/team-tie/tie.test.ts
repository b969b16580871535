import { describe, expect, it } from 'vitest';
import { asText } from '#domain/scorecard/card-set.ts';
import { startable, surelyNeeded } from './startable.ts';
import type { StopRule } from './template.ts';
import { findTemplate } from './templates.ts';
import { forfeitWinners, type RubberState, tieState } from './tie.ts';

const template = findTemplate('tt-4s1d')!;

/** "1" and "2" are rubbers won by a side, "0" by nobody, "p" is being played, "-" is open. */
function rubbersIn(text: string): readonly RubberState[] {
  return [...text].map((letter) => {
    if (letter === 'p') return { state: 'playing', winner: null, sets: [] };
    if (letter === '-') return { state: 'open', winner: null, sets: [] };
    const winner = letter === '1' ? 'player1' : letter === '2' ? 'player2' : null;
    return { state: 'done', winner, sets: [] };
  });
}

/** "3-1 player1 over; play 4; drop 5", rubbers from 1. */
function stateOf(text: string, stop: StopRule, isFirstTie = false): string {
  const state = tieState(template, stop, rubbersIn(text), { isFirstTie });
  const listed = (rubbers: readonly number[]) => rubbers.map((one) => one + 1).join('');
  return [
    `${state.score.player1}-${state.score.player2} ${state.winner ?? 'nobody'}`,
    state.isOver ? 'over' : state.isDecided ? 'decided' : 'open',
    `play ${listed(state.toPlay)}`,
    `drop ${listed(state.needless)}`,
  ].join('; ');
}

describe('A tie of five rubbers', () => {
  it.each([
    ['has not begun', '-----', 'when-decided', '0-0 nobody; open; play 12345; drop '],
    ['goes on at 2-0', '11---', 'when-decided', '2-0 nobody; open; play 345; drop '],
    ['stops at 3-0', '111--', 'when-decided', '3-0 player1; over; play ; drop 45'],
    [
      'plays the fourth to its end when the third decides',
      '111p-',
      'when-decided',
      '3-0 player1; decided; play 4; drop 5',
    ],
    [
      'counts the fourth that was being played',
      '1112-',
      'when-decided',
      '3-1 player1; over; play ; drop 5',
    ],
    ['is decided by the fifth', '12122', 'when-decided', '2-3 player2; over; play ; drop '],
    [
      'plays on at 3-0 where all are played',
      '111--',
      'all',
      '3-0 player1; decided; play 45; drop ',
    ],
    ['ends 3-2 where all are played', '11122', 'all', '3-2 player1; over; play ; drop '],
    [
      'keeps the winner at 3-0 though two are lost',
      '11122',
      'first-tie-all',
      '3-2 player1; over; play ; drop ',
    ],
    [
      'stops later under the rule of the first tie',
      '111--',
      'first-tie-all',
      '3-0 player1; over; play ; drop 45',
    ],
    [
      'is decided by more rubbers where one has no winner',
      '10121',
      'when-decided',
      '3-1 player1; over; play ; drop ',
    ],
    [
      'is nobody’s where all of it is level',
      '10122',
      'when-decided',
      '2-2 nobody; over; play ; drop ',
    ],
  ] as const)('A tie of five rubbers %s', (_name, text, stop, expected) => {
    expect(stateOf(text, stop)).toBe(expected);
  });

  it('A tie plays every rubber in the first tie of a team', () => {
    expect(stateOf('111--', 'first-tie-all', true)).toBe('3-0 player1; decided; play 45; drop ');
  });

  it('A tie is won by games, then by points, where the rubbers are level', () => {
    const sets = [
      [11, 9],
      [11, 9],
      [11, 9],
    ].map(([player1, player2]) => asText({ player1: player1!, player2: player2! }));
    const level = rubbersIn('10122').map((rubber, index) =>
      index === 0 ? { ...rubber, sets } : rubber,
    );
    const state = tieState(template, 'when-decided', level, { isFirstTie: false });
    expect(state).toMatchObject({ winner: 'player1', games: { player1: 3, player2: 0 } });
    expect(state.points).toEqual({ player1: 33, player2: 27 });
  });

  it('A tie does not count the games of a rubber that is being played', () => {
    const running = { ...rubbersIn('p')[0]!, sets: [asText({ player1: 11, player2: 2 })] };
    const state = tieState(template, 'all', [running], { isFirstTie: false });
    expect([state.games.player1, state.points.player1]).toEqual([0, 0]);
  });
});

it('A rubber that one team gives up is won by the other, one that both give up by nobody', () => {
  const won = forfeitWinners({ player1: [0, 1], player2: [1] });
  expect([...won]).toEqual([
    [0, 'player2'],
    [1, null],
  ]);
});

describe('Rubbers that can start together', () => {
  const lines = {
    player1: [['a'], ['b'], ['a', 'c'], ['d'], ['c']],
    player2: [['x'], ['y'], ['y', 'z'], ['w'], ['z']],
  };
  it.each([
    ['the first two on two courts', '-----', 2, [0, 1]],
    ['not the double beside its players, but the fourth', '-----', 3, [0, 1, 3]],
    ['one on the court that is free', 'pp---', 1, [3]],
    ['nothing without a court', '-----', 0, []],
    ['one at 2-0, since the next may decide', '11---', 3, [2]],
    ['nothing beside the rubber that may decide', '11p--', 3, []],
    ['nothing after the decision', '111--', 3, []],
  ] as const)('Rubbers that can start together are %s', (_name, text, courts, expected) => {
    const rubbers = rubbersIn(text);
    const state = tieState(template, 'when-decided', rubbers, { isFirstTie: false });
    const needed = surelyNeeded(state, { wins: 3, playsAll: false });
    expect(startable(lines, rubbers, state, { courts, surelyNeeded: needed })).toEqual(expected);
  });

  it('Rubbers that can start together are all that nobody is twice in where every rubber is played', () => {
    const rubbers = rubbersIn('111--');
    const state = tieState(template, 'all', rubbers, { isFirstTie: false });
    const needed = surelyNeeded(state, { wins: 3, playsAll: true });
    expect(startable(lines, rubbers, state, { courts: 3, surelyNeeded: needed })).toEqual([3, 4]);
  });
});
