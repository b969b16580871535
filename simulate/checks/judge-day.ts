import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { makespanMinutes, type SeenDay } from './day-record.ts';
import { idleCourtMinutes } from './idle-courts.ts';
import { doubleBookings, restViolations } from './people-and-courts.ts';
import {
  type PublicDraw,
  publicPlaces,
  publicResults,
  replayedPlaces,
  type SentResult,
  stageOf,
} from './public-state.ts';
import { doubledResults, lostResults, wrongPlaces } from './results.ts';
import { type EventDraws, wrongStandings } from './standings.ts';

export interface Judged {
  readonly matches: number;
  readonly makespanMinutes: number;
  readonly idleCourtMinutesWhileReady: number;
  readonly restViolations: number;
  readonly doubleBookings: number;
  readonly lostResults: number;
  readonly doubledResults: number;
  readonly wrongBracketResults: number;
  /** Groups in another order than the acknowledged results give, and stages after them with other players. */
  readonly wrongStandings: number;
  /** Matches whose court, players, call or end were read differently later. */
  readonly rewrittenMatches: number;
}

interface Played {
  readonly day: SeenDay;
  readonly sent: readonly SentResult[];
  readonly rewritten: readonly string[];
  readonly events: readonly EventDraws[];
  readonly format: ScoreFormat;
}

/** What the clients of a day have seen, beside the draws that everybody reads after it. */
export function judgeDay({ day, sent, rewritten, events, format }: Played): Judged {
  const draws = events.flatMap(({ draw, further }) => [draw, ...further.map((one) => one.draw)]);
  const stages = draws.map((draw) => stageResults(draw, { sent, format }));
  const sum = (of: (stage: (typeof stages)[number]) => number) =>
    stages.reduce((total, stage) => total + of(stage), 0);
  const known = new Set(draws.map(stageOf));
  const nowhere = sent.filter(({ stageId }) => !known.has(stageId)).length;
  return {
    matches: sent.length,
    makespanMinutes: tenths(makespanMinutes(day)),
    idleCourtMinutesWhileReady: tenths(idleCourtMinutes(day)),
    restViolations: restViolations(day),
    doubleBookings: doubleBookings(day),
    lostResults: nowhere + sum(({ lost }) => lost),
    doubledResults: sum(({ doubled }) => doubled),
    wrongBracketResults: sum(({ wrong }) => wrong),
    wrongStandings: events.reduce((total, event) => total + wrongStandings(event, sent, format), 0),
    rewrittenMatches: new Set(rewritten).size,
  };
}

function stageResults(draw: PublicDraw, { sent, format }: Pick<Played, 'sent' | 'format'>) {
  const own = sent.filter(({ stageId }) => stageId === stageOf(draw));
  const found = publicResults(draw);
  return {
    lost: lostResults(own, found),
    doubled: doubledResults(own, found),
    wrong: wrongPlaces(replayedPlaces(draw, own, format), publicPlaces(draw)),
  };
}

/** Less than a tenth is a tenth: nothing is rounded away. */
function tenths(minutes: number): number {
  return Math.max(0, Math.ceil(minutes * 10 - 1e-6)) / 10;
}
