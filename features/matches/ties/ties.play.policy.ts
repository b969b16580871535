import { shownMatch } from '#domain/league-table/shown-match.ts';
import { asText, type CardSet } from '#domain/scorecard/card-set.ts';
import { type BySide, SIDES, type Side } from '#domain/scorecard/side.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { fastest } from '#domain/scoring/fastest.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { forfeitsOf, lineUp } from '#domain/team-tie/line-up.ts';
import type { RubberKind, Template } from '#domain/team-tie/template.ts';
import { templatesOf } from '#domain/team-tie/templates.ts';
import { forfeitWinners, type RubberState, type TieState, tieState } from '#domain/team-tie/tie.ts';
import { rubberId, rubberSide } from './ties.sides.policy.ts';
import type { TiePlay } from './ties.vocabulary.ts';

/** The ties of a draw as they are played: who plays which rubber, and how the tie stands. The same for everybody who asks. */

/** A match of a draw for teams. */
export interface TieMatch {
  readonly matchId: string;
  /** Entrants' numbers; null while a side is not known. */
  readonly player1: string | null;
  readonly player2: string | null;
  /** Of either team it is the first tie of the event. */
  readonly isFirstTie: boolean;
  readonly play: TiePlay;
  /** Of its rubbers, as the stage has it; null where it has none: the template's. */
  readonly scoreFormat: ChosenFormat | null;
  /** It has a result of its own, such as a walkover: none of its rubbers is played any more. */
  readonly isSettled: boolean;
  /** Of a settled one: a team gave up after it had begun, and the rubbers that were played stand. */
  readonly isRetired: boolean;
}

/** What is stored of a tie. */
export interface KnownTie {
  readonly id: string;
  readonly drawNumber: number;
  readonly matchId: string;
  readonly team1: string;
  readonly team2: string;
  readonly template: Template;
  readonly firstLetters: Side | null;
  readonly revealedAt: Date | null;
  readonly orders: Readonly<
    Partial<Record<Side, { readonly players: readonly (number | null)[] }>>
  >;
}

/** The row of a rubber. */
export interface RubberRow {
  readonly tieId: string | null;
  readonly rubberNo: number | null;
  readonly sets: readonly CardSet[];
  readonly winner: Side | null;
  readonly status: Status;
  /** Of its first result; null where nobody has chosen one. */
  readonly scoreFormat: ChosenFormat | null;
}

export interface RubberInPlay<Row extends RubberRow = RubberRow> {
  /** From 1. */
  readonly number: number;
  /** In the draw. */
  readonly matchId: string;
  /** "S1", "D3". */
  readonly name: string;
  readonly kind: RubberKind;
  /** Sides of rubbers; null before the orders are revealed, and for a side that has nobody for it. */
  readonly player1: string | null;
  readonly player2: string | null;
  /** A side has nobody for it: who wins it without play, null where both have nobody. Undefined where it is played. */
  readonly forfeit: Side | null | undefined;
  readonly row: Row | null;
  /** It is on court. */
  readonly isPlaying: boolean;
  /** It has no result, and will have none: the tie is decided. */
  readonly isOff: boolean;
}

export interface TieInPlay<Row extends RubberRow = RubberRow> {
  readonly match: TieMatch;
  /** What is stored of it; null while nothing but its teams is known. */
  readonly tie: KnownTie | null;
  readonly template: Template;
  readonly isRevealed: boolean;
  readonly rubbers: readonly RubberInPlay<Row>[];
  readonly state: TieState;
}

interface Around<Row extends RubberRow> {
  readonly drawNumber: number;
  /** Of the event, for ties that are not stored yet. */
  readonly template: Template;
  readonly tie: KnownTie | undefined;
  /** Of rubbers; those of other ties count for nothing. */
  readonly rows: readonly Row[];
  readonly isPlaying?: (rubberMatchId: string) => boolean;
}

/** A tie as it is played. What is stored counts only for this draw and these two teams. */
export function tieInPlay<Row extends RubberRow>(
  match: TieMatch,
  { drawNumber, tie: stored, rows, isPlaying = () => false, ...event }: Around<Row>,
): TieInPlay<Row> {
  const isSame =
    stored?.drawNumber === drawNumber &&
    stored.team1 === match.player1 &&
    stored.team2 === match.player2;
  const tie = isSame ? stored : null;
  const template = tie?.template ?? event.template;
  const lines = tie?.revealedAt ? linesOf(tie) : null;
  const forfeits = forfeitWinners({
    player1: lines ? forfeitsOf(lines.player1) : [],
    player2: lines ? forfeitsOf(lines.player2) : [],
  });
  const own = new Map(
    rows.flatMap((row) => (tie && row.tieId === tie.id ? [[row.rubberNo, row] as const] : [])),
  );
  const found = template.rubbers.map(({ name, kind }, at) => {
    const number = at + 1;
    const matchId = rubberId(match.matchId, number);
    const row = own.get(number) ?? null;
    const side = (one: Side, team: string | null) =>
      lines && team !== null ? rubberSide(team, lines[one][at] ?? []) : null;
    return {
      number,
      matchId,
      name,
      kind,
      row,
      player1: side('player1', match.player1),
      player2: side('player2', match.player2),
      forfeit: forfeits.get(at),
      isPlaying: isPlaying(matchId),
    };
  });
  const state = stateOf(match, template, found);
  const isOff = (number: number) => match.isSettled || state.needless.includes(number - 1);
  return {
    match,
    tie,
    template,
    isRevealed: lines !== null,
    rubbers: found.map((one) => ({ ...one, isOff: !isDone(one) && isOff(one.number) })),
    state,
  };
}

