import { SIDES } from '#domain/scorecard/side.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../evening.text.ts';
import { sidesOf } from '../lib/names.ts';
import { scorecardOf } from '../lib/scorecard.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import css from './evening-summary.module.css';

/** The finished matches, the latest first; a score that was left out can be entered now. */
export function PlayedMatches(shown: ShownEvening) {
  const t = useText();
  const { evening, names } = shown;
  const played = evening.recorded.matches
    .filter(({ state }) => state === 'finished')
    .sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
  if (played.length === 0) return <p>{t.nonePlayed}</p>;
  return (
    <ul className={css.played}>
      {played.map((match) => {
        const sides = sidesOf(match, names);
        const title = `${sides[0].name} ${t.versus} ${sides[1].name}`;
        const winner = match.winner && sides[SIDES.indexOf(match.winner)]?.name;
        return (
          <li key={match.id} className={css.match}>
            <div className={css.words}>
              <span className={css.title}>{title}</span>
              <span className={css.outcome}>{winner ? t.won(winner) : t.withoutScore}</span>
            </div>
            {winner ? null : (
              <LinkButton
                variant="secondary"
                aria-label={t.enterScoreOf(title)}
                {...scorecardOf({ ...shown, match, sides })}
              >
                {t.enterScore}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
