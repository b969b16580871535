import { findMatch } from '#domain/bracket/results.ts';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import { USUAL_WITHDRAWAL_RULE } from '#domain/league-table/withdrawal.ts';
import { opponent, SIDES, type Side } from '#domain/scorecard/side.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { publishResult } from '#features/matches/server/matches.results.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { findRulesAndSport } from '#features/matches/ties/server/ties.store.ts';
import {
  hasResults,
  type TieInPlay,
  type TieMatch,
} from '#features/matches/ties/ties.play.policy.ts';
import { splitMatchId } from '#features/matches/ties/ties.sides.policy.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { closedUnlessCorrected } from '../../corrections/server/corrections.commands.ts';
import { outOf, playOf } from '../../results/results.policy.ts';
import { findDiscipline } from '../../results/server/results.store.ts';
import {
  type ChangeRefusal,
  type EventRequest,
  findDeskEvent,
} from '../../server/event-draws.locks.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { resultObjection, resultOf } from '../ties.changes.policy.ts';
import { furtherObjection, writeInGroup, writeInKnockout } from './ties.outcomes.commands.ts';
import { readStageTies, type StageTies } from './ties.reading.commands.ts';

/** Who has won a tie without a rubber: null where neither team came; 'none' where its rubbers decide. */
export type TieOutcome = Side | null | 'none';

interface TieWrite extends EventRequest {
  readonly stageId: string;
  readonly matchId: string;
  readonly drawNumber: number;
  readonly outcome: TieOutcome;
}

type TieRefusal =
  | ChangeRefusal
  | 'TIE_NOT_FOUND'
  | 'DRAW_CHANGED'
  | 'TIE_PLAYED'
  | 'NEXT_MATCH_PLAYED'
  | 'NEXT_STAGE_DRAWN';

/**
 * A team did not come: the other one wins the tie without play. Or it gave up after a rubber was played: the other one wins, and what
 * was played stands (next.md, A3). Or all of it is level, and the desk says who has won. Or the rubbers decide after all. Refuses where they have decided. The outcome that is stored
 * already is no change.
 */
export async function decideTie(
  services: CommandServices,
  { stageId, matchId, drawNumber, outcome, ...request }: TieWrite,
): Promise<Result<null, TieRefusal>> {
  const { clock } = services;
  return services.db.transaction(async (tx) => {
    const locked = await lockTie(services, tx, request, { stageId, matchId, drawNumber });
    if (!locked.ok) return locked;
    const { played, tie, tournament } = locked.value;
    if (!mayDecide(tie, outcome)) return refuse('TIE_PLAYED');
    const objection = await objectionTo(
      tx,
      { ...locked.value, event: { id: request.eventId } },
      outcome,
    );
    if (objection) return refuse(objection);
    const by = { now: clock.now(), accountId: request.account.id };
    if (isGroupsDraw(played.draw)) {
      await writeInGroup(tx, played, tie.match, { ...inGroup(tie, outcome), ...by });
    } else {
      const result = inKnockout(tie, outcome);
      const isWritten = await writeInKnockout(tx, played, tie.match, { result, ...by });
      if (!isWritten) return refuse('NEXT_MATCH_PLAYED');
    }
    await publishResult(services, tx, { stageId, ownerAccountId: null });
    await logDesk(services, tx, { account: request.account, tournament });
    return ok(null);
  });
}

/** Why an outcome cannot be entered: what follows from the tie has begun, or is drawn. */
async function objectionTo(
  tx: Db,
  { tournament, event, played, tie }: LockedTie & { readonly event: { readonly id: number } },
  outcome: TieOutcome,
): Promise<'NEXT_MATCH_PLAYED' | 'NEXT_STAGE_DRAWN' | null> {
  const { stage, draw, ties } = played;
  const { matchId } = tie.match;
  const after = outcome === 'none' ? resultOf(tie) : inKnockout(tie, outcome);
  if (!isGroupsDraw(draw)) {
    const before = findMatch(draw, matchId)?.result ?? null;
    const objection = resultObjection({ draw, ties, tie }, { before, after });
    if (objection) return objection;
  }
  return furtherObjection(tx, { tournament, event, stage, draw }, { matchId, result: after });
}

interface LockedTie {
  readonly tournament: StoredTournament;
  readonly played: StageTies;
  readonly tie: StageTies['ties'][number];
}

type Asked = Pick<TieWrite, 'stageId' | 'matchId' | 'drawNumber'>;

