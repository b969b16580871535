import { percentile } from '../bench/report.ts';
import type { Judged, JudgedTeams } from './checks/judge-day.ts';
import type { ReadingOutcome } from './readers/live-readers.ts';

/** No reader waits longer when one of two servers dies. Source: issue 24. */
const MOST_REOPENED_MS = 5000;
/** On one server that nothing disturbs. Source: next.md, C11. */
const MOST_READ_MS = 1500;
const MOST_WRITTEN_MS = 150;
/** The plan of next.md, 8.3, may be missed by so much. */
const MOST_OVER_PLAN = 1.02;

export interface Outcome {
  readonly judged: Judged;
  readonly reading: ReadingOutcome;
  /** How many matches the draw has. */
  readonly expectedMatches: number;
  readonly plannedMinutes: number;
  /** Of a court, with the change after it. */
  readonly matchMinutes: number;
  /** Nothing disturbed the day, and its clock is the simulation's: it must take as long as planned. */
  readonly isUndisturbed: boolean;
  /** Requests of devices and readers that were refused because there were too many. */
  readonly rateLimited: number;
  readonly writeP95Ms: number | null;
  /** The server is the simulation's own, alone, is not killed, and no connection is lost: its times are judged. */
  readonly isTimed: boolean;
  /** With two servers: the longest time from a kill until every page had its stream again. */
  readonly reopenedMs?: number | null;
}

export interface Check {
  readonly what: string;
  readonly value: number;
  readonly holds: boolean;
}

/** What must hold after every simulated day. */
export function checksOf(outcome: Outcome): Check[] {
  const { judged, reading, expectedMatches, plannedMinutes, isUndisturbed, rateLimited } = outcome;
  // Of level ties seconds decide which goes first, and so which court the last one finds: a day of teams may take one match longer.
  const chance = judged.teams ? outcome.matchMinutes : 0;
  const ratio = (judged.makespanMinutes - chance) / plannedMinutes;
  return [
    none('matches that were never played', expectedMatches - judged.matches),
    none(
      'minutes that a court was idle while a match was ready',
      judged.idleCourtMinutesWhileReady,
    ),
    none('calls before somebody had rested', judged.restViolations),
    none('people or courts in two matches at once', judged.doubleBookings),
    none('acknowledged results that were lost', judged.lostResults),
    none('results that were recorded twice', judged.doubledResults),
    none(
      'matches of the bracket that differ from the replayed results',
      judged.wrongBracketResults,
    ),
    none(
      'groups and stages after them that differ from the acknowledged results',
      judged.wrongStandings,
    ),
    none('live pages that differ from the snapshot at the end', reading.differingPages),
    none('matches of the snapshot that differ from the database', reading.differingMatches),
    none('results that some live page has never shown', reading.unseen),
    none('matches that were read differently later', judged.rewrittenMatches),
    ...(judged.teams ? checksOfTeams(judged.teams) : []),
    none('requests that were refused because there were too many', rateLimited),
    ...within('milliseconds until every page had its stream again', {
      value: outcome.reopenedMs || null,
      most: MOST_REOPENED_MS,
    }),
    ...(outcome.isTimed ? checksOfTimes(outcome) : []),
    ...(isUndisturbed
      ? [
          {
            what: `the length of the day${judged.teams ? ' without one match' : ''}, of the ${plannedMinutes} minutes of the plan (at most ${MOST_OVER_PLAN})`,
            value: Math.round(ratio * 1000) / 1000,
            holds: ratio <= MOST_OVER_PLAN,
          },
        ]
      : []),
  ];
}

function checksOfTeams(teams: JudgedTeams): Check[] {
  return [
    none('ties that nobody has won, or that are not over', teams.undecidedTies),
    none('ties with another score or winner than their rubbers give', teams.wrongTies),
    none('rubbers that were called when their tie was decided', teams.needlessRubbers),
    none('orders that somebody read before both of a tie were out', teams.ordersReadEarly),
    none('acknowledged orders that were lost', teams.lostOrders),
  ];
}

function checksOfTimes({ reading: { streamed }, writeP95Ms }: Outcome): Check[] {
  return [
    ...within('milliseconds from a result to the live pages, p95', {
      value: p95(streamed),
      most: MOST_READ_MS,
    }),
    ...within('milliseconds of a write, p95', { value: writeP95Ms, most: MOST_WRITTEN_MS }),
  ];
}

/** The check of a measured time; none where nothing was measured. */
function within(
  what: string,
  { value, most }: { readonly value: number | null | undefined; readonly most: number },
): Check[] {
  if (value === null || value === undefined) return [];
  return [{ what: `${what} (at most ${most})`, value, holds: value <= most }];
}

function p95(times: readonly number[]): number | null {
  return times.length === 0 ? null : Math.round(percentile([...times], 0.95));
}

function none(what: string, value: number): Check {
  return { what, value, holds: value === 0 };
}

/** The last line: one line of JSON. `liveP95Ms` is that of pages whose stream is open; null without readers. */
export function lastLine({ judged, reading: { streamed }, writeP95Ms }: Outcome): string {
  return JSON.stringify({
    matches: judged.matches,
    makespanMinutes: judged.makespanMinutes,
    idleCourtMinutesWhileReady: judged.idleCourtMinutesWhileReady,
    restViolations: judged.restViolations,
    lostResults: judged.lostResults,
    doubledResults: judged.doubledResults,
    wrongBracketResults: judged.wrongBracketResults,
    liveP95Ms: p95(streamed),
    writeP95Ms,
    ...judged.teams,
  });
}
