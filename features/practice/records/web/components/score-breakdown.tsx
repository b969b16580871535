import { SIDES } from '#domain/scorecard/side.ts';
import { storedSetWinner } from '#domain/scoring/set-winner.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { isEarly } from '#features/matches/web/lib/early-word.ts';
import { unitFor } from '#features/matches/web/lib/set-unit.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../records.text.ts';
import css from './score-breakdown.module.css';

/** Every set as it was played. */
export function ScoreBreakdown({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const { sets, scoreFormat, sport } = match;
  const winners = sets.map((set, at) => storedSetWinner(set, at, scoreFormat));
  const unit = unitFor(scoreFormat, sport);
  const noSets = () => {
    if (match.retired) return unit === 'set' ? t.noSetEnded : t.noGameEnded;
    return isEarly(match.status) ? t.nothingPlayed : t.noSets;
  };
  return (
    <Section heading={t.breakdown[unit]} card>
      {sets.length === 0 ? (
        <p>{noSets()}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              {sets.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a set has no other name than its place.
                <th key={at} scope="col" className={css.score}>
                  {t.row(unit, at + 1)}
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
                    className={classNames(css.score, winners[at] === side && css.won)}
                  >
                    {set[`${side}Score`]}
                    {set.tieBreak !== undefined && winners[at] !== side ? (
                      <small>{`(${set.tieBreak})`}</small>
                    ) : null}
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