/** A tie whose teams are known, with its stage locked, for somebody who may enter results. */
async function lockTie(
  { clock }: Pick<CommandServices, 'clock'>,
  tx: Db,
  request: EventRequest,
  { stageId, matchId, drawNumber }: Asked,
): Promise<Result<LockedTie, TieRefusal>> {
  const stage = await stages.findForUpdate(tx, stageId);
  const own = await findDeskEvent(tx, request);
  if (!own.ok) return own;
  const closed = await closedUnlessCorrected(clock, request.account)(tx, own.value);
  if (closed) return refuse(closed);
  if (stage?.eventId !== request.eventId) return refuse('TIE_NOT_FOUND');
  const played = await readStageTies(tx, { ...own.value, stage });
  if (played?.drawNumber !== drawNumber) return refuse('DRAW_CHANGED');
  const tie = played.ties.find(({ match }) => match.matchId === matchId);
  return tie?.match.player1 && tie.match.player2
    ? ok({ tournament: own.value.tournament, played, tie })
    : refuse('TIE_NOT_FOUND');
}

/** Rubbers that were played decide the tie, unless a team gives up before they have, or all of it is level. */
function mayDecide(tie: TieInPlay, outcome: TieOutcome): boolean {
  if (!hasResults(tie) || outcome === 'none') return true;
  if (outcome === null) return false;
  // Where every rubber is played, a team may give up although the winner is known.
  const { isOver, winner } = tie.state;
  const isOpen = isOver ? winner === null : (winner ?? outcome) === outcome;
  return tie.match.isRetired || isOpen;
}

function inKnockout(tie: TieInPlay, outcome: TieOutcome): PlayedResult | null {
  if (outcome === 'none') return null;
  if (outcome === null) return { kind: 'double-walkover', winner: null };
  const winner = tie.match[outcome] ?? '';
  return hasResults(tie) ? retirement(tie, winner) : { kind: 'walkover', winner };
}

/** The score as it stands: "2-1". */
function retirement({ state: { score } }: TieInPlay, winner: string): PlayedResult {
  return { kind: 'retirement', winner, score: `${score.player1}-${score.player2}` };
}

/**
 * Gives a tie that has begun to the team that still takes part; false for one that has not begun. A step of the command that
 * withdraws the other team, which holds the stage. `isPlaying`: one of its rubbers is on court.
 */
export async function retireTieIn(
  services: CommandServices,
  tx: Db,
  { stage, matchId, winner, isPlaying, accountId }: Retired,
): Promise<boolean> {
  if (stage.eventId === null || (await findDiscipline(tx, stage.eventId)) !== 'Team') return false;
  const played = await readStageTies(tx, { event: { id: stage.eventId }, stage });
  const tie = played?.ties.find(({ match }) => match.matchId === matchId);
  if (!played || !tie || !(isPlaying || hasResults(tie))) return false;
  const by = { now: services.clock.now(), accountId };
  const result = retirement(tie, winner);
  if (!(await writeInKnockout(tx, played, tie.match, { result, ...by }))) {
    throw new Error(`the tie ${stage.id} ${matchId} cannot be given up`);
  }
  await publishResult(services, tx, { stageId: stage.id, ownerAccountId: null });
  return true;
}

/**
 * Decides the ties that a team leaves behind in its published group, where the rule book lets results stand: one that has begun is retired,
 * one that has not is a walkover. A step of the command that withdraws the team, which has ended its entry. Where results are
 * void, and for whom is in no group, nothing is written.
 */
export async function giveUpGroupTiesIn(
  services: CommandServices,
  tx: Db,
  { eventId, number, called, accountId }: Leaving,
): Promise<void> {
  const played = await lockGroupsThatStand(tx, eventId);
  if (!played) return;
  const out = new Set(outOf(played.draw, await listEntrants(tx, eventId)));
  const by = { now: services.clock.now(), accountId };
  let isChanged = false;
  for (const tie of played.ties) {
    const { match } = tie;
    const side = SIDES.find((one) => match[one] === String(number));
    if (!side || !isUndecided(played, match)) continue;
    const other = opponent(side);
    const isBegun =
      hasResults(tie) || called.some((one) => one.isPlaying && isRubberOf(one, played, match));
    const winner = tie.state.winner ?? (out.has(match[other] ?? '') ? null : other);
    const outcome = winner !== null && isBegun ? retiredInGroup(tie, winner) : inGroup(tie, winner);
    await writeInGroup(tx, played, match, { ...outcome, ...by });
    isChanged = true;
  }
  if (isChanged) {
    await publishResult(services, tx, { stageId: played.stage.id, ownerAccountId: null });
  }
}

