import { Section } from '#platform/web/ui/section.tsx';
import type { PlayerPage } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './player-form.module.css';
import { ResultDots } from './result-dots.tsx';

const [SIZE, STROKE] = [88, 9];
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** How it goes: the share of wins as a ring, wins in a row, and the last ten matches. Nothing before the first one. */
export function PlayerForm({ form }: Pick<PlayerPage, 'form'>) {
  const t = useText();
  const { won, lost, streak, last } = form;
  const all = won + lost;
  if (all === 0) return null;
  const share = won / all;
  return (
    <Section heading={t.form}>
      <div className={css.form}>
        <div className={css.share}>
          <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={css.ring} aria-hidden="true">
            <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className={css.track} />
            <circle
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              className={css.won}
              strokeDasharray={`${share * ROUND} ${ROUND}`}
            />
          </svg>
          <span className={css.percent}>{t.percent(Math.round(100 * share))}</span>
          <span className="visually-hidden">{t.winRate}</span>
        </div>
        <div className={css.words}>
          <p className={css.tally}>{t.wonLost(won, lost)}</p>
          {streak?.hasWon && streak.count > 1 ? (
            <p className={css.streak}>{t.streak(streak.count)}</p>
          ) : null}
          <ResultDots last={last} />
        </div>
      </div>
    </Section>
  );
}
