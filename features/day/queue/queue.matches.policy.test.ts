import { describe, expect, it } from 'vitest';
import { record } from '#domain/bracket/results.ts';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import { matchesOf, type PlayedStage, wasPlayed } from './queue.matches.policy.ts';

const four = sampleDraw(players(4, 4), { placing: 'strength-order' });

function stageWith(result: PlayedResult): PlayedStage {
  const step = record(four, '1-0', result);
  if (!step.ok) throw new Error(step.code);
  return {
    id: 'stage',
    eventId: 1,
    stage: null,
    drawNumber: 1,
    settings: { scoreFormat: null, finalFormat: null },
    draw: step.value.next,
    results: [],
    rules: { ruleBook: 'table-tennis', scoreFormat: null, out: new Set() },
    outOfGroups: [],
    entered: new Map([['1-0', { version: 1, at: new Date(0), agreement: null }]]),
  };
}

it('The score of a knockout has the points of its tie-breaks, as the results of the tournament do', () => {
  const sets = [
    { player1: 7, player2: 6, tieBreak: 5 },
    { player1: 6, player2: 0 },
  ];
  const result = { kind: 'score', winner: 'p001', score: '2-0', sets } as const;
  expect(matchesOf(stageWith(result))[0]?.result?.score).toBe('7-6(5) 6-0');
});

describe('whether a match was played', () => {
  it.each([
    ['a score', 'score', '11-9 11-9 11-9', true],
    ['a retirement in the second game', 'retirement', '11-9 3-5', true],
    ['a default of which only the games are known', 'default', '1-0', true],
    ['a default before the first point', 'default', '', false],
    ['a retirement before the first point', 'retirement', '0-0', false],
    ['a walkover', 'walkover', '', false],
    ['a double walkover', 'double-walkover', '', false],
  ] as const)('With %s nobody rests unless points were played', (_name, kind, score, isPlayed) => {
    expect(wasPlayed({ kind, score })).toBe(isPlayed);
  });
});