/** A tie as it would stand if one of its rubbers were another one, or had no result (null). */
export function withRubber(
  { match, template, rubbers }: TieInPlay,
  number: number,
  after: Pick<RubberRow, 'sets' | 'winner' | 'status'> | null,
): Pick<TieInPlay, 'match' | 'state'> {
  const changed = rubbers.map((one) => {
    if (one.number !== number) return one;
    const scoreFormat = one.row?.scoreFormat ?? null;
    return { ...one, row: after && { tieId: null, rubberNo: number, scoreFormat, ...after } };
  });
  return { match, state: stateOf(match, template, changed) };
}

function stateOf(match: TieMatch, template: Template, rubbers: readonly Found[]): TieState {
  const format = formatOfRubbers(match, template);
  const states = rubbers.map((one) => asState(one, format));
  return tieState(template, template.play[match.play].stop, states, match);
}

function formatOfRubbers(
  { scoreFormat, play }: Pick<TieMatch, 'scoreFormat' | 'play'>,
  template: Pick<Template, 'play'>,
): ChosenFormat {
  return scoreFormat ?? { id: template.play[play].format };
}

/** Who plays each rubber, by side. */
export function linesOf({ template, orders, firstLetters }: KnownTie) {
  // The lot may have given the first letters to the second team.
  const turned = firstLetters === 'player2';
  const lettered = (side: Side) => (turned ? SIDES.find((one) => one !== side)! : side);
  const line = (side: Side) =>
    lineUp(template, lettered(side), orders[side]?.players ?? []) as (number | null)[][];
  return { player1: line('player1'), player2: line('player2') };
}

type Found = Omit<RubberInPlay, 'isOff'>;

function isDone({ row, forfeit: winner }: Pick<Found, 'row' | 'forfeit'>): boolean {
  return winner !== undefined || (row !== null && row.status !== 'scheduled');
}

function asState(rubber: Found, format: ChosenFormat): RubberState {
  const { forfeit: winner, row } = rubber;
  if (winner !== undefined) return { state: 'done', winner, sets: unplayed(winner, format) };
  if (row && isDone(rubber)) {
    const played = { ...row, player1Id: 1, player2Id: 2, scoreFormat: row.scoreFormat ?? format };
    const { winner, sets, countedSetsWon: setsWon } = shownMatch(played);
    return { state: 'done', winner, sets, setsWon };
  }
  return { state: rubber.isPlaying ? 'playing' : 'open', winner: null, sets: [] };
}

/** In table tennis a rubber that nobody plays counts as the games needed, each 11-0 (Yaizu; ITTF 3.7.5.1); elsewhere no game counts. */
function unplayed(winner: Side | null, chosen: ChosenFormat): readonly CardSet[] {
  const format = formatOf(chosen);
  if (!winner || format?.sport !== 'table-tennis') return [];
  return fastest(format, winner).map(asText);
}

/** Whether a rubber of a tie has been played. */
export function hasResults({ rubbers }: Pick<TieInPlay, 'rubbers'>): boolean {
  return rubbers.some(({ row }) => row !== null && row.status !== 'scheduled');
}

/** The sums of a tie that a team gave up: what was played stands, and the other team has the rubbers that it still needed without play. */
export function retiredTie(
  { match, template, state }: Pick<TieInPlay, 'match' | 'template' | 'state'>,
  winner: Side,
): ReturnType<typeof unplayedTie> {
  const missing = Math.max(0, template.wins - state.score[winner]);
  const given = unplayedTie({ match, template: { ...template, wins: missing } }, winner);
  const added = (played: BySide<number>, more: BySide<number>) => ({
    player1: played.player1 + more.player1,
    player2: played.player2 + more.player2,
  });
  return {
    rubbers: added(state.score, given.rubbers),
    games: added(state.games, given.games),
    points: added(state.points, given.points),
  };
}

/** A tie without play counts as the rubbers that win it, each without play. */
export function unplayedTie(
  { match, template }: Pick<TieInPlay, 'match' | 'template'>,
  winner: Side | null,
): { rubbers: BySide<number>; games: BySide<number>; points: BySide<number> } {
  const { wins } = template;
  const sets = unplayed(winner, formatOfRubbers(match, template));
  const of = (won: number) => ({
    player1: winner === 'player1' ? won : 0,
    player2: winner === 'player2' ? won : 0,
  });
  const points = sets.reduce(
    (sum, { player1Score, player2Score }) => sum + Number(player1Score) + Number(player2Score),
    0,
  );
  return { rubbers: of(wins), games: of(wins * sets.length), points: of(wins * points) };
}

/** What the organizer has decided about an event's ties, else what is usual in its sport. */
export function templateOf(
  rules: { readonly template: Template } | null | undefined,
  sport: Sport,
): Template {
  return rules?.template ?? templatesOf(sport)[0]!;
}

/** On so many courts the rubbers of a tie are played at once, where the organizer has said nothing. */
export const USUAL_COURTS_AT_ONCE = 1;

/** Minutes before a tie at which its orders are due, where the organizer has said nothing (next.md, F3). */
export const USUAL_FILE_MINUTES = 10;

/** How the ties of an event are played where the organizer has decided nothing. */
export function usualRules(sport: Sport) {
  return {
    template: templateOf(null, sport),
    courtsAtOnce: USUAL_COURTS_AT_ONCE,
    fileMinutes: USUAL_FILE_MINUTES,
    warnsOnly: false,
  };
}
