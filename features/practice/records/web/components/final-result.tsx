import Trophy from 'lucide-react/icons/trophy';
import { parseResult } from '#domain/scorecard/score-text.ts';
import { opponent, SIDES } from '#domain/scorecard/side.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { unitFor } from '#features/matches/web/lib/set-unit.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../records.text.ts';
import css from './final-result.module.css';

/** Sets won by each, and the winner. */
export function FinalResult({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const won = parseResult(match.result);
  const early = earlyText(match, t);
  return (
    <Section heading={t.finalResult} card>
      <div className={css.sides}>
        {SIDES.map((side) => (
          <div key={side} className={classNames(css.side, match.winner === side && css.ahead)}>
            <span className={css.number}>{won?.[side] ?? 0}</span>
            <span className={css.name}>{match[side].name}</span>
          </div>
        ))}
        <p className={css.caption}>{t.won[unitFor(match.scoreFormat, match.sport)]}</p>
      </div>
      <p className={css.winner}>
        <Trophy aria-hidden="true" />
        <span>
          {match.winner ? t.winnerIs(match[match.winner].name) : early ? t.nobody : t.undecided}
        </span>
      </p>
      {early ? <p className={css.retired}>{early}</p> : null}
    </Section>
  );
}

/** How a match ended that was not played to its end; null for any other. */
function earlyText(match: MatchOutput, t: ReturnType<typeof useText>): string | null {
  const loser = match.winner ? match[opponent(match.winner)].name : '';
  switch (match.status) {
    case 'retired':
      return t.retiredIs(loser);
    case 'walkover':
      return t.walkoverIs(loser);
    case 'defaulted':
      return t.defaultedIs(loser);
    case 'double-walkover':
      return t.doubleWalkoverIs;
    case 'cancelled':
      return t.cancelledIs;
    default:
      return null;
  }
}
