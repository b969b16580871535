import { replay } from '#domain/bracket/replay.ts';
import { isEntered } from '#domain/bracket/results.ts';
import { withThirdPlace } from '#domain/bracket/third-place.ts';
import type { Draw, Match, MatchResult, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { GroupOutcome } from '#domain/groups/group-matches.ts';
import { usualRuleBook } from '#domain/league-table/usual-rules.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import {
  formatOfMatch,
  type KnockoutPlace,
  type StageFormats,
} from '#domain/scoring/final-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import type { EventFormat, StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { StageSettings } from '#features/matches/matches.vocabulary.ts';

/** How the groups of a stage are played; a draw of an earlier version of the app has the rule book of the sport. */
export function playOf(
  { ruleBook, scoreFormat = null, finalFormat = null, lots = [] }: StageSettings,
  sport: Sport,
): Required<Pick<StageSettings, 'ruleBook' | 'scoreFormat' | 'finalFormat' | 'lots'>> {
  return { ruleBook: ruleBook ?? usualRuleBook(sport), scoreFormat, finalFormat, lots };
}

/** What is stored or known of the results of a draw: of a knockout the marks of its matches, of groups their played matches. */
type Results =
  | { readonly matches: readonly unknown[] }
  | { readonly marks: readonly { readonly result: unknown }[] };

/** Whether a match of a draw has a result: the draw cannot be replaced any more, and its format is fixed. */
export function isPlayed(results: Results | null | undefined): boolean {
  if (!results) return false;
  return 'marks' in results
    ? results.marks.some(({ result }) => result !== null)
    : results.matches.length > 0;
}

type Formats = Pick<StageSettings, 'scoreFormat' | 'finalFormat'>;

/** How the matches of a stage of an event are scored. */
export function formatsOf({ scoreFormat = null, finalFormat = null }: Formats): StageFormats {
  return { scoreFormat, finalFormat };
}

/** The format of a match of a stage that has no result yet; only a knockout has another one in its last rounds. */
export function formatAt(
  formats: Formats,
  place: { readonly kind: 'group' } | ({ readonly kind: 'knockout' } & KnockoutPlace),
): ChosenFormat | null {
  const known = formatsOf(formats);
  return place.kind === 'group' ? known.scoreFormat : formatOfMatch(known, place);
}

/** The format of a match of a knockout that has no result yet. */
export function formatIn(
  formats: Formats,
  { rounds }: Pick<Draw, 'rounds'>,
  { round, position }: Pick<Match, 'round' | 'position'>,
): ChosenFormat | null {
  return formatAt(formats, { kind: 'knockout', round, rounds, position });
}

/** Somebody who was ever in the list of an event. */
export interface KnownEntrant {
  readonly number: number;
  /** The entry is confirmed. */
  readonly isIn: boolean;
  readonly endedAt: Date | null;
}

/** Ids of those in a draw who have withdrawn from the event since; `known` is everybody who was ever in its list. */
export function outOf(
  { entrants }: Pick<StageDraw, 'entrants'>,
  known: readonly Pick<KnownEntrant, 'number' | 'isIn'>[],
): string[] {
  const inIt = new Set(known.flatMap(({ number, isIn }) => (isIn ? [String(number)] : [])));
  return entrants.flatMap(({ id }) => (inIt.has(id) ? [] : [id]));
}

/**
 * Ids of those who have withdrawn from played groups. Who withdraws once the next stage is published, at `followedSince`, has
 * played the groups to their end: their results stay, and the opponent wins the next match of the knockout. Source: next.md, B6.
 */
export function outOfGroups(
  draw: Pick<StageDraw, 'entrants'>,
  known: readonly KnownEntrant[],
  followedSince: Date | null,
): string[] {
  const hasPlayed = ({ isIn, endedAt }: KnownEntrant) =>
    isIn || (followedSince !== null && endedAt !== null && endedAt > followedSince);
  return outOf(
    draw,
    known.map((one) => ({ ...one, isIn: hasPlayed(one) })),
  );
}

/** The row of a match as a draw of groups takes it, whose sides are ids of entrants. */
export function outcomeOf({ player1, player2, winner, status }: MatchRow): GroupOutcome {
  return { player1Id: String(player1.id), player2Id: String(player2.id), winner, status };
}

type MatchRow = Pick<GroupOutcome, 'winner' | 'status'> & {
  readonly player1: { readonly id: string | number };
  readonly player2: { readonly id: string | number };
};

/** The shown knockout as it is played: with its match for third place, where the format asks for one. */
export function playedDraw(draw: Draw, format: EventFormat | null | undefined): Draw {
  return format?.kind === 'knockout' && format.thirdPlace ? withThirdPlace(draw) : draw;
}

/** What a match of a knockout has as its result; null after it was cleared. Only entered results are stored. */
interface Mark {
  readonly matchId: string;
  readonly result: MatchResult | null;
}

/** The shown knockout with its results; without any where they are not of this draw, which a newer one replaces soon. */
export function knockoutInPlay(
  shown: Draw,
  format: EventFormat | null | undefined,
  marks: readonly Mark[],
): Draw {
  const draw = playedDraw(shown, format);
  const results = new Map<string, PlayedResult>();
  for (const { matchId, result } of marks) if (isEntered(result)) results.set(matchId, result);
  const state = replay(draw, results);
  return state.ok ? state.value : draw;
}
