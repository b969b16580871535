import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { practiceMatches } from '../../records/records.contract.ts';
import { callMatch } from '../knockout.calls.contract.ts';
import * as contract from '../knockout.contract.ts';
import { clearResult, saveResult } from '../knockout.results.contract.ts';
import { publicBracket, shareKnockout } from '../knockout.sharing.contract.ts';
import { asSeen, enter, type Hall, hall, matchOf, resultFor } from './knockout.people.factory.ts';

const NOBODY: { readonly result: EnteredResult } = { result: { kind: 'double-walkover' } };

/** Enters results in turn: a double walkover for "-", otherwise a win of the first player. */
async function playedOn({ coach, knockout }: Hall, ...matches: string[]) {
  let state = knockout;
  for (const match of matches) {
    const [id = '', nobody] = match.split(' ');
    state = await enter(coach, state, id, nobody ? NOBODY : {});
  }
  return state;
}

async function inList({ coach, groupId }: Hall) {
  const { data } = await coach.call(contract.knockouts, { query: { groupId } });
  const [first] = data!.knockouts;
  return { played: first?.played, total: first?.total, champion: first?.champion };
}

describe('a bracket match in which neither player appears', () => {
  test('The next opponent advances without a match, and the list of brackets counts one match fewer', async ({
    server,
  }) => {
    const club = await hall(server);
    const { player1 } = matchOf(club.knockout, '1-1');
    const state = await playedOn(club, '1-0 -', '1-1');
    expect(matchOf(state, '1-0').result).toEqual({ kind: 'double-walkover', winner: null });
    expect(matchOf(state, '2-0')).toMatchObject({
      player1: null,
      player2: player1,
      result: { kind: 'unopposed', winner: player1 },
    });
    expect(matchOf(state, '3-0').player1).toBe(player1);
    expect(await inList(club)).toEqual({ played: 2, total: 6, champion: null });
  });

  test('A match in which neither player appears is in no record, and is read again as it was entered', async ({
    server,
  }) => {
    const club = await hall(server);
    await playedOn(club, '1-0 -');
    const { data } = await club.member.call(contract.knockout, { params: { id: club.id } });
    expect(matchOf(data!.knockout, '1-0').result?.kind).toBe('double-walkover');
    const params = { dateId: '2026-11-20', formatId: 'tournament' as const };
    const records = await club.coach.call(practiceMatches, { params });
    expect(records.data?.matches).toEqual([]);
  });

  test('With double walkovers in both matches the winner of the other half is the champion', async ({
    server,
  }) => {
    const club = await hall(server);
    const state = await playedOn(club, '1-0 -', '1-1 -', '1-2', '1-3', '2-1');
    const champion = matchOf(state, '2-1').result?.winner;
    expect(matchOf(state, '2-0').result).toEqual({ kind: 'unopposed', winner: null });
    expect(matchOf(state, '3-0').result).toEqual({ kind: 'unopposed', winner: champion });
    const name = state.players.find(({ id }) => String(id) === champion)?.name;
    expect(await inList(club)).toEqual({ played: 5, total: 5, champion: name });
  });

  test('A final in which neither player appears leaves the bracket without a champion, and finished', async ({
    server,
  }) => {
    const club = await hall(server);
    const state = await playedOn(club, '1-0', '1-1', '1-2', '1-3', '2-0', '2-1', '3-0 -');
    expect(matchOf(state, '3-0').result?.winner).toBeNull();
    expect(await inList(club)).toEqual({ played: 7, total: 7, champion: null });
  });

  test('A double walkover that is taken back opens its next match again; results that followed are cleared only when named', async ({
    server,
  }) => {
    const club = await hall(server);
    const { coach, id } = club;
    const open = await playedOn(club, '1-0 -', '1-1');
    const params = { id, matchId: '1-0' };
    const query = (state: contract.KnockoutOutput) => ({
      writeId: uuidv7(),
      drawNumber: 1,
      baseVersion: state.marks.find(({ matchId }) => matchId === '1-0')!.version,
    });
    const back = await coach.call(clearResult, { params, query: query(open) });
    expect(matchOf(back.data!.knockout, '2-0')).toMatchObject({ player1: null, result: null });
    expect(matchOf(back.data!.knockout, '3-0').player1).toBeNull();

    const again = await enter(coach, back.data!.knockout, '1-0', NOBODY);
    const later = await playedOn({ ...club, knockout: again }, '1-2', '1-3', '2-1', '3-0');
    const refused = await coach.call(clearResult, { params, query: query(later) });
    expect(refused.refusal?.code).toBe('NEXT_MATCH_PLAYED');
    const corrected = await enter(coach, later, '1-0', { clears: asSeen(later, '3-0') });
    expect(matchOf(corrected, '2-0')).toMatchObject({
      player1: matchOf(corrected, '1-0').player1,
      result: null,
    });
    expect(matchOf(corrected, '3-0')).toMatchObject({ player1: null, result: null });
  });

  test('A match without an opponent takes no result and no call', async ({ server }) => {
    const club = await hall(server);
    const state = await playedOn(club, '1-0 -', '1-1');
    const params = { id: club.id, matchId: '2-0' };
    const body = resultFor(state, '2-0', { sets: '11-9' });
    const scored = await club.coach.call(saveResult, { params, body });
    expect(scored.refusal?.code).toBe('PLAYERS_MISSING');
    const players = { player1Id: body.player1Id, player2Id: body.player2Id };
    const call = { id: uuidv7(), drawNumber: 1, place: '', ...players };
    const called = await club.coach.call(callMatch, { params, body: call });
    expect(called.refusal?.code).toBe('MATCH_PLAYED');
  });

  test('Two scorers who both enter it agree; another result is a conflict without a winner', async ({
    server,
  }) => {
    const club = await hall(server);
    await playedOn(club, '1-0 -');
    const same = await enter(club.member, club.knockout, '1-0', NOBODY);
    expect(same.marks).toMatchObject([{ matchId: '1-0', version: 1 }]);
    const params = { id: club.id, matchId: '1-0' };
    const body = resultFor(club.knockout, '1-0', {});
    const { refusal } = await club.member.call(saveResult, { params, body });
    expect(refusal).toMatchObject({
      code: 'MATCH_CHANGED',
      details: { kind: 'double-walkover', winner: null, score: null },
    });
  });

  test('The shared bracket shows it without ids of members', async ({ server }) => {
    const club = await hall(server);
    await playedOn(club, '1-0 -', '1-1');
    const share = await club.coach.call(shareKnockout, { params: { id: club.id } });
    const { data } = await server
      .phone()
      .call(publicBracket, { params: { token: share.data!.token } });
    const { draw } = data!.bracket;
    const match = (id: string) => draw.matches.find((one) => one.id === id)!;
    expect(match('1-0').result).toEqual({ kind: 'double-walkover', winner: null });
    const { player2, result } = match('2-0');
    expect(result).toEqual({ kind: 'unopposed', winner: player2 });
    expect(draw.entrants.map(({ id }) => id)).toContain(player2);
  });
});
