import { dispatch } from '#domain/order-of-play/dispatch.ts';
import { expectedTimes } from '#domain/order-of-play/expected-times.ts';
import { type MatchObstacle, obstaclesOf } from '#domain/order-of-play/obstacles.ts';
import { isOnCourt, type QueuedDay } from '#domain/order-of-play/queued.ts';
import { isOverridable } from '#domain/order-of-play/reasons.ts';
import { breakEnd, currentOn, fittingCourts, freeCourts } from './queue.courts.policy.ts';
import { asQueuedDay, umpireIdOf } from './queue.day.policy.ts';
import type { DayFacts } from './queue.facts.policy.ts';
import type { DayMatch } from './queue.matches.policy.ts';
import { OFF_COURT, type QueueRow } from './queue.rows.policy.ts';
import { type DaySide, sideOf } from './queue.sides.policy.ts';
import { proposedUmpires } from './queue.umpires.policy.ts';
import { NO_UMPIRE } from './queue.vocabulary.ts';

/** What the desk does with a match: the row afterwards, or why not. */

export type Step =
  | {
      readonly kind: 'call';
      readonly courtId: string | null;
      readonly umpireId: string | null;
      readonly isAnyway: boolean;
    }
  | { readonly kind: 'call-again' | 'start' | 'back' }
  | { readonly kind: 'umpire'; readonly umpireId: string }
  | { readonly kind: 'move' | 'next'; readonly courtId: string };

type Code =
  | 'QUEUE_CHANGED'
  | 'NOT_READY'
  | 'PLAYER_BUSY'
  | 'COURT_NOT_FOUND'
  | 'COURT_TAKEN'
  | 'COURT_CLOSED'
  | 'NO_FREE_COURT'
  | 'UMPIRE_NOT_FOUND';

export interface StepRefusal {
  readonly ok: false;
  readonly code: Code;
  readonly details?: Readonly<Record<string, string | boolean>>;
}

type Stepped = { readonly ok: true; readonly value: QueueRow } | StepRefusal;

/** Whether a step has been taken already, such as by a resend or by another desk. */
export function isTaken(step: Step, row: QueueRow): boolean {
  const isThere = isOnCourt(row);
  switch (step.kind) {
    case 'call':
      return isThere && (step.courtId === null || step.courtId === row.courtId);
    case 'call-again':
      return isThere && row.calledAgainAt !== null;
    case 'start':
      return row.state === 'playing';
    case 'back':
      return row.state === 'waiting';
    case 'move':
      return isThere && row.courtId === step.courtId;
    case 'umpire':
      return isThere && row.umpireId === idOf(step.umpireId);
    case 'next':
      return row.state === 'next' && row.courtId === step.courtId;
  }
}

/** The row of a match after a step of the desk. */
export function stepped(facts: DayFacts, match: DayMatch, step: Step): Stepped {
  const row = facts.rows.get(match.key)!;
  switch (step.kind) {
    case 'call':
      return called(facts, match, step);
    case 'next':
      return reserved(facts, match, step.courtId);
    case 'back':
      return done({ ...row, ...OFF_COURT, state: 'waiting' });
    case 'call-again':
      return row.state === 'called'
        ? done({ ...row, calledAgainAt: facts.now })
        : refused('QUEUE_CHANGED');
    case 'start':
      return started(facts, match);
    case 'move':
      return moved(facts, match, step.courtId);
    case 'umpire':
      return withUmpire(facts, match, step.umpireId);
  }
}

function called(facts: DayFacts, match: DayMatch, step: Extract<Step, { kind: 'call' }>): Stepped {
  const row = facts.rows.get(match.key)!;
  if (row.state !== 'waiting' && row.state !== 'next') return refused('QUEUE_CHANGED');
  const day = asQueuedDay(facts);
  const refusal = readinessRefusal(facts, day, match, step);
  if (refusal) return refusal;
  const court = courtFor(facts, day, match, step.courtId);
  if (!court.ok) return court;
  const umpire = umpireFor(facts, day, match, { ...step, courtId: court.value });
  if (!umpire.ok) return umpire;
  return done({
    ...row,
    ...OFF_COURT,
    state: 'called',
    courtId: court.value,
    umpireId: umpire.value,
    player1Id: match.player1Id,
    player2Id: match.player2Id,
    calledAt: facts.now,
  });
}

