import { dispatch } from '#domain/order-of-play/dispatch.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { freeCourts } from '#features/day/queue/queue.courts.policy.ts';
import { asQueuedDay } from '#features/day/queue/queue.day.policy.ts';
import type { DayFacts } from '#features/day/queue/queue.facts.policy.ts';
import { type DayMatch, keyOf } from '#features/day/queue/queue.matches.policy.ts';
import { sideOf } from '#features/day/queue/queue.sides.policy.ts';
import { furtherStages } from '#features/event-draws/event-draws.further.policy.ts';
import { lotOf } from './chance.ts';
import { TEAM_TABLES } from './day-samples.ts';

/** What somebody does next in the day of the demo, and when. It follows from what is stored, and from lots that everybody can repeat. */
export type Act = { readonly at: Date } & (
  | { readonly kind: 'arrive'; readonly personId: string }
  | { readonly kind: 'call'; readonly match: DayMatch; readonly courtId: string }
  | {
      readonly kind: 'call-again' | 'start' | 'finish' | 'confirm' | 'dispute' | 'settle';
      readonly match: DayMatch;
    }
  | {
      readonly kind: 'file';
      readonly eventId: number;
      readonly stageId: string;
      readonly matchId: string;
      readonly side: Side;
      readonly team: string;
    }
  | { readonly kind: 'draw'; readonly eventId: number; readonly position: number }
);

