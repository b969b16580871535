import { v7 as uuidv7 } from 'uuid';
import type { Draw, Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import {
  findReturnFacts,
  reinstateIn,
} from '#features/entries/withdrawals/server/withdrawals.reinstating.commands.ts';
import { lockForShare } from '#features/groups/server/groups.store.ts';
import { clearResultIn } from '#features/matches/draw-results/server/draw-results.commands.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import type { ResultMark } from '#features/matches/draws/server/draws.results.store.ts';
import type * as stages from '#features/matches/server/matches.stages.store.ts';
import { splitMatchId } from '#features/matches/ties/ties.sides.policy.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Undo, undoable } from '#platform/server/db/undoable.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { shownDraw } from '../../event-draws.drafts.policy.ts';
import { knockoutInPlay, outOf } from '../../results/results.policy.ts';
import { eventKnockoutOwner } from '../../results/server/results.knockouts.provider.ts';
import { readResults } from '../../results/server/results.presenter.ts';
import {
  type ChangeRefusal,
  type EventRequest,
  lockRefereed,
} from '../../server/event-draws.locks.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { resumeGroupTiesIn } from '../../ties/server/ties.walkovers.commands.ts';
import { type ReinstatementRefusal, reinstatementRefusal } from '../withdrawing.policy.ts';
import type { DayOfTournament, FindDay } from './withdrawing.calls.provider.ts';
import { answerToEarlier, lockEntrant } from './withdrawing.commands.ts';
import { lockStages } from './withdrawing.knockouts.commands.ts';
import type { StoredEntrantToWithdraw } from './withdrawing.store.ts';
import { walkOverIn } from './withdrawing.walkover.commands.ts';

/** Takes a withdrawal back. Locks are taken as for the decision: tournament, application, entry, stages, day. */

interface ReinstatementWrite extends EventRequest {
  readonly writeId: string;
  readonly entryId: string;
  /** The decision that the writer saw. */
  readonly seenRequest: string;
  readonly findDayForUpdate: FindDay;
}

type PlayedRefusal = 'NEXT_MATCH_PLAYED' | 'NEXT_STAGE_OUT';

export type ReinstatingRefusal =
  | ChangeRefusal
  | ReinstatementRefusal
  | 'NOT_WITHDRAWN'
  | PlayedRefusal
  | 'ENTRY_NOT_FOUND'
  | 'ENTRIES_OPEN'
  | 'WITHDRAWAL_CHANGED';

/**
 * Takes back that somebody was withdrawn, such as a child who comes after all: the entry is confirmed with its line, and the matches that the
 * opponents have won without play since are open again. Refuses once something follows from it. A repeated write changes nothing.
 */
export async function reinstate(
  services: CommandServices,
  { writeId, entryId, seenRequest, findDayForUpdate, ...request }: ReinstatementWrite,
): Promise<Result<null, ReinstatingRefusal>> {
  return undoable<null, ReinstatingRefusal>(services.db, async (tx, undo) => {
    const locked = await lockRefereed(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    const earlier = await answerToEarlier(tx, { writeId, entryId });
    if (earlier) return earlier;
    const found = await lockWithdrawn(tx, event, { entryId, seenRequest });
    if (!found.ok) return found;
    const { entrant, endedAt } = found.value;
    const stored = await lockStages(tx, event.id);
    const day = await findDayForUpdate(tx, tournament.id);
    const refusal = await refusalOf(tx, event, { entrant, stored });
    if (refusal) return refuse(refusal);
    const { account } = request;
    const of = { eventId: event.id, accountId: account.id };
    await reinstateIn(services, tx, { ...of, entryId, tournament, endedAt, writeId, now });
    const back = { number: entrant.number, since: endedAt };
    for (const stage of stored) {
      await takeBackIn(services, tx, { ...back, request, day, stage }, undo);
    }
    await resumeGroupTiesIn(services, tx, { ...of, ...back, called: day.called });
    await logStep(services, tx, { account, tournament });
    return ok(null);
  });
}

/** The entrant whose withdrawal the writer saw, with the time of it; the entry is locked. */
async function lockWithdrawn(
  tx: Db,
  event: StoredEvent,
  { entryId, seenRequest }: Pick<ReinstatementWrite, 'entryId' | 'seenRequest'>,
): Promise<
  Result<
    { readonly entrant: StoredEntrantToWithdraw; readonly endedAt: Date },
    'ENTRIES_OPEN' | 'ENTRY_NOT_FOUND' | 'WITHDRAWAL_CHANGED' | 'NOT_WITHDRAWN'
  >
> {
  if (!event.isClosed) return refuse('ENTRIES_OPEN');
  await lockSchool(tx, entryId);
  const entrant = await lockEntrant(tx, event.id, entryId);
  if (!entrant) return refuse('ENTRY_NOT_FOUND');
  const { request, state, endedAt } = entrant;
  if (request?.id !== seenRequest) return refuse('WITHDRAWAL_CHANGED');
  const isOut = request.state === 'granted' && state === 'withdrawn';
  return isOut && endedAt ? ok({ entrant, endedAt }) : refuse('NOT_WITHDRAWN');
}

/** Holds the group of a school's line, whose pupils nobody merges then with others; it comes between the application and the line. */
async function lockSchool(tx: Db, entryId: string): Promise<void> {
  const [applicationId] = await entries.listApplications(tx, [entryId]);
  const application = applicationId && (await applications.findForUpdate(tx, applicationId));
  if (application) await lockForShare(tx, application.groupId);
}

interface Asked {
  readonly entrant: StoredEntrantToWithdraw;
  /** The stages of the event. */
  readonly stored: readonly stages.StoredStage[];
}

async function refusalOf(
  tx: Db,
  event: StoredEvent,
  { entrant, stored }: Asked,
): Promise<ReinstatementRefusal | null> {
  return reinstatementRefusal({
    ...(await findReturnFacts(tx, { entryId: entrant.entryId, eventId: event.id })),
    ...(await findDrawFacts(tx, stored, entrant)),
    isReturned: entrant.isReturned,
    hasPlace: event.placesTaken < event.participantLimit,
  });
}

/** What has become of the lines of somebody who was withdrawn, and of what follows from them. */
async function findDrawFacts(
  tx: Db,
  stored: readonly stages.StoredStage[],
  { number, endedAt }: Pick<StoredEntrantToWithdraw, 'number' | 'endedAt'>,
): Promise<{ readonly isLineTaken: boolean; readonly isFollowed: boolean }> {
  const facts = { isLineTaken: false, isFollowed: false };
  for (const { id, position } of stored) {
    const newest = await draws.findNewest(tx, id);
    if (!newest || !isOut(newest)) continue;
    const isIn = shownDraw(newest).entrants.some((one) => one.id === String(number));
    const isReplaced = newest.amendments.some(
      ({ change }) => 'player' in change && change.player === String(number),
    );
    facts.isLineTaken ||= isReplaced && !isIn;
    facts.isFollowed ||= position > 0 && endedAt !== null && newest.publishedAt! > endedAt;
  }
  return facts;
}

interface Returning {
  readonly request: EventRequest;
  readonly stage: stages.StoredStage;
  readonly number: number;
  readonly since: Date;
  readonly day: DayOfTournament;
}

/**
 * Clears what the opponents in the knockout of a stage have got without play since somebody was withdrawn. An opponent who has withdrawn as
 * well leaves the match to them.
 */
async function takeBackIn(
  services: CommandServices,
  tx: Db,
  { request, stage, number, since, day }: Returning,
  undo: Undo<PlayedRefusal>,
): Promise<void> {
  const newest = await draws.findNewest(tx, stage.id);
  if (!newest || !isOut(newest) || isGroupsDraw(newest.draw)) return;
  const results = await readResults(tx, newest);
  const shown = shownDraw(newest);
  if (!('marks' in results) || isGroupsDraw(shown)) return;
  const draw = knockoutInPlay(shown, stage.settings.format, results.marks);
  for (const { match, mark } of leftBehind(draw, results.marks, { id: String(number), since })) {
    const other = match.player1 === String(number) ? match.player2 : match.player1;
    const next = { stageId: stage.id, drawNumber: newest.number };
    if (isOnCourt(draw, day, { ...next, match, player: other })) undo('NEXT_MATCH_PLAYED');
    const cleared = await clearResultIn(
      services,
      tx,
      eventKnockoutOwner(services.clock, request, stage.id),
      {
        writeId: uuidv7(),
        accountId: request.account.id,
        drawNumber: newest.number,
        baseVersion: mark.version,
        matchId: match.id,
      },
    );
    if (!cleared.ok) undo(asRefusal(cleared.code, match.id));
    const isOtherOut = outOf(shown, await listEntrants(tx, request.eventId)).includes(other ?? '');
    if (isOtherOut) await walkOverIn(services, tx, { ...request, number: Number(other), day });
  }
}

/** The matches that somebody has lost by being withdrawn. */
function leftBehind(
  draw: Draw,
  marks: readonly ResultMark[],
  { id, since }: { readonly id: string; readonly since: Date },
): { readonly match: Match; readonly mark: ResultMark }[] {
  const matches = draw.third ? [...draw.matches, draw.third] : draw.matches;
  const left = marks.flatMap((mark) => {
    const match = matches.find((one) => one.id === mark.matchId);
    const isTheirs = match?.player1 === id || match?.player2 === id;
    const isLeft = mark.result !== null && isWithoutPlay(mark.result, id) && mark.scoredAt >= since;
    return match && isTheirs && isLeft ? [{ match, mark }] : [];
  });
  // The match for third place comes before the semi-final from which it follows.
  return left.toSorted((one, other) => other.match.round - one.match.round);
}

/** The score of a retirement that was entered since is the referee's word that the match has ended so. */
function isWithoutPlay(result: PlayedResult, id: string): boolean {
  if (result.kind === 'double-walkover') return true;
  if (result.winner === id) return false;
  if (result.kind === 'walkover') return true;
  return result.kind === 'retirement' && (result.sets ?? []).length === 0;
}

/** Whether the opponent is playing the next match already. */
function isOnCourt(
  draw: Draw,
  { called }: DayOfTournament,
  at: {
    readonly stageId: string;
    readonly drawNumber: number;
    readonly match: Match;
    readonly player: string | null;
  },
): boolean {
  return called.some((one) => {
    if (!one.isPlaying || one.stageId !== at.stageId || one.drawNumber !== at.drawNumber)
      return false;
    // A tie has begun with one of its rubbers.
    const next = draw.matches.find(({ id }) => id === splitMatchId(one.matchId).matchId);
    if (!next || next.id === at.match.id || at.player === null) return false;
    return next.player1 === at.player || next.player2 === at.player;
  });
}

function asRefusal(code: string, matchId: string): PlayedRefusal {
  if (code === 'NEXT_MATCH_PLAYED') return code;
  if (code === 'NEXT_STAGE_DRAWN') return 'NEXT_STAGE_OUT';
  throw new Error(`the walkover of match ${matchId} cannot be taken back: ${code}`);
}
