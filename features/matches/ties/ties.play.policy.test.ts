import { describe, expect, test } from 'vitest';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { type RubberRow, tieInPlay } from './ties.play.policy.ts';

const game = (player1: number, player2: number) => ({
  player1Score: String(player1),
  player2Score: String(player2),
});

type Formatted = Pick<RubberRow, 'scoreFormat'>;

/** A tie of which the first rubber is over. */
function tieAfter(
  templateId: string,
  { scoreFormat = null, ...row }: Pick<RubberRow, 'sets' | 'status'> & Partial<Formatted>,
) {
  const template = findTemplate(templateId)!;
  const players = Array.from({ length: template.places }, (_, at) => at + 1);
  const state = { isFirstTie: false, isSettled: false, isRetired: false } as const;
  return tieInPlay(
    { matchId: '1-1-2', player1: '1', player2: '2', play: 'groups', scoreFormat, ...state },
    {
      drawNumber: 1,
      template,
      tie: {
        id: 't',
        drawNumber: 1,
        matchId: '1-1-2',
        team1: '1',
        team2: '2',
        template,
        firstLetters: null,
        revealedAt: new Date('2026-12-04T00:00:00Z'),
        orders: { player1: { players }, player2: { players } },
      },
      rows: [{ tieId: 't', rubberNo: 1, winner: 'player2', scoreFormat: null, ...row }],
    },
  ).state;
}

describe('a rubber that is not played to its end', () => {
  test.each([
    ['is given up', { sets: [game(11, 5), game(5, 3)], status: 'retired' }],
    ['is lost by a disqualification before the first point', { sets: [], status: 'defaulted' }],
    ['is not played', { sets: [], status: 'walkover' }],
  ] as const)('In table tennis one that %s counts as three games to love', (_, row) => {
    const { score, games, points } = tieAfter('tt-4s1d', row);
    expect(score).toEqual({ player1: 0, player2: 1 });
    expect(games).toEqual({ player1: 0, player2: 3 });
    expect(points).toEqual({ player1: 0, player2: 33 });
  });

  test('In a stage with another format than the template the games of that format count', () => {
    const row = { sets: [], status: 'walkover' } as const;
    const { games } = tieAfter('tt-4s1d', { ...row, scoreFormat: { id: 'table-tennis-3' } });
    expect(games).toEqual({ player1: 0, player2: 2 });
  });

  test('In badminton the games count that were finished, and the game that was going on is nobody’s', () => {
    const row = { sets: [game(21, 10), game(11, 9)], status: 'retired' } as const;
    const { games, points } = tieAfter('bd-2d1s', row);
    expect(games).toEqual({ player1: 1, player2: 0 });
    expect(points).toEqual({ player1: 32, player2: 19 });
  });
});
