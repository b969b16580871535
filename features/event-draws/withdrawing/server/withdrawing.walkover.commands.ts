import { v7 as uuidv7 } from 'uuid';
import { openMatch } from '#domain/bracket/results.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import { saveResultIn } from '#features/matches/draw-results/server/draw-results.commands.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { splitMatchId } from '#features/matches/ties/ties.sides.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { shownDraw } from '../../event-draws.drafts.policy.ts';
import { formatIn, knockoutInPlay, outOf } from '../../results/results.policy.ts';
import { eventKnockoutOwner } from '../../results/server/results.knockouts.provider.ts';
import { readResults } from '../../results/server/results.presenter.ts';
import type { EventRequest } from '../../server/event-draws.locks.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { retireTieIn } from '../../ties/server/ties.walkovers.commands.ts';
import type { DayOfTournament } from './withdrawing.calls.provider.ts';

interface Leaving extends EventRequest {
  /** Of the entrant, in the list of the event. */
  readonly number: number;
  readonly day: Pick<DayOfTournament, 'called'>;
}

/**
 * Gives the next match of somebody who has withdrawn to the opponent, in each published knockout of the event: by walkover, or by
 * retirement where the match, or a rubber of the tie, has begun. Nobody wins where the opponent has withdrawn as well. A match whose other side is not known
 * yet is left to the referee. A step inside the transaction of a decision, which has ended the entry and holds all stages.
 */
export async function walkOverIn(
  services: CommandServices,
  tx: Db,
  { number, day, ...request }: Leaving,
): Promise<void> {
  const { eventId } = request;
  const entrants = await listEntrants(tx, eventId);
  for (const stage of await stages.listOf(tx, eventId)) {
    const { id } = stage;
    const next = await findNextMatch(tx, stage, String(number));
    if (!next) continue;
    const { match, draw, scoreFormat } = next;
    const isBegun = day.called.some(
      (one) =>
        one.isPlaying &&
        one.stageId === id &&
        one.drawNumber === next.drawNumber &&
        // A tie has begun with one of its rubbers.
        splitMatchId(one.matchId).matchId === match.id,
    );
    const out = new Set(outOf(draw, entrants));
    const winner = [match.player1, match.player2].find((one) => !out.has(one));
    const given = { stage, matchId: match.id, isPlaying: isBegun };
    const accountId = request.account.id;
    if (winner && (await retireTieIn(services, tx, { ...given, winner, accountId }))) continue;
    const result = leftTo(match, out, isBegun);
    const owner = eventKnockoutOwner(services.clock, request, id);
    const saved = await saveResultIn(services, tx, owner, {
      writeId: uuidv7(),
      accountId: request.account.id,
      drawNumber: next.drawNumber,
      baseVersion: next.version,
      matchId: match.id,
      player1Id: match.player1,
      player2Id: match.player2,
      scoreFormat,
      result,
    });
    if (!saved.ok) throw new Error(`the walkover of match ${match.id} is refused: ${saved.code}`);
  }
}

/** The next match of a player in the published knockout of a stage; null where its sides are not known. */
async function findNextMatch(
  tx: Db,
  { id, settings }: Pick<stages.StoredStage, 'id' | 'settings'>,
  player: string,
) {
  const newest = await draws.findNewest(tx, id);
  if (!newest || !isOut(newest)) return null;
  const draw = shownDraw(newest);
  const results = await readResults(tx, newest);
  if (isGroupsDraw(draw) || !('marks' in results)) return null;
  const match = openMatch(knockoutInPlay(draw, settings.format, results.marks), player);
  if (!match || !hasBoth(match)) return null;
  const mark = results.marks.find(({ matchId }) => matchId === match.id);
  const scoreFormat = formatIn(settings, draw, match);
  const version = mark?.version ?? 0;
  return { match, draw, scoreFormat, drawNumber: newest.number, version };
}

type Playable = Match & { readonly player1: string; readonly player2: string };

function hasBoth(match: Match): match is Playable {
  return match.player1 !== null && match.player2 !== null;
}

/** The one of the two who still takes part wins; the score of a match that has begun can be added on its card. */
function leftTo(
  { player1, player2 }: Playable,
  out: ReadonlySet<string>,
  isBegun: boolean,
): EnteredResult {
  const winner = [player1, player2].find((id) => !out.has(id));
  if (!winner) return { kind: 'double-walkover' };
  return isBegun ? { kind: 'retirement', winner, sets: [] } : { kind: 'walkover', winner };
}
