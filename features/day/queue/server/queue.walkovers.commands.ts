import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Ending } from '#domain/scoring/ending.ts';
import { formatAt } from '#features/event-draws/results/results.policy.ts';
import { eventKnockoutOwner } from '#features/event-draws/results/server/results.knockouts.provider.ts';
import { eventOwner } from '#features/event-draws/results/server/results.owner.provider.ts';
import { saveResultIn } from '#features/matches/draw-results/server/draw-results.commands.ts';
import { saveScoreIn } from '#features/matches/server/matches.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { listPeople, upsertAll } from '../../check-in/server/check-in.store.ts';
import { type DeskRequest, findForDesk } from '../../server/day.locks.commands.ts';
import { keyOf } from '../queue.matches.policy.ts';
import { sideOf } from '../queue.sides.policy.ts';
import { proposalFor } from '../queue.walkovers.policy.ts';
import { type MatchRefusal, saveIn } from './queue.commands.ts';
import { isSeen, type LockedMatch, lockQueue, type SeenMatch } from './queue.locks.commands.ts';

type Decision =
  /** Null where neither side came. */
  { readonly kind: 'accept'; readonly winnerId: string | null } | { readonly kind: 'decline' };

interface WalkoverRequest extends DeskRequest {
  readonly seen: SeenMatch;
  readonly decision: Decision;
}

export type WalkoverRefusal =
  | MatchRefusal
  | 'WALKOVER_NOT_PROPOSED'
  | 'NEXT_STAGE_DRAWN'
  | 'RESULT_REFUSED';

/**
 * Accepts a walkover that the no-show rule proposes, which records it as the result, or declines it, because the players came, who are
 * then checked in. What is decided already changes nothing. The stage is locked before the day, as results lock them.
 */
export async function decideWalkover(
  services: Services,
  { seen, decision, ...request }: WalkoverRequest,
): Promise<Result<null, WalkoverRefusal>> {
  const found = await findForDesk(services.db, request);
  if (!found.ok) return found;
  return services.db.transaction(async (tx) => {
    await stages.findForUpdate(tx, seen.stageId);
    const locked = await lockQueue(services, tx, request);
    if (!locked.ok) return locked;
    const { facts } = locked.value;
    const key = keyOf(seen.stageId, seen.matchId);
    const match = facts.matches.find((one) => one.key === key);
    if (!match) return refuse('MATCH_NOT_FOUND');
    const own = { ...locked.value, match, row: facts.rows.get(key)! };
    if (isDecided(own, decision)) return ok(null);
    const refusal = refusalFor(own, seen, decision);
    if (refusal) return refuse(refusal);
    const { account } = request;
    if (decision.kind === 'accept') {
      const recorded = await record(services, tx, own, { request, winnerId: decision.winnerId });
      if (recorded.ok) await logDesk(services, tx, { account, ...own });
      return recorded;
    }
    const next = { ...own.row, arrivedAt: own.now, version: own.row.version + 1 };
    await saveIn(tx, own, next, { accountId: account.id, kind: 'arrived' });
    await checkInSides(tx, own);
    await logDesk(services, tx, { account, ...own });
    await services.publish(tx, { type: 'queue.changed', tournamentId: request.tournamentId });
    return ok(null);
  });
}

/** Who came is there: the next match of somebody whom nobody has ticked would wait for the check-in. */
async function checkInSides(tx: Db, { facts, match, tournament, now }: LockedMatch): Promise<void> {
  const missing = [match.player1Id, match.player2Id]
    .flatMap((id) => sideOf(facts.sides, match.eventId, id) ?? [])
    .flatMap(({ people, isLineUp, entryId }) =>
      people.flatMap(({ id, isMissing, isAbsent }) =>
        isMissing || isAbsent ? [isLineUp ? entryId : id] : [],
      ),
    );
  if (missing.length === 0) return;
  const people = (await listPeople(tx, tournament.id)).filter(({ id }) => missing.includes(id));
  await upsertAll(tx, people, { state: 'present', by: 'desk', at: now });
}

