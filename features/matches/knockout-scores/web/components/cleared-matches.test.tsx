import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findMatch, record } from '#domain/bracket/results.ts';
import { players, playOut, sampleDraw, win } from '#domain/bracket/sample-draws.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { peopleOf } from '../../../draws/web/lib/people.ts';
import { knockoutScoresMessages as en } from '../../knockout-scores.messages.en.ts';
import { consequenceTexts } from '../lib/consequence-words.ts';
import type { ScoredView } from '../lib/scored-match.ts';
import { latestChange, type PendingResult } from '../lib/sent-results.ts';
import { ClearedMatches, clearsOf } from './cleared-matches.tsx';

const draw = playOut(sampleDraw(players(8, 8), { placing: 'strength-order' }), () => true);
const match = findMatch(draw, '1-0') as Match;
const marks = draw.matches.map(({ id }) => ({ matchId: id, version: 1 }));

const change = (id: string, matchId: string, clears: readonly string[] = [], refused = false) =>
  ({
    entry: { id, refusal: refused ? { code: 'NEXT_MATCH_PLAYED', status: 409 } : null },
    result: { matchId, clears: clears.map((one) => ({ matchId: one, version: 1 })) },
  }) as unknown as PendingResult;

const viewOf = (pendingResults: readonly PendingResult[] = []) =>
  ({
    draw,
    knockout: { marks },
    pendingResults,
    people: peopleOf(draw),
  }) as unknown as ScoredView;

describe('the results that a change takes back', () => {
  it('A change with the same winner clears no results', () => {
    expect(clearsOf(viewOf(), match, win('p001', '5-4'))).toEqual([]);
  });

  it('A change to another winner, or to none, clears the results up to the final', () => {
    const clears = [
      { matchId: '2-0', version: 1 },
      { matchId: '3-0', version: 1 },
    ];
    expect(clearsOf(viewOf(), match, win('p008'))).toEqual(clears);
    expect(clearsOf(viewOf(), match, null)).toEqual(clears);
  });

  it('A cleared result names the pending write of this phone', () => {
    const pending = [change('w1', '3-0'), change('w2', '2-0', [], true)];
    expect(clearsOf(viewOf(pending), match, win('p008'))).toEqual([
      { matchId: '2-0', version: 1 },
      { matchId: '3-0', version: 1, follows: 'w1' },
    ]);
  });

  it('The cleared results are listed with round, players and score', () => {
    rendered(<ClearedMatches view={viewOf()} match={match} result={win('p008')} />);
    expect(screen.getByText('These 2 results are cleared as well')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Semi Finals: Player 1 vs Player 4 (Player 1 wins 3-1)',
      'Final: Player 1 vs Player 2 (Player 1 wins 3-1)',
    ]);
  });
});

describe('the consequences of a correction', () => {
  const text = (courtOf?: ReadonlyMap<string, string>) =>
    consequenceTexts(
      { draw: first, people: peopleOf(first), ...(courtOf && { courtOf }) },
      findMatch(first, '1-0') as Match,
      win('p008'),
      { t: en, roundName: () => 'Semi Finals' },
    );
  // Nothing but the first round is played.
  const first = sampleDraw(players(8, 8), { placing: 'strength-order' })
    .matches.filter(({ round }) => round === 1)
    .reduce(
      (played, { id, player1 }) => {
        const step = record(played, id, win(player1));
        if (!step.ok) throw new Error(step.code);
        return step.value.next;
      },
      sampleDraw(players(8, 8), { placing: 'strength-order' }),
    );

  it('A later match that is called or played is named with its court, which must stop', () => {
    expect(text(new Map([['2-0', 'Table 3']]))).toEqual([
      'Table 3 must stop: Player 8 plays instead of Player 1',
    ]);
  });

  it('A later match that nobody has called is named with its round', () => {
    expect(text()).toEqual([en.replaced('Player 1', 'Player 8', 'Semi Finals')]);
  });
});

describe('the newest change of a match that waits on this phone', () => {
  const pending = [change('w1', '2-0'), change('w2', '1-0', ['2-0'])];

  it('The latest pending change of a match may be a correction of an earlier match that clears it', () => {
    expect(latestChange(pending, '2-0')?.entry.id).toBe('w2');
    expect(latestChange(pending, '1-0')?.entry.id).toBe('w2');
    expect(latestChange(pending, '3-0')).toBeUndefined();
  });

  it('The latest pending change of a match is not a correction that the server has refused', () => {
    const refused = [change('w1', '2-0'), change('w2', '1-0', ['2-0'], true)];
    expect(latestChange(refused, '2-0')?.entry.id).toBe('w1');
  });
});
