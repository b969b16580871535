import { v7 as uuidv7 } from 'uuid';
import { findMatch } from '#domain/bracket/results.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { apply, isStored } from '#features/matches/draw-results/draw-results.policy.ts';
import {
  clearResultIn,
  saveResultIn,
} from '#features/matches/draws/server/draws.results.commands.ts';
import { listMarks } from '#features/matches/draws/server/draws.results.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import type { TieInPlay } from '#features/matches/ties/ties.play.policy.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import { findById } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { resultOf } from '../ties.changes.policy.ts';
import { readStageTies, type StageTies } from './ties.reading.commands.ts';

/** The results of ties follow from their rubbers, in the transaction that changes one. The stage is locked. */

export const settleTies: Subscriber<'result.changed'> = async (services, tx, { stageId }) => {
  const found = await stages.findEvent(tx, stageId);
  const tournament = found && (await findById(tx, found.tournamentId));
  const event = tournament && eventOf(tournament, found.eventId);
  const stage = event?.discipline === 'Team' && (await stages.findForUpdate(tx, stageId));
  const played = event && stage && (await readStageTies(tx, { event, stage }));
  if (!played) return;
  for (const tie of played.ties) {
    // A walkover of a team is no rubber's.
    if (tie.match.isSettled || !tie.tie) continue;
    if (isGroupsDraw(played.draw)) await settleInGroup(services, tx, played, tie);
    else await settleInKnockout(services, tx, played, tie);
  }
};

async function settleInKnockout(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { stage, draw, drawNumber }: StageTies,
  tie: TieInPlay,
): Promise<void> {
  if (isGroupsDraw(draw)) return;
  const { matchId, player1, player2 } = tie.match;
  const marks = await listMarks(tx, stage.id, drawNumber);
  const mark = marks.find((one) => one.matchId === matchId) ?? null;
  const result = resultOf(tie);
  if (isStored(mark, { result, notes: '' })) return;
  const match = findMatch(draw, matchId);
  // Who writes a rubber asks first whether its tie may change (ties.changes.policy.ts).
  if (!match || !player1 || !player2 || !apply(draw, match, result).ok) {
    throw new Error(`the tie ${stage.id} ${matchId} cannot have the result of its rubbers`);
  }
  const now = clock.now();
  if (!result) {
    if (mark) await clearResultIn(tx, mark, { accountId: null, now });
    return;
  }
  await saveResultIn(
    tx,
    {
      ...NO_OWNER,
      stageId: stage.id,
      kind: 'knockout',
      playedOn: dayInJapan(now),
      drawNumber,
      rounds: draw.rounds,
    },
    {
      ...{ match, mark, result, notes: '', accountId: null, now },
      player1: asSide(player1),
      player2: asSide(player2),
      findPlayers: async () => [],
    },
  );
}

const NO_OWNER = { groupId: null, groupName: null, ownerAccountId: null } as const;

async function settleInGroup(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { stage, drawNumber, rows }: StageTies,
  { match, state }: TieInPlay,
): Promise<void> {
  const { player1, player2 } = match;
  if (!player1 || !player2) return;
  const key = pairKey(player1, player2);
  const before = rows.find((row) => row.pairKey === key);
  const { score, winner } = state;
  const after = winner
    ? { result: `${score.player1}-${score.player2}`, winner, status: 'finished' as const }
    : { result: '0-0', winner: null, status: 'scheduled' as const };
  const isSame = before
    ? before.result === after.result && before.winner === after.winner
    : winner === null;
  if (isSame) return;
  const now = clock.now();
  const sides = { player1: asSide(player1), player2: asSide(player2) };
  const scored = { ...after, ...sides, sets: [], scoredAt: now };
  if (before) {
    await matches.update(tx, before.id, { ...scored, version: before.version + 1 });
    return;
  }
  await matches.insert(tx, {
    ...NO_OWNER,
    ...scored,
    id: uuidv7(),
    kind: 'league',
    stageId: stage.id,
    pairKey: key,
    drawNumber,
    playedOn: dayInJapan(now),
    createdAt: now,
  });
}

/** The name of a team is looked up in the seeding list. */
function asSide(id: string) {
  return { id, name: id };
}