function refusalFor(own: LockedMatch, seen: SeenMatch, decision: Decision) {
  const { match, facts } = own;
  if (match.result) return 'MATCH_PLAYED';
  if (!isSeen(own, seen)) return 'QUEUE_CHANGED';
  if (!proposalFor(facts, match)) return 'WALKOVER_NOT_PROPOSED';
  if (decision.kind === 'decline' || decision.winnerId === null) return null;
  const isSide = [match.player1Id, match.player2Id].includes(decision.winnerId);
  return isSide ? null : 'QUEUE_CHANGED';
}

/** Whether a resend asks for what was decided before. */
function isDecided({ match, row }: LockedMatch, decision: Decision): boolean {
  const { result } = match;
  const { state, arrivedAt } = row;
  if (decision.kind === 'decline') return state === 'called' && arrivedAt !== null;
  const kind = decision.winnerId === null ? 'double-walkover' : 'walkover';
  return result?.kind === kind && result.winnerId === decision.winnerId;
}

interface Wanted {
  readonly request: DeskRequest;
  readonly winnerId: string | null;
}

/** Records the walkover by the command that records every result, whose event ends the match on its court. */
async function record(
  services: Services,
  tx: Db,
  locked: LockedMatch,
  { request, winnerId }: Wanted,
): Promise<Result<null, 'NEXT_STAGE_DRAWN' | 'RESULT_REFUSED'>> {
  const { match } = locked;
  const isInDraw = match.place.kind === 'knockout' && !match.place.rubber;
  const save = isInDraw ? saveInKnockout : saveInGroup;
  const saved = await save(services, tx, locked, { request, winnerId });
  if (saved.ok) return ok(null);
  return refuse(saved.code === 'NEXT_STAGE_DRAWN' ? 'NEXT_STAGE_DRAWN' : 'RESULT_REFUSED');
}

function saveInKnockout(
  services: Services,
  tx: Db,
  { match, facts }: LockedMatch,
  { request, winnerId }: Wanted,
) {
  const { eventId, stageId } = match;
  const owner = eventKnockoutOwner(services.clock, { ...request, eventId }, stageId);
  return saveResultIn(services, tx, owner, {
    writeId: uuidv7(),
    accountId: request.account.id,
    drawNumber: match.drawNumber,
    baseVersion: match.resultVersion,
    matchId: match.matchId,
    player1Id: match.player1Id ?? '',
    player2Id: match.player2Id ?? '',
    scoreFormat: scoreFormatOf(facts, match),
    result:
      winnerId === null ? { kind: 'double-walkover' } : { kind: 'walkover', winner: winnerId },
  });
}

function saveInGroup(
  services: Services,
  tx: Db,
  { match, facts, tournament }: LockedMatch,
  { request, winnerId }: Wanted,
) {
  const { eventId, stageId, matchId, drawNumber, player1Id, player2Id } = match;
  const winner = winnerId === player1Id ? 'player1' : 'player2';
  const ending: Ending =
    winnerId === null ? { status: 'double-walkover' } : { status: 'walkover', winner };
  return saveScoreIn(services, tx, eventOwner(services.clock), {
    id: uuidv7(),
    writeId: uuidv7(),
    baseVersion: match.resultVersion,
    match: {
      kind: 'event',
      tournamentId: tournament.id,
      eventId,
      drawNumber,
      player1Id: player1Id ?? '',
      player2Id: player2Id ?? '',
      ...(match.place.rubber && { rubber: { stageId, matchId } }),
      playedOn: tournament.eventDate,
    },
    sets: [],
    scoreFormat: scoreFormatOf(facts, match),
    ending,
    account: request.account,
  });
}

function scoreFormatOf({ stages: played }: LockedMatch['facts'], match: LockedMatch['match']) {
  const stage = played.find(({ id }) => id === match.stageId);
  return stage ? formatAt(stage.settings, match.place) : null;
}
