import { SIDES } from '#domain/scorecard/side.ts';
import type { Template } from '#domain/team-tie/template.ts';
import type { PublishedDraw } from '#features/event-draws/server/event-draws.events.ts';
import { closedRefusal } from '#features/event-draws/server/event-draws.locks.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { changeTemplateIn } from '#features/matches/ties/server/ties.commands.ts';
import * as tiesStore from '#features/matches/ties/server/ties.store.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { dueBefore, firstLettersOf, movedTimes } from '../tie-orders.policy.ts';
import { notifyOfDue } from './tie-orders.notifications.ts';
import {
  fileMinutesOf,
  findReadTie,
  listEventTies,
  listTiesOfStage,
  type ReadTie,
} from './tie-orders.reading.commands.ts';

/** Teams that have filed no order are reminded before it is due. */

export const DUE_JOB = 'tie-orders.due';
/** Minutes before an order is due at which its team is reminded. */
const REMIND_MINUTES = 20;

/** Reminds the teams of a tie without an order; nothing where the time was changed meanwhile, or the tie is over. */
export async function remindOfOrder(
  services: Services,
  { due, ...address }: { readonly stageId: string; readonly matchId: string; readonly due: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const tie = await findReadTie(tx, address);
    if (tie?.dueAt?.toISOString() !== due || tie.dueAt <= services.clock.now()) return;
    if (isOver(tie) || closedRefusal(tie.of.tournament)) return;
    await notifyOfDue(services, tx, tie);
  });
}

function isOver({ inPlay: { match, state } }: ReadTie): boolean {
  return match.isSettled || state.isOver;
}

interface Due
  extends Pick<tiesStore.StoredTie, 'stageId' | 'drawNumber' | 'matchId' | 'team1' | 'team2'> {
  readonly dueAt: Date | null;
}

/** The teams without an order are reminded some minutes before it is due. A step of other commands. */
export async function remindLater(
  services: Services,
  tx: Db,
  { stageId, drawNumber, matchId, team1, team2, dueAt }: Due,
): Promise<void> {
  if (!dueAt) return;
  const due = dueAt.toISOString();
  // With the teams: an alternate may come after the others were reminded.
  const key = `${stageId} ${drawNumber} ${matchId} ${team1} ${team2} ${due}`;
  const about = { at: dueBefore(dueAt, REMIND_MINUTES), key };
  await services.jobs.enqueue(tx, DUE_JOB, { stageId, matchId, due }, about);
}

/** The ties of a published draw whose teams are known are due at their usual time, which nobody has to store. */
export async function remindOfDraw(
  services: Services,
  tx: Db,
  { tournament, event }: Pick<PublishedDraw, 'tournament' | 'event'>,
): Promise<void> {
  for (const tie of await listEventTies(tx, tournament, event)) {
    await remindOfUsual(services, tx, tie);
  }
}

/** The result of a tie that is no rubber's, such as a walkover, may have decided the teams of another one of its stage. */
export const remindOfNext: Subscriber<'result.changed'> = async (services, tx, changed) => {
  // Most results are of players or rubbers, and each is written while others wait for the stage.
  if (changed.discipline === 'Team' && !changed.isRubber)
    await remindOfSettled(services, tx, changed);
};

/** The same of a tie that its rubbers have decided. */
export async function remindOfSettled(
  services: Services,
  tx: Db,
  { stageId, tournamentId, eventId }: Omit<AppEvent<'tie.settled'>, 'type'>,
): Promise<void> {
  const tournament = await tournaments.findById(tx, tournamentId);
  const event = tournament && findEvent(tournament, eventId);
  if (!event) return;
  for (const tie of await listTiesOfStage(tx, tournament, event, stageId)) {
    await remindOfUsual(services, tx, tie);
  }
}

/** A tie that is stored has its reminder from there. */
async function remindOfUsual(services: Services, tx: Db, tie: ReadTie): Promise<void> {
  const { stage, drawNumber, inPlay, stored, teams, dueAt } = tie;
  if (stored || isOver(tie) || !dueAt || dueAt <= services.clock.now()) return;
  await remindLater(services, tx, {
    stageId: stage.id,
    drawNumber,
    matchId: inPlay.match.matchId,
    dueAt,
    team1: teams.player1,
    team2: teams.player2,
  });
}

/** The times of ties follow their tournament to another day. Its row is locked; no tie changes until the transaction ends. */
export const moveTieTimes: Subscriber<'tournament.changed'> = async (services, tx, event) => {
  const { tournamentId, beginsElse } = event;
  const tournament = beginsElse ? await tournaments.findById(tx, tournamentId) : null;
  if (!tournament || closedRefusal(tournament)) return;
  for (const one of tournament.events) {
    for (const tie of await lockEventTies(tx, tournament, one)) {
      await (tie.stored ? moveTie : remindOfUsual)(services, tx, tie);
    }
  }
};

/**
 * Ties without an order follow the rules that their event has now: its template, and so many minutes until orders are due. A time that
 * the desk has set, or taken back, stays so. A step of saving the rules.
 */
export async function followRules(
  services: Services,
  tx: Db,
  { tournament, event }: Pick<PublishedDraw, 'tournament' | 'event'>,
  template: Template,
): Promise<void> {
  const known = await lockEventTies(tx, tournament, event);
  // Among them may be one whose teams are unknown now: a corrected result can bring the same teams back.
  const stored = await tiesStore.listTies(tx, event.id);
  for (const { id, team1: player1, team2: player2 } of stored.filter(hasNoOrder)) {
    const firstLetters = firstLettersOf({ player1, player2 }, event.id);
    await changeTemplateIn(tx, id, { template, firstLetters });
  }
  for (const tie of known) {
    if (!tie.stored) await remindOfUsual(services, tx, tie);
    else if (hasNoOrder(tie.stored)) await moveTie(services, tx, tie);
  }
}

function hasNoOrder({ orders }: Pick<tiesStore.TieWithOrders, 'orders'>): boolean {
  return SIDES.every((side) => !orders[side]);
}

/** The ties of an event; none changes until the transaction ends. */
async function lockEventTies(
  tx: Db,
  tournament: PublishedDraw['tournament'],
  event: PublishedDraw['event'],
): Promise<ReadTie[]> {
  if (event.discipline !== 'Team') return [];
  for (const { id } of await stages.listOf(tx, event.id)) await stages.findForUpdate(tx, id);
  return listEventTies(tx, tournament, event);
}

/** Once both orders are out, nothing is due any more. */
async function moveTie(
  services: Services,
  tx: Db,
  { of, stored, usualDueAt: usual }: ReadTie,
): Promise<void> {
  if (!stored || stored.revealedAt) return;
  const { eventDate } = of.tournament;
  const times = movedTimes(stored, { eventDate, usual, minutes: fileMinutesOf(of) });
  if (!times) return;
  await tiesStore.updateTie(tx, stored.id, times);
  await remindLater(services, tx, { ...stored, ...times });
}
