import type { MatchStats } from '#domain/scorecard/match-record.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../records.text.ts';
import css from './noted-stats.module.css';

/** The notes on a match, to read. */
export function NotedStats({ stats }: { readonly stats: MatchStats | null }) {
  const t = useText();
  const { number } = useFormat();
  const { longestRally, comments } = stats ?? {};
  return (
    <dl className={css.stats}>
      {longestRally === undefined ? null : (
        <div>
          <dt>{t.longestRally}</dt>
          <dd>{t.points(number(longestRally))}</dd>
        </div>
      )}
      {comments ? (
        <div>
          <dt>{t.comments}</dt>
          <dd className={css.text}>{comments}</dd>
        </div>
      ) : null}
    </dl>
  );
}
