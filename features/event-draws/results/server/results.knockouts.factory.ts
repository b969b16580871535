import { v7 as uuidv7 } from 'uuid';
import { findMatch } from '#domain/bracket/results.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { withRecordedChanges } from '#domain/stage-draw/shown.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import { furtherSteps } from '../../server/event-draws.further.factory.ts';
import { closedEvent, KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import * as contract from '../results.contract.ts';
import * as knockouts from '../results.knockouts.contract.ts';
import { knockoutInPlay } from '../results.policy.ts';

type Options = Parameters<typeof closedEvent>[1] & {
  readonly thirdPlace?: boolean;
  readonly consolation?: boolean;
};

/** An event with a published knockout, with what its organizer can do about its matches. */
export async function playedKnockout(
  server: TestApp,
  { thirdPlace = false, consolation = false, ...options }: Options = { byHand: 8 },
) {
  const event = await closedEvent(server, options);
  await event.draw({ ...KNOCKOUT, thirdPlace, consolation });
  await event.publish();
  const first = matchesAt(event, 0);
  const { stageId } = (await first.drawn()).results;
  const { params, phone } = event;
  return {
    ...event,
    ...first,
    ...furtherSteps(event),
    stageId,
    /** The same for the published knockout at another position. */
    matchesAt: (position: number) => matchesAt(event, position),
    choose: (id: string | null) =>
      phone.call(contract.chooseScoreFormat, {
        params,
        body: { seenDraw: 1, scoreFormat: id === null ? null : { id } },
      }),
  };
}

/** The matches of the published knockout at a position, and their results. */
export function matchesAt(
  { params, phone, read }: Awaited<ReturnType<typeof closedEvent>>,
  position: number,
) {
  const drawn = async () => {
    const { draw: main, further } = await read();
    const draw = position === 0 ? main : further.find((one) => one.position === position)?.draw;
    if (!draw?.results || !('marks' in draw.results)) throw new Error('no knockout is published');
    return { ...draw, results: draw.results };
  };

  /** The knockout with its results, as the screens compute it. */
  const inPlay = async (): Promise<Draw> => {
    const { made, amendments, format, results } = await drawn();
    const changes = amendments.map(({ change }) => change);
    const shown = withRecordedChanges(made, changes);
    if (isGroupsDraw(shown)) throw new Error('the draw is one of groups');
    return knockoutInPlay(shown, format, results.marks);
  };
  const matchOf = async (matchId: string) => {
    const match = findMatch(await inPlay(), matchId);
    if (!match) throw new Error(`the draw has no match ${matchId}`);
    return match;
  };
  /** The version of the result of a match; 0 for none. */
  const versionOf = async (matchId: string) =>
    (await drawn()).results.marks.find((mark) => mark.matchId === matchId)?.version ?? 0;

  return {
    drawn,
    inPlay,
    matchOf,
    versionOf,
    /** Enters a result as somebody who has seen what is stored; `other` replaces parts of the request. */
    enter: async (
      matchId: string,
      result: EnteredResult | ((players: readonly [string, string]) => EnteredResult) = firstWins,
      { by = phone, at = {}, ...other }: Sent = {},
    ) => {
      const { player1, player2 } = await matchOf(matchId);
      const { number, results } = await drawn();
      const players = [player1 ?? 'nobody', player2 ?? 'nobody'] as const;
      return by.call(knockouts.saveResult, {
        params: { ...params, stageId: results.stageId, matchId, ...at },
        body: {
          writeId: uuidv7(),
          drawNumber: number,
          baseVersion: await versionOf(matchId),
          player1Id: players[0],
          player2Id: players[1],
          result: typeof result === 'function' ? result(players) : result,
          ...other,
        },
      });
    },
    clear: async (matchId: string, { by = phone, at = {}, ...other }: Cleared = {}) => {
      const { number, results } = await drawn();
      return by.call(knockouts.clearResult, {
        params: { ...params, stageId: results.stageId, matchId, ...at },
        query: {
          writeId: uuidv7(),
          drawNumber: number,
          baseVersion: await versionOf(matchId),
          ...other,
        },
      });
    },
  };
}

export interface Addressed {
  readonly by?: Phone;
  readonly at?: {
    readonly id?: number;
    readonly eventId?: number;
    readonly stageId?: string;
    readonly matchId?: string;
  };
}

export interface Seen extends Addressed {
  readonly writeId?: string;
  readonly drawNumber?: number;
  readonly baseVersion?: number;
  readonly follows?: string;
}

export interface Sent extends Seen {
  readonly clears?: { matchId: string; version: number }[];
  readonly player1Id?: string;
  readonly scoreFormat?: { readonly id: string };
  readonly notes?: string;
}

export interface Cleared extends Seen {
  readonly clears?: string;
}

const SETS = [
  { player1: 11, player2: 7 },
  { player1: 11, player2: 9 },
  { player1: 11, player2: 5 },
];

/** Three sets for the upper side. */
export const firstWins: EnteredResult = { kind: 'score', sets: SETS };
/** Three sets for the lower side. */
export const secondWins: EnteredResult = {
  kind: 'score',
  sets: SETS.map(({ player1, player2 }) => ({ player1: player2, player2: player1 })),
};
export const nobodyWins: EnteredResult = { kind: 'double-walkover' };
