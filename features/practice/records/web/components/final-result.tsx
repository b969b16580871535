import Trophy from 'lucide-react/icons/trophy';
import { parseResult } from '#domain/scorecard/score-text.ts';
import { opponent, SIDES } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../records.text.ts';
import css from './final-result.module.css';

/** Sets won by each, and the winner. */
export function FinalResult({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const words = useFormatWords();
  const won = parseResult(match.result);
  const format = match.scoreFormat && formatOf(match.scoreFormat);
  const loser = match.winner && match[opponent(match.winner)].name;
  const ended = loser && (match.retired ? t.retiredIs(loser) : words.endedBy(match.status, loser));
  return (
    <Section heading={t.finalResult} card>
      <div className={css.sides}>
        {SIDES.map((side) => (
          <div key={side} className={classNames(css.side, match.winner === side && css.ahead)}>
            <span className={css.number}>{won?.[side] ?? 0}</span>
            <span className={css.name}>{match[side].name}</span>
          </div>
        ))}
        <p className={css.caption}>{format ? words.setsWon(format) : t.setsWon}</p>
      </div>
      <p className={css.winner}>
        <Trophy aria-hidden="true" />
        <span>{match.winner ? t.winnerIs(match[match.winner].name) : t.undecided}</span>
      </p>
      {ended ? <p className={css.retired}>{ended}</p> : null}
    </Section>
  );
}