/** Nobody is called to two courts; the rest the desk may overrule. */
function readinessRefusal(
  facts: DayFacts,
  day: QueuedDay,
  match: DayMatch,
  { isAnyway, umpireId, courtId }: Extract<Step, { kind: 'call' }>,
): StepRefusal | null {
  const queued = day.matches.find(({ id }) => id === match.key)!;
  const obstacles = [...obstaclesOf(day)(queued), ...labelObstacle(facts, match, courtId)].filter(
    ({ code }) => !(code === 'umpire-busy' && umpireId !== null),
  );
  const busy = obstacles.find(({ code }) => code === 'busy');
  if (busy) return busyRefusal(facts, busy.person ?? '', busy.court ?? null);
  const canOverrule = obstacles.every(({ code }) => isOverridable(code));
  if (obstacles.length === 0 || (isAnyway && canOverrule)) return null;
  const reasons = [...new Set(obstacles.map(({ code }) => code))].join(',');
  return { ok: false, code: 'NOT_READY', details: { reasons, isOverridable: canOverrule } };
}

/** A court that the desk has chosen without the label that the match needs; what it has fixed before is its will already. */
function labelObstacle(
  facts: DayFacts,
  match: DayMatch,
  courtId: string | null,
): readonly MatchObstacle[] {
  const row = facts.rows.get(match.key)!;
  if (courtId === null || courtId === row.fixedCourtId || courtId === row.courtId) return [];
  const fitting = fittingCourts(facts, match);
  return fitting === null || fitting.has(courtId) ? [] : [{ code: 'court-label' }];
}

function busyRefusal(facts: DayFacts, person: string, courtId: string | null): StepRefusal {
  const people = [...facts.sides.values()].flatMap((side) => side.people);
  const name = people.find(({ key }) => key === person)?.name ?? '';
  const court = facts.courts.find(({ id }) => id === courtId)?.name ?? '';
  return { ok: false, code: 'PLAYER_BUSY', details: { person: name, court } };
}

type Chosen<Value> = { readonly ok: true; readonly value: Value } | StepRefusal;

/** The court that the desk has chosen, or the one that the rules propose: the fixed one, that of the dispatch, or the first free. */
function courtFor(
  facts: DayFacts,
  day: QueuedDay,
  match: DayMatch,
  courtId: string | null,
): Chosen<string> {
  if (courtId !== null) {
    const refusal = courtRefusal(facts, courtId);
    return refusal ?? { ok: true, value: courtId };
  }
  const fitting = fittingCourts(facts, match);
  const free = freeCourts(facts).map(({ id }) => id);
  const { fixedCourtId, state, courtId: next } = facts.rows.get(match.key)!;
  const fixed = state === 'next' ? next : fixedCourtId;
  const isFixed =
    fixed !== null && facts.courts.some(({ id, isClosed }) => id === fixed && !isClosed);
  const proposed = dispatch(day).calls.find((call) => call.match === match.key)?.court;
  const found = isFixed
    ? free.find((id) => id === fixed)
    : (proposed ?? free.find((id) => fitting === null || fitting.has(id)));
  return found === undefined ? refused('NO_FREE_COURT') : { ok: true, value: found };
}

/** Why nothing can be played on a court now; null when it can. */
function courtRefusal(facts: DayFacts, courtId: string): StepRefusal | null {
  const court = facts.courts.find(({ id }) => id === courtId);
  if (!court) return refused('COURT_NOT_FOUND');
  const details = { court: court.name };
  if (court.isClosed || breakEnd(facts, courtId) !== null) {
    return { ok: false, code: 'COURT_CLOSED', details };
  }
  return currentOn(facts, courtId) ? { ok: false, code: 'COURT_TAKEN', details } : null;
}

/** The umpire whom the desk has named, or nobody, else the one that the rule of the event proposes; nobody who is busy. */
function umpireFor(
  facts: DayFacts,
  day: QueuedDay,
  match: DayMatch,
  { umpireId, courtId }: { readonly umpireId: string | null; readonly courtId: string },
): Chosen<string | null> {
  if (umpireId !== null) return namedUmpire(facts, match, umpireId);
  const calls = [{ match: match.key, court: courtId }];
  const proposed =
    umpireIdOf(facts, match) ??
    proposedUmpires(facts, calls, expectedTimes(day)).get(match.key) ??
    null;
  const umpire = sideOf(facts.sides, match.eventId, proposed);
  const isBusy = umpire && busyWith(facts, match, peopleOf(umpire));
  return { ok: true, value: isBusy ? null : proposed };
}

