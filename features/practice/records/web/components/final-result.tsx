import Trophy from 'lucide-react/icons/trophy';
import { parseResult } from '#domain/scorecard/score-text.ts';
import { opponent, SIDES } from '#domain/scorecard/side.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { isOfGames } from '#features/matches/web/lib/set-unit.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../records.text.ts';
import css from './final-result.module.css';

/** Sets won by each, and the winner. */
export function FinalResult({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const won = parseResult(match.result);
  const early = {
    retired: t.retiredIs,
    walkover: t.walkoverIs,
    defaulted: t.defaultedIs,
  }[match.status as string];
  return (
    <Section heading={t.finalResult} card>
      <div className={css.sides}>
        {SIDES.map((side) => (
          <div key={side} className={classNames(css.side, match.winner === side && css.ahead)}>
            <span className={css.number}>{won?.[side] ?? 0}</span>
            <span className={css.name}>{match[side].name}</span>
          </div>
        ))}
        <p className={css.caption}>
          {match.scoreFormat && isOfGames(match.scoreFormat) ? t.gamesWon : t.setsWon}
        </p>
      </div>
      <p className={css.winner}>
        <Trophy aria-hidden="true" />
        <span>{match.winner ? t.winnerIs(match[match.winner].name) : t.undecided}</span>
      </p>
      {early && match.winner ? (
        <p className={css.retired}>{early(match[opponent(match.winner)].name)}</p>
      ) : null}
    </Section>
  );
}
