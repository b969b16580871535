import { type Consequences, consequences } from '#domain/bracket/consequences.ts';
import { type MatchKind, matchKind } from '#domain/bracket/rounds.ts';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { KnockoutScoresText } from '../knockout-scores.text.ts';
import type { ScoredView } from './scored-match.ts';

interface Words {
  readonly t: KnockoutScoresText;
  readonly roundName: (kind: MatchKind) => string;
}

/** The consequences of a result of this match (null: of clearing it), one sentence each, before it happens. */
export function consequenceTexts(
  { draw, people, courtOf }: Pick<ScoredView, 'draw' | 'people' | 'courtOf'>,
  match: Match,
  result: PlayedResult | null,
  { t, roundName }: Words,
): string[] {
  const found = consequences(draw, match.id, result);
  if (!found.ok) return [];
  const { changes, winnerBefore, championBefore, championAfter } = found.value;
  const name = (id: string | null) => (id === null ? '' : (people.get(id)?.name ?? ''));
  const texts = changes.filter(({ after }) => after.id !== match.id).flatMap(changeTexts);
  if (championBefore && championBefore !== championAfter) {
    texts.push(t.noLongerChampion(name(championBefore)));
  }
  if (championAfter && championBefore !== championAfter) {
    texts.push(t.becomesChampion(name(championAfter)));
  }
  if (winnerBefore && winnerBefore === result?.winner) texts.push(t.staysSame);
  return texts;

  function changeTexts(change: Change): string[] {
    const round = roundName(matchKind(draw, change.after));
    return [...moveTexts(change, round), ...unopposedTexts(change, round)];
  }

  /** Another player on one of the two sides. */
  function moveTexts({ before, after }: Change, round: string): string[] {
    const court = courtOf?.get(after.id);
    const side = before.player1 === after.player1 ? 'player2' : 'player1';
    const [old, next] = [before[side], after[side]];
    if (court && old && next) return [t.stopsFor(court, name(old), name(next))];
    if (court && old) return [t.stops(court, name(old))];
    if (old && next) return [t.replaced(name(old), name(next), round)];
    if (next) return [t.goesOn(name(next), round)];
    return old ? [t.leaves(name(old), round)] : [];
  }

  /** A match that will not be played, or that will be after all. */
  function unopposedTexts({ before, after }: Change, round: string): string[] {
    const [was, is] = [before.result?.kind === 'unopposed', after.result?.kind === 'unopposed'];
    if (was && !is) return [t.isPlayedAfterAll(round)];
    const winner = after.result?.winner ?? null;
    if (!is || (was && winner === before.result?.winner)) return [];
    return [winner ? t.advancesUnopposed(name(winner), round) : t.nobodyPlays(round)];
  }
}

type Change = Consequences['changes'][number];
