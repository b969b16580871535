import { v7 as uuidv7 } from 'uuid';
import type { Match } from '#domain/bracket/vocabulary.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type {
  ClearedMatch,
  EnteredResult,
} from '#features/matches/draw-results/draw-results.contract.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import { type Club, makeClub } from '../../server/practice.people.factory.ts';
import * as contract from '../knockout.contract.ts';
import * as results from '../knockout.results.contract.ts';
import { setsOf } from './knockout.factory.ts';

export type Player = { id: number; name: string; external: boolean; club?: string };

/** Visitors with ids from 100. */
export function visitors(count: number, club?: string): Player[] {
  return Array.from({ length: count }, (_, at) => ({
    id: 100 + at,
    name: `Visitor ${'ABCDEFGHIJKLMNOP'[at]}`,
    external: true,
    ...(club && { club }),
  }));
}

export interface Hall extends Club {
  readonly id: string;
  readonly knockout: contract.KnockoutOutput;
}

/** The practice club with a knockout of its five members and some visitors, started on the coach's phone. */
export async function hall(server: TestApp, guests = 3, scoreFormat?: ChosenFormat): Promise<Hall> {
  const club = await makeClub(server);
  const id = uuidv7();
  const players = [...club.players, ...visitors(guests)] as Player[];
  const session = { id, groupId: club.groupId, practiceDate: '2026-11-20', players };
  const body = { ...session, ...(scoreFormat && { scoreFormat }) };
  const { data, refusal } = await club.coach.call(contract.createKnockout, { body });
  if (!data) throw new Error(`the knockout was not started: ${refusal?.code}`);
  return { ...club, id, knockout: data.knockout };
}

export function matchOf({ draw }: contract.KnockoutOutput, id: string): Match {
  const match = draw.matches.find((one) => one.id === id);
  if (!match) throw new Error(`no match ${id}`);
  return match;
}

/** The body of a result for a match of this knockout; by default player 1 wins 2-1. */
export function resultFor(
  knockout: contract.KnockoutOutput,
  matchId: string,
  change: {
    sets?: string;
    walkover?: Side;
    retirement?: Side;
    /** Instead of the above. */
    result?: EnteredResult;
    scoreFormat?: ChosenFormat | null;
    baseVersion?: number;
    notes?: string;
    clears?: ClearedMatch[];
  } = {},
) {
  const { player1, player2 } = matchOf(knockout, matchId);
  const mark = knockout.marks.find((one) => one.matchId === matchId);
  const side = (winner: Side) => (winner === 'player1' ? player1 : player2) ?? '';
  const sets = setsOf(change.sets ?? '11-9 9-11 11-5');
  return {
    writeId: uuidv7(),
    drawNumber: knockout.drawNumber,
    baseVersion: change.baseVersion ?? mark?.version ?? 0,
    player1Id: player1 ?? 'nobody',
    player2Id: player2 ?? 'nobody',
    result: change.result ?? entered(),
    ...(change.scoreFormat !== undefined && { scoreFormat: change.scoreFormat }),
    notes: change.notes ?? '',
    ...(change.clears && { clears: change.clears }),
  };

  function entered(): EnteredResult {
    if (change.walkover) return { kind: 'walkover', winner: side(change.walkover) };
    if (!change.retirement) return { kind: 'score', sets };
    return { kind: 'retirement', winner: side(change.retirement), sets };
  }
}

/** The current results of these matches, as the `clears` of a correction. */
export function asSeen({ marks }: contract.KnockoutOutput, ...matchIds: string[]): ClearedMatch[] {
  return matchIds.map((matchId) => ({
    matchId,
    version: marks.find((mark) => mark.matchId === matchId)?.version ?? 0,
  }));
}

/** Plays these matches in turn, each won by the first player; gives the resulting knockout. */
export async function playThrough(
  phone: Phone,
  knockout: contract.KnockoutOutput,
  ...matchIds: string[]
): Promise<contract.KnockoutOutput> {
  let state = knockout;
  for (const matchId of matchIds) state = await enter(phone, state, matchId);
  return state;
}

/** Enters a result on this phone; gives the resulting knockout. */
export async function enter(
  phone: Phone,
  knockout: contract.KnockoutOutput,
  matchId: string,
  change?: Parameters<typeof resultFor>[2],
): Promise<contract.KnockoutOutput> {
  const params = { id: knockout.id, matchId };
  const body = resultFor(knockout, matchId, change);
  const { data, refusal } = await phone.call(results.saveResult, { params, body });
  if (!data) throw new Error(`the result of ${matchId} was not saved: ${refusal?.code}`);
  return data.knockout;
}