/** The umpire whom the desk has named: nobody who plays the match, or is on another court. */
function namedUmpire(facts: DayFacts, match: DayMatch, umpireId: string): Chosen<string | null> {
  if (umpireId === NO_UMPIRE) return { ok: true, value: null };
  const umpire = sideOf(facts.sides, match.eventId, umpireId);
  const plays = umpireId === match.player1Id || umpireId === match.player2Id;
  if (!umpire?.isIn || plays) return refused('UMPIRE_NOT_FOUND');
  const busy = busyWith(facts, match, peopleOf(umpire));
  return busy ? busyRefusal(facts, busy.person, busy.courtId) : { ok: true, value: umpireId };
}

function withUmpire(facts: DayFacts, match: DayMatch, umpireId: string): Stepped {
  const row = facts.rows.get(match.key)!;
  if (!isOnCourt(row)) return refused('QUEUE_CHANGED');
  const umpire = namedUmpire(facts, match, umpireId);
  return umpire.ok ? done({ ...row, umpireId: umpire.value }) : umpire;
}

function idOf(umpireId: string): string | null {
  return umpireId === NO_UMPIRE ? null : umpireId;
}

function reserved(facts: DayFacts, match: DayMatch, courtId: string): Stepped {
  const row = facts.rows.get(match.key)!;
  if (row.state !== 'waiting' && row.state !== 'next') return refused('QUEUE_CHANGED');
  if (match.player1Id === null || match.player2Id === null) {
    const details = { reasons: 'sides-unknown', isOverridable: false };
    return { ok: false, code: 'NOT_READY', details };
  }
  const court = facts.courts.find(({ id }) => id === courtId);
  if (!court) return refused('COURT_NOT_FOUND');
  const details = { court: court.name };
  if (court.isClosed) return { ok: false, code: 'COURT_CLOSED', details };
  const isTakenBy = [...facts.rows.values()].some(
    (other) => other !== row && other.state === 'next' && other.courtId === courtId,
  );
  if (isTakenBy) return { ok: false, code: 'COURT_TAKEN', details };
  const { player1Id, player2Id } = match;
  return done({ ...row, ...OFF_COURT, state: 'next', courtId, player1Id, player2Id });
}

/** A called match begins, also on a court that was closed after the call: its players are there. */
function started(facts: DayFacts, match: DayMatch): Stepped {
  const row = facts.rows.get(match.key)!;
  if (row.state !== 'called') return refused('QUEUE_CHANGED');
  const busy = busyPlayer(facts, match);
  if (busy) return busyRefusal(facts, busy.person, busy.courtId);
  return done({ ...row, state: 'playing', startedAt: facts.now });
}

function moved(facts: DayFacts, match: DayMatch, courtId: string): Stepped {
  const row = facts.rows.get(match.key)!;
  if (row.state !== 'called' && row.state !== 'playing') return refused('QUEUE_CHANGED');
  return courtRefusal(facts, courtId) ?? done({ ...row, courtId });
}

/** Who of the players of a match is called, plays or umpires in another one, and on which court; null when nobody does. */
export function busyPlayer(facts: DayFacts, match: DayMatch) {
  const sides = [match.player1Id, match.player2Id].map((id) =>
    sideOf(facts.sides, match.eventId, id),
  );
  return busyWith(
    facts,
    match,
    sides.flatMap((side) => (side ? peopleOf(side) : [])),
  );
}

/** Who of these people is called, plays or umpires in another match, and on which court; null when nobody does. */
function busyWith(facts: DayFacts, match: DayMatch, people: readonly string[]) {
  for (const other of facts.matches) {
    const { state, courtId, umpireId } = facts.rows.get(other.key)!;
    if (other.key === match.key || (state !== 'called' && state !== 'playing')) continue;
    const there = [other.player1Id, other.player2Id, umpireId]
      .map((id) => sideOf(facts.sides, other.eventId, id))
      .flatMap((side) => (side ? peopleOf(side) : []));
    const person = people.find((one) => there.includes(one));
    if (person !== undefined) return { person, courtId };
  }
  return null;
}

function peopleOf({ people }: DaySide): string[] {
  return people.map(({ key }) => key);
}

function done(row: QueueRow): Stepped {
  return { ok: true, value: { ...row, version: row.version + 1 } };
}

function refused(code: Code): StepRefusal {
  return { ok: false, code };
}