export interface PlayedDay {
  readonly facts: DayFacts;
  /** When play began. */
  readonly begun: Date;
  /** The account that waits for the visitor: it answers for nobody, and nobody answers for it. */
  readonly star: string | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** So long the desk listens to both sides before it decides. */
const DECIDING_MINUTES = 15;
/** So long after the last match of the groups the next stage is drawn. */
const DRAWING_MINUTES = 2;
/** So long after a tie is known its orders are in; they are due after ten. */
const FILING_MINUTES = 6;
const ARRIVALS_MINUTES = [6, 17, 31, 54];

/** What is done next, the earliest first. */
export function nextActs(day: PlayedDay): Act[] {
  const acts = [
    ...arrivals(day),
    ...calls(day),
    ...ofMatches(day),
    ...orders(day),
    ...drawings(day),
  ];
  return acts.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** Who is late checks in while the others play. */
function arrivals({ facts, begun }: PlayedDay): Act[] {
  const people = [...facts.sides.values()].flatMap((side) => side.people);
  return people
    .filter(({ isMissing, isAbsent }) => isMissing && !isAbsent)
    .map(({ id: personId }) => {
      const minutes = ARRIVALS_MINUTES[lotOf(personId)(ARRIVALS_MINUTES.length)] ?? 0;
      return { kind: 'arrive', personId, at: after(begun, minutes * MINUTE) };
    });
}

/**
 * The desk calls what the queue proposes a little after a table has become free. Some tables are for teams first: their event has fewer
 * matches than the others, so that the queue would let it wait.
 */
function calls({ facts, begun }: PlayedDay): Act[] {
  const { calls: proposed, waiting } = dispatch(asQueuedDay(facts));
  const matchOf = new Map(facts.matches.map((match) => [match.key, match]));
  const rubber = waiting.map(({ id }) => matchOf.get(id)).find((match) => match?.place.rubber);
  const forTeams = new Set(facts.courts.slice(-TEAM_TABLES).map(({ id }) => id));
  return freeCourts(facts).flatMap(({ id: courtId }, at) => {
    const found = proposed.find(({ court }) => court === courtId);
    const match = (forTeams.has(courtId) && rubber) || matchOf.get(found?.match ?? '');
    if (!match) return [];
    const ends = [...facts.rows.values()].flatMap((row) =>
      row.courtId === courtId && row.endedAt ? [row.endedAt.getTime()] : [],
    );
    const free = ends.length === 0 ? after(begun, at * 15 * SECOND) : new Date(Math.max(...ends));
    const wait = ends.length === 0 ? 0 : 50 + lotOf(`call ${match.key}`)(80);
    return [{ kind: 'call', match, courtId, at: after(free, wait * SECOND) }];
  });
}

function ofMatches(day: PlayedDay): Act[] {
  const hasDispute = day.facts.matches.some(
    ({ result }) => result?.agreement?.state === 'disputed',
  );
  return day.facts.matches.flatMap((match): Act[] => {
    const act = match.result ? answerTo(day, match, hasDispute) : playing(day, match);
    return act ? [act] : [];
  });
}

/** A called match begins when its players have come, one in twelve after the second call; it takes a quarter of an hour or more. */
function playing({ facts }: PlayedDay, match: DayMatch): Act | null {
  const row = facts.rows.get(match.key);
  const lot = lotOf(`play ${match.key} ${match.drawNumber}`);
  const isLate = lot(12) === 0;
  if (row?.state === 'called' && row.calledAt) {
    if (!isLate) return { kind: 'start', match, at: after(row.calledAt, (45 + lot(120)) * SECOND) };
    return row.calledAgainAt
      ? { kind: 'start', match, at: after(row.calledAgainAt, (40 + lot(60)) * SECOND) }
      : { kind: 'call-again', match, at: after(row.calledAt, 5 * MINUTE) };
  }
  if (row?.state !== 'playing') return null;
  const from = row.startedAt ?? row.calledAt;
  return from && { kind: 'finish', match, at: after(from, (12 * 60 + lot(8 * 60)) * SECOND) };
}

/** Most say yes, some nothing, and where the desk has nothing to decide yet, every second says no. */
function answerTo({ facts, star }: PlayedDay, match: DayMatch, hasDispute: boolean): Act | null {
  const { agreement } = match.result ?? {};
  if (!agreement || isOf(facts, match, star)) return null;
  if (agreement.state === 'disputed') {
    return { kind: 'settle', match, at: after(agreement.enteredAt, DECIDING_MINUTES * MINUTE) };
  }
  const lot = lotOf(`answer ${match.key} ${match.resultVersion}`);
  const at = after(agreement.enteredAt, (20 + lot(80)) * SECOND);
  if (!hasDispute && lot(2) === 0) return { kind: 'dispute', match, at };
  return lot(4) === 0 ? null : { kind: 'confirm', match, at };
}

/** The teachers of a tie file their orders when it is known, one after the other. */
function orders({ facts, begun }: PlayedDay): Act[] {
  const endOf = new Map(facts.matches.map(({ key, result }) => [key, result?.at.getTime()]));
  return facts.stages.flatMap(({ id: stageId, eventId, ties }) =>
    (ties?.ties ?? []).flatMap(
      ({ match: { matchId, ...match }, tie, rubbers, isRevealed }): Act[] => {
        const first = facts.matches.find(
          ({ key }) => key === keyOf(stageId, rubbers[0]?.matchId ?? ''),
        );
        if (isRevealed || !first?.isOrderMissing) return [];
        const ends = first.after.flatMap((key) => endOf.get(key) ?? []);
        const known = new Date(Math.max(begun.getTime(), ...ends));
        return SIDES.flatMap((side) => {
          const team = match[side];
          if (team === null || tie?.orders[side]) return [];
          const lot = lotOf(`file ${stageId} ${matchId} ${side}`);
          const at = after(known, (60 + lot(FILING_MINUTES * 60)) * SECOND);
          return [{ kind: 'file', eventId, stageId, matchId, side, team, at }];
        });
      },
    ),
  );
}

/** Whether somebody with this account plays a match. */
export function isOf(facts: DayFacts, match: DayMatch, accountId: string | null): boolean {
  return [match.player1Id, match.player2Id].some((id) =>
    sideOf(facts.sides, match.eventId, id)?.people.some((one) => one.accountId === accountId),
  );
}

/** When every group is finished, those who go on are drawn. */
function drawings({ facts }: PlayedDay): Act[] {
  return facts.stages.flatMap((first): Act[] => {
    if (first.stage !== null || !isGroupsDraw(first.draw)) return [];
    const { eventId } = first;
    const own = facts.matches.filter(({ stageId }) => stageId === first.id);
    const ends = own.map(({ result }) => result?.at.getTime() ?? Number.POSITIVE_INFINITY);
    const last = Math.max(...ends);
    if (!Number.isFinite(last)) return [];
    const drawn = facts.stages.flatMap((one) =>
      one.eventId === eventId && one.stage ? [one.stage.position] : [],
    );
    return furtherStages(first.settings.format)
      .filter(({ position }) => !drawn.includes(position))
      .map(({ position }) => ({
        kind: 'draw',
        eventId,
        position,
        at: after(new Date(last), DRAWING_MINUTES * MINUTE),
      }));
  });
}
