import { findMatch } from '#domain/bracket/results.ts';
import { matchOrder } from '#domain/groups/match-order.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { listMatches } from '#features/day/queue/server/queue.store.ts';
import type { FurtherStage } from '#features/event-draws/event-draws.further.policy.ts';
import { formatAt } from '#features/event-draws/results/results.policy.ts';
import type { StageTies } from '#features/event-draws/ties/server/ties.reading.commands.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';

/** Ties as they are sent: field by field, with the names that the reader may read. */

type QueueRow = Awaited<ReturnType<typeof listMatches>>[number];
type Tie = StageTies['ties'][number];

interface Around {
  readonly event: { readonly id: number };
  readonly played: StageTies;
  readonly after: FurtherStage | null;
  readonly names: ReadonlyMap<string, { readonly name: string; readonly club: string | null }>;
  readonly rowOf: ReadonlyMap<string, QueueRow>;
  readonly courtName: ReadonlyMap<string, string>;
  readonly isClosed: boolean;
}

export function asTie(tie: Tie, around: Around) {
  const { match, state, template, tie: stored, isRevealed } = tie;
  const { event, played, after, names, isClosed } = around;
  const place = placeOf(played, match.matchId);
  const team = (id: string | null) => {
    if (id === null) return null;
    const known = names.get(id);
    return { id, name: known?.name ?? FORMER_PLAYER, club: known?.club ?? null };
  };
  const isWalkover = match.isSettled && !match.isRetired;
  const own = match.isSettled ? outcomeOf(played, tie) : state;
  return {
    eventId: event.id,
    stageId: played.stage.id,
    matchId: match.matchId,
    drawNumber: played.drawNumber,
    isClosed,
    place,
    stage: after && {
      position: after.position,
      places: after.places && { from: after.places.from, to: after.places.to },
      isMain: after.isMain,
    },
    team1: team(match.player1),
    team2: team(match.player2),
    score: { player1: own.score.player1, player2: own.score.player2 },
    winner: own.winner,
    isDecided: match.isSettled || state.isDecided,
    isOver: match.isSettled || state.isOver,
    isWalkover,
    isRetired: match.isRetired && !state.isOver,
    isLevel: state.isOver && state.winner === null && !isWalkover,
    stop: template.play[match.play].stop,
    isFirstTie: match.isFirstTie,
    wins: template.wins,
    isRevealed,
    filed: {
      player1: stored?.orders.player1 !== undefined,
      player2: stored?.orders.player2 !== undefined,
    },
    rubbers: tie.rubbers.map((rubber) => asRubber(rubber, { ...around, place, tie })),
  };
}

type Placed = Around & { readonly place: ReturnType<typeof placeOf>; readonly tie: Tie };

function asRubber(
  rubber: Tie['rubbers'][number],
  { played, names, rowOf, courtName, place, tie }: Placed,
) {
  const { number, matchId, name, kind, forfeit, isOff, row } = rubber;
  const queued = rowOf.get(`${played.stage.id} ${matchId}`);
  const counts = queued?.drawNumber === played.drawNumber ? queued : undefined;
  const isPlayed = row !== null && row.status !== 'scheduled';
  const line = (id: string | null) => id && { id, name: names.get(id)?.name ?? FORMER_PLAYER };
  return {
    number,
    matchId,
    name,
    kind,
    isOff,
    player1: line(rubber.player1) || null,
    player2: line(rubber.player2) || null,
    ...(forfeit !== undefined && { forfeit }),
    state: stateOf(rubber, tie, isPlayed ? 'done' : counts?.state),
    courtName: (counts?.courtId && courtName.get(counts.courtId)) || null,
    id: row?.id ?? null,
    version: row?.version ?? 0,
    scoreFormat: isPlayed ? row.scoreFormat : formatAt(played.stage.settings, place),
    result: isPlayed
      ? { sets: serialise(row.sets), result: row.result, winner: row.winner, status: row.status }
      : null,
  };
}

/** On the day; null for a rubber that nobody plays. */
function stateOf(
  { isOff, forfeit }: Tie['rubbers'][number],
  { match }: Tie,
  known: QueueRow['state'] = 'waiting',
): QueueRow['state'] | null {
  return isOff || forfeit !== undefined || match.isSettled ? null : known;
}

/** Of a tie without play, or one that a team gave up. */
function outcomeOf({ draw, rows }: StageTies, { match, state }: Tie) {
  const score = match.isRetired ? state.score : { player1: 0, player2: 0 };
  if (isGroupsDraw(draw)) {
    const row = rows.find(
      (one) => String(one.player1.id) === match.player1 && String(one.player2.id) === match.player2,
    );
    return { score, winner: row?.winner ?? null };
  }
  const winnerId = findMatch(draw, match.matchId)?.result?.winner ?? null;
  if (winnerId === null) return { score, winner: null };
  return {
    score,
    winner: winnerId === match.player1 ? ('player1' as const) : ('player2' as const),
  };
}

function placeOf({ draw }: StageTies, matchId: string) {
  if (!isGroupsDraw(draw)) {
    const match = findMatch(draw, matchId);
    const { round = 1, position = 0 } = match ?? {};
    return { kind: 'knockout' as const, round, rounds: draw.rounds, position };
  }
  const [group = 1, first = 1, second = 1] = matchId.split('-').map(Number);
  const order = matchOrder(draw.groups[group - 1]?.length ?? 0);
  const at = order.findIndex((one) => one.first === first && one.second === second);
  return { kind: 'group' as const, group, number: at + 1 };
}
