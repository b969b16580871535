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
}

interface Played {
  readonly day: SeenDay;
  readonly sent: readonly SentResult[];
  readonly draw: PublicDraw;
  readonly format: ScoreFormat;
}

/** What the clients of a day have seen, beside the draw that everybody reads after it. */
export function judgeDay({ day, sent, draw, format }: Played): Judged {
  const found = publicResults(draw);
  return {
    matches: sent.length,
    makespanMinutes: tenths(makespanMinutes(day)),
    idleCourtMinutesWhileReady: tenths(idleCourtMinutes(day)),
    restViolations: restViolations(day),
    doubleBookings: doubleBookings(day),
    lostResults: lostResults(sent, found),
    doubledResults: doubledResults(found),
    wrongBracketResults: wrongPlaces(replayedPlaces(draw, sent, format), publicPlaces(draw)),
  };
}

/** Less than a tenth is a tenth: nothing is rounded away. */
function tenths(minutes: number): number {
  return Math.ceil(minutes * 10 - 1e-6) / 10;
}
