import type { ScoreFormat } from '#domain/scoring/formats.ts';
import type { StopRule, Template } from '#domain/team-tie/template.ts';
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
import { replayedMinutes } from './replayed-day.ts';
import { doubledResults, lostResults, type PublicResult, wrongPlaces } from './results.ts';
import { type EventDraws, wrongStandings } from './standings.ts';
import { type JudgedTies, judgeTies, type PublicTie, publicRubbers } from './ties.ts';

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
  /** Of an event for teams. */
  readonly teams?: JudgedTeams;
}

export interface JudgedTeams extends Omit<JudgedTies, 'won' | 'decided'> {
  /** Orders that somebody read before both of a tie were out. */
  readonly ordersReadEarly: number;
  /** Orders that the server has taken, and that are read differently at the end. */
  readonly lostOrders: number;
  /** How long the day takes by the rule of the order of play alone, which knows what the desk knew. */
  readonly replayedMinutes: number;
}

interface Played {
  readonly day: SeenDay;
  readonly sent: readonly SentResult[];
  readonly rewritten: readonly string[];
  readonly events: readonly EventDraws[];
  readonly format: ScoreFormat;
  readonly teams?: PlayedTeams | null;
}

/** What is known beside the draws of an event for teams. */
interface PlayedTeams extends Pick<JudgedTeams, 'ordersReadEarly' | 'lostOrders'> {
  readonly ties: readonly PublicTie[];
  readonly template: Template;
  readonly stop: StopRule;
  /** So many rubbers of a tie are played at once. */
  readonly atOnce: number;
}

/** What the clients of a day have seen, beside the draws that everybody reads after it. */
export function judgeDay({ day, sent, rewritten, events, format, teams = null }: Played): Judged {
  const draws = events.flatMap(({ draw, further }) => [draw, ...further.map((one) => one.draw)]);
  const ties = teams && judgeTies({ ...teams, sent, matches: day.matches });
  const stages = draws.map((draw) => {
    const own = teams?.ties.filter(({ stageId }) => stageId === stageOf(draw)) ?? [];
    return stageResults(draw, { sent, format, rubbers: publicRubbers(own), ties });
  });
  const sum = (of: (stage: (typeof stages)[number]) => number) =>
    stages.reduce((total, stage) => total + of(stage), 0);
  const known = new Set(draws.map(stageOf));
  const nowhere = sent.filter(({ stageId }) => !known.has(stageId)).length;
  return {
    matches: sent.length,
    makespanMinutes: tenths(makespanMinutes(day)),
    idleCourtMinutesWhileReady: tenths(
      idleCourtMinutes({ ...day, ...(ties && { decided: ties.decided }) }),
    ),
    restViolations: restViolations(day),
    doubleBookings: doubleBookings(day),
    lostResults: nowhere + sum(({ lost }) => lost),
    doubledResults: sum(({ doubled }) => doubled),
    wrongBracketResults: sum(({ wrong }) => wrong),
    wrongStandings: events.reduce(
      (total, event) => total + wrongStandings(event, ties?.won ?? sent, format),
      0,
    ),
    rewrittenMatches: new Set(rewritten).size,
    ...(teams && ties && { teams: judgedTeams(day, teams, ties) }),
  };
}

function judgedTeams(
  day: SeenDay,
  { ordersReadEarly, lostOrders, template, atOnce }: PlayedTeams,
  { won: _, decided: _spans, ...ties }: JudgedTies,
): JudgedTeams {
  const minutes = replayedMinutes(day, { rubbers: template.rubbers.length, atOnce });
  return { ...ties, ordersReadEarly, lostOrders, replayedMinutes: minutes };
}

interface Found extends Pick<Played, 'sent' | 'format'> {
  readonly rubbers: readonly PublicResult[];
  /** Where those that meet in the draw are teams. */
  readonly ties: JudgedTies | null;
}

function stageResults(draw: PublicDraw, { sent, format, rubbers, ties }: Found) {
  const own = sent.filter(({ stageId }) => stageId === stageOf(draw));
  const found = ties ? rubbers : publicResults(draw);
  const won = ties?.won.filter(({ stageId }) => stageId === stageOf(draw));
  return {
    lost: lostResults(own, found),
    doubled: doubledResults(own, found),
    wrong: wrongPlaces(replayedPlaces(draw, won ?? own, format), publicPlaces(draw)),
  };
}

/** Less than a tenth is a tenth: nothing is rounded away. */
function tenths(minutes: number): number {
  return Math.max(0, Math.ceil(minutes * 10 - 1e-6)) / 10;
}
