import type { Preset } from '#domain/league-table/presets.ts';
import type { Standings } from '#domain/league-table/standings.ts';
import type { BySide } from '#domain/scorecard/side.ts';
import { findFormat, setsToWin } from '#domain/scoring/formats.ts';
import { judge } from '#domain/scoring/judge.ts';
import { type TieResult, tieResult, tieStandings } from '#domain/team-tie/standings.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { type RubberState, type TieState, tieState } from '#domain/team-tie/tie.ts';
import type { ResultState, RubberGames } from '#features/matches/ties/ties.vocabulary.ts';
import { dueBefore, isLate } from '#features/tie-orders/tie-orders.policy.ts';
import { addDays, instantInJapan } from '#platform/shared/format.ts';
import { CONFIRM_HOURS, FIXTURE_SIDES, type FixtureSide } from './season.vocabulary.ts';

/** The season of a league of teams (next.md, F4). Dates are plain dates in Japan. */

/** Where a template has letters, the home team has the first ones. */
export const SIDE_OF = { home: 'player1', away: 'player2' } as const;

/** The teams of a fixture, as a tie has them. */
export function teamsOf({ home, away }: Pick<FixtureFacts, 'home' | 'away'>): BySide<string> {
  return { player1: String(home), player2: String(away) };
}

/** What the table and the captains need of a fixture. */
export interface FixtureFacts {
  readonly home: number;
  readonly away: number;
  readonly windowFrom: string;
  readonly windowTo: string;
  /** The format that it keeps; null: it has that of its event. */
  readonly template: Template | null;
  readonly rubbers: readonly RubberGames[] | null;
  readonly resultState: ResultState;
}

/** The window of a matchday, from 1: it opens every so many days and is open for so many days. */
export function windowOf(
  matchday: number,
  { firstDay, everyDays, openDays }: { firstDay: string; everyDays: number; openDays: number },
): { readonly windowFrom: string; readonly windowTo: string } {
  const windowFrom = addDays(firstDay, (matchday - 1) * everyDays);
  return { windowFrom, windowTo: addDays(windowFrom, openDays - 1) };
}

/** Whether the captains may move a fixture to this day by themselves. */
export function isInWindow(day: string, { windowFrom, windowTo }: FixtureFacts): boolean {
  return windowFrom <= day && day <= windowTo;
}

interface Agreed {
  readonly playOn: string | null;
  readonly playAt: string | null;
  readonly orderMinutes: number | null;
}

/** When the orders of a fixture are due; null while no time is agreed, and where they are never late (decision 0067). */
export function ordersDueAt({ playOn, playAt, orderMinutes }: Agreed): Date | null {
  if (playOn === null || playAt === null || orderMinutes === null) return null;
  return dueBefore(instantInJapan(playOn, playAt), orderMinutes);
}

/** Whether a team of a fixture has left the season: it counts for nothing, and nobody writes it. */
export function isVoid(
  { home, away }: Pick<FixtureFacts, 'home' | 'away'>,
  teams: readonly { readonly number: number; readonly leftAt: Date | null }[],
): boolean {
  return teams.some(
    ({ number, leftAt }) => leftAt !== null && (number === home || number === away),
  );
}

/** Whether both orders of a fixture are in, and so read by both teams. */
export function areRevealed(orders: readonly { readonly side: FixtureSide }[]): boolean {
  return FIXTURE_SIDES.every((side) => orders.some((order) => order.side === side));
}

interface Filing {
  /** Both orders are in. */
  readonly isRevealed: boolean;
  readonly isDesk: boolean;
  readonly now: Date;
}

/**
 * Why somebody can file no order of a fixture any more: both are in, it has a result, or it is late; then the organizer enters what comes on
 * paper.
 */
export function fixtureFilingRefusal(
  { resultState, ...agreed }: Agreed & Pick<FixtureFacts, 'resultState'>,
  { isRevealed, isDesk, now }: Filing,
): 'ORDERS_REVEALED' | 'PLAYED' | 'ORDER_LATE' | null {
  if (isRevealed) return 'ORDERS_REVEALED';
  if (resultState !== 'none') return 'PLAYED';
  return !isDesk && isLate({ dueAt: ordersDueAt(agreed) }, now) ? 'ORDER_LATE' : null;
}

/** The state of a fixture from the games of its rubbers. The home team is the first. What was stored without every rubber counts as decided. */
export function stateOf(
  template: Template,
  rubbers: readonly RubberGames[],
  isWhole = template.play.groups.stop === 'all',
): TieState {
  const states = rubbers.map((games): RubberState => {
    if (!games) return { state: 'open', winner: null, sets: [] };
    const { home, away } = games;
    const winner = home > away ? 'player1' : 'player2';
    return { state: 'done', winner, sets: [], setsWon: { player1: home, player2: away } };
  });
  return tieState(template, isWhole ? 'all' : 'when-decided', states, { isFirstTie: false });
}