/** How a tie stands that a team has left behind in its group. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(['walkover', 'double-walkover', 'retired']);

/**
 * Takes back what `giveUpGroupTiesIn` has decided since an instant about the ties of a team that takes part again: their rubbers decide them,
 * or the other team loses that has withdrawn meanwhile. A step of the command that reinstates the team, which has confirmed its entry.
 */
export async function resumeGroupTiesIn(
  services: CommandServices,
  tx: Db,
  { eventId, number, since, called, accountId }: Leaving & { readonly since: Date },
): Promise<void> {
  const played = await lockGroupsThatStand(tx, eventId);
  if (!played) return;
  const by = { now: services.clock.now(), accountId };
  const others: string[] = [];
  for (const { match } of played.ties) {
    const side = SIDES.find((one) => match[one] === String(number));
    const key = pairKey(match.player1 ?? '', match.player2 ?? '');
    const row = played.rows.find(({ pairKey: of }) => of === key);
    const isSince = row?.scoredAt != null && new Date(row.scoredAt) >= since;
    if (!side || !isSince || !LEFT_BEHIND.has(row.status)) continue;
    const open = { result: '0-0', winner: null, status: 'scheduled' } as const;
    await writeInGroup(tx, played, match, { ...open, ...by });
    others.push(match[opponent(side)] ?? '');
  }
  if (others.length === 0) return;
  await publishResult(services, tx, { stageId: played.stage.id, ownerAccountId: null });
  const out = outOf(played.draw, await listEntrants(tx, eventId));
  for (const other of others.filter((id) => out.includes(id))) {
    await giveUpGroupTiesIn(services, tx, { eventId, number: Number(other), called, accountId });
  }
}

/** The ties of the published groups of an event for teams, where the rule book lets the results of a team that leaves stand. */
async function lockGroupsThatStand(tx: Db, eventId: number): Promise<StageTies | null> {
  if ((await findDiscipline(tx, eventId)) !== 'Team') return null;
  const stage = await stages.findAtForUpdate(tx, eventId, 0);
  const played = stage && (await readStageTies(tx, { event: { id: eventId }, stage }));
  if (!played || !isGroupsDraw(played.draw)) return null;
  const { sport } = await findRulesAndSport(tx, eventId);
  const { ruleBook } = playOf(played.stage.settings, sport);
  return USUAL_WITHDRAWAL_RULE[ruleBook] === 'void' ? null : played;
}

interface Leaving {
  readonly eventId: number;
  /** Of the team, in the list of the event. */
  readonly number: number;
  readonly called: readonly (DrawnRubber & { readonly isPlaying: boolean })[];
  readonly accountId: string;
}

interface DrawnRubber {
  readonly stageId: string;
  readonly drawNumber: number;
  readonly matchId: string;
}

function isRubberOf(
  { stageId, drawNumber, matchId }: DrawnRubber,
  played: StageTies,
  match: TieMatch,
): boolean {
  const isHere = stageId === played.stage.id && drawNumber === played.drawNumber;
  return isHere && splitMatchId(matchId).matchId === match.matchId;
}

/** Nothing is entered for the tie itself. */
function isUndecided({ rows }: StageTies, { player1, player2 }: TieMatch): boolean {
  const key = pairKey(player1 ?? '', player2 ?? '');
  return rows.every((row) => row.pairKey !== key || row.status === 'scheduled');
}

interface Retired {
  readonly stage: stages.StoredStage;
  readonly matchId: string;
  /** The number of the team. */
  readonly winner: string;
  readonly isPlaying: boolean;
  readonly accountId: string;
}

function inGroup(tie: TieInPlay, outcome: TieOutcome) {
  const { template } = tie;
  if (outcome === 'none') return { result: '0-0', winner: null, status: 'scheduled' as const };
  if (outcome === null) return { result: '0-0', winner: null, status: 'double-walkover' as const };
  if (hasResults(tie)) return retiredInGroup(tie, outcome);
  const result = outcome === 'player1' ? `${template.wins}-0` : `0-${template.wins}`;
  return { result, winner: outcome, status: 'walkover' as const };
}

function retiredInGroup({ state: { score } }: TieInPlay, winner: Side) {
  const result = `${score.player1}-${score.player2}`;
  return { result, winner, status: 'retired' as const };
}
