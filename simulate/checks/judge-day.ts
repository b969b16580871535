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
} from './public-state.ts';
import { doubledResults, lostResults, wrongPlaces } from './results.ts';

export interface Judged {
  readonly matches: number;
  readonly makespanMinutes: number;
  readonly idleCourtMinutesWhileReady: number;
  readonly restViolations: number;
  readonly doubleBookings: number;
  readonly lostResults: number;
  readonly doubledResults: number;
  readonly wrongBracketResults: number;
  /** Matches whose court, players, call or end were read differently later. */
  readonly rewrittenMatches: number;
}

interface Played {
  readonly day: SeenDay;
  readonly sent: readonly SentResult[];
  readonly rewritten: readonly string[];
  readonly draw: PublicDraw;
  readonly format: ScoreFormat;
}

/** What the clients of a day have seen, beside the draw that everybody reads after it. */
export function judgeDay({ day, sent, rewritten, draw, format }: Played): Judged {
  const found = publicResults(draw);
  return {
    matches: sent.length,
    makespanMinutes: tenths(makespanMinutes(day)),
    idleCourtMinutesWhileReady: tenths(idleCourtMinutes(day)),
    restViolations: restViolations(day),
    doubleBookings: doubleBookings(day),
    lostResults: lostResults(sent, found),
    doubledResults: doubledResults(sent, found),
    wrongBracketResults: wrongPlaces(replayedPlaces(draw, sent, format), publicPlaces(draw)),
    rewrittenMatches: new Set(rewritten).size,
  };
}

/** Less than a tenth is a tenth: nothing is rounded away. */
function tenths(minutes: number): number {
  return Math.max(0, Math.ceil(minutes * 10 - 1e-6)) / 10;
}