type Drawn = Pick<FixtureFacts, 'home' | 'away' | 'rubbers'> & { readonly matchday: number };

/**
 * Whether every rubber of a fixture is played, by the rule of its season. The first tie of a team is that of its first matchday on which it
 * does not rest; one that is void because the other team has left counts only where it was played.
 */
export function playsAll(
  { play: { groups } }: Template,
  { home, away, matchday }: Drawn,
  fixtures: readonly Drawn[],
  teams: Parameters<typeof isVoid>[1],
): boolean {
  if (groups.stop !== 'first-tie-all') return groups.stop === 'all';
  const earlier = fixtures.filter(
    (one) => one.matchday < matchday && (one.rubbers !== null || !isVoid(one, teams)),
  );
  return [home, away].some((team) =>
    earlier.every((one) => one.home !== team && one.away !== team),
  );
}

/** `RUBBERS`: another number of rubbers. `GAMES`: a rubber cannot end so. `OPEN`: the tie is not decided, or not played to its end. */
export type ResultRefusal = 'RUBBERS' | 'GAMES' | 'OPEN';

/** Whether a fixture can have this result. `isWhole`: every rubber of it is played. */
export function resultRefusal(
  template: Template,
  rubbers: readonly RubberGames[],
  isWhole: boolean,
): ResultRefusal | null {
  if (rubbers.length !== template.rubbers.length) return 'RUBBERS';
  if (!rubbers.every((games) => games === null || canEnd(template, games))) return 'GAMES';
  const { isOver, winner } = stateOf(template, rubbers, isWhole);
  return isOver && winner !== null ? null : 'OPEN';
}

/** In a match of several games the winner has those that win it; in one of a single set there are points or games of it, which decide it. */
function canEnd({ play }: Template, { home, away }: NonNullable<RubberGames>): boolean {
  const format = findFormat(play.groups.format);
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (!format) return most > least;
  if (format.bestOf > 1) return most === setsToWin(format) && least < most;
  return judge(format, [{ player1: home, player2: away }]).state === 'decided';
}

/** Why a captain cannot enter a result: the home team's does, until the away team or the organizer has answered it. */
export function enteringRefusal(
  sides: readonly FixtureSide[],
  state: ResultState,
): 'FORBIDDEN' | 'CONFIRMED' | 'DISPUTED' | null {
  if (!sides.includes('home')) return 'FORBIDDEN';
  if (state === 'disputed') return 'DISPUTED';
  return state === 'confirmed' ? 'CONFIRMED' : null;
}

/** Why a captain cannot confirm or contradict a result: the away team's does, once there is one. */
export function answeringRefusal(
  sides: readonly FixtureSide[],
  state: ResultState,
): 'FORBIDDEN' | 'CONFIRMED' | 'NO_RESULT' | null {
  if (!sides.includes('away')) return 'FORBIDDEN';
  if (state === 'confirmed') return 'CONFIRMED';
  return state === 'none' ? 'NO_RESULT' : null;
}

/** When silence confirms a result that nobody has answered. */
export function confirmsAt(enteredAt: Date): Date {
  return new Date(enteredAt.getTime() + CONFIRM_HOURS * 3_600_000);
}

/** The live table: every result that is entered counts, but for those of teams that have left and those that are disputed. */
export function seasonTable(
  { template, ruleBook, legs }: { template: Template; ruleBook: Preset; legs: 1 | 2 },
  teams: readonly number[],
  fixtures: readonly FixtureFacts[],
  out: ReadonlySet<number>,
): Standings<number> {
  const results = fixtures.flatMap((fixture): TieResult<number>[] => {
    const { home, away, rubbers, resultState } = fixture;
    if (!rubbers || resultState === 'disputed') return [];
    const state = stateOf(fixture.template ?? template, rubbers);
    const result = tieResult({ team1: home, team2: away }, state);
    return result ? [result] : [];
  });
  return tieStandings(teams, results, ruleBook, {
    legs,
    withdrawals: { sides: out, rule: 'void' },
  });
}

/** Why nothing of a season changes any more; null while it can. It goes on when the results of the tournament beside it are final. */
export function seasonClosed({ state }: { readonly state: string }): 'TOURNAMENT_CANCELLED' | null {
  return state === 'cancelled' ? 'TOURNAMENT_CANCELLED' : null;
}
