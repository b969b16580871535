import { type CardSet, winner } from '#domain/scorecard/card-set.ts';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../records.text.ts';
import css from './score-breakdown.module.css';

/** A side's score of a set; the loser of a tie-break has its points beside it, "8 (5)". */
function scoreIn(set: CardSet, side: Side): string {
  const score = set[`${side}Score`];
  const isLoser = set.tieBreak !== undefined && winner(set) !== side;
  return isLoser ? `${score} (${set.tieBreak})` : score;
}

/** Every set as it was played. */
export function ScoreBreakdown({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const words = useFormatWords();
  const { sets, scoreFormat } = match;
  const format = scoreFormat && formatOf(scoreFormat);
  return (
    <Section heading={t.breakdown} card>
      {sets.length === 0 ? (
        <p>
          {match.status === 'retired' || match.status === 'defaulted' ? t.noSetEnded : t.noSets}
        </p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              {sets.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a set has no other name than its place.
                <th key={at} scope="col" className={css.score}>
                  {words.set(format, at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SIDES.map((side) => (
              <tr key={side}>
                <th scope="row" className={css.name}>
                  {match[side].name}
                </th>
                {sets.map((set, at) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    key={at}
                    className={classNames(css.score, winner(set) === side && css.won)}
                  >
                    {scoreIn(set, side)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
